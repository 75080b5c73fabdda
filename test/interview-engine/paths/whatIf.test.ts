import type { Guide } from '@guide-studio/interview-engine';
import { contradictionIn, excludingFrom } from '@guide-studio/interview-engine/internal';
import { countJourneys, explore, type Given } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { report, sized } from '../../size.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { type Ended, everyInterview, repeatsParameter } from './everyInterview.ts';
import { reached } from './reached.ts';
import { smallGuide } from './smallGuide.ts';
import { answerOf } from '../answerOf.ts';

const seeds = [20261241, 20261242];
const guidesPerSeed = sized(8, 60, 600);

/** Returns something that one of the interviews could have, or not have. */
function anyGiven(random: Random, guide: Guide, interviews: readonly Ended[]): Given | null {
  const { steps, session, drawn } = random.pick(interviews);
  const is = random.chance(0.6);
  const kind = random.pick(['option', 'option', 'option', 'parameter', 'concept'] as const);
  if (kind === 'parameter') {
    const [name, values] = Object.entries(session.urlParams)[0] ?? [];
    return name === undefined ? null : { kind, name, value: values?.[0] ?? '', is };
  }
  if (kind === 'concept') {
    const place = /^b(\d+)\.c(\d+)$/u.exec([...drawn][0] ?? '');
    return place === null ? null : { kind, block: Number(place[1]) - 1, concept: Number(place[2]) - 1, is };
  }
  const choices = steps.filter(({ step }) => step.item.type === 'multiple_choice' || step.item.type === 'matrix');
  if (choices.length === 0) return null;
  const { step, answer } = random.pick(choices);
  const [, block = '', place = '', concept] = /^b(\d+)\.i(\d+)(?:\.c(\d+))?$/u.exec(step.stepId) ?? [];
  const before = guide.studyGuide.slice(0, Number(block) - 1).flatMap(({ items }) => items).length;
  const at = { item: before + Number(place) - 1, concept: concept === undefined ? null : Number(concept) - 1 };
  const [row, column] = 'cells' in answer ? (Object.entries(answer.cells)[0] ?? []) : [];
  // Options that participants added are in no list, so nobody can fix them.
  const listed = 'selected' in answer ? answer.selected.filter((id) => !id.startsWith('own')) : [];
  const option = column ?? listed[0];
  return option === undefined ? null : { kind: 'option', ...at, option, row: row ?? null, is };
}

function has(guide: Guide, ended: Ended, given: Given): boolean {
  if (given.kind === 'parameter')
    return (Object.entries(ended.session.urlParams).find(([name]) => name === given.name)?.[1] ?? []).includes(
      given.value,
    );
  if (given.kind === 'concept') return ended.drawn.has(`b${given.block + 1}.c${given.concept + 1}`);
  let left = given.item;
  const block = guide.studyGuide.findIndex(({ items }) => {
    if (left < items.length) return true;
    left -= items.length;
    return false;
  });
  const stepId = `b${block + 1}.i${left + 1}${given.concept === null ? '' : `.c${given.concept + 1}`}`;
  const answer = ended.steps.find(({ step }) => step.stepId === stepId)?.answer;
  if (answer === undefined) return false;
  if ('cells' in answer) return answer.cells[given.row ?? ''] === given.option;
  return 'selected' in answer && answer.selected.includes(given.option);
}

describe('what if', () => {
  test.each(seeds)(
    'leaves the interviews that have what is fixed, and names what excludes each other (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      const figures = { guides: 0, questions: 0, excluded: 0, answers: 0, contradictions: 0 };
      for (let at = 0; at < guidesPerSeed; at += 1) {
        const guide = smallGuide(random);
        const interviews = everyInterview(guide, 3000);
        if (interviews === null) continue;
        const passing = interviews.filter(({ outcome }) => outcome === 'complete');
        const given = [1, 2, 3].slice(0, random.int(1, 3)).flatMap(() => anyGiven(random, guide, interviews) ?? []);
        const meets = (ended: Ended, some: readonly Given[]): boolean =>
          some.every((one) => has(guide, ended, one) === one.is);
        const left = passing.filter((ended) => meets(ended, given));
        // Of all who start: those with an answer to a question were not screened out before it.
        const isAnswers = given.every((one) => one.kind === 'option' && one.is);
        const leftOfAll = interviews.filter((ended) => meets(ended, given));
        const context = JSON.stringify({ given, blocks: guide.studyGuide });
        const exploration = explore(guide, { given });
        figures.guides += 1;
        const all = [...guide.studyGuide.flatMap(({ items }) => items).keys()];
        for (const item of all) {
          const goal = { kind: 'item', item } as const;
          const met = left.filter((ended) => reached(guide, ended, goal)).length;
          const expected = met === 0 ? 'never' : met === left.length ? 'always' : 'sometimes';
          expect(exploration.reach(goal), `${item} ${context}`).toBe(expected);
          figures.questions += 1;
          if (isAnswers) {
            const ofAll = leftOfAll.filter((ended) => reached(guide, ended, goal)).length;
            const expectedOfAll = ofAll === 0 ? 'never' : ofAll === leftOfAll.length ? 'always' : 'sometimes';
            expect(exploration.reachOfAll(goal), `${item} ${context}`).toBe(expectedOfAll);
          }
          const excluding = answerOf(excludingFrom(guide, given, goal));
          expect(excluding === null, `${item} ${context}`).toBe(met > 0);
          if (excluding === null) continue;
          figures.excluded += 1;
          const gets = (some: readonly Given[]): boolean =>
            passing.some((ended) => meets(ended, some) && reached(guide, ended, goal));
          expect(gets(excluding), `${item} ${context}`).toBe(false);
          for (const one of excluding)
            expect(gets(excluding.filter((other) => other !== one)), `${item} ${context}`).toBe(true);
        }
        if (isAnswers) {
          figures.answers += 1;
          const apart = answerOf(contradictionIn(guide, given, 'everyone'));
          expect(apart === null, context).toBe(leftOfAll.length > 0);
          const isTogether = (some: readonly Given[]): boolean => interviews.some((ended) => meets(ended, some));
          expect(apart !== null && isTogether(apart), context).toBe(false);
          for (const one of apart ?? [])
            expect(isTogether((apart ?? []).filter((other) => other !== one)), context).toBe(true);
          const isEnded = leftOfAll.some(({ outcome }) => outcome === 'screened_out');
          expect(answerOf(exploration.canReach({ kind: 'outcome', outcome: 'screened_out' })), context).toBe(isEnded);
          // Links that repeat a parameter are no journeys of their own.
          const usual = leftOfAll.filter(({ session }) => !repeatsParameter(session));
          const journeys = new Set(
            usual.map((ended) => all.filter((item) => reached(guide, ended, { kind: 'item', item })).join()),
          );
          expect(countJourneys(exploration), context).toEqual({ count: BigInt(journeys.size), isExact: true });
        }
        const contradiction = answerOf(contradictionIn(guide, given));
        expect(contradiction === null, context).toBe(left.length > 0);
        if (contradiction === null) continue;
        figures.contradictions += 1;
        expect(
          passing.some((ended) => meets(ended, contradiction)),
          context,
        ).toBe(false);
        for (const one of contradiction) {
          const others = contradiction.filter((other) => other !== one);
          expect(
            passing.some((ended) => meets(ended, others)),
            context,
          ).toBe(true);
        }
      }
      report('paths: what if', { seed, ...figures });
    },
  );
});
