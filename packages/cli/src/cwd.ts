type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The folder that relative paths on the command line are meant from. `npm start` and `npm run service` run their script
 * in the root of the project, wherever they were typed; npm tells the true folder in `INIT_CWD`.
 */
export function cwdOf(env: Environment, cwd: string, root: string): string {
  const isScript = env['npm_lifecycle_event'] === 'start' || env['npm_lifecycle_event'] === 'service';
  return isScript && cwd === root && env['INIT_CWD'] !== undefined ? env['INIT_CWD'] : cwd;
}
