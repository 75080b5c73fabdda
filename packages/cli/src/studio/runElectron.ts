import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { placesOf } from './places.ts';
import type { WorkspaceFolder } from './workspace.ts';

/** `noSandbox`: the system keeps Chromium's sandbox from starting, as Ubuntu 23.10 and newer do. */
export type ElectronEnd = 'closed' | 'failed' | 'noSandbox';

/** What Chromium writes before it ends because its sandbox cannot start. */
const sandboxFailure = /No usable sandbox|SUID sandbox helper binary|credentials\.cc.*Permission denied/u;

/**
 * Runs the desktop application, which starts its own local service, until its window is closed or Ctrl+C. Resolves to
 * why it ended.
 */
export async function runElectron(binary: string, workspace: WorkspaceFolder, context: Context): Promise<ElectronEnd> {
  for (const target of ['renderer', 'page', 'electron'] as const) if (context.ensure(target) === null) return 'failed';
  const args = [join(context.root, 'electron'), `--folder=${workspace.folder}`];
  if (workspace.openFirst !== null) args.push(workspace.openFirst);
  // Started by a program that is Electron itself, it would run as plain Node.
  const { ELECTRON_RUN_AS_NODE: _, ...inherited } = context.env;
  const env = { ...inherited, GUIDE_STUDIO_HOME: placesOf(context).home };
  const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'pipe'], env });
  let lacksSandbox = false;
  child.stderr.on('data', (chunk: Buffer) => {
    lacksSandbox ||= sandboxFailure.test(chunk.toString());
    context.exactErr(chunk);
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', resolve);
    child.once('error', () => resolve(null));
  });
  let stopped = false;
  void context.untilStopped().then(() => {
    stopped = true;
    child.kill();
  });
  if ((await ended) === 0 || stopped) return 'closed';
  return lacksSandbox ? 'noSandbox' : 'failed';
}
