import { readFile } from 'node:fs/promises';

/**
 * Reads a file as JSON. Rejects with the system's error, or with one that does not quote the text, which may contain
 * secrets.
 */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('not JSON');
  }
}
