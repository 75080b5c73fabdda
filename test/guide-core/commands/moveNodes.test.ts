import { itemTypes, type JsonObject, validate } from '@guide-studio/guide-core';
import { references } from '@guide-studio/guide-core/conditions';
import { childrenOf, type EditorState, locate, objectFields, toWire } from '@guide-studio/guide-core/edit';
import { itemTypesIn } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { block, choice, screening, selected } from '../../guideParts.ts';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';
import { start, key, wire, locateOf, texts, criteria } from './startGuide.ts';

describe('moving', () => {
  const items = (state: EditorState, block = 'Habits') =>
    (wire(state, key(block))['items'] as JsonObject[]).map((item) => item['externalId'] ?? item['text']);

  it.each([
    [['grid'], 0, ['grid', 'where', 'rank', 'again', 'Which of them at work?']],
    [['rank'], 5, ['where', 'again', 'Which of them at work?', 'grid', 'rank']],
    [['grid', 'rank'], 3, ['where', 'again', 'rank', 'grid', 'Which of them at work?']],
    [['grid', 'rank'], 1, ['where', 'rank', 'grid', 'again', 'Which of them at work?']],
    [['where', 'rank', 'again'], 99, null],
    [['again', 'grid'], 3, ['where', 'rank', 'again', 'grid', 'Which of them at work?']],
  ] as const)('%j before the child that is now at %i', (names, index, expected) => {
    const args = { keys: names.map(key), parent: key('Habits'), index };
    if (expected === null) expectRefusal(start, 'node.move', args, 'breaksReferences');
    else expect(items(expectCommand(start, 'node.move', args))).toEqual(expected);
  });

  it.each([
    [['rank'], 1],
    [['rank'], 2],
    [['where', 'rank'], 0],
    [['again', 'rank'], 1],
    [['where', 'rank', 'again'], 2],
  ] as const)(
    'refuses %j to %i, where they are',
    (names, index) =>
      void expectRefusal(start, 'node.move', { keys: names.map(key), parent: key('Habits'), index }, 'nothingToDo'),
  );

  it('several to another parent, in their order', () => {
    const away = expectCommand(start, 'conditional.clear', { owner: key('Machine') });
    const keys = [key('grid'), key('Which of them at work?')];
    const after = expectCommand(away, 'node.move', { keys, parent: key('Machines'), index: 1 });
    expect(items(after, 'Machines')).toEqual([
      'Look at it.',
      'Which of them at work?',
      'grid',
      'Best and worst',
      'Why not?',
    ]);
  });

  it('an option or a question into a screener decides nothing there, and leaves that behind', () => {
    const statuses = (state: EditorState, question: string) =>
      childrenOf(locateOf(state, question), 'options').map((option) => objectFields(option)['status']);
    const plain = choice('Plain?', ['In', 'Out']);
    const guide = open({
      title: 'Moves',
      studyGuide: [
        { ...screening(choice('Asked?', { Fits: 'approve', Ends: 'reject' })), title: 'First' },
        block('Then', plain, { text: 'Why?', type: 'open_ended' }),
      ],
    });
    const keyIn = (name: string) => keyOf(guide, name);
    const option = expectCommand(guide, 'node.move', { keys: [keyIn('In')], parent: keyIn('Asked?'), index: 1 });
    expect(statuses(option, 'Asked?')).toEqual(['approve', 'neutral', 'reject']);
    const back = expectCommand(option, 'node.move', { keys: [keyIn('In')], parent: keyIn('Plain?'), index: 0 });
    expect(toWire(back.doc)).toEqual(toWire(guide.doc));
    const question = expectCommand(guide, 'node.move', { keys: [keyIn('Plain?')], parent: keyIn('First'), index: 1 });
    expect(statuses(question, 'Plain?')).toEqual(['neutral', 'neutral']);
    // A status that decided something is not dropped silently.
    const out = expectCommand(guide, 'node.move', { keys: [keyIn('Ends')], parent: keyIn('Plain?'), index: 2 });
    expect(statuses(out, 'Plain?')).toEqual([undefined, undefined, 'reject']);
  });

  it('a screener accepts only multiple choice', () => {
    expect(itemTypesIn(locateOf(start, 'Screener'))).toEqual(['multiple_choice']);
    expect(itemTypesIn(locateOf(start, 'Habits'))).toEqual(itemTypes);
  });

  it('takes along what depends on it, so that nothing is removed', () => {
    const last = { keys: [key('where')], parent: key('Habits'), index: 99 };
    expectRefusal(start, 'node.move', last, 'breaksReferences');
    const after = expectCommand(start, 'node.moveAlong', last);
    expect(references(after.doc).length).toBe(references(start.doc).length);
    expect(items(after).indexOf('where')).toBeGreaterThan(0);
    expect(items(after).indexOf('again')).toBeGreaterThan(items(after).indexOf('where'));
    // A question that moves before its source takes the source along.
    const first = expectCommand(start, 'node.moveAlong', { keys: [key('again')], parent: key('Habits'), index: 0 });
    expect(items(first).indexOf('where')).toBeLessThan(items(first).indexOf('again'));
    expect(references(first.doc).length).toBe(references(start.doc).length);
  });

  it('takes along what is between it and its new place, past the next one', () => {
    const asks = (from: string) => ({
      operator: 'and',
      criteria: [selected(from, 'Yes')],
    });
    const ask = (name: string, more: JsonObject = {}) => choice(name, ['Yes', 'No'], { externalId: name, ...more });
    const all = [ask('a'), ask('b'), ask('c', { conditional: asks('b') }), ask('d')];
    const state = open({ title: 't', studyGuide: [block('Part', ...all)] });
    const of = (name: string) => keyOf(state, name);
    const move = (name: string, index: number) => ({ keys: [of(name)], parent: of('Part'), index });
    const up = expectRefusal(state, 'node.move', move('c', 1), 'breaksReferences');
    expect(up.params).toMatchObject({ dependent: 'moved' });
    expect(texts(expectCommand(state, 'node.moveAlong', move('c', 1)), of('Part'), 'items')).toEqual([
      'b',
      'c',
      'a',
      'd',
    ]);
    const down = expectRefusal(state, 'node.move', move('b', 3), 'breaksReferences');
    expect(down.params).not.toHaveProperty('dependent');
    expect(texts(expectCommand(state, 'node.moveAlong', move('b', 3)), of('Part'), 'items')).toEqual([
      'a',
      'd',
      'b',
      'c',
    ]);
    const top = open({ title: 't', studyGuide: [block('Part', ...all.slice(1, 3))] });
    expectRefusal(
      top,
      'node.moveAlong',
      { keys: [keyOf(top, 'c')], parent: keyOf(top, 'Part'), index: 0 },
      'nothingToDo',
    );
  });

  it('does nothing of its own where nothing has to come along', () =>
    void expectRefusal(
      start,
      'node.moveAlong',
      { keys: [key('rank')], parent: key('Habits'), index: 5 },
      'nothingToDo',
    ));

  it('a block with the references inside it, and not before what it refers to', () => {
    const after = expectCommand(start, 'node.move', { keys: [key('Habits')], parent: start.doc.root.key, index: 0 });
    expect((toWire(after.doc)['studyGuide'] as JsonObject[]).map((block) => block['title'])).toEqual([
      'Habits',
      'Screener',
      'Machines',
    ]);
    const refusal = expectRefusal(
      start,
      'node.move',
      { keys: [key('Machines')], parent: start.doc.root.key, index: 0 },
      'breaksReferences',
    );
    expect(refusal.breaks).toMatchObject([
      { kind: 'question', owner: key('Machine'), value: 'grid', problem: 'notInEarlierBlock' },
      { kind: 'question', owner: key('Why not?'), value: 'drinks', problem: 'notEarlier' },
    ]);
    expect(refusal.repaired && wire(refusal.repaired, key('Why not?'))['conditional']).toBeUndefined();
  });

  it('an option to another question: a condition that names it is in the way', () => {
    const option = start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[1]?.key ?? '';
    const refusal = expectRefusal(
      start,
      'node.move',
      { keys: [option], parent: key('grid'), index: 0 },
      'breaksReferences',
    );
    expect(refusal.breaks).toMatchObject([{ kind: 'choice', value: 'At work', problem: 'unknown' }]);
    expect(refusal.repaired && criteria(refusal.repaired, key('Which of them at work?'))[0]?.['choices']).toEqual([
      'home',
    ]);
  });

  it('removing the last criterion removes the condition', () => {
    const criterion = locate(start.doc, key('Why not?'))?.node.children.criteria?.[0]?.key ?? '';
    const after = expectCommand(start, 'node.move', { keys: [criterion], parent: key('rank'), index: 0 });
    expect(wire(after, key('Why not?'))).not.toHaveProperty('conditional');
    expect(criteria(after, key('rank'))).toHaveLength(1);
    expect(validate(toWire(after.doc))).toEqual([]);
  });

  it('is refused into itself and where the kind does not belong', () => {
    expectRefusal(start, 'node.move', { keys: [key('Habits')], parent: key('where'), index: 0 }, 'intoItself');
    expectRefusal(start, 'node.move', { keys: [key('Habits')], parent: key('Habits'), index: 0 }, 'intoItself');
    expectRefusal(start, 'node.move', { keys: [key('where')], parent: key('grid'), index: 0 }, 'notAllowedHere');
    expectRefusal(
      start,
      'node.move',
      { keys: [key('where'), key('Pot')], parent: key('Machines'), index: 0 },
      'notAllowedHere',
    );
    expectRefusal(start, 'node.move', { keys: [key('Pot')], parent: key('Habits'), index: 0 }, 'notAllowedHere');
    expectRefusal(start, 'node.move', { keys: [key('Filter')], parent: key('where'), index: 0 }, 'notAllowedHere');
    expectRefusal(
      start,
      'node.move',
      { keys: [start.doc.root.key], parent: start.doc.root.key, index: 0 },
      'noSuchNode',
    );
  });
});
