import { isAbsolute, relative } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

/**
 * The folder that relative paths on the command line are meant from. `npm start` and `npm run service` run in the root
 * of the project wherever they were typed, and `npx` inside a package runs in that package's root; npm tells the true
 * folder in `INIT_CWD`. The variable is inherited by everything that npm runs, so it counts only where it fits.
 */
export function cwdOf(env: Environment, cwd: string, root: string): string {
  const event = env['npm_lifecycle_event'];
  const typedIn = env['INIT_CWD'];
  if (typedIn === undefined) return cwd;
  const isScript = (event === 'start' || event === 'service') && cwd === root;
  const isPackageRun = event === 'npx' && isBelow(cwd, root) && isBelow(typedIn, cwd);
  return isScript || isPackageRun ? typedIn : cwd;
}
