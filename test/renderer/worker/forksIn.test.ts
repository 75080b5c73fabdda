import { fromWire } from '@guide-studio/guide-core/edit';
import type { Guide } from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';
import { type Exploration, explore, usualBudget } from '@guide-studio/interview-engine/paths';
import { expect, test } from 'vitest';
import { choice as choiceOf, selected, when as onlyWhen } from '../../guideParts.ts';
import { sized } from '../../size.ts';
import type { Fork } from '../../../renderer/src/worker/messages.ts';
import { exploredOf } from '../../../renderer/src/worker/exploredOf.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { everyInterview } from '../../interview-engine/paths/everyInterview.ts';
import { smallGuide } from '../../interview-engine/paths/smallGuide.ts';

const exploredFrom = (guide: Guide, before?: Exploration) =>
  exploredOf(fromWire(guide), explore(guide, { given: [], budget: usualBudget, before }), [], 'en');
const forksOf = (guide: Guide): readonly Fork[] => exploredFrom(guide).forks;

const answers = ['A', 'B', 'C'];
const when = (source: string, ...options: readonly string[]) => onlyWhen(selected(source, ...options));
const choice = (id: string, more: object = {}) => choiceOf(id, answers, { externalId: id, ...more });

function forksWith(...items: readonly object[]): readonly Fork[] {
  return forksOf({ title: 'Forks', studyGuide: [{ type: 'flat', title: 'All', items }] } as unknown as Guide);
}

test('neighbours that exclude each other are alternatives, with all that belongs to each', () => {
  const [a, b, c] = answers.map((answer) => choice(`is ${answer}`, when('first', answer)));
  expect(forksWith(choice('first'), a!, b!, c!)).toEqual([[[1], [2], [3]]]);
  expect(forksWith(choice('first'), a!, choice('more', when('first', 'A')), b!)).toEqual([[[1, 2], [3]]]);
  const below = choice('below', when('is A', 'B'));
  expect(forksWith(choice('first'), a!, below, b!)).toEqual([[[1], [3]]]);
  const more = choice('more', when('is A', 'C'));
  expect(forksWith(choice('first'), a!, below, more, b!)).toEqual([
    [[1], [4]],
    [[2], [3]],
  ]);
});

test('what can be shown together, or has something else between, is no fork', () => {
  const [a, b] = ['A', 'B'].map((answer) => choice(`is ${answer}`, when('first', answer)));
  expect(forksWith(choice('first', { multiSelect: true }), a!, b!)).toEqual([]);
  expect(forksWith(choice('first'), a!, choice('all'), b!)).toEqual([]);
  expect(forksWith(choice('first'), a!, choice('both', when('first', 'A', 'B')), b!)).toEqual([]);
  expect(forksWith(choice('first'), choice('other'), choice('apart', when('other', 'A')), a!, b!)).toEqual([
    [[3], [4]],
  ]);
});

const concept = (name: string, more: object = {}): object => ({
  nickname: name,
  content: { title: name, description: name },
  ...more,
});

test('neighbouring concepts whose conditions exclude each other are alternatives', () => {
  const forks = (first: object, ...concepts: readonly object[]): readonly Fork[] => {
    const ideas = { type: 'concept', title: 'Ideas', conceptSamplingConfig: { concepts }, items: [choice('like')] };
    const studyGuide = [{ type: 'flat', title: 'All', items: [first] }, ideas];
    return exploredFrom({ title: 'Forks', studyGuide } as unknown as Guide).conceptForks[1] ?? [];
  };
  const [a, b] = ['A', 'B'].map((answer) => concept(answer, when('first', answer)));
  expect(forks(choice('first'), a!, b!)).toEqual([[[0], [1]]]);
  expect(forks(choice('first'), concept('all'), a!, b!)).toEqual([[[1], [2]]]);
  expect(forks(choice('first'), a!, concept('all'), b!)).toEqual([]);
  expect(forks(choice('first', { multiSelect: true }), a!, b!)).toEqual([]);
});

/** Returns a guide with two questions that everyone is shown, and questions and concepts that depend on some before them. */
function branchedGuide(random: Random): Guide {
  const sources = ['first', 'second'];
  const items: object[] = [choice('first'), choice('second', { multiSelect: random.chance(0.3) })];
  for (let at = 0; at < 7; at += 1) {
    const id = `item ${at}`;
    const criteria = Array.from({ length: random.pick([1, 1, 2]) }, () => ({
      type: 'selectedTemplateOptions',
      questionId: random.pick(sources),
      matchingCriteria: random.pick(['mustSelect', 'mustSelect', 'mustNotSelect']),
      choices: [random.pick(answers)],
    }));
    const conditional = { conditional: { operator: random.pick(['and', 'or']), criteria } };
    if (random.chance(0.2)) sources.push(id);
    items.push(sources.includes(id) ? choice(id, conditional) : { type: 'statement', text: id, ...conditional });
  }
  const concepts = answers.map((answer) => concept(answer, when(random.pick(sources), random.pick(answers))));
  const ideas = {
    type: 'concept',
    title: 'Ideas',
    conceptSamplingConfig: { concepts },
    items: [{ type: 'statement', text: 'Look at it.' }],
  };
  return { title: 'Forks', studyGuide: [{ type: 'flat', title: 'All', items }, ideas] } as unknown as Guide;
}

test.each([1, 2, 3].slice(0, sized(1, 3, 3)))(
  'no interview shows two alternatives, and an edit changes no forks, seed %i',
  (seed) => {
    const random = createRandom(seed);
    let found = 0;
    let foundOfConcepts = 0;
    let before: Exploration | undefined;
    for (let at = 0; at < sized(28, 40, 40); at += 1) {
      const guide = at % 4 === 0 ? smallGuide(random) : branchedGuide(random);
      const interviews = everyInterview(guide, 600);
      if (interviews === null) continue;
      const { forks, conceptForks } = exploredFrom(guide);
      found += forks.length;
      foundOfConcepts += conceptForks.flat().length;
      before = explore(guide, { given: [], budget: usualBudget, before });
      expect(exploredFrom(guide, before)).toMatchObject({ forks, conceptForks });
      for (const { steps } of interviews) {
        const places = steps.map(({ step }) => stepPlace(guide, step.stepId));
        const shown = new Set(places.map((place) => (place !== undefined && 'item' in place ? place.item : -1)));
        for (const fork of forks)
          expect(fork.filter((items) => items.some((item) => shown.has(item))).length).toBeLessThan(2);
        for (const [block, own] of conceptForks.entries()) {
          const drawn = new Set(
            places.flatMap((place) =>
              place !== undefined && 'item' in place && place.block === block ? (place.concept ?? []) : [],
            ),
          );
          for (const fork of own)
            expect(fork.filter((some) => some.some((one) => drawn.has(one))).length).toBeLessThan(2);
        }
      }
    }
    expect(found).toBeGreaterThan(10);
    expect(foundOfConcepts).toBeGreaterThan(0);
  },
);
