import { FaultRules } from '../../http/faults.ts';
import { StartError } from '../startError.ts';
import { readFile } from 'node:fs/promises';

/** Reads a fault file. Throws {@link StartError} `faultsUnreadable` or `faultsInvalid`. */
export async function readFaults(path: string): Promise<FaultRules> {
  const json = await readJsonFile(path).catch((error: unknown) => {
    throw new StartError('faultsUnreadable', path, error);
  });
  const rules = FaultRules.safeParse(json);
  if (rules.success) return rules.data;
  const [issue] = rules.error.issues;
  throw new StartError('faultsInvalid', path, `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
}

/**
 * Reads a file as JSON. Rejects with the system's error, or with one that does not quote the text, which may contain
 * secrets.
 */
async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8');
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('not JSON');
  }
}
