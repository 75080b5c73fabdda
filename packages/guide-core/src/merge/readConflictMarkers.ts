/** The versions in a text with conflict markers. */
export interface ConflictSides {
  readonly ours: string;
  readonly theirs: string;
  /** The common ancestor, if every conflict contains it (`merge.conflictStyle` diff3 or zdiff3). */
  readonly base: string | null;
  /** Git's names of the two sides, such as `HEAD`, or ''. */
  readonly labels: { readonly ours: string; readonly theirs: string };
  readonly conflicts: number;
}

type Part = 'common' | 'ours' | 'base' | 'theirs';

const marker = /^(<{7}|\|{7}|={7}|>{7})(?: (.*))?\r?$/u;

/**
 * Splits a text with git's conflict markers. Returns null if there are none or they do not match. A line of a guide
 * never begins with a marker, because JSON has no raw line ends in texts.
 */
export function readConflictMarkers(text: string): ConflictSides | null {
  const sides: Record<'ours' | 'base' | 'theirs', string[]> = { ours: [], base: [], theirs: [] };
  const labels = { ours: '', theirs: '' };
  let part: Part = 'common';
  let conflicts = 0;
  let bases = 0;
  for (const line of text.split('\n')) {
    const [, sign, label = ''] = marker.exec(line) ?? [];
    if (sign === undefined) {
      for (const side of ['ours', 'base', 'theirs'] as const) {
        if (part === 'common' || part === side) sides[side].push(line);
      }
      continue;
    }
    const next = follow(part, sign.charAt(0));
    if (next === null) return null;
    if (next === 'ours') labels.ours ||= label;
    if (next === 'base') bases += 1;
    if (next === 'common') {
      labels.theirs ||= label;
      conflicts += 1;
    }
    part = next;
  }
  if (conflicts === 0 || part !== 'common') return null;
  const base = bases === conflicts ? sides.base.join('\n') : null;
  return { ours: sides.ours.join('\n'), theirs: sides.theirs.join('\n'), base, labels, conflicts };
}

function follow(part: Part, sign: string): Part | null {
  if (sign === '<') return part === 'common' ? 'ours' : null;
  if (sign === '|') return part === 'ours' ? 'base' : null;
  if (sign === '=') return part === 'ours' || part === 'base' ? 'theirs' : null;
  return part === 'theirs' ? 'common' : null;
}
