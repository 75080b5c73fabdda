import { dirname, join } from 'node:path';
import { thisMachine } from '../machine/machine.ts';
import { historyLimits, settingsFile } from '../settings.ts';
import { openWorkspace } from '../workspace/workspace.ts';
import { createHistory } from './history.ts';

/**
 * Keeps the content of a guide that a command is about to replace, among the versions that the editor shows. `home` is
 * the folder of Guide Studio, `path` the real path of the guide. Resolves to false if the machine refuses.
 */
export async function keepVersion(home: string, path: string, bytes: Uint8Array): Promise<boolean> {
  const machine = thisMachine();
  const limits = historyLimits(settingsFile(machine, join(home, 'settings.json')));
  const workspace = await openWorkspace(machine, dirname(path));
  return await createHistory(machine, workspace, join(home, 'history'), limits).keep(path, bytes, 'save');
}
