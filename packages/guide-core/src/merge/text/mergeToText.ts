import { canonicalText } from '../../format/canonicalText.ts';
import { parseGuide } from '../../format/parseGuide.ts';
import type { Json, JsonObject } from '../../json.ts';
import { hasNewIssues } from '../brokenRules.ts';
import type { Conflict, Decision, Merged } from '../conflict.ts';
import { type Arranged, arrangedWith, merge, mergeRun } from '../merge.ts';
import { ThreeGuides } from '../threeGuides.ts';
import { type ConflictLabels, conflictText, readConflictMarkers, withMarkers } from './conflictMarkers.ts';
import { keyedLinesWith } from './keyedLines.ts';
import { type ShownSides, shownSides } from './shownSides.ts';
import { changedDetails, type Detail, unmergedOf } from './unmerged.ts';

/** A merge as a file. */
export interface MergedText extends Merged {
  /** The canonical text, with conflict markers around what is to be decided. Without conflicts it has none. */
  readonly text: string;
}

/**
 * The maximum number of parts (including options and rows) and of characters of either guide up to which smaller sets
 * of markers are tried. Beyond that it would take minutes and more than a gigabyte. If then a rule is broken, or both
 * sides assigned one id, all changes of both sides are marked.
 */
const mostTried = 100_000;
const mostCharactersTried = 20_000_000;

/**
 * Merges to a text. Markers contain only what is to be decided. Taking one side of every marker gives a complete guide,
 * and splitting the text and merging again gives the same conflicts.
 *
 * @param versions `base`: the common ancestor, or null if it is not known.
 * @param labels What the markers call the versions, as in git.
 * @returns The merge, as {@link merge} returns it without decisions, with its text. Never fails.
 * @example
 * ```ts
 * import { mergeToText, readConflictMarkers } from '@guide-studio/guide-core/merge';
 *
 * const base = { title: 'Cooking', studyGuide: [] };
 * const { text } = mergeToText(
 *   { base, ours: { ...base, title: 'Home cooking' }, theirs: { ...base, title: 'Cooking at home' } },
 *   { ours: 'mine', base: 'before', theirs: 'yours' },
 * );
 * console.log(text.split('\n').slice(1, 4)); // [ '<<<<<<< mine', '  "title": "Home cooking",', '||||||| before' ]
 * console.log(readConflictMarkers(text)?.conflicts); // 1
 * ```
 */
export function mergeToText(
  { base, ours, theirs }: { readonly base: JsonObject | null; readonly ours: JsonObject; readonly theirs: JsonObject },
  labels: ConflictLabels,
): MergedText {
  const guides = new ThreeGuides(base, ours, theirs);
  const run = mergeRun(guides, {});
  const { merged } = run;
  if (merged.conflicts.length === 0) return { ...merged, text: canonicalText(merged.guide) };
  const other = decidedWholly(guides, 'theirs');
  const shownWith = (details: readonly Detail[]) => shownSides(run, other, unmergedOf(details));
  const textOf = ({ names, ...shown }: ShownSides, marked?: 'contradicting'): string => {
    const linesIn = keyedLinesWith(names);
    const [mine, theirs] = [linesIn(shown.ours), linesIn(shown.theirs)];
    return withMarkers({ ours: mine, theirs, base: base && linesIn(shown.base) }, labels, marked);
  };
  if (guides.parts.ours.size > mostTried || guides.parts.theirs.size > mostTried || isLong(ours) || isLong(theirs)) {
    const isComplete = merged.conflicts.every(({ code }) => code !== 'rule' && code !== 'sameId');
    return { ...merged, text: textOf(shownWith(isComplete ? [] : changedDetails(run))) };
  }
  // Two decided results do not show broken rules and ids that both assigned, so the changes near those are added.
  const changed = changedDetails(run);
  const isExplainedBy = (shown: ShownSides) => asksTheSame(textOf(shown), merged);
  const isWhole = (shown: ShownSides) => ![shown.ours, shown.theirs].some((side) => hasNewIssues(guides, side));
  const details =
    fewest(changed, (kept) => {
      const shown = shownWith(kept);
      return isWhole(shown) && isExplainedBy(shown);
    }) ?? fewest(changed, (kept) => isExplainedBy(shownWith(kept)));
  if (details) {
    const shown = shownWith(details);
    const [all, contradicting] = [textOf(shown), textOf(shown, 'contradicting')];
    // Without the base of what both sides changed alike, the versions may merge to something else.
    const isEnough = contradicting === all || asksTheSame(contradicting, merged);
    return { ...merged, text: isEnough ? contradicting : all };
  }
  const whole = { ours: canonicalText(ours), theirs: canonicalText(theirs), base: base && canonicalText(base) };
  return { ...merged, text: conflictText({ ...whole, labels }) };
}

