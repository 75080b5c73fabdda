import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { oneLine } from '@guide-studio/guide-core/internal';
import { goalsToCover } from '@guide-studio/interview-engine/internal';
import type { Exploration, Goal } from '@guide-studio/interview-engine/paths';
import { type Named, optionNamed, outcomeNamed, placedAt, shortlyNamed, textNamed } from './placesNamed.ts';

/**
 * Returns what a name means: an externalId of a question, concept or option, else the nickname of a concept, the text of
 * a question or the title of a block, else an outcome, a short name such as `Q7` or `b3.c1`, or a place in the file.
 */
export function goalsNamed(guide: CreateStudyRequest, exploration: Exploration, name: string): readonly Named[] {
  const { items } = exploration.plan;
  const byId = goalsToCover(exploration).filter((goal) => externalIdOf(exploration, goal) === name);
  const plain = items
    .filter(({ carriedFrom }) => carriedFrom === null)
    .flatMap((item) =>
      item.options.flatMap(({ externalId }, at) => (externalId === name ? optionNamed(exploration, item, at) : [])),
    )
    .filter((one) => 'part' in one);
  const found = [...byId.map((goal) => ({ goal })), ...plain];
  if (found.length > 0) return found;
  const byText = textNamed(guide, exploration, name);
  if (byText.length > 0) return byText;
  const outcome = outcomeNamed(name);
  if (outcome.length > 0) return outcome;
  const byPlace = shortlyNamed(exploration, /^\d+$/u.test(name) ? `Q${name}` : name);
  return byPlace.length > 0 ? byPlace : placedAt(exploration, name);
}

function externalIdOf({ plan: { items, blocks } }: Exploration, goal: Goal): string | null | undefined {
  if (goal.kind === 'item') return items[goal.item]?.item.externalId;
  if (goal.kind === 'concept') return blocks[goal.block]?.concepts[goal.concept]?.concept.externalId;
  if (goal.kind !== 'option') return null;
  return items[goal.item]?.options.find(({ id }) => id === goal.option)?.externalId;
}

/** Returns the names that `--to` accepts and that begin and end most like a wrong one, or contain it, at most three. */
export function namesLike(
  { studyGuide }: CreateStudyRequest,
  { plan: { items, blocks } }: Exploration,
  name: string,
): readonly string[] {
  const wanted = name.toLowerCase();
  // The number of a question that is too large, or 0.
  const number = /^q?(\d+)$/u.exec(wanted)?.[1];
  if (number !== undefined) return [Number(number) === 0 ? 'Q1' : `Q${items.length}`];
  const concepts = blocks.flatMap((block) => block.concepts);
  const ids = [
    ...items.flatMap(({ item, options }) => [item.externalId, ...options.map(({ externalId }) => externalId)]),
    ...concepts.flatMap(({ concept }) => [concept.externalId, concept.nickname]),
    'complete',
    'screened_out',
  ].flatMap((id) => id ?? []);
  const places = blocks.flatMap((block, at) => [
    `b${at + 1}`,
    ...block.items.map(({ place }) => `b${at + 1}.i${place + 1}`),
    ...block.concepts.map(({ id }) => id),
  ]);
  const texts = [
    ...items.map(({ index, item }) => ({ shownAs: `Q${index + 1}`, text: oneLine(item.text).toLowerCase() })),
    ...studyGuide.map(({ title }) => ({ shownAs: oneLine(title), text: oneLine(title).toLowerCase() })),
  ];
  const rated = [
    ...[...new Set(/^b\d/u.test(wanted) ? [...ids, ...places] : ids)].map((shownAs) => ({
      shownAs,
      likeness: likeness(shownAs.toLowerCase(), wanted),
    })),
    ...texts.map(({ shownAs, text }) => ({ shownAs, likeness: sharedWords(text, wanted) })),
  ];
  return rated
    .filter((one) => 3 * one.likeness >= Math.max(3, wanted.length))
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 3)
    .map(({ shownAs }) => shownAs);
}

/** Returns how many characters the words have that a text contains; short words say little. */
function sharedWords(text: string, wanted: string): number {
  const words = wanted.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && text.includes(word));
  return words.reduce((sum, { length }) => sum + length, 0);
}

/** Returns how many characters both begin and end with; one that contains the other is more like it. */
function likeness(text: string, wanted: string): number {
  const shorter = Math.min(text.length, wanted.length);
  let first = 0;
  while (first < shorter && text[first] === wanted[first]) first += 1;
  let last = 0;
  while (last < shorter - first && text.at(-1 - last) === wanted.at(-1 - last)) last += 1;
  return first + last + (text.includes(wanted) || wanted.includes(text) ? shorter : 0);
}
