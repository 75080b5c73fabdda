import { itemTypes, type JsonObject, validate } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';
import { start, key, wire, texts, criteria, guideWith } from './startGuide.ts';

describe('adding', () => {
  it.each(['flat', 'concept', 'screening'] as const)('a %s block: at the end, a screening block first', (type) => {
    const after = expectCommand(start, 'block.add', { type });
    const types = (toWire(after.doc)['studyGuide'] as JsonObject[]).map((block) => block['type']);
    expect(types).toEqual(
      type === 'screening' ? ['screening', 'screening', 'flat', 'concept'] : ['screening', 'flat', 'concept', type],
    );
  });

  it.each(itemTypes.flatMap((type) => ['Screener', 'Habits', 'Machines'].map((block) => [type, block] as const)))(
    'a %s to the block “%s”',
    (type, block) => {
      const after = expectCommand(start, 'item.add', { block: key(block), type, index: 1 });
      const item = (wire(after, key(block))['items'] as JsonObject[])[1];
      expect(item?.['type']).toBe(type);
      const issues = validate(toWire(after.doc)).map((issue) => issue.path.at(-1));
      const misplaced = block === 'Screener' && type !== 'multiple_choice';
      if (!misplaced) expect(new Set(issues)).toEqual(new Set(['text']));
    },
  );

  it('an option to the end, but before an exclusive or a pinned last one', () => {
    const where = expectCommand(start, 'option.add', { item: key('where'), text: 'In the car' });
    expect(texts(where, key('where'), 'options')).toEqual([
      'At home',
      'At work',
      'Café',
      'In the car',
      'None of these',
    ]);
    const pinned = guideWith((guide) =>
      Object.assign(guide.studyGuide[0]?.items[0] ?? {}, { pinnedFinalOption: true }),
    );
    const drinks = expectCommand(pinned, 'option.add', { item: keyOf(pinned, 'drinks') });
    expect(texts(drinks, keyOf(pinned, 'drinks'), 'options')).toEqual(['Yes', '', 'No']);
    const plain = expectCommand(start, 'option.add', { item: key('drinks') });
    expect(texts(plain, key('drinks'), 'options')).toEqual(['Yes', 'No', '']);
  });

  it('an option that is empty until it is written', () => {
    let state = expectCommand(start, 'option.add', { item: key('grid'), text: 'Weekly' });
    state = expectCommand(state, 'option.add', { item: key('grid') });
    expect(texts(state, key('grid'), 'options')).toEqual(['Daily', 'Never', 'Weekly', '']);
  });

  it('an option before its namesake: conditions name the old one by id from then on', () => {
    const after = expectCommand(start, 'option.add', { item: key('where'), text: 'At work', index: 0 });
    expect(criteria(after, key('Which of them at work?'))[0]?.['choices']).toEqual(['home', 'at-work']);
  });

  it('a row, a concept, media, and a first criterion, where they belong', () => {
    expect(texts(expectCommand(start, 'row.add', { item: key('grid') }), key('grid'), 'rows')).toEqual([
      'Filter',
      'Espresso',
      '',
    ]);
    expectCommand(start, 'concept.add', { block: key('Machines'), index: 0 });
    expectCommand(start, 'media.add', { owner: key('rank') });
    expectCommand(start, 'media.add', { owner: key('Pot') });
    expectRefusal(start, 'row.add', { item: key('where') }, 'notAllowedHere');
    expectRefusal(start, 'option.add', { item: key('Which of them at work?') }, 'notAllowedHere');
    expectRefusal(start, 'concept.add', { block: key('Habits') }, 'notAllowedHere');
    expectRefusal(start, 'media.add', { owner: key('Habits') }, 'noSuchNode');
    expectRefusal(start, 'item.add', { block: key('where'), type: 'ranking' }, 'noSuchNode');
  });

  it('a pasted block: taken ids are replaced, and its own references follow them', () => {
    const block = wire(start, key('Habits'));
    const after = expectCommand(start, 'block.add', { type: 'flat', wire: block, index: 1 });
    const pasted = (toWire(after.doc)['studyGuide'] as { externalId: string; items: JsonObject[] }[])[1];
    expect(pasted?.externalId).toBe('habits-2');
    expect(pasted?.items.map((item) => item['carryForwardFrom'])).toEqual([
      undefined,
      'where-2',
      'where-2',
      undefined,
      undefined,
    ]);
    expect((pasted?.items[3]?.['conditional'] as { criteria: JsonObject[] }).criteria[0]).toMatchObject({
      questionId: 'where-2',
      choices: ['home-2', 'At work'],
    });
    expect(validate(toWire(after.doc))).toEqual([]);
  });

  it('is refused where the file has something else in the place of the list', () => {
    const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'b', items: 'none' }, 5] });
    const [text, number] = state.doc.root.children.blocks ?? [];
    expectRefusal(state, 'item.add', { block: text?.key ?? '', type: 'ranking' }, 'malformedHere');
    expectRefusal(state, 'item.add', { block: number?.key ?? '', type: 'ranking' }, 'malformedHere');
  });

  it('keeps the operator of a condition that has no criteria yet', () => {
    const state = guideWith((guide) =>
      Object.assign(guide.studyGuide[1]?.items[1] ?? {}, { conditional: { operator: 'or' } }),
    );
    const after = expectCommand(state, 'criterion.add', {
      owner: keyOf(state, 'rank'),
      criterion: { parameter: 'p', value: '' },
    });
    expect(wire(after, keyOf(state, 'rank'))['conditional']).toMatchObject({ operator: 'or' });
  });
});
