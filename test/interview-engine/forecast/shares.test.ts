import type { Json } from '@guide-studio/guide-core';
import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import { CreateStudyRequest, validate } from '@guide-studio/guide-core';
import { fromWire } from '@guide-studio/guide-core/edit';
import { forecastAssumptionsOf } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import {
  type Forecast,
  forecast,
  type ForecastQuestion,
  forecastTables,
  type SharesProblem,
  describeSharesProblem,
} from '@guide-studio/interview-engine/forecast';
import { peopleNeeded, describeNobodyPasses } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../generate/random.ts';
import {
  block,
  choice,
  concept,
  conceptBlock,
  link,
  matrix,
  multiple,
  open,
  screening,
  selected,
  statement,
  when,
} from '../../guideParts.ts';
import { smallGuide } from '../paths/smallGuide.ts';

const seenBy = (text: string, questionId: string, option: string) =>
  statement(text, when(selected(questionId, option)));

const coffee = guideOf([
  screening(choice('adult?', { Yes: 'approve', No: 'reject' }, { externalId: 'adult' })),
  block(
    'Coffee',
    multiple('places?', ['Home', 'Work', 'Bar', { text: 'Nowhere', exclusiveOption: true }], {
      externalId: 'places',
      allowCustomOption: true,
    }),
    seenBy('Home seen', 'places', 'Home'),
    seenBy('Work seen', 'places', 'Work'),
    seenBy('Nowhere seen', 'places', 'Nowhere'),
    matrix('grid?', ['Price', 'Taste'], ['Good', 'Bad'], { externalId: 'grid' }),
    open('Why?', { externalId: 'why', ...when(link('source', 'panel')) }),
    multiple('two?', ['A', 'B', 'C'], { externalId: 'two', minSelect: 2, maxSelect: 2 }),
  ),
  conceptBlock(
    'Concepts',
    {
      subsampleCount: 1,
      concepts: ['One', 'Two', 'Three'].map((nickname) => concept(nickname)),
    },
    choice('like?', ['Yes', 'No'], { externalId: 'like' }),
  ),
]);

function guideOf(studyGuide: unknown): Guide {
  const guide = { title: 'A guide', studyGuide } as unknown as Json;
  expect(validate(guide)).toEqual([]);
  return CreateStudyRequest.parse(guide);
}

