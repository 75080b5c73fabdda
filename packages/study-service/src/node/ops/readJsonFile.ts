import { readFile } from 'node:fs/promises';

/** A file as JSON. Rejects with the system's error, or with one that does not quote the text: secrets may stand there. */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('not JSON');
  }
}
