import { canonicalText } from '../format/canonicalText.ts';
import type { JsonObject } from '../json.ts';
import type { Decision, Merged } from './conflict.ts';
import { conflictText } from './conflictText.ts';
import { merge } from './merge.ts';

/** A merge as a file: the canonical text, with conflict markers where somebody has to decide. */
export interface MergedText extends Merged {
  readonly text: string;
}

/** Merges to a text. `labels` name the sides in the markers, as git does. */
export function mergeToText(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  labels: { readonly ours: string; readonly base: string; readonly theirs: string },
): MergedText {
  const merged = merge(base, ours, theirs);
  const text = canonicalText(merged.guide);
  if (merged.conflicts.length === 0) return { ...merged, text };
  const other = canonicalText(decidedWholly(base, ours, theirs, 'theirs').guide);
  if (other === text) return { ...merged, text };
  const ancestor = base === null ? null : canonicalText(base);
  return { ...merged, text: conflictText({ ours: text, theirs: other, base: ancestor, labels }) };
}

// A decision can bring a conflict to light that the other one hid.
function decidedWholly(base: JsonObject | null, ours: JsonObject, theirs: JsonObject, decision: Decision): Merged {
  const decisions = new Map<string, Decision>();
  for (;;) {
    const merged = merge(base, ours, theirs, Object.fromEntries(decisions));
    const open = merged.conflicts.filter(({ code, isDecided }) => code !== 'rule' && !isDecided);
    if (open.length === 0) return merged;
    for (const { id } of open) decisions.set(id, decision);
  }
}
