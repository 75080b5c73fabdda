import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { type Exploration, type Goal, goalsToCover } from '@guide-studio/interview-engine/paths';

/**
 * Returns the goals that a name means: an externalId of a question, concept or option, else the nickname of a concept or
 * the text of a question, else `Q7` for the 7th question.
 */
export function goalsNamed(exploration: Exploration, name: string): readonly Goal[] {
  const { items, blocks } = exploration.plan;
  const number = /^Q?([1-9]\d*)$/iu.exec(name)?.[1];
  const byId = goalsToCover(exploration).filter((goal) => {
    if (goal.kind === 'item') return items[goal.item]?.item.externalId === name;
    if (goal.kind === 'concept') return blocks[goal.block]?.concepts[goal.concept]?.concept.externalId === name;
    if (goal.kind !== 'option') return false;
    return items[goal.item]?.options.find(({ id }) => id === goal.option)?.externalId === name;
  });
  if (byId.length > 0) return byId;
  const byText = goalsToCover(exploration).filter((goal) => {
    if (goal.kind === 'item') return items[goal.item]?.item.text === name;
    return goal.kind === 'concept' && blocks[goal.block]?.concepts[goal.concept]?.concept.nickname === name;
  });
  if (byText.length > 0 || number === undefined || Number(number) > items.length) return byText;
  return [{ kind: 'item', item: Number(number) - 1 }];
}

/** Returns the names that `--to` accepts and that begin or end most like a wrong one, at most three. */
export function namesLike(guide: CreateStudyRequest, name: string): readonly string[] {
  const names = guide.studyGuide.flatMap(({ items, conceptSamplingConfig }) => [
    ...items.flatMap(({ externalId }) => externalId ?? []),
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
