import { FaultRules } from '../../http/faults.ts';
import { StartError } from '../startError.ts';
import { readJsonFile } from './readJsonFile.ts';

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
