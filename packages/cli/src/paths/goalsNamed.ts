import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Exploration, type Goal, goalsToCover } from '@guide-studio/interview-engine/paths';

/** What a name means. */
export interface Named {
  readonly goal: Goal;
  /** The text of an option that everyone is shown who is shown the question, which is the goal. */
  readonly option?: string;
}

/**
 * Returns what a name means: an externalId of a question, concept or option, else the nickname of a concept or the text of
 * a question, else `Q7` for the 7th question.
 */
export function goalsNamed(exploration: Exploration, name: string): readonly Named[] {
  const { items, blocks } = exploration.plan;
  const number = /^Q?([1-9]\d*)$/iu.exec(name)?.[1];
  const goals = goalsToCover(exploration);
  const own = new Set(goals.flatMap((goal) => (goal.kind === 'option' ? [`${goal.item} ${goal.option}`] : [])));
  const byId: readonly Named[] = [
    ...goals.filter((goal) => externalIdOf(exploration, goal) === name).map((goal) => ({ goal })),
    ...items.flatMap(({ index: item, carriedFrom, options }) =>
      options.flatMap(({ id, externalId, text }) =>
        externalId === name && carriedFrom === null && !own.has(`${item} ${id}`)
          ? [{ goal: { kind: 'item', item } as const, option: text }]
          : [],
      ),
    ),
  ];
  if (byId.length > 0) return byId;
  const byText = goals.filter((goal) => {
    if (goal.kind === 'item') return items[goal.item]?.item.text === name;
    return goal.kind === 'concept' && blocks[goal.block]?.concepts[goal.concept]?.concept.nickname === name;
  });
  if (byText.length > 0 || number === undefined || Number(number) > items.length)
    return byText.map((goal) => ({ goal }));
  return [{ goal: { kind: 'item', item: Number(number) - 1 } }];
}

function externalIdOf({ plan: { items, blocks } }: Exploration, goal: Goal): string | null | undefined {
  if (goal.kind === 'item') return items[goal.item]?.item.externalId;
  if (goal.kind === 'concept') return blocks[goal.block]?.concepts[goal.concept]?.concept.externalId;
  if (goal.kind !== 'option') return null;
  return items[goal.item]?.options.find(({ id }) => id === goal.option)?.externalId;
}

/** Returns the names that `--to` accepts and that begin or end most like a wrong one, at most three. */
export function namesLike(guide: CreateStudyRequest, name: string): readonly string[] {
  const names = guide.studyGuide.flatMap(({ items, conceptSamplingConfig }) => [
    ...items.flatMap(({ externalId }) => externalId ?? []),
    ...items.flatMap((item) => ('options' in item ? (item.options ?? []) : [])).flatMap((one) => one?.externalId ?? []),
    ...(conceptSamplingConfig?.concepts ?? []).flatMap(({ externalId, nickname }) => externalId ?? nickname),
  ]);
  const wanted = name.toLowerCase();
  const likeness = (other: string): number => {
    const text = other.toLowerCase();
    let same = 0;
    while (same < wanted.length && text[same] === wanted[same]) same += 1;
    return text.includes(wanted) || wanted.includes(text) ? same + wanted.length : same;
  };
  return names
    .filter((one) => likeness(one) > 0)
    .sort((one, other) => likeness(other) - likeness(one))
    .slice(0, 3);
}
