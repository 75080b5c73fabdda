import type { Json } from '@guide-studio/guide-core';
import {
  type Answer,
  type Guide,
  type Session,
  type Step,
  answer,
  createSession,
  nextStep,
  rehearse,
  visibility,
} from '@guide-studio/interview-engine';
import { conceptDraws, parametersOf, stepPlace } from '@guide-studio/interview-engine/internal';
import { type Target, waysToShow } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../../generate/guide.ts';
import { type Random, createRandom } from '../../generate/random.ts';
import { conceptBlock, flat, link, open, selected, validGuide, when, which } from '../../guideParts.ts';
import { variedGuide } from '../guides.ts';
import { randomAnswer } from '../participant.ts';
import { after } from '../walk.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(2, 6, 6) }, (_, at) => 7100 + at);

/** Completes an interview with random answers. */
function finished(guide: Guide, random: Random, start: Session): Session {
  let session = start;
  for (;;) {
    const step = nextStep(guide, session);
    if (step.kind === 'end') return session;
    const result = answer(guide, session, { stepId: step.stepId, answer: randomAnswer(random, step) });
    if (!result.ok) throw new Error(`${step.stepId}: ${result.problem.code}`);
    session = result.session;
  }
}

const stateOf = (guide: Guide, session: Session, { item, concept }: Target): string | undefined =>
  visibility(guide, session).find((row) => row.item === item && row.concept === concept)?.state;

