import type { ForecastAssumptions } from '@guide-studio/guide-core/shares';
import type { Guide } from '@guide-studio/interview-engine';
import { describeBasis, type Forecast, forecast, type RestingFigures } from '@guide-studio/interview-engine/forecast';
import { describe, expect, test } from 'vitest';
import {
  block,
  choice,
  concept,
  conceptBlock,
  flat,
  multiple,
  open,
  screening,
  selected,
  statement,
  validGuide,
  when,
  which,
} from '../../guideParts.ts';

// Law: lengths name what decides who is asked what, how often, and how many options are selected, and nothing else.

const texts = ['A', 'B', 'C', 'D'];
const some = Object.fromEntries(texts.map((text) => [text, 30]));
const all = Object.fromEntries(texts.map((text) => [text, 100]));
const drinks = (more: object = {}, options: readonly object[] = []) =>
  multiple('Which drinks?', [...texts.map((text) => ({ text })), ...options], { externalId: 'drinks', ...more });
const bread = which('bread', ['X', 'Y', 'Z']);
const entered = { X: 50, Y: 30, Z: 20 };
const others = { rye: { P: 50, Q: 50 } };
const rye = which('rye', ['P', 'Q']);

function forecastOf(guide: Guide, assumptions: ForecastAssumptions): Forecast {
  const result = forecast(guide, { completes: 100, participants: 500, assumptions });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.forecast;
}

const basisOf = (guide: Guide, assumptions: ForecastAssumptions, of: RestingFigures = 'lengths'): string =>
  describeBasis(forecastOf(guide, assumptions), of);

const onQuestion = (number: number): string => `With answers to Q${number} left to chance`;

describe('who is asked', () => {
  test('counts for each concept, also if everyone is asked about some', () => {
    const guide = validGuide([
      conceptBlock(
        'Concepts',
        { concepts: [concept('One'), concept('Two')] },
        which('like', ['Yes', 'No']),
        open('Why?', when(selected('like', 'Yes'))),
      ),
    ]);
    const like = (byConcept: Record<string, Record<string, number>>) => ({ shares: { like: { byConcept } } });
    const part = like({ One: { Yes: 100 } });
    expect(basisOf(guide, part)).toBe(onQuestion(1));
    expect(basisOf(guide, { ...part, dropOutPerMinute: 8 }, 'invitations')).toBe(onQuestion(1));
    expect(basisOf(guide, like({ One: { Yes: 100 }, Two: { Yes: 40 } }))).toBe('');
  });

  test('counts for the funnel also if they are screened out, where people leave by the minute', () => {
    const guide = validGuide([
      screening(
        which('rye', { P: 'neutral', Q: 'neutral' }),
        multiple(
          'Why not?',
          texts.map((text) => ({ text, status: 'reject' })),
          when(selected('rye', 'Q')),
        ),
        choice('Adult?', { Yes: 'approve', No: 'reject' }, { externalId: 'adult' }),
      ),
      block('Main', open('Why?')),
    ]);
    const leaving = { shares: { ...others, adult: { Yes: 50, No: 50 } }, dropOutPerMinute: 30 };
    expect(basisOf(guide, leaving, 'funnel')).toBe(onQuestion(2));
    expect(basisOf(guide, leaving, 'invitations')).toBe('');
  });
});

describe('how many options are selected', () => {
  const guide = validGuide([flat(bread, drinks(), rye)]);
  const among = (shares: Record<string, number>, option = 'X') => [
    { question: 'bread', option, shares: { drinks: shares } },
  ];

  test('rests on the question that joint shares follow from', () => {
    const joint = { shares: { drinks: some }, among: among(all) };
    expect(basisOf(guide, joint)).toBe(onQuestion(1));
    expect(basisOf(guide, { ...joint, dropOutPerMinute: 8 }, 'invitations')).toBe(onQuestion(1));
    const full = { ...joint, shares: { drinks: some, bread: entered } };
    expect(basisOf(guide, full)).toBe('');
    expect(basisOf(guide, { ...full, interviews: 7, taken: { questions: { bread: 7 }, urlParams: [] } })).toBe(
      'With shares from 7 interviews',
    );
  });

  test('is left to chance for those to whom no joint shares apply', () => {
    expect(basisOf(guide, { shares: { bread: entered }, among: among(all) })).toBe(onQuestion(2));
    expect(basisOf(guide, { shares: { bread: { X: 100 } }, among: among(all) })).toBe('');
  });

  test('does not rest on shares that apply to nobody', () => {
    const nobody = { bread: { X: 0, Y: 50, Z: 50 } };
    expect(basisOf(guide, { shares: { ...nobody, drinks: some }, among: among({ A: 20 }) })).toBe('');
    expect(basisOf(guide, { shares: { bread: { X: 100 }, drinks: { A: 20 } }, among: among(all) })).toBe('');
  });

  test('is certain if the question wants one number', () => {
    for (const number of [1, 2, 4]) {
      const fixed = validGuide([flat(drinks({ minSelect: number, maxSelect: number }), rye)]);
      expect(basisOf(fixed, { shares: others })).toBe('');
      const taken = { interviews: 5, taken: { questions: { drinks: 5 }, urlParams: [] } };
      const shares = Object.fromEntries(texts.map((text) => [text, 25 * number]));
      expect(basisOf(fixed, { shares: { ...others, drinks: shares }, ...taken })).toBe('');
    }
    expect(basisOf(validGuide([flat(drinks({ minSelect: 1, maxSelect: 2 }), rye)]), { shares: others })).toBe(
      onQuestion(1),
    );
  });

  test('is certain if shares leave no room for an option without one', () => {
    const most = validGuide([flat(drinks({ minSelect: 1, maxSelect: 3 }), rye)]);
    expect(basisOf(most, { shares: { ...others, drinks: { A: 100, B: 100, C: 100 } } })).toBe('');
    expect(basisOf(most, { shares: { ...others, drinks: { A: 100, B: 100, C: 60 } } })).toBe(onQuestion(1));
  });

  test('is certain if everyone selects an option that stays alone', () => {
    const alone = validGuide([flat(drinks({}, [{ text: 'None', exclusiveOption: true }]), rye)]);
    expect(basisOf(alone, { shares: others })).toBe(onQuestion(1));
    expect(basisOf(alone, { shares: { ...others, drinks: { None: 40 } } })).toBe(onQuestion(1));
    expect(basisOf(alone, { shares: { ...others, drinks: { None: 100 } } })).toBe('');
    // Zeros for all others say the same.
    const zeros = Object.fromEntries(texts.map((text) => [text, 0]));
    expect(basisOf(alone, { shares: { ...others, drinks: { ...zeros, None: 100 } } })).toBe('');
  });
});

test('what everyone or nobody sees does not rest on lengths', () => {
  const guide = validGuide([
    flat(
      bread,
      statement('About X.', when(selected('bread', 'X'))),
      statement('About Z.', when(selected('bread', 'Z'))),
    ),
  ]);
  const { items } = forecastOf(guide, {
    shares: { bread: { X: 50, Y: 50, Z: 0 } },
    dropOutPerMinute: 5,
    lengthFactor: 1.3,
    lengthInterviews: 6,
  });
  expect(items.map(({ restsOn }) => restsOn.onLengths)).toEqual([false, true, false]);
});
