import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isFresh, root, targets } from './targets.mjs';

/**
 * Builds a bundle if it is missing or stale and returns its folder; `null` if it could not be built. The build runs
 * in its own process and prints to stderr only, so that stdout contains only the output of the command.
 */
export function ensure(target) {
  const output = join(root, targets[target].output);
  if (isFresh(target)) return output;
  if (!existsSync(join(root, 'node_modules', 'vite'))) {
    process.stderr.write('Guide Studio is not built yet and its build tools are missing. Run npm ci in its folder.\n');
    return null;
  }
  const build = spawnSync(process.execPath, [join(root, 'tools', 'build', 'build.mjs'), target], {
    stdio: ['ignore', 2, 2],
  });
  return build.status === 0 ? output : null;
}
