import { fromWire, type GuideDocument, nodeAtPath, type Path } from '@guide-studio/guide-core';
import { carryWords, conditionWords } from '../logic/conditionWords.ts';
import type { Merging } from '../session/store.ts';

export type Side = 'base' | 'ours' | 'theirs';

/**
 * When the part at a path of one side is shown and where it takes its options from, in words, or only what a property
 * says about that; empty: nothing.
 */
export type Conditions = (side: Side, path: Path | null, property?: string) => string;

/** The conditions of the three guides of a merge. A guide is read when the first of its conditions is asked for. */
export function conditionsOf(merging: Pick<Merging, Side>): Conditions {
  const docs = new Map<Side, GuideDocument>();
  return (side, path, property) => {
    const guide = merging[side];
    if (!guide || !path) return '';
    const doc = docs.get(side) ?? fromWire(guide);
    docs.set(side, doc);
    const { node } = nodeAtPath(doc, path);
    const shown = property === 'carryForwardFrom' ? '' : conditionWords(doc, node);
    const carried = property === 'conditional' ? '' : carryWords(doc, node);
    return [shown, carried].filter((words) => words !== '').join(' ');
  };
}
