import { validate } from '@guide-studio/guide-core';
import {
  type Guide,
  type Session,
  type Step,
  answer,
  answeredQuestions,
  back,
  createSession,
  interviewProgress,
  nextStep,
  transcript,
  visibility,
} from '@guide-studio/interview-engine';
import { stepPlace } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { type Random, createRandom } from '../generate/random.ts';
import { conduct } from './conduct.ts';
import { variedGuide } from './guides.ts';
import { eligibleConcepts, naiveCourse, shownConcepts } from './naiveCourse.ts';
import { sized } from '../size.ts';

const seeds = Array.from({ length: sized(3, 20, 20) }, (_, at) => 9000 + at);
const guidesPerSeed = sized(90, 500, 500);

interface Case {
  readonly guide: Guide;
  readonly random: Random;
  readonly start: { readonly seed: string; readonly urlParams: Record<string, string | string[]> };
}

function* cases(seed: number, count: number): Generator<Case> {
  const random = createRandom(seed);
  for (let at = 0; at < count; at += 1) {
    const guide = variedGuide(random, { blocks: random.int(1, 4), itemsPerBlock: random.int(1, 5) });
    const urlParams: Case['start']['urlParams'] = random.chance(0.5)
      ? { source: ['web', 'letter'], travel: 'money' }
      : {};
    yield { guide, random, start: { seed: `${seed} ${at}`, urlParams } };
  }
}

const itemIds = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'item' ? [step.stepId] : []));
const givenIn = (session: Session): ReadonlyMap<string, unknown> =>
  new Map(session.answers.map((one) => [one.stepId, one.answer]));

