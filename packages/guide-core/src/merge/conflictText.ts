import { alignLines, type AlignedLines, differBehind, linesBetween, type Region } from './alignLines.ts';
import { slideToWhole } from './slideToWhole.ts';
import { wholeness } from './wholeValues.ts';

/** The three texts of a conflict, all in canonical form, and what the sides are called. */
export interface ConflictTexts {
  readonly ours: string;
  readonly theirs: string;
  /** The common ancestor; null when it is not known. */
  readonly base: string | null;
  readonly labels: { readonly ours: string; readonly base: string; readonly theirs: string };
}

/** A stretch of the three texts. Where `ours` and `theirs` are the very same lines, nothing is to be decided. */
export interface Stretch {
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly base: readonly string[] | null;
}

/** Two versions of a guide, or of its notes, as one text with conflict markers: see {@link withMarkers}. */
export function conflictText(texts: ConflictTexts): string {
  return withMarkers(stretchesOf(texts, 'sides'), texts.labels);
}

/**
 * Conflict markers as git writes them (with the base between, as `diff3` style). Each side of a conflict can be taken as
 * it stands. {@link readConflictMarkers} takes the text apart again.
 */
export function withMarkers(stretches: readonly Stretch[], labels: ConflictTexts['labels']): string {
  const out: string[] = [];
  for (const { ours, theirs, base } of stretches) {
    if (ours === theirs) {
      out.push(...ours);
      continue;
    }
    out.push(`<<<<<<< ${labels.ours}`, ...ours);
    if (base) out.push(`||||||| ${labels.base}`, ...base);
    out.push('=======', ...theirs, `>>>>>>> ${labels.theirs}`);
  }
  return `${out.join('\n')}\n`;
}

/**
 * The texts taken apart where the two sides differ, or where any of the three does; each such stretch is as small as
 * whole values can be. What both sides changed alike counts as never changed where only the sides are looked at.
 */
export function stretchesOf(
  { ours, theirs, base }: Omit<ConflictTexts, 'labels'>,
  where: 'sides' | 'all',
): readonly Stretch[] {
  const all = where === 'all';
  const aligned = alignLines(linesOf(ours), linesOf(theirs), base === null ? null : linesOf(base));
  const texts = slideToWhole(aligned, all);
  const stretches: Stretch[] = [];
  const common = (from: number, to: number): void => {
    const lines = texts.a.slice(from, to);
    stretches.push({ ours: lines, theirs: lines, base: lines });
  };
  let at = 0;
  for (const region of regionsOf(texts, all)) {
    common(at, (texts.anchors[region.first]?.a ?? -1) + 1);
    const { a, b, base: was } = linesBetween(texts, region);
    stretches.push({ ours: a, theirs: b, base: was });
    at = texts.anchors[region.last]?.a ?? texts.a.length;
  }
  common(at, texts.a.length);
  return stretches;
}

function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/u, '').split('\n');
}

/** The stretches in which the texts differ, each grown until it is made of whole values in every text. */
function regionsOf(texts: AlignedLines, all: boolean): readonly Region[] {
  const regions: Region[] = [];
  for (let at = 0; at + 1 < texts.anchors.length; at += 1) {
    if (!differBehind(texts, at, all)) continue;
    let region = grown(texts, { first: at, last: at + 1 });
    // What reaches into the one before becomes one with it, and that may have to grow again.
    for (let last = regions.at(-1); last && region.first < last.last; last = regions.at(-1)) {
      regions.pop();
      region = grown(texts, { first: Math.min(last.first, region.first), last: Math.max(last.last, region.last) });
    }
    regions.push(region);
    at = region.last - 1;
  }
  return regions;
}

// Towards the start while something closes that was not opened, else towards the end; by one bracket at the end where
// that is enough.
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
