import { validate } from '@guide-studio/guide-core';
import { references } from '@guide-studio/guide-core/conditions';
import { locate, toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf } from './expectCommand.ts';
import { start, key, wire, criteria, guideWith } from './startGuide.ts';

describe('conditions', () => {
  const option = (index: number) =>
    start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[index]?.key ?? '';

  it('name a question and options as a person picks them; ids are made where there are none', () => {
    const state = guideWith(
      (guide) =>
        delete guide.studyGuide[0]?.items[0]?.['externalId'] && delete guide.studyGuide[2]?.items[2]?.['conditional'],
    );
    const yes = state.doc.root.children.blocks?.[0]?.children.items?.[0]?.children.options?.[0]?.key ?? '';
    const source = keyOf(state, 'Do you drink coffee?');
    const after = expectCommand(state, 'criterion.add', {
      owner: keyOf(state, 'rank'),
      criterion: { source, matchingCriteria: 'mustSelect', choices: [yes] },
    });
    expect(wire(after, source)['externalId']).toBe('q1');
    expect(wire(after, keyOf(state, 'rank'))['conditional']).toEqual({
      operator: 'and',
      criteria: [
        { type: 'selectedTemplateOptions', questionId: 'q1', matchingCriteria: 'mustSelect', choices: ['Yes'] },
      ],
    });
    expect(validate(toWire(after.doc))).toEqual([]);
  });

  it('name carried options, columns with a row, and link parameters', () => {
    const carried = expectCommand(start, 'criterion.add', {
      owner: key('grid'),
      criterion: { source: key('again'), matchingCriteria: 'mustNotSelect', choices: [option(0), option(3)] },
    });
    expect(criteria(carried, key('grid'))[0]).toMatchObject({
      questionId: 'again',
      choices: ['home', 'None of these'],
    });
    const matrix = expectCommand(start, 'criterion.add', {
      owner: key('Pot'),
      criterion: { source: key('grid'), matchingCriteria: 'mustSelect', choices: [key('Never')], row: key('Filter') },
    });
    expect(criteria(matrix, key('Pot'))[0]).toMatchObject({ choices: ['Never'], matrixRow: 'Filter' });
    expectCommand(start, 'criterion.add', {
      owner: key('Which of them at work?'),
      criterion: { parameter: 'p', value: '' },
      index: 99,
    });
  });

  it('give a namesake an id', () => {
    const state = guideWith((guide) =>
      Object.assign(guide.studyGuide[0]?.items[0] ?? {}, {
        options: [
          { text: 'Yes', status: 'approve' },
          { text: 'Yes', status: 'reject' },
        ],
      }),
    );
    const second = state.doc.root.children.blocks?.[0]?.children.items?.[0]?.children.options?.[1]?.key ?? '';
    const after = expectCommand(state, 'criterion.add', {
      owner: keyOf(state, 'rank'),
      criterion: { source: keyOf(state, 'drinks'), matchingCriteria: 'mustSelect', choices: [second] },
    });
    expect(references(after.doc).find((r) => r.owner === keyOf(state, 'rank') && r.kind === 'choice')?.target).toBe(
      second,
    );
  });

  it('refuse a source that is later, of another type or named like an earlier one, and options of another question', () => {
    const criterion = { matchingCriteria: 'mustSelect', choices: [option(0)] } as const;
    expectRefusal(
      start,
      'criterion.add',
      { owner: key('where'), criterion: { ...criterion, source: key('again') } },
      'notAPossibleSource',
    );
    expectRefusal(
      start,
      'criterion.add',
      { owner: key('where'), criterion: { ...criterion, source: key('where') } },
      'notAPossibleSource',
    );
    expectRefusal(
      start,
      'criterion.add',
      { owner: key('grid'), criterion: { ...criterion, source: key('rank') } },
      'notAPossibleSource',
    );
    expectRefusal(
      start,
      'criterion.add',
      { owner: key('grid'), criterion: { ...criterion, source: key('drinks') } },
      'noSuchNode',
    );
    const twice = guideWith((guide) => Object.assign(guide.studyGuide[1]?.items[2] ?? {}, { externalId: 'where' }));
    const second = twice.doc.root.children.blocks?.[1]?.children.items?.[2]?.key ?? '';
    expectRefusal(
      twice,
      'criterion.add',
      { owner: keyOf(twice, 'grid'), criterion: { source: second, matchingCriteria: 'mustSelect', choices: [] } },
      'notAPossibleSource',
    );
  });

  it('change, take the words of the contract, and go', () => {
    const owner = key('Which of them at work?');
    const third = locate(start.doc, owner)?.node.children.criteria?.[2]?.key ?? '';
    const set = expectCommand(start, 'criterion.set', { key: third, criterion: { parameter: 'source', value: 'web' } });
    expect(criteria(set, owner)[2]?.['value']).toBe('web');
    expectRefusal(
      start,
      'criterion.set',
      { key: third, criterion: { parameter: 'source', value: 'mail' } },
      'nothingToDo',
    );
    const conditional = { operator: 'and', criteria: [{ type: 'searchParam', parameter: 'a', value: 'b' }] } as const;
    const words = expectCommand(start, 'conditional.set', {
      owner,
      conditional: { ...conditional, criteria: [...conditional.criteria] },
    });
    expect(wire(words, owner)['conditional']).toEqual(conditional);
    expectRefusal(
      words,
      'conditional.set',
      { owner, conditional: { ...conditional, criteria: [...conditional.criteria] } },
      'nothingToDo',
    );
    expect(wire(expectCommand(start, 'conditional.clear', { owner }), owner)).not.toHaveProperty('conditional');
    expectRefusal(start, 'conditional.clear', { owner: key('where') }, 'nothingToDo');
    expect(
      wire(expectCommand(start, 'conditional.operator', { owner, operator: 'and' }), owner)['conditional'],
    ).toMatchObject({ operator: 'and' });
    expectRefusal(start, 'conditional.operator', { owner, operator: 'or' }, 'nothingToDo');
    expectRefusal(start, 'conditional.operator', { owner: key('where'), operator: 'or' }, 'noSuchNode');
  });
});