describe('ways to show a question', () => {
  test.each(seeds)('every way shows it, in an interview that anybody could take (seed %i)', (seed) => {
    const random = createRandom(seed);
    let tried = 0;
    for (let at = 0; at < 40; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 5) });
      const session = finished(guide, random, createSession({ seed: `${seed} ${at}`, urlParams: {} }));
      for (const row of visibility(guide, session).filter(({ state }) => state === 'hidden')) {
        const found = waysToShow(guide, session, row);
        expect(found.kind).not.toBe('reached');
        for (const way of found.kind === 'ways' ? found.ways : []) {
          tried += 1;
          expect(stateOf(guide, way.session, row)).toBe('shown');
          expect(stepPlace(guide, nextStep(guide, way.session).stepId)).toMatchObject({ kind: 'item', item: row.item });
          expect(way.changes.length).toBeGreaterThan(0);
          expect(retaken(guide, way.session)).toEqual(way.session.answers);
        }
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  test.each(seeds)('no smaller set of answers shows it, and "never" means never (seed %i)', (seed) => {
    const random = createRandom(seed);
    let compared = 0;
    for (let at = 0; at < 150; at += 1) {
      const guide = smallGuide(random);
      const session = finished(guide, random, createSession({ seed: 'small', urlParams: {} }));
      const last = visibility(guide, session).at(-1);
      if (last?.state !== 'hidden') continue;
      compared += 1;
      const found = waysToShow(guide, session, last);
      const fewest = fewestChanges(guide, session, last.item);
      if (fewest === null) expect(found).toMatchObject({ kind: 'none', isCertain: true });
      else if (found.kind === 'ways') expect(found.ways[0]?.changes.length).toBe(fewest);
      else expect(found).toEqual(`a way with ${fewest} changes`);
    }
    expect(compared).toBeGreaterThan(20);
  });

  const breakfast = validGuide([
    flat(
      which('eats', ['Yes', 'No']),
      which('foods', ['Bread', 'Cereal', 'Fruit'], { multiSelect: true, ...when(selected('eats', 'Yes')) }),
      which('bread', ['Dark', 'White'], when(selected('foods', 'Bread'))),
    ),
  ]);

  test('one answer more is a smaller change than another answer', () => {
    const session = after(breakfast, [{ selected: ['o1'] }, { selected: ['o2', 'o3'] }]);
    const found = waysToShow(breakfast, session, { item: 2, concept: null });
    expect(found).toMatchObject({
      ways: [
        {
          changes: [{ stepId: 'b1.i2', answer: { selected: ['o1', 'o2', 'o3'] }, before: { selected: ['o2', 'o3'] } }],
        },
      ],
    });
  });

  test('what hides the source is changed along, and what the question does not depend on stays', () => {
    const session = after(breakfast, [{ selected: ['o2'] }]);
    const found = waysToShow(breakfast, session, { item: 2, concept: null });
    if (found.kind !== 'ways') throw new Error(found.kind);
    const steps = found.ways[0]?.changes.map((change) => change.kind === 'answer' && change.stepId);
    expect(steps).toEqual(['b1.i1', 'b1.i2']);
  });

  test('a parameter of the link, and another draw of concepts', () => {
    const concept = (title: string): Json => ({ nickname: title, content: { title } });
    const guide = validGuide([
      flat(which('any', ['A', 'B']), which('paid', ['A', 'B'], when(link('segment', 'bakers')))),
      conceptBlock(
        'Breads',
        { subsampleCount: 1, concepts: [concept('Rye'), concept('Oat'), concept('Corn')] },
        open('What do you think?'),
      ),
    ]);
    expect([...parametersOf(guide)]).toEqual([['segment', ['bakers']]]);
    const session = after(guide, [{ selected: ['o1'] }]);
    expect(waysToShow(guide, session, { item: 1, concept: null })).toMatchObject({
      ways: [{ changes: [{ kind: 'parameter', name: 'segment', value: 'bakers' }] }],
    });
    const hidden = visibility(guide, session).filter(({ item, state }) => item === 2 && state === 'hidden');
    expect(hidden).toHaveLength(2);
    for (const row of hidden) {
      const found = waysToShow(guide, session, row);
      if (found.kind !== 'ways') throw new Error(found.kind);
      expect(found.ways[0]?.changes).toMatchObject([{ kind: 'concepts' }]);
      expect(stateOf(guide, found.ways[0]?.session ?? session, row)).toBe('shown');
    }
  });

  test('a concept that is to come first comes first in every draw, as far as its condition lets it', () => {
    const concept = (title: string, rest: Draft = {}): Json => ({ nickname: title, content: { title }, ...rest });
    const guide = validGuide([
      flat(which('any', ['A', 'B'])),
      conceptBlock(
        'Breads',
        {
          subsampleCount: 2,
          concepts: [
            concept('Rye'),
            concept('Oat', { externalId: 'oat' }),
            concept('Corn'),
            concept('Spelt', when(selected('any', 'B'))),
          ],
        },
        open('What do you think?'),
      ),
    ]);
    for (const at of [0, 1, 2, 3]) {
      const [key = ''] = [conceptDraws(guide, createSession({ seed: '1', urlParams: {} })).get(1)?.[at]?.key];
      for (const seed of ['1', '2', '3', '4', '5', '6']) {
        const start = createSession({ seed, urlParams: {}, firstConcepts: [key] });
        const open = conceptDraws(guide, start).get(1) ?? [];
        expect(open.map(({ turn, hidden }) => [turn, hidden])).toEqual(open.map(() => [null, null]));
        const answered = rehearse(guide, start, { sheet: new Map([['b1.i1', { selected: ['o1'] }]]) }).session;
        const drawn = conceptDraws(guide, answered).get(1) ?? [];
        const turns = drawn.map(({ turn }) => turn);
        expect(drawn[3]?.hidden?.because).toBe('conceptCondition');
        expect(turns.filter((turn) => turn !== null).sort()).toEqual([1, 2]);
        if (at < 3) expect(turns[at]).toBe(1);
        const shown = visibility(guide, answered).filter(({ item, state }) => item === 1 && state !== 'hidden');
        expect(shown.map(({ concept }) => concept)).toEqual(
          [...turns.keys()].filter((concept) => turns[concept] !== null),
        );
        const without = conceptDraws(guide, { ...answered, firstConcepts: [] }).get(1) ?? [];
        if (at === 3) expect(without).toEqual(drawn);
        // The replaced concept is still possible; it would replace the first one.
        const gone = turns.findIndex((turn, place) => turn === null && place !== 3);
        const found = waysToShow(guide, answered, { item: 1, concept: gone });
        expect(found.kind === 'ways' && found.ways[0]?.changes).toMatchObject([{ kind: 'concepts' }]);
      }
    }
  });

  test('a pinned draw stays when the seed changes', () => {
    const guide = validGuide([flat(which('any', ['A', 'B', 'C', 'D', 'E', 'F'], { randomizeOptionOrder: true }))]);
    const orderWith = (seed: string, pinned?: { optionOrder: string }): unknown => {
      const step = nextStep(guide, createSession({ seed, urlParams: {}, ...(pinned ? { pinned } : {}) }));
      return step.kind === 'item' && 'options' in step.item && step.item.options.map(({ id }) => id);
    };
    const other = ['2', '3', '4', '5'].filter((seed) => String(orderWith(seed)) !== String(orderWith('1')));
    expect(other).not.toEqual([]);
    for (const seed of other) expect(orderWith(seed, { optionOrder: '1' })).toEqual(orderWith('1'));
  });
});

describe('a rehearsal', () => {
  test.each(seeds)('goes through any guide with plausible answers, the same for the same seed (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let at = 0; at < 40; at += 1) {
      const guide = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
      const start = createSession({ seed: `${seed} ${at}`, urlParams: {} });
      const { session, refused } = rehearse(guide, start, { sheet: new Map(), at: 'end' });
      expect(nextStep(guide, session).kind).toBe('end');
      expect(refused).toEqual([]);
      expect(rehearse(guide, start, { sheet: new Map(), at: 'end' }).session).toEqual(session);
      const sheet = new Map(session.answers.map((one) => [one.stepId, one.answer]));
      expect(rehearse(guide, start, { sheet }).session).toEqual(session);
    }
  });
});

