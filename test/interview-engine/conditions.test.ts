import { answer, nextStep, visibility } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../generate/guide.ts';
import { choice, flat, guideOf, ifSelected } from './guides.ts';
import { after } from './walk.ts';

const open = { type: 'open_ended', text: 'Why?' };
const multi = { multiSelect: true };

describe('what a choice names', () => {
  const options: Draft[] = [{ text: 'b' }, { text: 'a', externalId: 'b' }, { text: 'c' }, { text: 'c' }];
  const source: Draft = { type: 'multiple_choice', externalId: 'q', text: 'Which?', options };
  const shows = (choices: string[], selected: string): boolean => {
    const guide = guideOf([flat(source, { ...open, conditional: ifSelected('q', choices) })]);
    return nextStep(guide, after(guide, [{ selected: [selected] }])).kind === 'item';
  };

  test('is the option with that id, and a text only when no option has that id', () => {
    expect([shows(['b'], 'o2'), shows(['b'], 'o1')]).toEqual([true, false]);
    expect([shows(['a'], 'o2'), shows(['a'], 'o1')]).toEqual([true, false]);
  });

  test('is the first of equal texts, and nothing for an unknown name', () => {
    expect([shows(['c'], 'o3'), shows(['c'], 'o4'), shows(['C'], 'o3')]).toEqual([true, false, false]);
  });
});

describe('selected options', () => {
  const shows = (criterion: Parameters<typeof ifSelected>, selected: string[], custom?: string): boolean => {
    const source = choice('q', ['a', 'b', 'c'], { ...multi, allowCustomOption: true });
    const guide = guideOf([flat(source, { ...open, conditional: ifSelected(...criterion) })]);
    return nextStep(guide, after(guide, [custom === undefined ? { selected } : { selected, custom }])).kind === 'item';
  };
  const not = { matchingCriteria: 'mustNotSelect' };

  test('one of several choices is enough for mustSelect and too much for mustNotSelect', () => {
    expect([shows(['q', ['a', 'b']], ['o2']), shows(['q', ['a', 'b']], ['o3'])]).toEqual([true, false]);
    expect([shows(['q', ['a', 'b'], not], ['o2']), shows(['q', ['a', 'b'], not], ['o3'])]).toEqual([false, true]);
  });

  test("a participant's own option matches no choice, also when it has its words", () => {
    expect(shows(['q', ['a']], ['o2'], 'a')).toBe(false);
    expect(shows(['q', ['a'], not], ['o2'], 'a')).toBe(true);
  });
});

