import { isAbsolute, relative } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The scripts of npm that run the command in the project root. */
const rootScripts: ReadonlySet<string> = new Set(['start', 'dev', 'service']);

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path);
  return !way.startsWith('..') && !isAbsolute(way);
};

/**
 * Returns the folder that relative paths on the command line refer to. `npm start`, `npm run dev` and `npm run service` always
 * run in the project root, and `npx` inside a package runs in that package's root; npm stores the original folder in
 * `INIT_CWD`. Everything that npm runs inherits the variable, so it is used only in these cases.
 */
export function cwdOf(env: Environment, cwd: string, root: string): string {
  const event = env['npm_lifecycle_event'];
  const typedIn = env['INIT_CWD'];
  if (typedIn === undefined) return cwd;
  const isScript = event !== undefined && rootScripts.has(event) && cwd === root;
  const isPackageRun = event === 'npx' && isBelow(cwd, root) && isBelow(typedIn, cwd);
  return isScript || isPackageRun ? typedIn : cwd;
}
