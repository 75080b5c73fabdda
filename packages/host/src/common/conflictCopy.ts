/**
 * How sync tools name the copy that they make when two machines changed a file: Dropbox and Nextcloud in brackets,
 * Syncthing with its own ending, Google Drive and OneDrive with the machine or a number. Only names that say so; a plain
 * `name (1)` may be anything.
 */
const marks = [
  /^ \([^()]*(?:conflicted copy|conflict|in conflict|Konflikt|copie en conflit|copia en conflicto)[^()]*\)$/iu,
  /^\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?$/u,
  /^_conf\(\d+\)$/u,
];

/** What stands between the name of a guide, or of its notes, and the last ending. */
const inner = /(?:\.guide)?(?:\.notes)?$/u;

/** Whether a file beside another one is the copy that a sync tool made of it, in whichever half of the name it says so. */
export function isConflictCopy(name: string, original: string): boolean {
  if (name === original || !name.endsWith('.json') || !original.endsWith('.json')) return false;
  const whole = original.slice(0, -'.json'.length);
  const half = inner.exec(whole)?.[0] ?? '';
  const stem = whole.slice(0, whole.length - half.length);
  const rest = name.slice(0, -'.json'.length);
  // `name (conflicted copy).guide.json` and, from tools that know only the last ending, `name.guide (…).json`.
  const said = rest.startsWith(whole)
    ? rest.slice(whole.length)
    : rest.startsWith(stem) && rest.endsWith(half)
      ? rest.slice(stem.length, rest.length - half.length)
      : '';
  return marks.some((mark) => mark.test(said));
}