describe('laws of an interview', () => {
  test.each(seeds)(
    'guides are valid, end, and show what their conditions say, no more and no less (seed %i)',
    (seed) => {
      for (const { guide, random, start } of cases(seed, guidesPerSeed)) {
        if (random.chance(0.1)) expect(validate(guide as never)).toEqual([]);
        const { session, steps } = conduct(guide, random, start);
        const given = givenIn(session);
        expect(itemIds(steps)).toEqual(naiveCourse(guide, session.urlParams, given, steps));
        expect(new Set(steps.map((step) => step.stepId)).size).toBe(steps.length);
      }
    },
  );

  test.each(seeds.slice(0, sized(2, 5, 5)))(
    'the concepts shown are eligible, and as many as asked for (seed %i)',
    (seed) => {
      for (const { guide, random, start } of cases(seed, 200)) {
        const { session, steps } = conduct(guide, random, start);
        for (const [block, { type, conceptSamplingConfig, items }] of guide.studyGuide.entries()) {
          // A block whose first question is always shown shows every drawn concept.
          const [first] = items;
          const isPlain = first?.conditional === undefined && !(first !== undefined && 'carryForwardFrom' in first);
          if (type !== 'concept' || !isPlain || steps.at(-1)?.kind !== 'end') continue;
          const last = steps.at(-1);
          if (last?.kind === 'end' && last.outcome === 'screened_out') continue;
          const eligible = eligibleConcepts(guide, session.urlParams, givenIn(session), block);
          const shown = shownConcepts(steps, block);
          expect(shown).toHaveLength(
            Math.min(eligible.length, conceptSamplingConfig?.subsampleCount ?? eligible.length),
          );
          for (const concept of shown) expect(eligible).toContain(concept);
        }
      }
    },
  );

  test.each(seeds.slice(0, sized(2, 5, 5)))('a replay gives the same interview to the byte (seed %i)', (seed) => {
    for (const { guide, random, start } of cases(seed, 100)) {
      const { session, steps } = conduct(guide, random, start);
      const fresh = structuredClone(guide);
      let again = createSession(start);
      const replayed: Step[] = [nextStep(fresh, again)];
      for (const { stepId, answer: given } of session.answers) {
        const result = answer(fresh, again, { stepId, answer: structuredClone(given) });
        if (!result.ok) throw new Error(result.problem.code);
        again = result.session;
        replayed.push(nextStep(fresh, again));
      }
      expect(JSON.stringify(replayed)).toBe(JSON.stringify(steps));
      expect(JSON.stringify(transcript(fresh, again))).toBe(JSON.stringify(transcript(guide, session)));
      expect(JSON.stringify(answeredQuestions(fresh, again))).toBe(JSON.stringify(answeredQuestions(guide, session)));
      expect(JSON.stringify(visibility(fresh, again))).toBe(JSON.stringify(visibility(guide, session)));
      expect(JSON.stringify(again)).toBe(JSON.stringify(session));
    }
  });

  test.each(seeds.slice(0, sized(2, 5, 5)))('a session survives JSON at every step (seed %i)', (seed) => {
    for (const { guide, random, start } of cases(seed, 100)) {
      conduct(guide, random, start, (session, step) => {
        const copy = JSON.parse(JSON.stringify(session)) as Session;
        expect(copy).toEqual(session);
        expect(nextStep(guide, copy)).toEqual(step);
        expect(visibility(guide, copy)).toEqual(visibility(guide, session));
        expect(transcript(guide, copy)).toEqual(transcript(guide, session));
        return copy;
      });
    }
  });

  test.each(seeds.slice(0, sized(2, 5, 5)))('going back and answering alike changes nothing (seed %i)', (seed) => {
    for (const { guide, random, start } of cases(seed, 60)) {
      conduct(guide, random, start, (session, step) => {
        const times = random.int(1, 4);
        let gone = session;
        let steps = 0;
        for (; steps < times; steps += 1) {
          const result = back(guide, gone);
          if (!result.ok) break;
          gone = result.session;
        }
        expect(transcript(guide, gone)).toEqual(transcript(guide, session));
        for (; steps > 0; steps -= 1) {
          const open = nextStep(guide, gone);
          if (open.kind === 'end') throw new Error('The end came back.');
          const result = answer(guide, gone, { stepId: open.stepId, answer: open.given });
          if (!result.ok) throw new Error(result.problem.code);
          gone = result.session;
        }
        expect(gone).toEqual(session);
        expect(nextStep(guide, gone)).toEqual(step);
      });
    }
  });

  test.each(seeds.slice(0, sized(2, 5, 5)))(
    'what is said of a question at any time agrees with what comes (seed %i)',
    (seed) => {
      for (const { guide, random, start } of cases(seed, 100)) {
        const hiddenOnce = new Set<string>();
        const certainOnce = new Set<string>();
        let lastTotal = Number.POSITIVE_INFINITY;
        const { session, steps } = conduct(guide, random, start, (session) => {
          for (const row of visibility(guide, session)) {
            const key = `${row.item}/${row.concept}`;
            if (row.state === 'hidden') hiddenOnce.add(key);
            else expect(hiddenOnce.has(key), `${key} was hidden before`).toBe(false);
            if (row.state === 'ahead') certainOnce.add(key);
            if (row.state === 'undecided') expect(certainOnce.has(key), `${key} was certain before`).toBe(false);
          }
          const { passed, total } = interviewProgress(guide, session);
          expect(passed).toBeLessThanOrEqual(total);
          expect(total).toBeLessThanOrEqual(lastTotal);
          lastTotal = total;
        });
        const rows = visibility(guide, session);
        expect(rows.filter(({ state }) => state === 'undecided' || state === 'ahead')).toEqual([]);
        const shown = rows.filter(({ state }) => state === 'shown').map(({ item, concept }) => `${item}/${concept}`);
        const asked = itemIds(steps).map((id) => {
          const place = stepPlace(guide, id);
          return place?.kind === 'item' ? `${place.item}/${place.concept}` : '';
        });
        expect(new Set(shown)).toEqual(new Set(asked));
        const end = nextStep(guide, session);
        if (end.kind === 'end' && end.outcome !== 'screened_out')
          expect(shown).toEqual(expect.arrayContaining([...certainOnce]));
        expect(lastTotal).toBe(asked.length);
      }
    },
  );

  test.each(seeds.slice(0, sized(2, 5, 5)))(
    'a session never breaks on another guide, and nonsense is never stored (seed %i)',
    (seed) => {
      const nonsense: readonly unknown[] = [
        null,
        1,
        'x',
        [],
        {},
        { text: 1 },
        { selected: ['o99'] },
        { selected: 'o1' },
      ];
      let other: Guide | undefined;
      for (const { guide, random, start } of cases(seed, 100)) {
        const { session } = conduct(guide, random, start, (session, step) => {
          for (const value of nonsense) {
            const result = answer(guide, session, { stepId: step.stepId, answer: value });
            const isAnything = step.kind === 'welcome' || (step.kind === 'item' && step.item.type === 'statement');
            if (!isAnything) expect(result.ok).toBe(false);
          }
        });
        if (other !== undefined) {
          nextStep(other, session);
          visibility(other, session);
          transcript(other, session);
        }
        other = guide;
      }
    },
  );
});
