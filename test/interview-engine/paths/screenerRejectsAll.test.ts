import type { Guide } from '@guide-studio/interview-engine';
import { explore, findingsOf } from '@guide-studio/interview-engine/paths';
import { describe, expect, test } from 'vitest';
import { block, choice, multiple, open, screening, selected, validGuide, when } from '../../guideParts.ts';

const endsIn = (guide: Guide): readonly (readonly [string, number | null])[] =>
  findingsOf(explore(guide)).flatMap((one) =>
    one.code === 'screenerRejectsAll' || one.code === 'nobodyCompletes' ? [[one.code, one.item]] : [],
  );

const passing = choice('Old enough?', { Yes: 'approve', No: 'reject' }, { externalId: 'old' });
const out = { A: 'reject', B: 'reject' } as const;
const after = block('After', open('Why?'));
const whenOld = when(selected('old', 'Yes'));
const whenYoung = when(selected('old', 'No'));

describe('a screening question that everyone who is asked it is screened out by', () => {
  test('is found if some others complete the interview', () => {
    const some = choice('Which?', out, when(selected('like', 'Soup')));
    const like = choice('What do you like?', { Soup: 'neutral', Salad: 'neutral' }, { externalId: 'like' });
    expect(endsIn(validGuide([screening(like, some), after]))).toEqual([['screenerRejectsAll', 1]]);
  });

  test('also where only the number of options that must be selected makes it so', () => {
    const two = { multiSelect: true, minSelect: 2, maxSelect: 2, ...when(selected('like', 'Soup')) };
    const some = multiple('Which?', ['A', 'B'], two);
    const options = [
      { text: 'A', status: 'reject' },
      { text: 'B', status: 'neutral' },
    ];
    const like = choice('What do you like?', { Soup: 'neutral', Salad: 'neutral' }, { externalId: 'like' });
    expect(endsIn(validGuide([screening(like, { ...some, options }), after]))).toEqual([['screenerRejectsAll', 1]]);
  });

  test('not with an option or an own answer that continues, nor if nobody is asked it', () => {
    const own = choice('Which?', out, { allowCustomOption: true });
    const never = choice('Which?', out, whenYoung);
    expect(endsIn(validGuide([screening(passing, own, never), after]))).toEqual([]);
  });

  test('is one finding with its effect if nobody completes the interview, at the first one that nobody passes', () => {
    expect(endsIn(validGuide([screening(choice('A?', out), choice('B?', out)), after]))).toEqual([
      ['nobodyCompletes', 0],
    ]);
    const steps = screening(
      choice('Age?', { Young: 'neutral', Old: 'neutral' }, { externalId: 'age' }),
      choice('School?', out, when(selected('age', 'Young'))),
      choice('Job?', out, when(selected('age', 'Old'))),
    );
    expect(endsIn(validGuide([steps, after]))).toEqual([['nobodyCompletes', 2]]);
    expect(endsIn(validGuide([screening(passing, choice('Sure?', out, whenOld)), after]))).toEqual([
      ['nobodyCompletes', 1],
    ]);
  });
});
