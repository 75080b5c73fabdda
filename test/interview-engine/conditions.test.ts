import { answer, nextStep, visibility } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import {
  choice,
  concept,
  conceptBlock,
  flat,
  link,
  multiple,
  matrix,
  notSelected,
  open,
  screening,
  selected,
  validGuide,
  when,
  which,
} from '../guideParts.ts';
import { after } from './walk.ts';

describe('what a choice names', () => {
  const source = choice('Which?', ['b', { text: 'a', externalId: 'b' }, 'c', 'c'], { externalId: 'q' });
  const shows = (choices: string[], answer: string): boolean => {
    const guide = validGuide([flat(source, open('Why?', when(selected('q', ...choices))))]);
    return nextStep(guide, after(guide, [{ selected: [answer] }])).kind === 'item';
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
  const shows = (criterion: object, answer: { readonly selected: string[]; readonly custom?: string }): boolean => {
    const source = which('q', ['a', 'b', 'c'], { multiSelect: true, allowCustomOption: true });
    const guide = validGuide([flat(source, open('Why?', when(criterion)))]);
    return nextStep(guide, after(guide, [answer])).kind === 'item';
  };

  test('one of several choices is enough for mustSelect and too much for mustNotSelect', () => {
    const [second, third] = [{ selected: ['o2'] }, { selected: ['o3'] }];
    const [one, none] = [selected('q', 'a', 'b'), notSelected('q', 'a', 'b')];
    expect([shows(one, second), shows(one, third)]).toEqual([true, false]);
    expect([shows(none, second), shows(none, third)]).toEqual([false, true]);
  });

  test("a participant's own option matches no choice, also when it has its words", () => {
    const answer = { selected: ['o2'], custom: 'a' };
    expect(shows(selected('q', 'a'), answer)).toBe(false);
    expect(shows(notSelected('q', 'a'), answer)).toBe(true);
  });
});

describe('a source that was not asked', () => {
  test('has nothing selected: mustSelect is not met, mustNotSelect is', () => {
    const hidden = which('q', ['a', 'b'], when(selected('first', 'b')));
    const must = open('must', when(selected('q', 'a')));
    const mustNot = open('not', when(notSelected('q', 'a')));
    const guide = validGuide([flat(which('first', ['a', 'b']), hidden, must, mustNot)]);
    expect(nextStep(guide, after(guide, [{ selected: ['o1'] }]))).toMatchObject({ item: { text: 'not' } });
  });

  test('a matrix is asked for one row, and a row it does not have has nothing selected', () => {
    const shows = (matrixRow: string, matchingCriteria: string): boolean => {
      const source = matrix('How?', ['up', 'down'], ['a', 'b'], { externalId: 'm' });
      const condition = when({ ...selected('m', 'a'), matrixRow, matchingCriteria });
      const guide = validGuide([flat(source, open('Why?', condition))]);
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
    const condition = when({ ...selected('q', 'a'), matrixRow: 'up' });
    const guide = validGuide([flat(which('q', ['a', 'b']), open('Why?', condition))]);
    expect(nextStep(guide, after(guide, [{ selected: ['o1'] }])).kind).toBe('item');
  });
});

describe('parameters of the link', () => {
  const criterion = link('source', 'Letter');
  const shows = (urlParams: Record<string, string | string[]>, wanted = criterion): boolean => {
    const guide = validGuide([flat(open('Why?', when(wanted)))]);
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
  const concepts = ['One', 'Two'].map((title) => concept(title));
  const inside = open('inside', when(selected('q', 'a')));
  const block = conceptBlock('Concepts', { concepts }, which('q', ['a', 'b']), inside);
  const guide = validGuide([block, flat(open('after', when(selected('q', 'a'))))]);

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
  const criteria = [selected('q', 'a'), link('p', '1')];
  const guideWith = (operator: string) =>
    validGuide([flat(which('q', ['a', 'b']), open('Why?', { conditional: { operator, criteria } }))]);
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
  const screener = screening(multiple('Who?', options));
  const guide = validGuide([screener, flat(open('Why?'))], { closingMessage: 'Bye' });

  test('ends at once on a rejecting option, and continues with the others', () => {
    const out = after(guide, [{ selected: ['o1', 'o2'] }]);
    expect(nextStep(guide, out)).toMatchObject({ kind: 'end', outcome: 'screened_out' });
    expect(nextStep(guide, out)).not.toMatchObject({ message: 'Bye' });
    expect(visibility(guide, out)[1]).toMatchObject({ state: 'hidden', reason: { because: 'screenedOut' } });
    expect(nextStep(guide, after(guide, [{ selected: ['o1', 'o3'] }])).kind).toBe('item');
    const done = after(guide, [{ selected: ['o3'] }, { text: 'x' }]);
    expect(nextStep(guide, done)).toMatchObject({ kind: 'end', outcome: 'complete', message: 'Bye' });
    expect(answer(guide, done, { stepId: 'end', answer: {} })).toMatchObject({
      ok: false,
      problem: { code: 'interviewEnded' },
    });
  });
});
