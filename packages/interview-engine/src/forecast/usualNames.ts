import type { GuideDocument, GuideNode } from '@guide-studio/guide-core/edit';
import { nameForTests, partNamed } from '@guide-studio/guide-core/internal';
import type { NamedKind } from '@guide-studio/guide-core/tests';
import {
  type AnswerShares,
  type ForecastAssumptions,
  isByConcept,
  isByRow,
  isWithCustom,
  type JointShares,
} from '@guide-studio/guide-core/shares';

type Given = JointShares['shares'][string];

/**
 * Returns the assumptions with the name of each part that {@link nameForTests} gives, because others, such as a
 * text beside an id, are understood, too. Names that the guide does not have stay.
 */
export function withUsualNames(doc: GuideDocument, assumptions: ForecastAssumptions): ForecastAssumptions {
  const { shares, among, taken } = assumptions;
  const usual = (kind: NamedKind, name: string, of: GuideNode | null): string => {
    const part = partNamed(doc, kind, name, of);
    return (part && nameForTests(doc, kind, part.key, of)) ?? name;
  };
  function renamed<T>(all: Readonly<Record<string, T>>, kind: NamedKind, of: GuideNode | null): Record<string, T> {
    return Object.fromEntries(Object.entries(all).map(([name, value]) => [usual(kind, name, of), value]));
  }
  const answer = (given: AnswerShares, node: GuideNode): AnswerShares => {
    if (isByRow(given)) {
      const rows = Object.entries(renamed(given.rows, 'row', node));
      return { rows: Object.fromEntries(rows.map(([row, columns]) => [row, renamed(columns, 'option', node)])) };
    }
    if (isWithCustom(given)) return { ...given, options: renamed(given.options, 'option', node) };
    return renamed(given, 'option', node);
  };
  const named = ([name, given]: readonly [string, Given]): readonly [string, Given] => {
    const node = partNamed(doc, 'question', name, null);
    if (node === null) return [name, given];
    const made = isByConcept(given)
      ? {
          byConcept: Object.fromEntries(
            Object.entries(renamed(given.byConcept, 'concept', null)).map(([concept, one]) => [
              concept,
              answer(one, node),
            ]),
          ),
        }
      : answer(given, node);
    return [usual('question', name, null), made];
  };
  const allNamed = (all: Readonly<Record<string, Given>>): Record<string, Given> =>
    Object.fromEntries(Object.entries(all).map(named));
  const joint = (one: JointShares): JointShares => {
    const node = partNamed(doc, 'question', one.question, null);
    return {
      question: usual('question', one.question, null),
      option: node === null ? one.option : usual('option', one.option, node),
      shares: allNamed(one.shares),
    };
  };
  return {
    ...assumptions,
    ...(shares === undefined ? {} : { shares: allNamed(shares) }),
    ...(among === undefined ? {} : { among: among.map(joint) }),
    ...(taken === undefined
      ? {}
      : { taken: { ...taken, questions: renamed(taken.questions ?? {}, 'question', null) } }),
  };
}