describe('a source that was not asked', () => {
  const rows = [{ text: 'up' }, { text: 'down' }];
  const matrix = { type: 'matrix', externalId: 'm', text: 'How?', options: [{ text: 'a' }, { text: 'b' }], rows };

  test('has nothing selected: mustSelect is not met, mustNotSelect is', () => {
    const hidden = choice('q', ['a', 'b'], { conditional: ifSelected('first', ['b']) });
    const must = { ...open, text: 'must', conditional: ifSelected('q', ['a']) };
    const mustNot = {
      ...open,
      text: 'not',
      conditional: ifSelected('q', ['a'], { matchingCriteria: 'mustNotSelect' }),
    };
    const guide = guideOf([flat(choice('first', ['a', 'b']), hidden, must, mustNot)]);
    expect(nextStep(guide, after(guide, [{ selected: ['o1'] }]))).toMatchObject({ item: { text: 'not' } });
  });

  test('a matrix is asked for one row, and a row it does not have has nothing selected', () => {
    const shows = (matrixRow: string, matchingCriteria: string): boolean => {
      const conditional = ifSelected('m', ['a'], { matrixRow, matchingCriteria });
      const guide = guideOf([flat(matrix, { ...open, conditional })]);
      return nextStep(guide, after(guide, [{ cells: { r1: 'o1', r2: 'o2' } }])).kind === 'item';
    };
    expect([shows('up', 'mustSelect'), shows('down', 'mustSelect'), shows('left', 'mustSelect')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([shows('up', 'mustNotSelect'), shows('left', 'mustNotSelect')]).toEqual([false, true]);
  });

  test('a row named for a multiple_choice source changes nothing', () => {
    const conditional = ifSelected('q', ['a'], { matrixRow: 'up' });
    const guide = guideOf([flat(choice('q', ['a', 'b']), { ...open, conditional })]);
    expect(nextStep(guide, after(guide, [{ selected: ['o1'] }])).kind).toBe('item');
  });
});

describe('parameters of the link', () => {
  const criterion = { type: 'searchParam', parameter: 'source', value: 'Letter' };
  const shows = (urlParams: Record<string, string | string[]>, wanted = criterion): boolean => {
    const guide = guideOf([flat({ ...open, conditional: { operator: 'and', criteria: [wanted] } })]);
    return nextStep(guide, after(guide, [], { urlParams })).kind === 'item';
  };

  test('count with exactly that value, any of a repeated one', () => {
    expect(shows({ source: 'Letter' })).toBe(true);
    expect(shows({ source: ['web', 'Letter'] })).toBe(true);
    const others: Record<string, string | string[]>[] = [
      {},
      { source: 'letter' },
      { Source: 'Letter' },
      { source: [] },
    ];
    for (const urlParams of others) expect(shows(urlParams)).toBe(false);
  });

  test('have any name', () => {
    const named = { ...criterion, parameter: '__proto__' };
    expect(shows(JSON.parse('{"__proto__":"Letter"}') as Record<string, string>, named)).toBe(true);
    expect(shows({}, { ...criterion, parameter: 'toString' })).toBe(false);
  });
});

describe('a source asked once per concept', () => {
  const concepts = ['One', 'Two'].map((title) => ({ nickname: title, content: { title } }));
  const inside = { ...open, text: 'inside', conditional: ifSelected('q', ['a']) };
  const block = {
    type: 'concept',
    title: 'Concepts',
    conceptSamplingConfig: { concepts },
    items: [choice('q', ['a', 'b']), inside],
  };
  const guide = guideOf([block, flat({ ...open, text: 'after', conditional: ifSelected('q', ['a']) })]);

  test('counts inside the block for the same concept, after it for any', () => {
    const session = after(guide, [{ selected: ['o2'] }, { selected: ['o1'] }]);
    const [, second] = session.answers;
    expect(nextStep(guide, session).stepId).toBe(second?.stepId.replace('i1', 'i2'));
    const later = after(guide, [{ selected: ['o1'] }, { text: 'x' }, { selected: ['o2'] }]);
    expect(nextStep(guide, later)).toMatchObject({ item: { text: 'after' } });
    const none = after(guide, [{ selected: ['o2'] }, { selected: ['o2'] }]);
    expect(nextStep(guide, none).kind).toBe('end');
  });
});

describe('why not', () => {
  const criteria = [
    ...(ifSelected('q', ['a'])['criteria'] as object[]),
    { type: 'searchParam', parameter: 'p', value: '1' },
  ];
  const guideWith = (operator: string) =>
    guideOf([flat(choice('q', ['a', 'b']), { ...open, conditional: { operator, criteria } as never })]);
  const second = (operator: string, answers: { selected: string[] }[], p: string) => {
    const guide = guideWith(operator);
    return visibility(guide, after(guide, answers, { urlParams: { p } }))[1];
  };

  test('names the criteria that fail', () => {
    const hidden = second('and', [{ selected: ['o2'] }], '1');
    expect(hidden).toMatchObject({ state: 'hidden', reason: { because: 'condition', failing: [{ index: 0 }] } });
    const both = second('or', [{ selected: ['o2'] }], '2');
    expect(both).toMatchObject({ reason: { operator: 'or', failing: [{ index: 0 }, { index: 1 }] } });
  });

  test('is known ahead where no answer can change it', () => {
    expect(second('and', [], '2')).toMatchObject({ state: 'hidden', reason: { failing: [{ index: 1 }] } });
    expect(second('and', [], '1')).toMatchObject({ state: 'undecided' });
    expect(second('or', [], '2')).toMatchObject({ state: 'undecided' });
  });
});

describe('screening', () => {
  const options = ['approve', 'reject', 'neutral'].map((status) => ({ text: status, status }));
  const screener = {
    type: 'screening',
    title: 'Screener',
    items: [{ type: 'multiple_choice', text: 'Who?', multiSelect: true, options }],
  };
  const guide = guideOf([screener, flat(open)], { closingMessage: 'Bye' });

  test('ends at once on a rejecting option, and continues with the others', () => {
    const out = after(guide, [{ selected: ['o1', 'o2'] }]);
    expect(nextStep(guide, out)).toMatchObject({ kind: 'end', outcome: 'screened_out' });
    expect(nextStep(guide, out)).not.toMatchObject({ message: 'Bye' });
    expect(visibility(guide, out)[1]).toMatchObject({ state: 'hidden', reason: { because: 'screenedOut' } });
    expect(nextStep(guide, after(guide, [{ selected: ['o1', 'o3'] }])).kind).toBe('item');
    const done = after(guide, [{ selected: ['o3'] }, { text: 'x' }]);
    expect(nextStep(guide, done)).toMatchObject({ kind: 'end', outcome: 'complete', message: 'Bye' });
    expect(answer(guide, done, 'end', {})).toMatchObject({ ok: false, problem: { code: 'interviewEnded' } });
  });
});