function retaken(guide: Guide, session: Session): Session['answers'] {
  let again: Session = { ...session, answers: [], reopened: null };
  for (const one of session.answers) {
    const result = answer(guide, again, { stepId: one.stepId, answer: one.answer });
    if (!result.ok) throw new Error(result.problem.code);
    again = result.session;
  }
  return again.answers;
}

/** Three questions that may depend on each other, and a last one that depends on them. */
function smallGuide(random: Random): Guide {
  const names = ['one', 'two', 'three', 'four'];
  const items = names.map((name, at) => {
    const several = random.chance(0.4);
    const earlier = names.slice(0, at);
    const count = at === 3 ? 2 : random.int(0, Math.min(2, at));
    const criteria = Array.from({ length: earlier.length === 0 ? 0 : count }, () => ({
      type: 'selectedTemplateOptions',
      questionId: random.pick(earlier),
      matchingCriteria: random.chance(0.7) ? 'mustSelect' : 'mustNotSelect',
      choices: random.chance(0.3) ? ['A', 'B'] : [random.pick(['A', 'B', 'C'])],
    }));
    const rest: Draft = several ? { multiSelect: true } : {};
    if (several && random.chance(0.3)) Object.assign(rest, { minSelect: 2, maxSelect: 2 });
    if (criteria.length > 0) rest['conditional'] = { operator: random.pick(['and', 'or']), criteria };
    return which(name, ['A', 'B', 'C'], rest);
  });
  return validGuide([flat(...items)]);
}

const selections = [1, 2, 3, 4, 5, 6, 7].map(
  (bits): Answer => ({
    selected: ['o1', 'o2', 'o3'].filter((_, at) => (bits & (1 << at)) !== 0),
  }),
);

/** Tries every possible interview. Returns the fewest changed answers, among those on which the target depends. */
function fewestChanges(guide: Guide, session: Session, target: number): number | null {
  const before = new Map(session.answers.map((one) => [one.stepId, JSON.stringify(one.answer)]));
  const relevant = ancestors(guide, target);
  let fewest: number | null = null;
  const walk = (at: Session, changes: number): void => {
    const step: Step = nextStep(guide, at);
    const place = stepPlace(guide, step.stepId);
    if (place?.kind !== 'item') return;
    if (place.item === target) {
      fewest = Math.min(fewest ?? changes, changes);
      return;
    }
    for (const one of selections) {
      const result = answer(guide, at, { stepId: step.stepId, answer: one });
      if (!result.ok) continue;
      const isSame = before.get(step.stepId) === JSON.stringify(one);
      walk(result.session, changes + (isSame || !relevant.has(place.item) ? 0 : 1));
    }
  };
  walk({ ...session, answers: [], reopened: null }, 0);
  return fewest;
}

function ancestors(guide: Guide, target: number): ReadonlySet<number> {
  const items = guide.studyGuide.flatMap((block) => block.items);
  const found = new Set<number>();
  const need = (index: number): void => {
    for (const criterion of items[index]?.conditional?.criteria ?? []) {
      if (criterion.type === 'searchParam') continue;
      const source = items.findIndex(({ externalId }) => externalId === criterion.questionId);
      if (found.has(source)) continue;
      found.add(source);
      need(source);
    }
  };
  need(target);
  return found;
}
