import { alignLines, areSame, linesBetween } from './alignLines.ts';
import { linesOf, type TextLines } from './keyedLines.ts';
import { regionsOf, slideToWhole } from './wholeRegions.ts';

/** The names of the versions behind conflict markers, each without a line end. */
export interface ConflictLabels {
  /** Behind `<<<<<<<`. */
  readonly ours: string;
  /** Behind `|||||||`. Not used if there is no common ancestor. */
  readonly base: string;
  /** Behind `>>>>>>>`. */
  readonly theirs: string;
}

/** The three texts of a conflict, all in canonical form, and the names of the sides. */
export interface ConflictTexts {
  /** Our version. */
  readonly ours: string;
  /** Their version. */
  readonly theirs: string;
  /** The common ancestor, or null if it is not known. */
  readonly base: string | null;
  /** What the markers call the versions. */
  readonly labels: ConflictLabels;
}

/**
 * Returns two versions of a guide, or of its notes, as one text with conflict markers like those of git (`diff3` if
 * there is a base) around all that differs, each as small as whole values allow.
 */
export function conflictText({ ours, theirs, base, labels }: ConflictTexts): string {
  return withMarkers(
    { ours: linesOf(ours), theirs: linesOf(theirs), base: base === null ? null : linesOf(base) },
    labels,
  );
}

/**
 * Writes conflict markers like git (`diff3` style if there is a base) around the sections that differ, each as small as
 * whole values allow. Either side of a conflict can be used as it is. {@link readConflictMarkers} splits the text
 * again. With `marked: 'contradicting'`, sections in which both sides are the same and only the base differs get no
 * markers.
 */
export function withMarkers(
  { ours, theirs, base }: { readonly ours: TextLines; readonly theirs: TextLines; readonly base: TextLines | null },
  labels: ConflictLabels,
  marked: 'differing' | 'contradicting' = 'differing',
): string {
  const aligned = alignLines(ours, theirs, base);
  const texts = aligned.isExact ? aligned : slideToWhole(aligned);
  const out: string[] = [];
  const append = (lines: readonly string[]): void => {
    for (const line of lines) out.push(line);
  };
  let at = 0;
  for (const region of regionsOf(texts)) {
    append(texts.a.slice(at, (texts.anchors[region.first]?.a ?? -1) + 1));
    const { a, b, base: was } = linesBetween(texts, region);
    at = texts.anchors[region.last]?.a ?? texts.a.length;
    if (marked === 'contradicting' && areSame(a, b)) {
      append(a);
      continue;
    }
    append([`<<<<<<< ${labels.ours}`, ...a]);
    if (was) append([`||||||| ${labels.base}`, ...was]);
    append(['=======', ...b, `>>>>>>> ${labels.theirs}`]);
  }
  append(texts.a.slice(at));
  return `${out.join('\n')}\n`;
}

/** The versions in a text with conflict markers. */
export interface ConflictSides {
  /** The whole text with our version of each conflict. */
  readonly ours: string;
  /** The whole text with their version of each conflict. */
  readonly theirs: string;
  /** The common ancestor, if every conflict contains it (`merge.conflictStyle` diff3 or zdiff3). */
  readonly base: string | null;
  /** Git's names of the two sides, such as `HEAD`, or ''. */
  readonly labels: { readonly ours: string; readonly theirs: string };
  /** The number of conflicts, at least 1. */
  readonly conflicts: number;
}

type Section = 'common' | 'ours' | 'base' | 'theirs';

const marker = /^(<{7}|\|{7}|={7}|>{7})(?: (.*))?\r?$/u;

/**
 * Splits a text with git's conflict markers. Returns null if there are none or they do not match. A line of a guide
 * never begins with a marker, because JSON has no raw line ends in texts.
 *
 * @param text A file as git or {@link mergeToText} leaves it, with or without the base in its markers.
 */
export function readConflictMarkers(text: string): ConflictSides | null {
  const sides: Record<'ours' | 'base' | 'theirs', string[]> = { ours: [], base: [], theirs: [] };
  const labels = { ours: '', theirs: '' };
  let part: Section = 'common';
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

function follow(part: Section, sign: string): Section | null {
  if (sign === '<') return part === 'common' ? 'ours' : null;
  if (sign === '|') return part === 'ours' ? 'base' : null;
  if (sign === '=') return part === 'ours' || part === 'base' ? 'theirs' : null;
  return part === 'theirs' ? 'common' : null;
}
