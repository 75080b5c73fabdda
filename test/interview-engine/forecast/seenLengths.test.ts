import { forecast, seenLengths } from '@guide-studio/interview-engine/forecast';
import { describeSeenLength } from '@guide-studio/interview-engine/internal';
import { explore } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { block, choice, concept, conceptBlock, open, selected, statement, validGuide, when } from '../../guideParts.ts';

const long = Array.from({ length: 8 }, (_, at) => open(`Tell us more, part ${at + 1}`, when(selected('owns', 'Yes'))));
const guide = validGuide([
  block(
    'All',
    choice('Do you own a car?', ['Yes', 'No'], { externalId: 'owns' }),
    open('Why not?', when(selected('owns', 'No'))),
  ),
  block('Owners', ...long),
  conceptBlock('Names', { concepts: [concept('A'), concept('B', when(selected('owns', 'Yes')))] }, open('How is it?')),
  block('End', statement('Nobody', when(selected('owns', 'Yes'), selected('owns', 'No'))), open('Anything else?')),
]);

describe('how long interviews are that show a part', () => {
  const lengthOf = seenLengths(guide, { exploration: explore(guide) });
  const item = (at: number) => lengthOf({ kind: 'item', item: at });

  test('is that of the forecast for a part that all are shown', () => {
    const result = forecast(guide, { completes: 10, seed: 'lengths', participants: 1000 });
    if (!result.ok) throw new Error('The forecast is refused.');
    const { median, p90 } = result.forecast.length ?? { median: 0, p90: 0 };
    expect(item(0)).toEqual({ median, p90 });
  });

  test('is longer for those who are shown more', () => {
    const [owners, others] = [item(2), item(1)];
    expect(owners?.median).toBeGreaterThan(2 * (others?.median ?? Number.POSITIVE_INFINITY));
    expect(owners?.p90).toBeGreaterThan(owners?.median ?? 0);
  });

  test('is known for concepts', () => {
    expect(lengthOf({ kind: 'concept', block: 2, concept: 1 })).toEqual(item(2));
    expect(lengthOf({ kind: 'concept', block: 2, concept: 0 })).toEqual(item(0));
  });

  test('is not known of what nobody is shown', () => {
    expect(item(11)).toBeNull();
  });

  test('is the same each time, and said in whole minutes', () => {
    expect(seenLengths(guide)({ kind: 'item', item: 2 })).toEqual(item(2));
    expect(describeSeenLength({ median: 500, p90: 761 })).toContain('about 8 minutes, nine of ten at most 13');
    expect(describeSeenLength({ median: 20, p90: 25 }, 'de')).toContain('etwa 1 Minute, neun von zehn höchstens 1 ');
  });
});
