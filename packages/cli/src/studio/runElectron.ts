import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Context } from '../context.ts';
import { placesOf } from './places.ts';
import { untilStopped } from './untilStopped.ts';
import type { WorkspaceFolder } from './workspace.ts';

/**
 * Runs the desktop application, which starts its own local service, until its window is closed or Ctrl+C. Returns false
 * if it could not run.
 */
export async function runElectron(binary: string, workspace: WorkspaceFolder, context: Context): Promise<boolean> {
  for (const target of ['renderer', 'page', 'electron'] as const) if (context.ensure(target) === null) return false;
  const args = [join(context.root, 'electron'), `--folder=${workspace.folder}`];
  if (workspace.openFirst !== null) args.push(workspace.openFirst);
  const env = { ...context.env, GUIDE_STUDIO_HOME: placesOf(context).home };
  const child = spawn(binary, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
    child.once('error', () => resolve(null));
  });
  let stopped = false;
  void untilStopped().then(() => {
    stopped = true;
    child.kill();
  });
  return (await ended) === 0 || stopped;
}
