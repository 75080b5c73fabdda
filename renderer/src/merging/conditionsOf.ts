import type { Path } from '@guide-studio/guide-core';
import { fromWire, type GuideDocument, nodeAtPath } from '@guide-studio/guide-core/edit';
import { remembered } from '@guide-studio/guide-core/internal';
import { carryWords, conditionWords } from '../explanations/conditionWords.ts';
import { type Merging } from '../session/index.ts';

export type Side = 'base' | 'ours' | 'theirs';

/**
 * Returns in words when the part at a path of one side is shown and where it takes its options from, or only what one
 * property says about that; empty if nothing.
 */
export type Conditions = (side: Side, path: Path | null, property?: string) => string;

/** Returns the conditions of the three guides of a merge. A guide is parsed when its first condition is requested. */
export function conditionsOf(merging: Pick<Merging, Side>): Conditions {
  const docs = new Map<Side, GuideDocument>();
  return (side, path, property) => {
    const guide = merging[side];
    if (!guide || !path) return '';
    const doc = remembered(docs, side, () => fromWire(guide));
    const { node } = nodeAtPath(doc, path);
    const shown = property === 'carryForwardFrom' ? '' : conditionWords(doc, node);
    const carried = property === 'conditional' ? '' : carryWords(doc, node);
    return [shown, carried].filter((words) => words !== '').join(' ');
  };
}
