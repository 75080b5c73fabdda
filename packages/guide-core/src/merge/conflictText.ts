import { alignLines, type AlignedLines, areSame, differBehind, linesBetween, type Region } from './alignLines.ts';
import { linesOf, type TextLines } from './keyedLines.ts';
import { slideToWhole } from './slideToWhole.ts';
import { wholeness } from './wholeValues.ts';

/** The names of the versions in conflict markers. */
export interface ConflictLabels {
  readonly ours: string;
  readonly base: string;
  readonly theirs: string;
}

/** The three texts of a conflict, all in canonical form, and the names of the sides. */
export interface ConflictTexts {
  readonly ours: string;
  readonly theirs: string;
  /** The common ancestor, or null if it is not known. */
  readonly base: string | null;
  readonly labels: ConflictLabels;
}

/** Returns two versions of a guide, or of its notes, as one text with conflict markers; see {@link withMarkers}. */
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

/** Returns the sections that differ, each extended until it consists of whole values in every text. */
function regionsOf(texts: AlignedLines): readonly Region[] {
  const regions: Region[] = [];
  for (let at = 0; at + 1 < texts.anchors.length; at += 1) {
    if (!differBehind(texts, at)) continue;
    let region = grown(texts, { first: at, last: at + 1 });
    // Overlapping sections are joined, and the result may have to grow again.
    for (let last = regions.at(-1); last && region.first < last.last; last = regions.at(-1)) {
      regions.pop();
      region = grown(texts, { first: Math.min(last.first, region.first), last: Math.max(last.last, region.last) });
    }
    regions.push(region);
    at = region.last - 1;
  }
  return regions;
}

// Extends towards the start while something closes that was not opened, else towards the end. Extends by a single line
// at the end if that is enough.
function grown(texts: AlignedLines, from: Region): Region {
  let { first, last } = from;
  const end = texts.anchors.length - 1;
  for (;;) {
    const state = wholeness(texts, { first, last });
    if (state === 'whole') return { first, last };
    const longer = { first, last: last + 1 };
    if (state === 'beginsLate' && last < end && wholeness(texts, longer) === 'whole') return longer;
    if (first > 0 && (state === 'beginsLate' || last >= end)) first -= 1;
    else if (last < end) last += 1;
    else return { first, last };
  }
}
