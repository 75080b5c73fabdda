import type { Key } from '@guide-studio/guide-core/edit';
import { withoutMarks } from '@guide-studio/guide-core/internal';
import { nodeOfOwner } from '@guide-studio/interview-engine/internal';
import { type Owner, pathsDescriber } from '@guide-studio/interview-engine/paths';
import { uiLanguage } from '../i18n/index.ts';
import type { GuidePaths } from './exploring.ts';

export type NoteKind = 'leftOut' | 'uncovered' | 'sameConditions' | 'withinCondition';

/** Something worth knowing about paths that is often intended. */
export interface NoteRow {
  readonly kind: NoteKind;
  readonly sentence: string;
  /** The parts that it is about. */
  readonly keys: readonly Key[];
}

/** Returns what is worth knowing, by kind. There is no certain repair for any of it. */
export function noteRows({ doc, explored: { notes } }: GuidePaths): readonly NoteRow[] {
  if (notes === null) return [];
  const { leftOut, uncovered, related } = notes;
  const describer = pathsDescriber(doc, uiLanguage);
  const row = (kind: NoteKind, sentence: string, owners: readonly Owner[]): NoteRow => ({
    kind,
    sentence: withoutMarks(sentence),
    keys: owners.flatMap((owner) => nodeOfOwner(doc, owner)?.key ?? []),
  });
  return [
    ...leftOut.map((item) => row('leftOut', describer.leftOut(item), [{ kind: 'item', item }])),
    ...uncovered.map((one) => row('uncovered', describer.uncoveredCriterion(one), [one.goal.owner])),
    ...related.same.map((group) => row('sameConditions', describer.same(group), group)),
    ...(related.uncomparedFrom === null
      ? []
      : [row('withinCondition', describer.uncompared(related.uncomparedFrom), [related.uncomparedFrom])]),
    ...related.within.map((pair) => row('withinCondition', describer.within(pair), [pair.owner, pair.within])),
  ];
}
