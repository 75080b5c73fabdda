import { canonicalText } from '../format/canonicalText.ts';
import type { Json, JsonObject } from '../json.ts';
import { asksTheSame } from './asksTheSame.ts';
import { hasNewIssues } from './brokenRules.ts';
import type { Decision, Merged } from './conflict.ts';
import { type ConflictLabels, conflictText, withMarkers } from './conflictText.ts';
import { fewest } from './fewest.ts';
import { keyedLinesWith } from './keyedLines.ts';
import { type Arranged, arrangedWith, mergeRun } from './mergeRun.ts';
import { type ShownSides, shownSides } from './shownSides.ts';
import { ThreeGuides } from './threeGuides.ts';
import { changedDetails, type Detail, unmergedOf } from './unmerged.ts';

/** A merge as a file: the canonical text, with conflict markers where somebody has to decide. */
export interface MergedText extends Merged {
  readonly text: string;
}

/**
 * Where either guide has more parts than this, options and rows included, or more characters, nothing is tried out: that
 * would take minutes and more than a gigabyte. Where a rule is broken, or an id was given by both, everything that either
 * side did is then marked.
 */
const mostTried = 100_000;
const mostCharactersTried = 20_000_000;

/**
 * Merges to a text. `labels` name the sides in the markers, as git does. Where somebody has to decide there are markers,
 * with nothing between them but what is to be decided. Taking one side of every marker gives a whole guide, and taking
 * the text apart and merging again gives the same conflicts.
 */
export function mergeToText(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  labels: ConflictLabels,
): MergedText {
  const guides = new ThreeGuides(base, ours, theirs);
  const run = mergeRun(guides, {});
  const { merged } = run;
  if (merged.conflicts.length === 0) return { ...merged, text: canonicalText(merged.guide) };
  const other = decidedWholly(guides, 'theirs');
  const shownWith = (details: readonly Detail[]) => shownSides(run, other, unmergedOf(details));
  const textOf = ({ names, ...shown }: ShownSides): string => {
    const linesIn = keyedLinesWith(names);
    const [mine, theirs] = [linesIn(shown.ours), linesIn(shown.theirs)];
    return withMarkers({ ours: mine, theirs, base: base && linesIn(shown.base) }, labels);
  };
  if (guides.parts.ours.size > mostTried || guides.parts.theirs.size > mostTried || isLong(ours) || isLong(theirs)) {
    const isTold = merged.conflicts.every(({ code }) => code !== 'rule' && code !== 'sameId');
    return { ...merged, text: textOf(shownWith(isTold ? [] : changedDetails(run))) };
  }
  // Two decided results tell no broken rule, and no id that both gave: what each side did about those is shown as well.
  const changed = changedDetails(run);
  const isToldBy = (shown: ShownSides) => asksTheSame(textOf(shown), merged);
  const isWhole = (shown: ShownSides) => ![shown.ours, shown.theirs].some((side) => hasNewIssues(guides, side));
  const details =
    fewest(changed, (kept) => {
      const shown = shownWith(kept);
      return isWhole(shown) && isToldBy(shown);
    }) ?? fewest(changed, (kept) => isToldBy(shownWith(kept)));
  if (details) return { ...merged, text: textOf(shownWith(details)) };
  const whole = { ours: canonicalText(ours), theirs: canonicalText(theirs), base: base && canonicalText(base) };
  return { ...merged, text: conflictText({ ...whole, labels }) };
}

/** Counted block by block: the text of a whole guide can be of 100 MB. */
function isLong({ studyGuide }: JsonObject): boolean {
  const blocks = Array.isArray(studyGuide) ? (studyGuide as readonly Json[]) : [];
  return blocks.reduce<number>((sum, block) => sum + JSON.stringify(block).length, 0) > mostCharactersTried;
}

// A decision can bring a conflict to light that the other one hid. An id that both gave is made anew on both sides alike:
// each of them would have it twice, and nobody who reads two made-up ids could tell what is asked.
function decidedWholly(guides: ThreeGuides, decision: Decision): Arranged {
  const decisions = new Map<string, Decision>();
  for (;;) {
    const arranged = arrangedWith(guides, Object.fromEntries(decisions));
    const { settled, arrangement } = arranged;
    const open = settled.conflicts
      .placed(arrangement.pathOf)
      .filter(({ code, isDecided }) => code !== 'sameId' && !isDecided);
    if (open.length === 0) return arranged;
    for (const { id } of open) decisions.set(id, decision);
  }
}