/** Counted block by block, because the text of a whole guide can have 100 MB. */
function isLong({ studyGuide }: JsonObject): boolean {
  const blocks = Array.isArray(studyGuide) ? (studyGuide as readonly Json[]) : [];
  return blocks.reduce<number>((sum, block) => sum + JSON.stringify(block).length, 0) > mostCharactersTried;
}

// A decision can reveal a conflict that another one hid. Ids that both sides assigned stay undecided, so that both
// results use the same replacement: keeping the id would give each side a duplicate, and two generated ids would not
// show what is asked.
function decidedWholly(guides: ThreeGuides, decision: Decision): Arranged {
  const decisions = new Map<string, Decision>();
  for (;;) {
    const arranged = arrangedWith(guides, Object.fromEntries(decisions));
    const { content, arrangement } = arranged;
    const open = content.conflicts
      .placed(arrangement.pathOf)
      .filter(({ code, isDecided }) => code !== 'sameId' && !isDecided);
    if (open.length === 0) return arranged;
    for (const { id } of open) decisions.set(id, decision);
  }
}

/** Returns true if splitting a text at its conflict markers and merging it again gives the same guide and conflicts. */
function asksTheSame(text: string, merged: Merged): boolean {
  const versions = versionsIn(text);
  if (!versions) return false;
  const again = merge({ base: versions.base, ours: versions.ours, theirs: versions.theirs });
  return sameNames(again.conflicts, merged.conflicts) && canonicalText(again.guide) === canonicalText(merged.guide);
}

// A separate function, so that the three texts (up to 50 MB each) are released before the guides are merged.
function versionsIn(text: string) {
  const sides = readConflictMarkers(text);
  const [ours, theirs] = [guideOf(sides?.ours), guideOf(sides?.theirs)];
  const base = sides?.base === null ? null : guideOf(sides?.base);
  return ours && theirs && base !== undefined ? { ours, theirs, base } : null;
}

function guideOf(text: string | undefined): JsonObject | undefined {
  const parsed = text === undefined ? null : parseGuide(text);
  return parsed?.ok ? parsed.value : undefined;
}

function sameNames(a: readonly Conflict[], b: readonly Conflict[]): boolean {
  const [x, y] = [a, b].map((conflicts) => conflicts.map(comparable).toSorted().join('\n'));
  return x === y;
}

// Without the id, which counts the parts of the base, and the label, which is that of ours: both may differ here.
function comparable({ code, kind, path, field, deletedBy, externalId, issue }: Conflict): string {
  return JSON.stringify([code, kind, path, field, deletedBy, externalId, issue?.code]);
}

/** The maximum number of checks. After that, the remaining candidates are kept. */
const mostQuestions = 80;

/**
 * Returns approximately the fewest candidates for which `isEnough` still holds, or null if it fails with all of them.
 * From last to first, removes candidates in groups, and halves a group that cannot be removed as a whole.
 */
function fewest<T>(candidates: readonly T[], isEnough: (kept: readonly T[]) => boolean): readonly T[] | null {
  if (isEnough([])) return [];
  if (!isEnough(candidates)) return null;
  let questions = 0;
  let kept: readonly T[] = candidates;
  const leaveOut = (some: readonly T[]): void => {
    if (some.length === 0 || questions >= mostQuestions) return;
    questions += 1;
    const gone = new Set(some);
    const rest = kept.filter((each) => !gone.has(each));
    if (isEnough(rest)) {
      kept = rest;
      return;
    }
    if (some.length === 1) return;
    const middle = some.length >> 1;
    leaveOut(some.slice(middle));
    leaveOut(some.slice(0, middle));
  };
  leaveOut(candidates);
  return kept;
}
