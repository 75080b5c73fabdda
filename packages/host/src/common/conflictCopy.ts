/**
 * The names that sync tools give to the copy of a file that two machines changed: Dropbox and Nextcloud use brackets,
 * Syncthing its own suffix, Google Drive and OneDrive the machine or a number. Only unambiguous names count: a plain
 * `name (1)` may be anything.
 */
const marks = [
  /^ \([^()]*(?:conflicted copy|conflict|in conflict|Konflikt|copie en conflit|copia en conflicto)[^()]*\)$/iu,
  /^\.sync-conflict-\d{8}-\d{6}(?:-[0-9A-Z]+)?$/u,
  /^_conf\(\d+\)$/u,
];

/** The part between the name of a guide, or of a file beside it, and `.json`. */
const inner = /(?:\.guide)?(?:\.notes|\.tests)?$/u;

/**
 * Returns true if `name` is a sync tool's copy of `original`. The mark may come before or after `.guide`, `.notes` and `.tests`.
 */
export function isConflictCopy(name: string, original: string): boolean {
  if (name === original || !name.endsWith('.json') || !original.endsWith('.json')) return false;
  const whole = original.slice(0, -'.json'.length);
  const half = inner.exec(whole)?.[0] ?? '';
  const stem = whole.slice(0, whole.length - half.length);
  const rest = name.slice(0, -'.json'.length);
  // `name (conflicted copy).guide.json`, or `name.guide (…).json` from tools that know only the last extension.
  const marking = rest.startsWith(whole)
    ? rest.slice(whole.length)
    : rest.startsWith(stem) && rest.endsWith(half)
      ? rest.slice(stem.length, rest.length - half.length)
      : '';
  return marks.some((mark) => mark.test(marking));
}
