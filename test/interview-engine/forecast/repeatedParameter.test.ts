import { forecast } from '@guide-studio/interview-engine/forecast';
import { expect, test } from 'vitest';
import { choice, flat, guideOf, ifSelected } from '../guides.ts';

const from = (...values: readonly string[]) =>
  values.map((value) => ({ type: 'searchParam', parameter: 'from', value }));
const all = (...values: readonly string[]) => ({ operator: 'and', criteria: from(...values) });
const ask = (externalId: string, conditional: object) =>
  choice(externalId, ['Yes', 'No'], { conditional: conditional as never });
const concept = (nickname: string, conditional: object) => ({
  nickname,
  content: { title: nickname, description: '' },
  conditional,
});

test('a forecast says which parameter a link would need more than once', () => {
  const guide = guideOf([
    flat(
      choice('tea', ['Yes', 'No']),
      ask('one', all('a')),
      ask('both', all('a', 'b')),
      ask('any', { operator: 'or', criteria: from('a', 'b') }),
      // Its own condition names one value, that of its source the other.
      ask('later', {
        operator: 'and',
        criteria: [...from('c'), ...(ifSelected('one', ['Yes'])['criteria'] as object[])],
      }),
      // Nobody sees it, whatever the link is.
      ask('never', {
        operator: 'and',
        criteria: [
          ...(ifSelected('tea', ['Yes'])['criteria'] as object[]),
          ...(ifSelected('tea', ['No'])['criteria'] as object[]),
        ],
      }),
    ),
    {
      type: 'concept',
      title: 'Ideas',
      conceptSamplingConfig: { concepts: [concept('A', all('a')), concept('B', all('b', 'c'))] } as never,
      items: [choice('likes', ['Yes', 'No'])],
    },
  ]);
  const result = forecast(guide, { completes: 100, participants: 200 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const { items, concepts } = result.forecast;
  const twice = (...values: readonly string[]) => ({ name: 'from', values });
  expect(items.map(({ repeatedParameter }) => repeatedParameter)).toEqual([
    null,
    null,
    twice('a', 'b'),
    null,
    twice('a', 'c'),
    null,
    null,
  ]);
  expect(items.map(({ share }) => share.high === 0)).toEqual([false, false, true, false, true, true, false]);
  expect(concepts.map(({ repeatedParameter }) => repeatedParameter)).toEqual([null, twice('b', 'c')]);
});
