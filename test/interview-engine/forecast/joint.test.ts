import { CreateStudyRequest, type Json, validate } from '@guide-studio/guide-core';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { describeBasis, type Forecast, forecast, type RestingFigures } from '@guide-studio/interview-engine/forecast';
import { describeIndependence } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  concept,
  conceptBlock,
  multiple,
  screening,
  selected,
  statement,
  when,
} from '../../guideParts.ts';

function guideOf(studyGuide: unknown): Guide {
  const wire = { title: 'A guide', studyGuide } as unknown as Json;
  expect(validate(wire)).toEqual([]);
  return CreateStudyRequest.parse(wire);
}

function forecastOf(guide: Guide, assumptions: ForecastAssumptions, participants = 500): Forecast {
  const result = forecast(guide, { completes: 100, participants, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

const drinks = guideOf([
  screening(
    choice('tea?', { Often: 'neutral', Seldom: 'neutral', Never: 'neutral' }, { externalId: 'tea' }),
    choice('pass?', { Yes: 'approve', No: 'reject' }, { externalId: 'pass' }),
  ),
  block(
    'Rest',
    multiple('with?', ['Milk', 'Sugar', 'Lemon'], { externalId: 'with' }),
    statement('milk', when(selected('with', 'Milk'))),
    statement('often', when(selected('tea', 'Often'))),
  ),
]);
const shares = {
  tea: { Often: 20, Seldom: 30, Never: 50 },
  pass: { Yes: 10, No: 90 },
  with: { Milk: 40, Sugar: 50, Lemon: 30 },
};
const among = (option: string, of: NonNullable<ForecastAssumptions['shares']>) => ({
  question: 'tea',
  option,
  shares: of,
});

describe('joint shares', () => {
  test('are those of participants who select the option; the others have the usual shares', () => {
    const { incidence, items } = forecastOf(drinks, {
      shares,
      among: [
        among('Often', { pass: { Yes: 80, No: 20 }, with: { Milk: 90, Sugar: 20, Lemon: 20 } }),
        among('Seldom', { pass: { Yes: 40, No: 60 } }),
      ],
    });
    const pass = 0.2 * 0.8 + 0.3 * 0.4 + 0.5 * 0.1;
    expect(incidence).toMatchObject({ by: 'calculated', value: expect.closeTo(pass, 10) as number });
    const often = (0.2 * 0.8) / pass;
    expect(items[4]?.share.value).toBeCloseTo(often, 10);
    expect(items[3]?.share.value).toBeCloseTo(often * 0.9 + (1 - often) * 0.4, 10);
  });

  test('hold for simulated participants, too', () => {
    const assumptions = {
      shares,
      among: [among('Often', { pass: { Yes: 80, No: 20 }, with: { Milk: 100, Sugar: 0, Lemon: 0 } })],
    };
    const exact = forecastOf(drinks, assumptions);
    // Where people leave early, who sees what is simulated.
    const simulated = forecastOf(drinks, { ...assumptions, dropOutPerMinute: 0.0001 }, 40_000);
    expect(simulated.items[3]?.share.by).toBe('simulated');
    for (const item of [3, 4]) {
      const figure = simulated.items[item]?.share;
      expect(Math.abs((figure?.value ?? 0) - (exact.items[item]?.share.value ?? 1))).toBeLessThan(0.05);
    }
  });

  test('of several that apply, the first counts', () => {
    const guide = guideOf([
      screening(
        multiple(
          'with?',
          ['Milk', 'Sugar'].map((text) => ({ text, status: 'neutral' })),
          { externalId: 'with' },
        ),
        choice('pass?', { Yes: 'approve', No: 'reject' }, { externalId: 'pass' }),
      ),
    ]);
    const { incidence } = forecastOf(guide, {
      shares: { with: { Milk: 100, Sugar: 100 }, pass: { Yes: 1, No: 99 } },
      among: [
        { question: 'with', option: 'Sugar', shares: { pass: { Yes: 70, No: 30 } } },
        { question: 'with', option: 'Milk', shares: { pass: { Yes: 30, No: 70 } } },
      ],
    });
    expect(incidence.value).toBeCloseTo(0.7, 10);
  });

  test('of a question asked for each concept follow the answer for the same concept', () => {
    const guide = guideOf([
      conceptBlock(
        'Concepts',
        { concepts: ['One', 'Two'].map((nickname) => concept(nickname)) },
        choice('like?', ['Yes', 'No'], { externalId: 'like' }),
        choice('buy?', ['Yes', 'No'], { externalId: 'buy' }),
        statement('both', when(selected('like', 'Yes'), selected('buy', 'Yes'))),
      ),
    ]);
    const { items } = forecastOf(guide, {
      shares: { like: { Yes: 50, No: 50 }, buy: { Yes: 0, No: 100 } },
      among: [{ question: 'like', option: 'Yes', shares: { buy: { Yes: 100, No: 0 } } }],
    });
    // Each concept is liked, and then bought, by one in two.
    expect(items[2]?.share.value).toBeCloseTo(0.75, 10);
  });

  test('can be wrong, too: their effect is listed, apart from that of the others', () => {
    const { tornado } = forecastOf(drinks, { shares, among: [among('Often', { pass: { Yes: 80, No: 20 } })] });
    const ofPass = tornado.flatMap(({ share, assumed, lower }) =>
      share.kind === 'option' && share.item === 1 ? [{ among: share.among, assumed, lower: lower.incidence }] : [],
    );
    expect(ofPass).toEqual([
      { among: 'others', assumed: 0.1, lower: expect.closeTo(0.2 * 0.8, 10) as number },
      {
        among: { item: 0, option: expect.any(String) as string },
        assumed: 0.8,
        lower: expect.closeTo(0.2 * 0.7 + 0.8 * 0.1, 10) as number,
      },
    ]);
  });

  test('must follow from an option of an earlier multiple-choice question', () => {
    const problems = (given: ForecastAssumptions['among']) => {
      const result = forecast(drinks, { completes: 1, assumptions: { among: given ?? [] } });
      return result.ok ? [] : result.problems;
    };
    expect(problems([{ question: 'with', option: 'Milk', shares: { pass: { Yes: 1 } } }])).toEqual([
      { code: 'amongLater', place: { among: { question: 'with', option: 'Milk' }, question: 'pass' } },
    ]);
    expect(problems([{ question: 'milk', option: 'Milk', shares: {} }])).toMatchObject([{ code: 'amongOther' }]);
    expect(problems([among('Oftn', {})])).toMatchObject([{ code: 'unknownName', nearest: 'Often' }]);
    expect(problems([among('Often', { pass: { Yes: 80, No: 90 } })])).toMatchObject([{ code: 'sumTooLarge' }]);
  });
});

describe('what the number to invite rests on', () => {
  const basis = (assumptions: ForecastAssumptions, language: 'en' | 'de' = 'en') =>
    describeBasis(forecastOf(drinks, assumptions), 'invitations', language);

  test('is said unless all shares that decide it are entered', () => {
    expect(basis({})).toBe('With answers left to chance');
    // Who sees which question does not change how many to invite.
    expect(basis({ shares: { pass: { Yes: 10, No: 90 } } })).toBe('');
    expect(basis({ shares: { with: { Milk: 10 } } })).toBe('With answers to Q2 left to chance');
    // Nor do shares from interviews that do not decide who passes.
    expect(basis({ shares: { with: { Milk: 10 } }, interviews: 7 }, 'de')).toBe('Mit zufälligen Antworten auf F2');
    expect(basis({ shares: { pass: { Yes: 10, No: 90 } }, interviews: 7 }, 'de')).toBe('Mit Anteilen aus 7 Interviews');
    const typed = { shares: { pass: { Yes: 10, No: 90 }, with: { Milk: 10 } }, interviews: 7 };
    expect(basis({ ...typed, taken: { questions: { with: 7 }, urlParams: [] } })).toBe('');
    // With joint shares, the earlier question decides, too.
    const joint = [among('Often', { pass: { Yes: 80, No: 20 } })];
    expect(basis({ shares: { pass: { Yes: 10, No: 90 } }, among: joint })).toBe('With answers to Q1 left to chance');
  });

  test('is said of lengths that are corrected by real ones, and of all that depends on who leaves when', () => {
    const all = { shares: { pass: { Yes: 10, No: 90 }, with: { Milk: 10, Sugar: 10 } } };
    const of = (assumptions: ForecastAssumptions, figures: RestingFigures) =>
      describeBasis(forecastOf(drinks, { ...all, ...assumptions }), figures);
    const corrected = { lengthFactor: 2, lengthInterviews: 5 };
    const lengths = /lengths corrected by 5 interviews$/u;
    expect(of(corrected, 'lengths')).toMatch(lengths);
    expect(of(corrected, 'seen')).not.toContain('corrected');
    expect(of(corrected, 'invitations')).not.toContain('corrected');
    for (const figures of ['invitations', 'seen', 'lengths'] as const)
      expect(of({ ...corrected, dropOutPerMinute: 5 }, figures)).toMatch(lengths);
    expect(of({ lengthFactor: 2 }, 'lengths')).not.toContain('corrected');
  });

  test('and that answers are assumed to be independent', () => {
    expect(describeIndependence(forecastOf(drinks, {}))).toMatch(
      /^Answers to different questions, and options that can be selected together, are assumed to be independent/u,
    );
    const joint = (shares: Record<string, number>) => ({ among: [among('Often', { pass: shares })] });
    expect(describeIndependence(forecastOf(drinks, joint({ Yes: 1 })))).toContain('joint shares');
    expect(describeIndependence(forecastOf(drinks, joint({})))).not.toContain('joint shares');
  });
});
