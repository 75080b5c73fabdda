import { canonicalText } from '../format/canonicalText.ts';
import type { JsonObject } from '../json.ts';
import { asksTheSame } from './asksTheSame.ts';
import type { Decision, Merged } from './conflict.ts';
import { conflictText, type ConflictTexts, stretchesOf, withMarkers } from './conflictText.ts';
import { foldClean } from './foldClean.ts';
import { merge } from './merge.ts';

/** A merge as a file: the canonical text, with conflict markers where somebody has to decide. */
export interface MergedText extends Merged {
  readonly text: string;
}

/**
 * Merges to a text. `labels` name the sides in the markers, as git does. Where somebody has to decide there are markers,
 * and whoever takes the text apart and merges again meets the same conflicts.
 */
export function mergeToText(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  labels: ConflictTexts['labels'],
): MergedText {
  const merged = merge(base, ours, theirs);
  const text = canonicalText(merged.guide);
  if (merged.conflicts.length === 0) return { ...merged, text };
  const ancestor = base === null ? null : canonicalText(base);
  const other = canonicalText(decidedWholly(base, ours, theirs, 'theirs').guide);
  const decided = conflictText({ ours: text, theirs: other, base: ancestor, labels });
  if (asksTheSame(decided, merged)) return { ...merged, text: decided };
  // Nothing in the two results tells a broken rule, or an id that both gave: what both sides did to the guide does.
  const whole = stretchesOf({ ours: canonicalText(ours), theirs: canonicalText(theirs), base: ancestor }, 'all');
  const folded = foldClean(whole, (stretches) => asksTheSame(withMarkers(stretches, labels), merged));
  return { ...merged, text: withMarkers(folded, labels) };
}

// A decision can bring a conflict to light that the other one hid. An id that both gave is made anew on both sides alike:
// each of them would have it twice, and nobody who reads two made-up ids could tell what is asked.
function decidedWholly(base: JsonObject | null, ours: JsonObject, theirs: JsonObject, decision: Decision): Merged {
  const decisions = new Map<string, Decision>();
  for (;;) {
    const merged = merge(base, ours, theirs, Object.fromEntries(decisions));
    const open = merged.conflicts.filter(({ code, isDecided }) => code !== 'rule' && code !== 'sameId' && !isDecided);
    if (open.length === 0) return merged;
    for (const { id } of open) decisions.set(id, decision);
  }
}
