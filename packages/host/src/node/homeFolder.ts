import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';

/**
 * Returns the home folder of this user. An empty or relative `HOME` names none, and would lead into the current folder;
 * then it is the one that the system knows. Throws if the system knows none either.
 */
export function homeFolder(): string {
  const home = homedir();
  if (isAbsolute(home)) return home;
  const known = userInfo().homedir;
  if (isAbsolute(known)) return known;
  throw new Error('This user has no home folder. Set HOME or GUIDE_STUDIO_HOME to an absolute path.');
}
