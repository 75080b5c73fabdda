import { forecast } from '@guide-studio/interview-engine/forecast';
import { expect, test } from 'vitest';
import { concept, conceptBlock, flat, link, selected, validGuide, when, whenAny, which } from '../../guideParts.ts';

const from = (...values: readonly string[]) => values.map((value) => link('from', value));
const all = (...values: readonly string[]) => when(...from(...values));
const ask = (externalId: string, condition: object) => which(externalId, ['Yes', 'No'], condition);

test('a forecast says which parameter a link would need more than once', () => {
  const guide = validGuide([
    flat(
      which('tea', ['Yes', 'No']),
      ask('one', all('a')),
      ask('both', all('a', 'b')),
      ask('any', whenAny(...from('a', 'b'))),
      // Its own condition names one value, that of its source the other.
      ask('later', when(...from('c'), selected('one', 'Yes'))),
      // Nobody sees it, whatever the link is.
      ask('never', when(selected('tea', 'Yes'), selected('tea', 'No'))),
    ),
    conceptBlock(
      'Ideas',
      { concepts: [concept('A', all('a')), concept('B', all('b', 'c'))] },
      which('likes', ['Yes', 'No']),
    ),
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
