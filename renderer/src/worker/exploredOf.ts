import { createAdviser, type MessageLanguage } from '@guide-studio/guide-core';
import { carrySentence, conditionSentence } from '@guide-studio/guide-core/conditions';
import { type GuideDocument, itemIndex, toWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import {
  canRepeatParameters,
  contradictionIn,
  isSeenBeforeEnding,
  leftOpen,
  listedFindings,
  obstaclesAgainst,
} from '@guide-studio/interview-engine/internal';
import {
  countJourneys,
  type Exploration,
  explore,
  findingsOf,
  type Given,
  type Goal,
  type Obstacle,
  orNull,
  pathsDescriber,
  requirementsOf,
  usualBudget,
} from '@guide-studio/interview-engine/paths';
import { conceptForksIn, forksIn } from './forksIn.ts';
import { notesIn } from './notesIn.ts';
import type { Explored, Seen } from './messages.ts';

const advise = createAdviser();

/** Items between two reports of progress. */
const portion = 100;

/** Returns what is known about the paths of a guide. `onProgress` receives how many items are done. */
export function exploredOf(
  doc: GuideDocument,
  exploration: Exploration,
  given: readonly Given[],
  language: MessageLanguage,
  onProgress: (done: number, of: number) => void = () => {},
): Explored {
  const wire = toWire(doc);
  const guide = wire as unknown as Guide;
  const { items, blocks } = exploration.plan;
  // What is fixed by hand is not the reason for what nobody sees anyway.
  const whole =
    given.length === 0 ? exploration : explore(guide, { given: [], budget: usualBudget, before: exploration });
  const seen = (goal: Goal): Seen => {
    const reachOfAll = exploration.reachOfAll(goal);
    const isNever = reachOfAll === 'never' && whole.reachOfAll(goal) === 'never';
    return { reach: exploration.reach(goal), reachOfAll, isNever };
  };
  const ofItems = items.map(({ index }) => {
    if (index % portion === 0) onProgress(index, items.length);
    return { ...seen({ kind: 'item', item: index }), isBeforeEnding: isSeenBeforeEnding(exploration, index) };
  });
  const concepts = blocks.map(({ index, concepts: of }) =>
    of.map((_, concept) => seen({ kind: 'concept', block: index, concept })),
  );
  const rejecting = items.flatMap(({ index: item, isScreener, carriedFrom, options }) =>
    isScreener && carriedFrom === null
      ? options.flatMap(({ id, status }) =>
          status === 'reject' ? [{ item, option: id, seen: seen({ kind: 'option', item, option: id }) }] : [],
        )
      : [],
  );
  const counted = countJourneys(exploration);
  const excluding = given.length === 0 ? null : excludingEachOther(guide, given);
  const contradiction = excluding?.map((one) => given.indexOf(one)) ?? null;
  const against = (excluding ?? []).length === 0 ? null : orNull(obstaclesAgainst(guide, excluding ?? []));
  const requirements = requirementsOf(exploration);
  const found = findingsOf(whole);
  const findings = given.length === 0 ? found : [];
  // The last, because they are the least of what the steps are for.
  const forks = forksIn(exploration, ofItems);
  const conceptForks = conceptForksIn(exploration, concepts);
  const notes = given.length === 0 ? notesIn(exploration, findings) : null;
  return {
    items: ofItems,
    concepts,
    outcomes: {
      complete: seen({ kind: 'outcome', outcome: 'complete' }),
      screened_out: seen({ kind: 'outcome', outcome: 'screened_out' }),
    },
    rejecting,
    requirements,
    audienceTexts: audienceTextsOf(doc, { items: ofItems, requirements }, language),
    forks,
    conceptForks,
    journeys: counted.count,
    isExact: counted.isExact,
    estimate: counted.estimate ?? null,
    repeatsParameters: canRepeatParameters(exploration),
    leftOpen: leftOpen(exploration, counted),
    findings,
    listed: listedFindings(whole, found, doc, advise(wire), language),
    notes,
    contradiction,
    because: becauseOf(doc, against ?? [], language),
  };
}

/** Returns what of this cannot be the case together; null if all of it can, or if that is undecided. */
function excludingEachOther(guide: Guide, given: readonly Given[]): readonly Given[] | null {
  const forAll = contradictionIn(guide, given, 'everyone');
  if (!forAll.isKnown) return null;
  return forAll.value ?? orNull(contradictionIn(guide, given));
}

/**
 * Returns why things that are fixed by hand exclude each other. Which answer ends the interview is reported beside
 * them.
 */
function becauseOf(doc: GuideDocument, against: readonly Obstacle[], language: MessageLanguage): readonly string[] {
  const others = against.filter(({ kind }) => kind !== 'screening');
  if (others.length === 0) return [];
  const { sentences, because } = pathsDescriber(doc, language).reason(others);
  return [...sentences, ...because];
}

/** Returns the conditions of items that only some are shown, in words. The window need not put them together. */
function audienceTextsOf(
  doc: GuideDocument,
  { items, requirements }: Pick<Explored, 'items' | 'requirements'>,
  language: MessageLanguage,
): Explored['audienceTexts'] {
  const { beyond } = pathsDescriber(doc, language);
  const required = new Map(requirements.map((one) => [one.item, one]));
  const described = itemIndex(doc).items.flatMap(({ node }, item) => {
    if (items[item]?.reach !== 'sometimes') return [];
    const when = [conditionSentence(doc, node, language), carrySentence(doc, node, language)];
    const description = {
      when: when.filter((one) => one !== '').join('. '),
      beyond: beyond(required.get(item)?.beyond ?? []),
    };
    return description.when === '' ? [] : [[item, description] as const];
  });
  return new Map(described);
}