function forecastWith(guide: Guide, question: Partial<ForecastQuestion> = {}): Forecast {
  const result = forecast(guide, { completes: 100, participants: 500, ...question });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

const shareOf = ({ items }: Forecast, item: number): number => items[item]?.share.value ?? Number.NaN;

function problemsWith(assumptions: ForecastAssumptions): readonly SharesProblem[] {
  const result = forecast(coffee, { completes: 100, assumptions });
  return result.ok ? [] : result.problems;
}

describe('shares', () => {
  test('of options are the shares of participants who select them, however many others they select', () => {
    const shares = { places: { options: { Home: 70, Work: 40, Bar: 20, Nowhere: 10 }, custom: 5 } };
    const made = forecastWith(coffee, { assumptions: { shares } });
    expect(shareOf(made, 2)).toBeCloseTo(0.7, 9);
    expect(shareOf(made, 3)).toBeCloseTo(0.4, 9);
    expect(shareOf(made, 4)).toBeCloseTo(0.1, 9);
  });

  test('keep the bounds of their question, also at the edge of what is possible', () => {
    for (const [a, b, c] of [
      [80, 70, 50],
      [100, 60, 40],
      [67, 67, 66],
    ] as const) {
      const shares = { two: { A: a, B: b, C: c } };
      expect(problemsWith({ shares })).toEqual([]);
    }
  });

  test('that are not given get what is left, equally', () => {
    const made = forecastWith(coffee, { assumptions: { shares: { adult: { Yes: 20 } } } });
    expect(made.incidence).toEqual({ value: 0.2, by: 'calculated', low: 0.2, high: 0.2 });
    expect(forecastWith(coffee).incidence.value).toBe(0.5);
    expect(shareOf(forecastWith(coffee), 6)).toBe(0.5);
    expect(shareOf(forecastWith(coffee, { assumptions: { urlParams: { source: { panel: 30 } } } }), 6)).toBeCloseTo(
      0.3,
      9,
    );
  });

  const broken: readonly [SharesProblem['code'], ForecastAssumptions][] = [
    ['unknownName', { shares: { adlt: { Yes: 50 } } }],
    ['unknownName', { shares: { adult: { Maybe: 50 } } }],
    ['unknownName', { shares: { grid: { rows: { Prize: { Good: 50 } } } } }],
    ['unknownName', { shares: { like: { byConcept: { Four: { Yes: 50 } } } } }],
    ['unknownName', { urlParams: { sorce: { panel: 50 } } }],
    ['unknownName', { urlParams: { source: { pannel: 50 } } }],
    ['noShares', { shares: { why: { Yes: 50 } } }],
    ['rowsWanted', { shares: { grid: { Good: 50 } } }],
    ['optionsWanted', { shares: { adult: { rows: { Price: { Good: 50 } } } } }],
    ['customNotAllowed', { shares: { adult: { options: { Yes: 50 }, custom: 10 } } }],
    ['outOfRange', { shares: { adult: { Yes: -1 } } }],
    ['outOfRange', { dropOutPerMinute: 100 }],
    ['outOfRange', { lengthFactor: 0 }],
    ['sumTooLarge', { shares: { adult: { Yes: 70, No: 50 } } }],
    ['outOfRange', { urlParams: { source: { panel: 120 } } }],
    ['sumTooSmall', { shares: { adult: { Yes: 20, No: 50 } } }],
    ['tooFewSelected', { shares: { two: { A: 50, B: 50, C: 50 } } }],
    ['tooManySelected', { shares: { two: { A: 90, B: 90, C: 90 } } }],
    ['besideExclusive', { shares: { places: { Home: 80, Nowhere: 40 } } }],
  ];
  test.each(broken)('that cannot be used are reported as %s, with what to do: %j', (code, assumptions) => {
    const problems = problemsWith(assumptions);
    expect(problems.map((problem) => problem.code)).toContain(code);
    for (const problem of problems) {
      const [english, german] = [describeSharesProblem(problem), describeSharesProblem(problem, 'de')];
      expect(english).toMatch(/^\S.+: .+[.?]$/su);
      expect(german).not.toBe(english);
      expect(`${english}${german}`).not.toMatch(/undefined|NaN|Infinity/u);
    }
  });

  test('that select too few beside an exclusive option say the sum that was typed, and the one that is needed', () => {
    const shares = { places: { options: { Home: 0, Work: 10, Bar: 10, Nowhere: 50 }, custom: 0 } };
    const [problem] = problemsWith({ shares });
    expect(problem).toMatchObject({ code: 'tooFewSelected', bound: 1 });
    expect(problem && describeSharesProblem(problem)).toContain(
      'the shares sum to 20%. Raise some of them, to 50% in all.',
    );
  });

  test('with a name that the guide does not have offer the nearest one', () => {
    expect(problemsWith({ shares: { adlt: { Yes: 50 } } })).toEqual([
      { code: 'unknownName', place: { question: 'adlt' }, nearest: 'adult' },
    ]);
  });

  test('of options may be written with the added one beside them, or without', () => {
    const own = guideOf([block('Own', choice('Which?', ['A', 'B'], { externalId: 'own', allowCustomOption: true }))]);
    const shares = { own: { options: { A: 50, B: 40 } } };
    expect(forecastAssumptionsOf({ shares })).toEqual({ ok: true, assumptions: { shares } });
    expect(forecast(own, { completes: 10, participants: 50, assumptions: { shares } })).toMatchObject({ ok: true });
  });

  test('of another form are refused with their place', () => {
    expect(forecastAssumptionsOf({ shares: { adult: 'many' } })).toMatchObject({
      ok: false,
      faults: [{ path: ['shares', 'adult'] }],
    });
    expect(forecastAssumptionsOf({ share: {} }).ok).toBe(false);
    const named = JSON.parse('{ "shares": { "__proto__": { "Yes": 10 }, "adult": { "__proto__": 20 } } }') as Json;
    expect(forecastAssumptionsOf(named)).toMatchObject({
      ok: false,
      faults: [{ path: ['shares', '__proto__'] }, { path: ['shares', 'adult', '__proto__'] }],
    });
    // An option may have any name, also that of a property.
    const read = forecastAssumptionsOf({ shares: { q: { rows: 20, options: 30, byConcept: 50 } } });
    expect(read).toEqual({ ok: true, assumptions: { shares: { q: { rows: 20, options: 30, byConcept: 50 } } } });
  });
});

describe('a forecast', () => {
  test('is the same for the same guide and seed, and says how much comes from the seed', () => {
    const random = createRandom(20261210);
    for (let at = 0; at < 5; at += 1) {
      const guide = smallGuide(random);
      const assumptions = { dropOutPerMinute: 20 };
      expect(forecastWith(guide, { assumptions })).toEqual(forecastWith(structuredClone(guide), { assumptions }));
      const [one, other] = ['a', 'b'].map((seed) => forecastWith(guide, { seed })) as [Forecast, Forecast];
      expect(one.items).toEqual(other.items);
      expect(one.incidence).toEqual(other.incidence);
    }
  });

  test('adds up: stages of the funnel, histogram, groups, credits', () => {
    const assumptions = { shares: { adult: { Yes: 40 } }, starting: 50, completion: 80, dropOutPerMinute: 5 };
    const made = forecastWith(coffee, { assumptions, wallet: 60, creditsPerComplete: 2 });
    const { invitations, funnel, length, credits, completion } = made;
    if (invitations === null || funnel === null || length === null) throw new Error('Nobody completes.');
    expect(invitations.expected.value).toBeCloseTo(100 / (0.5 * 0.4 * completion.value), 6);
    expect(invitations.safe).toBeGreaterThan(invitations.expected.value);
    expect(funnel.invited).toBe(peopleNeeded(invitations.expected.value));
    expect(funnel.complete).toBeCloseTo((100 * funnel.invited) / invitations.expected.value, 6);
    expect(funnel.started).toBeCloseTo(funnel.invited / 2, 6);
    expect(funnel.screenedOut + funnel.droppedOut + funnel.complete).toBeCloseTo(funnel.started, 6);
    expect(funnel.passed).toBeLessThanOrEqual(0.4 * funnel.started);
    expect(funnel.screenedOut).toBeLessThanOrEqual(0.6 * funnel.started);
    expect(funnel.droppedOut).toBeGreaterThanOrEqual(funnel.passed - funnel.complete);
    expect(length.histogram.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(length.groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
    expect(length.shortest).toBeLessThan(length.median);
    expect(length.median).toBeLessThan(length.p90);
    expect(credits).toEqual({ perComplete: 2, needed: 200, wallet: 60, missing: 140 });
  });

  test.each([0, 5, 99])(
    'has lengths in order, for all and for each group (percent that leave in each minute: %i)',
    (leaving) => {
      const random = createRandom(20261215);
      const guides = [coffee, ...Array.from({ length: 5 }, () => smallGuide(random))];
      let compared = 0;
      for (const guide of guides) {
        const { length } = forecastWith(guide, { participants: 1000, assumptions: { dropOutPerMinute: leaving } });
        if (length === null) continue;
        for (const { shortest, median, p90, longest } of [length, ...length.groups]) {
          compared += 1;
          expect(median).toBeGreaterThanOrEqual(shortest);
          expect(p90).toBeGreaterThanOrEqual(median);
          expect(longest).toBeGreaterThanOrEqual(p90);
        }
        const { mean, medianFigure } = length;
        for (const { low, value, high } of [mean, medianFigure]) {
          expect(low).toBeGreaterThanOrEqual(length.shortest);
          expect(high).toBeLessThanOrEqual(length.longest);
          expect(value).toBeGreaterThanOrEqual(low);
          expect(value).toBeLessThanOrEqual(high);
        }
      }
      expect(compared).toBeGreaterThan(2);
    },
  );

  test('tells a screener that nobody passes from shares with which nobody does', () => {
    const yes = { text: 'Yes', status: 'reject' };
    const closed = guideOf([
      screening(choice('adult?', [yes, { text: 'No', status: 'reject' }], { externalId: 'adult' })),
      block('Rest', statement('Thanks')),
    ]);
    const made = forecastWith(closed);
    expect(made).toMatchObject({ nobodyPasses: [{ kind: 'screening', item: 0 }], invitations: null, length: null });
    expect(describeNobodyPasses(fromWire(closed as never), made.nobodyPasses ?? [], 'de')).toEqual([
      'Niemand besteht den Screener, egal welche Antworten gegeben werden. Darum schließt niemand das Interview ab.',
      '„adult?“ beendet das Interview bei „Yes“ und „No“.',
      'Setzen Sie mindestens eine Option von „adult?“ auf „annehmen“ oder „neutral“.',
    ]);
    expect(forecastWith(coffee, { assumptions: { shares: { adult: { No: 100 } } } }).nobodyPasses).toBeNull();
  });

  test('without anyone who passes says so, and forecasts no length', () => {
    const made = forecastWith(coffee, { assumptions: { shares: { adult: { No: 100 } } } });
    expect(made).toMatchObject({ invitations: null, funnel: null, length: null, smallest: null, small: [] });
    for (const { rows } of forecastTables(coffee, made)) expect(rows.length).toBeGreaterThan(0);
  });

  test('names what nobody sees as the smallest, also before a concept or question that few see', () => {
    const made = forecastWith(coffee, { assumptions: { shares: { places: { Home: 0, Nowhere: 5 } } } });
    expect(made.smallest).toMatchObject({ cell: { kind: 'item', item: 2 }, expected: 0, atLeast: 0 });
    expect(made.smallestSeen).toMatchObject({ cell: { kind: 'item', item: 4 } });
    expect(made.smallestSeen?.expected).toBeCloseTo(5, 9);
    expect(made.small.map(({ cell }) => cell)).toContainEqual(made.smallest?.cell);
    expect(made.sharesGiven).toBe(true);
    expect(forecastWith(coffee).sharesGiven).toBe(false);
    expect(forecastWith(coffee, { assumptions: { starting: 20 } }).sharesGiven).toBe(false);
  });

  test('has exact shares of groups by length that agree with those of their questions, unless people leave early', () => {
    const random = createRandom(20261127);
    let compared = 0;
    for (let at = 0; at < 40; at += 1) {
      const guide = smallGuide(random);
      const { items, length } = forecastWith(guide, { participants: 1000 });
      if (length?.groupsBy !== 'calculated') continue;
      expect(length.groups.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
      const [first] = length.groups[0]?.parts ?? [];
      if (first === undefined) continue;
      compared += 1;
      const shown = length.groups.filter(({ parts }) => parts[0]?.isShown === true);
      expect(shown.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(items[first.item]?.share.value ?? -1, 9);
    }
    expect(compared).toBeGreaterThan(5);
    expect(forecastWith(coffee, { assumptions: { dropOutPerMinute: 5 } }).length?.groupsBy).toBe('simulated');
  });

  test('says which questions that decide something have no shares', () => {
    const without = (assumptions: ForecastAssumptions) => forecastWith(coffee, { assumptions }).restsOn.deciding.items;
    expect(without({})).toEqual([0, 1]);
    expect(without({ shares: { adult: { Yes: 80 }, like: { Yes: 10 } } })).toEqual([1]);
    const places = { Home: 20, Work: 10, Nowhere: 5 };
    expect(without({ shares: { places } })).toEqual([0]);
    expect(without({ shares: { adult: { Yes: 80 }, places } })).toEqual([]);
    expect(without({ shares: { adult: { Yes: 80 }, places: { Home: 20 } } })).toEqual([1]);
  });

  test('knows exactly what nobody can see, also where people leave early', () => {
    const shares = { places: { Home: 0, Nowhere: 5 } };
    const made = forecastWith(coffee, { assumptions: { shares, dropOutPerMinute: 2 } });
    expect(made.items[2]?.share).toEqual({ value: 0, by: 'calculated', low: 0, high: 0 });
    expect(made.items[3]?.share.by).toBe('simulated');
    expect(made.smallest).toMatchObject({ cell: { kind: 'item', item: 2 } });
    expect(made.smallestSeen?.cell).not.toEqual(made.smallest?.cell);
  });

  test('tells nobody from too few, also with another share', () => {
    const { tornado } = forecastWith(coffee, { assumptions: { shares: { adult: { Yes: 10 } } } });
    const yes = tornado.find(({ share }) => share.kind === 'option' && share.item === 0);
    expect(yes?.lower).toMatchObject({ share: 0, invitations: null, tooFewComplete: false });
    const few = forecastWith(coffee, { completes: 1000, assumptions: { starting: 1e-9 } }).tornado;
    expect(few.length).toBeGreaterThan(0);
    for (const { share, lower } of few)
      if (share.kind !== 'starting') expect(lower).toMatchObject({ invitations: null, tooFewComplete: true });
  });

  test('plans no invitations if more people would be needed than there are', () => {
    for (const assumptions of [{ dropOutPerMinute: 99, lengthFactor: 20 }, { starting: 1e-9 }]) {
      const made = forecastWith(coffee, { completes: 1000, assumptions });
      expect(made).toMatchObject({ invitations: null, tooFewComplete: true, funnel: null });
      for (const { lower } of made.tornado) expect(lower.invitations).toBeNull();
    }
    const nobody = forecastWith(coffee, { assumptions: { starting: 0 } });
    expect(nobody).toMatchObject({ invitations: null, tooFewComplete: false });
    // What is planned to be sure is never less than what is needed on average.
    for (const starting of [100, 1, 1e-3, 1e-5]) {
      const { invitations, tooFewComplete } = forecastWith(coffee, { assumptions: { starting } });
      expect(tooFewComplete).toBe(false);
      expect(invitations?.safe).toBeGreaterThan(invitations?.expected.value ?? Number.POSITIVE_INFINITY);
    }
  });

  test('says what another share would change, as a forecast with that share does', () => {
    const made = forecastWith(coffee);
    const yes = made.tornado.find(({ share }) => share.kind === 'option' && share.item === 0 && share.option === 'o1');
    expect(yes).toMatchObject({ assumed: 0.5, lower: { share: 0.4 }, higher: { share: 0.6 } });
    for (const outlook of [yes?.lower, yes?.higher]) {
      const shares = { adult: { Yes: 100 * (outlook?.share ?? 0) } };
      const other = forecastWith(coffee, { assumptions: { shares } });
      expect(outlook?.incidence).toBeCloseTo(other.incidence.value, 9);
      expect(outlook?.invitations).toBeCloseTo(other.invitations?.expected.value ?? -1, 6);
    }
    // The panel decides only who sees one question, which is not the smallest cell.
    expect(made.tornado.some(({ share }) => share.kind === 'parameter')).toBe(false);
  });

  test('has its tables in both languages, with a cell for each heading', () => {
    const made = forecastWith(coffee, { wallet: 10, assumptions: { dropOutPerMinute: 10 } });
    const [english, german] = [forecastTables(coffee, made), forecastTables(coffee, made, 'de')];
    for (const [at, { id, title, rows }] of english.entries()) {
      expect(german[at]?.id).toBe(id);
      expect(german[at]?.title).not.toBe(title);
      for (const row of [...rows, ...(german[at]?.rows ?? [])]) {
        expect(row, id).toHaveLength(rows[0]?.length ?? -1);
        expect(row.every((cell) => cell === '' || typeof cell === 'string' || Number.isFinite(cell))).toBe(true);
      }
    }
  });
});
