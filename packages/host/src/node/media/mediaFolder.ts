import { dirname, join } from 'node:path';
import type { GuidePlace } from '../companions/companionPath.ts';

/**
 * Returns the folder of pictures and videos beside a guide: `name.guide.media` for `name.guide.json`, as the other files
 * beside it are named.
 */
export function mediaFolder({ path, name }: GuidePlace): string {
  return join(dirname(path), `${name.replace(/\.json$/u, '')}.media`);
}
