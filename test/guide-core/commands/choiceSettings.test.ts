import { validate } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { expectCommand, expectRefusal, keyOf } from './expectCommand.ts';
import { start, key, wire, texts, criteria, guideWith } from './startGuide.ts';

describe('choices', () => {
  it('carry forward, and become copies when that ends', () => {
    const state = guideWith(
      (guide) =>
        Object.assign(guide.studyGuide[1]?.items[0] ?? {}, { externalId: undefined }) &&
        guide.studyGuide[1]?.items.splice(1, 3),
    );
    const grid = keyOf(state, 'grid');
    expectRefusal(state, 'carryForward.set', { item: grid, source: keyOf(state, 'Where?') }, 'notAllowedHere');
    const added = expectCommand(state, 'item.add', { block: keyOf(state, 'Habits'), type: 'ranking' });
    const [item = ''] = added.selection;
    const after = expectCommand(added, 'carryForward.set', { item, source: keyOf(state, 'Where?') });
    expect(wire(after, item)['carryForwardFrom']).toBe('q2');
    expectRefusal(after, 'carryForward.set', { item, source: keyOf(state, 'Where?') }, 'nothingToDo');
    expectRefusal(after, 'carryForward.set', { item, source: item }, 'notAPossibleSource');
    expectRefusal(after, 'carryForward.set', { item, source: keyOf(state, 'drinks') }, 'notAPossibleSource');
    const own = expectCommand(start, 'carryForward.set', { item: key('again'), source: null });
    expect(texts(own, key('again'), 'options')).toEqual(['At home', 'At work', 'Café', 'None of these']);
    expect(criteria(own, key('Which of them at work?'))[1]?.['choices']).toEqual(['At home', 'Café']);
    expect(validate(toWire(own.doc))).toEqual([]);
    expectRefusal(own, 'carryForward.set', { item: key('again'), source: null }, 'nothingToDo');
  });

  it('are exclusive only as the last one of a multi-select: the repair does both', () => {
    const home = expectRefusal(start, 'exclusiveOption.set', { option: key('home'), on: true }, 'notLastOption');
    expect(home.repaired && texts(home.repaired, key('where'), 'options')).toEqual([
      'At work',
      'Café',
      'None of these',
      'At home',
    ]);
    expect(home.repaired && validate(toWire(home.repaired.doc))).toEqual([]);
    const no = expectRefusal(start, 'exclusiveOption.set', { option: key('No'), on: true }, 'notMultiSelect');
    expect(no.repaired && validate(toWire(no.repaired.doc))).toEqual([]);
    expectCommand(start, 'exclusiveOption.set', { option: key('None of these'), on: false });
    expectRefusal(start, 'exclusiveOption.set', { option: key('None of these'), on: true }, 'nothingToDo');
    expectRefusal(start, 'exclusiveOption.set', { option: key('Daily'), on: true }, 'notAllowedHere');
  });

  it('are bounded by both numbers or none', () => {
    const item = key('where');
    expect(wire(expectCommand(start, 'selectBounds.set', { item, min: null, max: null }), item)).not.toHaveProperty(
      'minSelect',
    );
    expect(wire(expectCommand(start, 'selectBounds.set', { item, min: 2, max: null }), item)).toMatchObject({
      minSelect: 2,
      maxSelect: 4,
    });
    expect(wire(expectCommand(start, 'selectBounds.set', { item, min: null, max: 3 }), item)).toMatchObject({
      minSelect: 1,
      maxSelect: 3,
    });
    expect(
      wire(expectCommand(start, 'selectBounds.set', { item: key('again'), min: 2, max: null }), key('again')),
    ).toMatchObject({ maxSelect: 4 });
    expectRefusal(start, 'selectBounds.set', { item, min: 3, max: 2 }, 'minAboveMax');
    expectRefusal(start, 'selectBounds.set', { item, min: 1, max: 2 }, 'nothingToDo');
    const single = expectRefusal(start, 'selectBounds.set', { item: key('drinks'), min: 1, max: 2 }, 'notMultiSelect');
    expect(single.repaired && wire(single.repaired, key('drinks'))).toMatchObject({ multiSelect: true, minSelect: 1 });
  });
});
