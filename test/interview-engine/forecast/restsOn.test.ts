import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { describeBasis, type Forecast, forecast } from '@guide-studio/interview-engine/forecast';
import { safeCondition } from '@guide-studio/interview-engine/internal';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  concept,
  conceptBlock,
  multiple,
  notSelected,
  open,
  screening,
  selected,
  validGuide,
  when,
  which,
} from '../../guideParts.ts';

// Laws: each figure names what decides it and was not entered, and nothing else.

function forecastOf(
  guide: Guide,
  assumptions: ForecastAssumptions = {},
  completes = 100,
  participants = 500,
): Forecast {
  const result = forecast(guide, { completes, participants, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

const ad = screening(choice('Ad?', { Yes: 'approve', No: 'reject' }, { externalId: 'ad' }));
const sites = multiple(
  'Which sites?',
  ['A', 'B', 'C'].map((text) => ({ text })),
  { externalId: 'sites' },
);
const everySite = { sites: { A: 10, B: 20, C: 90 } };

describe('lengths', () => {
  const guide = validGuide([ad, block('Sites', sites)]);
  const basis = (assumptions: ForecastAssumptions, of: 'lengths' | 'invitations') =>
    describeBasis(forecastOf(guide, assumptions), of);

  test('rest on how many options are selected, also where they decide nothing', () => {
    const entered = { ad: { Yes: 80 } };
    expect(basis({ shares: entered }, 'lengths')).toBe('With answers to Q2 left to chance');
    expect(basis({ shares: { ...entered, sites: { A: 10, B: 20 } } }, 'lengths')).toBe(
      'With answers to Q2 left to chance',
    );
    expect(basis({ shares: { ...entered, ...everySite } }, 'lengths')).toBe('');
    expect(basis({ shares: entered }, 'invitations')).toBe('');
    const taken = { interviews: 7, taken: { questions: { sites: 5 }, urlParams: [] } };
    expect(basis({ shares: { ...entered, ...everySite }, ...taken }, 'lengths')).toBe('With shares from 5 interviews');
    expect(basis({ shares: { ...entered, ...everySite }, ...taken }, 'invitations')).toBe('');
  });

  test('decide who leaves by the minute, so invitations rest on the same', () => {
    const leaving = { shares: { ad: { Yes: 80 } }, dropOutPerMinute: 5 };
    expect(basis(leaving, 'invitations')).toBe('With answers to Q2 left to chance');
  });

  test('say it if they come from few simulated interviews', () => {
    expect(basis({ shares: { ad: { Yes: 1 }, ...everySite } }, 'lengths')).toMatch(
      /^With only \d simulated interviews? of those who pass$/u,
    );
  });
});

test('which part the fewest see decides what changes most, and concepts decide nothing about questions', () => {
  const guide = validGuide([
    block('Main', which('like', ['Yes', 'No']), open('Why?', when(selected('like', 'Yes'))), which('use', ['A', 'B'])),
    conceptBlock(
      'Concepts',
      {
        concepts: [concept('X'), concept('Y', when(selected('use', 'A')))],
      },
      open('What?'),
    ),
  ]);
  const { restsOn } = forecastOf(guide, { shares: { use: { A: 10, B: 90 } } });
  expect(restsOn.changes.items).toEqual([0]);
  expect(restsOn.seen.items).toEqual([0]);
  const other = forecastOf(guide, { shares: { like: { Yes: 10, No: 90 } } }).restsOn;
  expect(other.questions.items).toEqual([]);
  expect(other.concepts.items).toEqual([2]);
  expect(other.changes.items).toEqual([2]);
});

test('who sees a concept does not rest on questions about it', () => {
  const like = choice('Like it?', ['Yes', 'No'], { externalId: 'like' });
  const why = open('Why?', when(selected('like', 'Yes')));
  const drink = choice('Drink?', ['Daily', 'Never'], { externalId: 'drink' });
  const guide = validGuide([
    block('Before', drink),
    conceptBlock('Concepts', { concepts: [concept('A', when(selected('drink', 'Daily'))), concept('B')] }, like, why),
  ]);
  const { conceptBlocks, concepts, items } = forecastOf(guide, { shares: { drink: { Daily: 10 } } });
  expect(conceptBlocks[0]?.restsOn).toMatchObject({ items: [], onEntered: true });
  expect(concepts.map(({ restsOn }) => restsOn.items)).toEqual([[], []]);
  expect(items.map(({ restsOn }) => restsOn.items)).toEqual([[], [], [1]]);
});

describe('the number of invitations that gives the wanted interviews on average', () => {
  const guide = validGuide([ad]);
  const of = (completes: number, pass: number) =>
    forecastOf(guide, { shares: { ad: { Yes: pass } } }, completes, 100).invitations;

  test.each([
    [10, 90, 0.1109],
    [10, 95, 0.1019],
    [5, 80, 0.148],
    [1, 50, 0.25],
    [200, 99, 0.1474],
  ])('says how often it gives too few: %i wanted, %i%% pass', (completes, pass, fewer) => {
    expect(of(completes, pass)?.fewer).toBeCloseTo(fewer, 3);
  });

  test('is as likely too few as sums of binomials say, and by the normal distribution for many', () => {
    for (const [completes, pass] of [
      [3, 40],
      [50, 12],
      [400, 73],
      [12_000, 60],
    ] as const) {
      const found = of(completes, pass);
      const people = Math.ceil(completes / (pass / 100) - 1e-6);
      let log = people * Math.log(1 - pass / 100);
      let sum = 0;
      for (let count = 0; count < completes; count += 1) {
        sum += Math.exp(log);
        log += Math.log((people - count) / (count + 1)) + Math.log(pass / (100 - pass));
      }
      expect(found?.fewer).toBeCloseTo(sum, 2);
      expect(found?.average).toBeCloseTo((people * pass) / 100, 6);
    }
    expect(of(9_999_999, 30)?.fewer).toBeCloseTo(0.5, 2);
  });
});

test('the safe number is enough on the condition that all that was entered is right', () => {
  const plain = validGuide([block('Open', open('What?'))]);
  const screened = validGuide([ad]);
  expect(safeCondition(forecastOf(plain))).toBe('none');
  for (const entered of [{ starting: 50 }, { completion: 80 }, { dropOutPerMinute: 5 }])
    expect(safeCondition(forecastOf(plain, entered))).toBe('entered');
  expect(safeCondition(forecastOf(screened))).toBe('basis');
  expect(safeCondition(forecastOf(screened, { starting: 20 }))).toBe('both');
  const shares = { ad: { Yes: 80, No: 20 } };
  expect(safeCondition(forecastOf(screened, { shares }))).toBe('entered');
  expect(safeCondition(forecastOf(screened, { shares, interviews: 7 }))).toBe('basis');
});

describe('what nobody sees, whatever is entered', () => {
  const taken = (shares: NonNullable<ForecastAssumptions['shares']>, ...questions: string[]): ForecastAssumptions => ({
    shares,
    interviews: 7,
    taken: { questions: Object.fromEntries(questions.map((question) => [question, 7])) },
  });
  const screener = screening(choice('First?', { A: 'approve', B: 'reject' }, { externalId: 'first' }));
  const later = which('place', ['Home', 'Work']);
  const dead = open('Dead?', when(selected('first', 'B')));
  const alive = open('Alive?', when(selected('place', 'Home')));
  const restsOf = (guide: Guide, assumptions: ForecastAssumptions) => {
    const { items, concepts, restsOn } = forecastOf(guide, assumptions);
    return {
      cells: [...items, ...concepts].map(({ restsOn: on }) => on.interviews),
      lengths: restsOn.lengths.interviews,
    };
  };

  test('rests on no interviews, and neither do the lengths beside it', () => {
    const guide = validGuide([screener, block('Main', later, dead, alive)]);
    const entered = { first: { A: 30 }, place: { Home: 50 } };
    expect(restsOf(guide, taken(entered, 'first'))).toEqual({ cells: [null, null, null, null], lengths: null });
    const concepts = conceptBlock(
      'Ideas',
      { concepts: [concept('C1', when(selected('first', 'B'))), concept('C2'), concept('C3')], subsampleCount: 2 },
      open('Well?'),
    );
    const { cells, lengths } = restsOf(validGuide([screener, concepts]), taken({ first: { A: 30 } }, 'first'));
    expect([...cells, lengths]).toEqual([null, null, null, null, null, null]);
    const both = open('Both?', when(selected('place', 'Home'), selected('place', 'Work')));
    expect(
      restsOf(validGuide([block('Main', later, both)]), taken({ place: { Home: 30 } }, 'place')).cells[1],
    ).toBeNull();
  });

  test('is not what shares from interviews make impossible, one or together', () => {
    const guide = validGuide([
      block(
        'Main',
        later,
        which('when', ['Day', 'Night']),
        open('Why?', when(selected('place', 'Home'), selected('when', 'Day'))),
      ),
    ]);
    const seven = { fewest: 7, most: 7 };
    const none = { place: { Home: 0 }, when: { Day: 0 } };
    expect(restsOf(guide, taken({ ...none, when: { Day: 50 } }, 'place', 'when')).cells[2]).toEqual(seven);
    expect(restsOf(guide, taken(none, 'place', 'when')).cells[2]).toEqual(seven);
    // The entered share is enough.
    expect(restsOf(guide, taken(none, 'place')).cells[2]).toBeNull();
  });
});

describe('what changes most', () => {
  test.each([
    ['one', choice],
    ['several', multiple],
  ])('knows the option that participants add, of %s', (_, ask) => {
    const own = ask(
      'Which?',
      ['A', 'B'].map((text) => ({ text })),
      { externalId: 'own', allowCustomOption: true },
    );
    const guide = validGuide([block('Main', own, open('Else?', when(notSelected('own', 'A', 'B'))))]);
    const { tornado } = forecastOf(guide, { shares: { own: { options: { A: 50, B: 45 }, custom: 5 } } });
    const effect = tornado.find(({ share }) => share.kind === 'option' && share.option === 'own');
    expect(
      [effect?.assumed, effect?.lower.share, effect?.higher.share].map((one) => Math.round(100 * (one ?? -1))),
    ).toEqual([5, 0, 15]);
    expect(effect?.lower.smallest).toBe(0);
    // Of one answer, nobody else says something else.
    if (ask === choice) expect([tornado[0], effect?.higher.smallest]).toEqual([effect, expect.closeTo(15, 6)]);
  });

  const changes = (guide: Guide, assumptions: ForecastAssumptions) => {
    const { restsOn, tornado } = forecastOf(guide, assumptions);
    return { on: restsOn.changes, of: tornado.map(({ share }) => share.kind) };
  };
  const asked = (guide: Guide, assumptions: ForecastAssumptions) => changes(guide, assumptions).on.items;

  test('names what its figures rest on only with the other share', () => {
    const first = choice('Which?', { Sport: 'neutral', Other: 'neutral' }, { externalId: 'a' });
    const second = choice(
      'Play?',
      { Yes: 'neutral', Never: 'reject' },
      { externalId: 'b', ...when(selected('a', 'Sport')) },
    );
    const guide = validGuide([screening(first, second), block('Main', open('Why?'))]);
    expect(forecastOf(guide, { shares: { a: { Sport: 0 } } }).restsOn.passing.items).toEqual([]);
    expect(asked(guide, { shares: { a: { Sport: 0 } } })).toEqual([1]);
    expect(asked(guide, { shares: { a: { Sport: 0 }, b: { Yes: 50 } } })).toEqual([]);
    const taken = { interviews: 7, taken: { questions: { b: 5 }, urlParams: [] } };
    expect(changes(guide, { shares: { a: { Sport: 0 }, b: { Yes: 50 } }, ...taken }).on.interviews).toEqual({
      fewest: 5,
      most: 5,
    });
  });

  test('does not name what leaves its figures as they are', () => {
    const drink = choice('Drink?', ['Daily', 'Seldom', 'Never'], { externalId: 'drink' });
    const guide = validGuide([block('Main', drink, open('Why?', when(selected('drink', 'Daily'))))]);
    expect(asked(guide, { shares: { drink: { Daily: 20 } } })).toEqual([]);
    expect(asked(guide, { shares: { drink: { Never: 20 } } })).toEqual([0]);
  });

  test.each([[{ Yes: 100 }], [{ No: 0 }]])('counts a share that is everything: %j', (ads) => {
    const { tornado } = forecastOf(validGuide([ad]), { shares: { ad: ads } }, 200);
    const effect = tornado.find(({ share }) => share.kind === 'option');
    const worse = [effect?.lower.invitations, effect?.higher.invitations].map((one) => Math.round(one ?? 0));
    expect(worse.toSorted((one, other) => one - other)).toEqual([200, 222]);
  });
});
