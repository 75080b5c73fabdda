import { guideExtension } from './guideFileName.ts';

/**
 * How sync tools name the copy that they make when two machines changed a file: Dropbox and Nextcloud in brackets,
 * Syncthing with its own ending, Google Drive and OneDrive with the machine or a number. Only names that say so; a plain
 * `name (1)` may be anything.
 */
const marks = [
  / \([^()]*(?:conflicted copy|conflict|in conflict|Konflikt|copie en conflit|copia en conflicto)[^()]*\)$/iu,
  /\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?$/u,
  /_conf\(\d+\)$/u,
];

/** Whether a file beside a guide is the copy that a sync tool made of it, in whichever half of the name it says so. */
export function isConflictCopy(name: string, guide: string): boolean {
  const stem = guide.slice(0, -guideExtension.length);
  if (name === guide || !name.startsWith(stem) || !name.endsWith('.json')) return false;
  // `name (conflicted copy).guide.json` and, from tools that know only the last ending, `name.guide (…).json`.
  const rest = name
    .slice(stem.length, -'.json'.length)
    .replace(/^\.guide/u, '')
    .replace(/\.guide$/u, '');
  return marks.some((mark) => mark.test(rest));
}
