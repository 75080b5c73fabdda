import {
  childrenOf,
  type CommandId,
  type EditorState,
  type GuideNode,
  itemTypes,
  itemTypesIn,
  type JsonObject,
  labelOf,
  locate,
  nameOf,
  objectFields,
  references,
  run,
  toWire,
  undo,
  validate,
} from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { expectCommand, expectRefusal, keyOf, open } from './expectCommand.ts';

const start = open(fullGuide());
const key = (name: string) => keyOf(start, name);

/** The wire value of a node of a state. */
function wire(state: EditorState, nodeKey: string): JsonObject {
  let value: unknown = toWire(state.doc);
  for (const segment of locate(state.doc, nodeKey)?.path ?? ['gone']) {
    value = (value as Record<string | number, unknown>)[segment];
  }
  return value as JsonObject;
}
function locateOf(state: EditorState, name: string): GuideNode {
  const node = locate(state.doc, keyOf(state, name))?.node;
  if (!node) throw new Error(`There is no “${name}”.`);
  return node;
}
function texts(state: EditorState, nodeKey: string, list: string): unknown[] {
  return (wire(state, nodeKey)[list] as JsonObject[] | undefined)?.map((each) => each['text']) ?? [];
}
function criteria(state: EditorState, owner: string): JsonObject[] {
  const conditional = wire(state, owner)['conditional'] as { criteria: JsonObject[] } | undefined;
  return conditional?.criteria ?? [];
}
/** The wire guide with one change, for starting states. */
function guideWith(
  change: (guide: { studyGuide: { items: Record<string, unknown>[] }[] } & Record<string, unknown>) => void,
): EditorState {
  const guide = structuredClone(fullGuide()) as never;
  change(guide);
  return open(guide);
}

describe('the guide of these tests', () => {
  it('is valid, so that a broken rule is the doing of a command', () => expect(validate(fullGuide())).toEqual([]));
});

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

  it('a pasted block: ids that are taken are made anew, and its own references follow them', () => {
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
  ] as const)('%j before the child that stands at %i now', (names, index, expected) => {
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
    const plain = { text: 'Plain?', type: 'multiple_choice', options: [{ text: 'In' }, { text: 'Out' }] };
    const guide = open({
      title: 'Moves',
      studyGuide: [
        {
          type: 'screening',
          title: 'First',
          items: [
            {
              text: 'Asked?',
              type: 'multiple_choice',
              options: [
                { text: 'Fits', status: 'approve' },
                { text: 'Ends', status: 'reject' },
              ],
            },
          ],
        },
        { type: 'flat', title: 'Then', items: [plain, { text: 'Why?', type: 'open_ended' }] },
      ],
    });
    const keyIn = (name: string) => keyOf(guide, name);
    const option = expectCommand(guide, 'node.move', { keys: [keyIn('In')], parent: keyIn('Asked?'), index: 1 });
    expect(statuses(option, 'Asked?')).toEqual(['approve', 'neutral', 'reject']);
    const back = expectCommand(option, 'node.move', { keys: [keyIn('In')], parent: keyIn('Plain?'), index: 0 });
    expect(toWire(back.doc)).toEqual(toWire(guide.doc));
    const question = expectCommand(guide, 'node.move', { keys: [keyIn('Plain?')], parent: keyIn('First'), index: 1 });
    expect(statuses(question, 'Plain?')).toEqual(['neutral', 'neutral']);
    // What decided something is not thrown away without a word.
    const out = expectCommand(guide, 'node.move', { keys: [keyIn('Ends')], parent: keyIn('Plain?'), index: 2 });
    expect(statuses(out, 'Plain?')).toEqual([undefined, undefined, 'reject']);
  });

  it('a screener takes only multiple choice', () => {
    expect(itemTypesIn(locateOf(start, 'Screener'))).toEqual(['multiple_choice']);
    expect(itemTypesIn(locateOf(start, 'Habits'))).toEqual(itemTypes);
  });

  it('takes along what depends on it, so that nothing is taken out', () => {
    const last = { keys: [key('where')], parent: key('Habits'), index: 99 };
    expectRefusal(start, 'node.move', last, 'breaksReferences');
    const after = expectCommand(start, 'node.moveAlong', last);
    expect(references(after.doc).length).toBe(references(start.doc).length);
    expect(items(after).indexOf('where')).toBeGreaterThan(0);
    expect(items(after).indexOf('again')).toBeGreaterThan(items(after).indexOf('where'));
    // A question that comes before its source takes that along.
    const first = expectCommand(start, 'node.moveAlong', { keys: [key('again')], parent: key('Habits'), index: 0 });
    expect(items(first).indexOf('where')).toBeLessThan(items(first).indexOf('again'));
    expect(references(first.doc).length).toBe(references(start.doc).length);
  });

  it('takes along what stands between it and its new place, past the next one', () => {
    const asks = (from: string) => ({
      operator: 'and',
      criteria: [
        { type: 'selectedTemplateOptions', questionId: from, matchingCriteria: 'mustSelect', choices: ['Yes'] },
      ],
    });
    const ask = (name: string, more: JsonObject = {}) => ({
      externalId: name,
      text: name,
      type: 'multiple_choice',
      options: [{ text: 'Yes' }, { text: 'No' }],
      ...more,
    });
    const all = [ask('a'), ask('b'), ask('c', { conditional: asks('b') }), ask('d')];
    const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'Part', items: all }] });
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
    const top = open({ title: 't', studyGuide: [{ type: 'flat', title: 'Part', items: all.slice(1, 3) }] });
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

  it('the last criterion away takes the condition along', () => {
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

describe('duplicating', () => {
  it('a block: its references follow the copy, later blocks keep naming the original', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('Habits')] });
    expect(validate(toWire(after.doc))).toEqual([]);
    const copy = (toWire(after.doc)['studyGuide'] as { items: JsonObject[] }[])[2];
    expect(copy?.items.map((item) => item['externalId'])).toEqual([
      'where-2',
      'rank-2',
      'again-2',
      undefined,
      'grid-2',
    ]);
    expect(copy?.items[3]?.['conditional']).toMatchObject({
      criteria: [
        { questionId: 'where-2', choices: ['home-2', 'At work'] },
        { questionId: 'again-2', choices: ['home-2', 'Café'] },
        { parameter: 'source' },
      ],
    });
    expect(criteria(after, key('Machine'))[0]?.['questionId']).toBe('grid');
  });

  it('several nodes: references between them follow the copies', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('rank'), key('where')] });
    const items = wire(after, key('Habits'))['items'] as JsonObject[];
    expect(items.map((item) => [item['externalId'], item['carryForwardFrom']])).toEqual([
      ['where', undefined],
      ['where-2', undefined],
      ['rank', 'where'],
      ['rank-2', 'where-2'],
      ['again', 'where'],
      [undefined, undefined],
      ['grid', undefined],
    ]);
    expect(after.selection).toHaveLength(2);
  });

  it('a single option, and an option whose text is an id elsewhere', () => {
    const after = expectCommand(start, 'node.duplicate', { keys: [key('home')] });
    expect((wire(after, key('where'))['options'] as JsonObject[])[1]).toEqual({
      externalId: 'home-2',
      text: 'At home',
    });
    const confusing = guideWith((guide) => {
      Object.assign(guide.studyGuide[0] ?? {}, { externalId: 'Yes' });
      Object.assign(guide.studyGuide[2]?.items[2] ?? {}, { externalId: 'At work' });
    });
    expectCommand(confusing, 'node.duplicate', { keys: [keyOf(confusing, 'Habits'), keyOf(confusing, 'Machines')] });
  });

  it('never gives the copy an id by which a condition names something else', () => {
    const state = guideWith((guide) => {
      const [where] = guide.studyGuide[1]?.items ?? [];
      Object.assign(where ?? {}, {
        options: [{ externalId: 'home', text: 'At home' }, { text: 'At work' }, { text: 'home-2' }, { text: 'Café' }],
      });
      const criteria = (guide.studyGuide[1]?.items[3] as { conditional: { criteria: JsonObject[] } }).conditional
        .criteria;
      criteria[0] = { ...criteria[0], choices: ['home', 'home-2'] };
    });
    const after = expectCommand(state, 'node.duplicate', { keys: [keyOf(state, 'home')] });
    expect((wire(after, keyOf(state, 'where'))['options'] as JsonObject[])[1]?.['externalId']).toBe('home-3');
  });
});

describe('removing', () => {
  it('what nothing refers to; the neighbour is selected', () => {
    const after = expectCommand(start, 'node.remove', { keys: [key('Which of them at work?')] });
    expect(after.selection).toEqual([key('grid')]);
    const last = expectCommand(start, 'node.remove', { keys: [key('Why not?')] });
    expect(last.selection).toEqual([key('Best and worst')]);
    const all = expectCommand(start, 'node.remove', {
      keys: start.doc.root.children.blocks?.map((block) => block.key) ?? [],
    });
    expect(toWire(all.doc)['studyGuide']).toEqual([]);
    expect(all.selection).toEqual([start.doc.root.key]);
  });

  it('the last criterion with its condition', () => {
    const criterion = locate(start.doc, key('Why not?'))?.node.children.criteria?.[0]?.key ?? '';
    const after = expectCommand(start, 'node.remove', { keys: [criterion] });
    expect(wire(after, key('Why not?'))).toEqual({ text: 'Why not?', type: 'open_ended' });
    const all = locate(start.doc, key('Which of them at work?'))?.node.children.criteria?.map((each) => each.key) ?? [];
    expect(wire(expectCommand(start, 'node.remove', { keys: all }), key('Which of them at work?'))).not.toHaveProperty(
      'conditional',
    );
  });

  it('a source is refused; the repair copies carried options, and conditions go on with the copies', () => {
    const refusal = expectRefusal(start, 'node.remove', { keys: [key('where')] }, 'breaksReferences');
    expect(refusal.breaks?.map((each) => [each.kind, each.owner])).toEqual([
      ['carryForward', key('rank')],
      ['carryForward', key('again')],
      ['question', key('Which of them at work?')],
      ['choice', key('Which of them at work?')],
      ['choice', key('Which of them at work?')],
    ]);
    const after = refusal.repaired;
    if (!after) throw new Error('No repair.');
    expect(texts(after, key('rank'), 'options')).toEqual(['At home', 'At work', 'Café', 'None of these']);
    expect(wire(after, key('rank'))).not.toHaveProperty('carryForwardFrom');
    expect(criteria(after, key('Which of them at work?'))).toMatchObject([
      { questionId: 'again', choices: ['At home', 'Café'] },
      { parameter: 'source' },
    ]);
    expect(validate(toWire(after.doc))).toEqual([]);
  });

  it('the middle of a chain of carrying: the copies are those of its source', () => {
    const state = guideWith(
      (guide) =>
        Object.assign(guide.studyGuide[1]?.items[1] ?? {}, { type: 'ranking', carryForwardFrom: 'again' }) &&
        guide.studyGuide[1]?.items.splice(1, 2, ...(guide.studyGuide[1]?.items.slice(1, 3).toReversed() ?? [])),
    );
    const refusal = expectRefusal(state, 'node.remove', { keys: [keyOf(state, 'again')] }, 'breaksReferences');
    expect(refusal.repaired && texts(refusal.repaired, keyOf(state, 'rank'), 'options')).toEqual([
      'At home',
      'At work',
      'Café',
      'None of these',
    ]);
  });

  it('nothing is refused', () => {
    expectRefusal(start, 'node.remove', { keys: [] }, 'noSuchNode');
    expectRefusal(start, 'node.remove', { keys: [start.doc.root.key] }, 'noSuchNode');
  });
});

describe('renaming an id', () => {
  it('rewrites conditions, carry-forwards and choices', () => {
    const after = expectCommand(start, 'externalId.rename', { key: key('where'), to: 'place' });
    expect(wire(after, key('rank'))['carryForwardFrom']).toBe('place');
    expect(wire(after, key('again'))['carryForwardFrom']).toBe('place');
    expect(criteria(after, key('Which of them at work?'))[0]?.['questionId']).toBe('place');
    const option = expectCommand(start, 'externalId.rename', { key: key('home'), to: 'house' });
    expect(criteria(option, key('Which of them at work?')).map((each) => each['choices'])).toEqual([
      ['house', 'At work'],
      ['house', 'Café'],
      undefined,
    ]);
  });

  it('is refused for an id in use; removing it only while a question is referred to', () => {
    expectRefusal(start, 'externalId.rename', { key: key('where'), to: 'home' }, 'idTaken');
    expectRefusal(start, 'externalId.rename', { key: key('where'), to: 'where' }, 'nothingToDo');
    const refusal = expectRefusal(start, 'externalId.rename', { key: key('grid'), to: '' }, 'breaksReferences');
    expect(refusal.repaired && wire(refusal.repaired, key('Machine'))).not.toHaveProperty('conditional');
    const option = expectCommand(start, 'externalId.rename', { key: key('home'), to: '' });
    expect(criteria(option, key('Which of them at work?'))[0]?.['choices']).toEqual(['At home', 'At work']);
    expectCommand(start, 'externalId.rename', { key: key('machine'), to: '' });
  });

  it('to the text of another option keeps what conditions mean', () => {
    const after = expectCommand(start, 'externalId.rename', { key: key('home'), to: 'At work' });
    expect(criteria(after, key('Which of them at work?'))[0]?.['choices']).toEqual(['At work', 'at-work']);
  });

  it('removes an empty id, which is none', () => {
    const state = guideWith((guide) => Object.assign(guide.studyGuide[1] ?? {}, { externalId: '' }));
    expect(
      wire(expectCommand(state, 'externalId.rename', { key: keyOf(state, 'Habits'), to: '' }), keyOf(state, 'Habits')),
    ).not.toHaveProperty('externalId');
  });
});

describe('rewording', () => {
  it('takes choices and rows by text along', () => {
    const option = start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[2]?.key ?? '';
    const after = expectCommand(start, 'option.reword', { key: option, text: 'In a café' });
    expect(criteria(after, key('Which of them at work?'))[1]?.['choices']).toEqual(['home', 'In a café']);
    const row = expectCommand(start, 'row.reword', { key: key('Espresso'), text: 'Ristretto' });
    expect(criteria(row, key('Machine'))[0]?.['matrixRow']).toBe('Ristretto');
  });

  it('through the text of another option leaves every condition as it was, and one undo takes it all back', () => {
    const option = start.doc.root.children.blocks?.[1]?.children.items?.[0]?.children.options?.[2]?.key ?? '';
    let state = start;
    for (const text of ['At wor', 'At work', 'At works', 'At worksho', ''])
      state = expectCommand(state, 'option.reword', { key: option, text });
    expect(state.history.past).toHaveLength(1);
    expect(criteria(state, key('Which of them at work?')).map((each) => each['choices'])).toEqual([
      ['home', 'at-work'],
      ['home', 'at-wor'],
      undefined,
    ]);
    expect(toWire(undo(state).doc)).toEqual(fullGuide());
  });

  it('of a row to the text of another one is refused while a condition names one of them', () => {
    expectRefusal(start, 'row.reword', { key: key('Filter'), text: 'Espresso' }, 'rowTextTaken');
    expectRefusal(start, 'row.reword', { key: key('Espresso'), text: 'Filter' }, 'rowTextTaken');
  });
});

describe('converting', () => {
  const pairs = itemTypes.flatMap((from) => itemTypes.filter((to) => to !== from).map((to) => [from, to] as const));
  const own: Record<string, JsonObject> = {
    open_ended: { followUp: 'light', preferredInput: 'text' },
    multiple_choice: {
      options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }, { text: 'Three', exclusiveOption: true }],
      multiSelect: true,
      minSelect: 1,
      maxSelect: 2,
      randomizeOptionOrder: true,
    },
    ranking: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }], randomizeOptionOrder: true },
    matrix: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }], rows: [{ text: 'Row' }] },
    max_diff: { options: [{ externalId: 'o1', text: 'One' }, { text: 'Two' }, { text: 'Three' }], metric: 'best' },
    statement: { continueButtonText: 'Go' },
  };
  const common = {
    externalId: 'it',
    text: 'What?',
    conditional: { operator: 'and', criteria: [{ type: 'searchParam', parameter: 'p', value: 'v' }] },
    media: [{ name: 'm', url: 'https://example.org', type: 'image' }],
    embed: { url: 'https://example.org' },
  };

  it.each(pairs)('%s to %s keeps what both have, and lacks nothing but what is still to be written', (from, to) => {
    const item = { ...common, type: from, ...own[from] };
    const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'b', items: [item] }] });
    expect(validate(toWire(state.doc))).toEqual([]);
    const after = expectCommand(state, 'item.convert', { key: keyOf(state, 'it'), type: to });
    const wrong = validate(toWire(after.doc)).filter(
      ({ code, path }) => code !== 'too_small' || path.at(-1) !== 'text',
    );
    expect(wrong).toEqual([]);
    const result = wire(after, keyOf(state, 'it'));
    expect(result).toMatchObject({ ...common, type: to });
    for (const property of Object.keys(own[from] ?? {}).filter((name) => name in (own[to] ?? {}))) {
      expect(JSON.stringify(result[property])).toContain(
        property === 'options' ? '"o1"' : JSON.stringify(own[from]?.[property]),
      );
    }
  });

  it('keeps properties that no type knows', () => {
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [{ text: 'q', type: 'statement', note: 1 }] }],
    });
    const after = expectCommand(state, 'item.convert', { key: keyOf(state, 'q'), type: 'ranking' });
    expect(wire(after, keyOf(state, 'q'))['note']).toBe(1);
  });

  it('a source away from its type is refused, with what depends on it in the repair', () => {
    const refusal = expectRefusal(start, 'item.convert', { key: key('where'), type: 'ranking' }, 'breaksReferences');
    expect(refusal.breaks?.map((each) => each.problem)).toContain('wrongType');
    expect(refusal.repaired && validate(toWire(refusal.repaired.doc))).toEqual([]);
    expectRefusal(start, 'item.convert', { key: key('drinks'), type: 'open_ended' }, 'breaksReferences');
    expectRefusal(start, 'item.convert', { key: key('where'), type: 'multiple_choice' }, 'sameType');
  });

  it('a matrix to multiple choice is refused while a condition asks about one of its rows', () => {
    const refusal = expectRefusal(
      start,
      'item.convert',
      { key: key('grid'), type: 'multiple_choice' },
      'breaksReferences',
    );
    expect(refusal.breaks).toMatchObject([{ kind: 'matrixRow', owner: key('Machine'), value: 'Espresso' }]);
    expect(refusal.repaired && wire(refusal.repaired, key('Machine'))).not.toHaveProperty('conditional');
  });

  it('a question that carries options: they stay carried where they can be, and become its own where not', () => {
    const ranking = expectRefusal(start, 'item.convert', { key: key('again'), type: 'ranking' }, 'breaksReferences');
    expect(ranking.repaired && wire(ranking.repaired, key('again'))).toMatchObject({ carryForwardFrom: 'where' });
    const matrix = { key: key('again'), type: 'matrix' } as const;
    expectRefusal(start, 'item.convert', matrix, 'breaksReferences');
    const after = expectCommand(start, 'item.convert', { ...matrix, keep: true });
    expect(validate(toWire(after.doc)).map(({ path }) => path.slice(-3, -2))).toEqual([['rows'], ['rows']]);
    expect(texts(after, key('again'), 'options')).toEqual(['At home', 'At work', 'Café', 'None of these']);
    expect(criteria(after, key('Which of them at work?'))[1]?.['choices']).toEqual(['At home', 'Café']);
  });
});

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
    const said = expectCommand(start, 'conditional.set', {
      owner,
      conditional: { ...conditional, criteria: [...conditional.criteria] },
    });
    expect(wire(said, owner)['conditional']).toEqual(conditional);
    expectRefusal(
      said,
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

  it('are exclusive only last and among several: the repair makes it so', () => {
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

describe('setting a field', () => {
  const set = (name: string, path: (string | number)[], value?: unknown) =>
    wire(
      expectCommand(start, 'field.set', {
        key: key(name),
        path,
        ...(value === undefined ? {} : { value: value as string }),
      }),
      key(name),
    );

  it('of the study, nested or not, with the objects on the way', () => {
    expect(set('Coffee at work', ['title'], 'Tea')['title']).toBe('Tea');
    expect(set('Coffee at work', ['config', 'interviewMode'], 'video')['config']).toMatchObject({
      interviewMode: 'video',
    });
    expect(set('Coffee at work', ['welcomeMessage', 'title'], 'Hello')['welcomeMessage']).toEqual({ title: 'Hello' });
    expect(set('Pot', ['content', 'title'], 'The kettle')['content']).toEqual({ title: 'The kettle' });
    expect(set('Pot', ['content', 'embed', 'url'], 'https://example.org')['content']).toMatchObject({
      embed: { url: 'https://example.org' },
    });
    expect(set('Machines', ['conceptSamplingConfig', 'subsampleCount'], 2)['conceptSamplingConfig']).toMatchObject({
      subsampleCount: 2,
    });
  });

  it('removes it, and the objects that would be left empty', () => {
    const state = expectCommand(start, 'field.set', {
      key: start.doc.root.key,
      path: ['welcomeMessage', 'title'],
      value: 'Hello',
    });
    const after = expectCommand(state, 'field.set', { key: start.doc.root.key, path: ['welcomeMessage', 'title'] });
    expect(toWire(after.doc)).not.toHaveProperty('welcomeMessage');
    expect(set('Coffee at work', ['config', 'interviewMode'])['config']).toEqual({
      targetPlatforms: ['ios', 'desktop'],
    });
    expect(set('Coffee at work', ['config', 'targetPlatforms', 0])['config']).toMatchObject({
      targetPlatforms: ['desktop'],
    });
    expectRefusal(start, 'field.set', { key: key('where'), path: ['embed'] }, 'nothingToDo');
  });

  it('of a criterion changes, adds and removes choices', () => {
    const criterion = locate(start.doc, key('Which of them at work?'))?.node.children.criteria?.[0]?.key ?? '';
    const choices = (path: (string | number)[], value?: string) =>
      wire(
        expectCommand(start, 'field.set', { key: criterion, path, ...(value === undefined ? {} : { value }) }),
        criterion,
      )['choices'];
    expect(choices(['choices', 1], 'Café')).toEqual(['home', 'Café']);
    expect(choices(['choices', 2], 'Café')).toEqual(['home', 'At work', 'Café']);
    expect(choices(['choices', 0])).toEqual(['At work']);
    expect(choices(['questionId'], 'again')).toEqual(['home', 'At work']);
    expectRefusal(start, 'field.set', { key: criterion, path: ['choices', 5], value: 'x' }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: criterion, path: ['choices', 5] }, 'nothingToDo');
  });

  it('with a meaning of its own is done by the command for it', () => {
    const by = (name: string, path: string[], value: string) => {
      const result = run(start, 'field.set', { key: key(name), path, value });
      return result.kind === 'refusal' ? result.code : result.name.command;
    };
    expect(by('where', ['externalId'], 'place')).toBe('externalId.rename');
    expect(by('home', ['text'], 'House')).toBe('option.reword');
    expect(by('Filter', ['text'], 'Drip')).toBe('row.reword');
    expect(by('grid', ['type'], 'statement')).toBe('breaksReferences');
    expect(by('rank', ['type'], 'statement')).toBe('item.convert');
    expect(by('rank', ['text'], 'Order them')).toBe('field.set');
  });

  it('that a carry-forward needs is refused', () => {
    const refusal = expectRefusal(
      start,
      'field.set',
      { key: key('where'), path: ['multiSelect'], value: false },
      'breaksReferences',
    );
    expect(refusal.breaks?.every((each) => each.problem === 'wrongType')).toBe(true);
    expect(refusal.repaired && texts(refusal.repaired, key('rank'), 'options')).toHaveLength(4);
  });

  it('makes a concept block with its first concept', () => {
    const after = expectCommand(start, 'field.set', { key: key('Habits'), path: ['type'], value: 'concept' });
    expect(wire(after, key('Habits'))['conceptSamplingConfig']).toMatchObject({
      concepts: [{ nickname: '' }],
    });
  });

  it('takes the title of a concept along with its nickname while nobody has written it', () => {
    const added = expectCommand(start, 'concept.add', { block: key('Machines') });
    const [concept = ''] = added.selection;
    const title = (state: EditorState) => wire(state, concept)['content'];
    const name = (state: EditorState, value: string) =>
      expectCommand(state, 'field.set', { key: concept, path: ['nickname'], value });
    const typed = ['R', 'Ry', 'Rye', '', 'Rye'].reduce(name, added);
    expect(title(typed)).toEqual({ title: 'Rye' });
    const elsewhere = expectCommand(typed, 'field.set', { key: key('Habits'), path: ['title'], value: 'Day' });
    expect(title(name(elsewhere, 'Second, cheap'))).toEqual({ title: 'Rye' });
    const written = expectCommand(added, 'field.set', { key: concept, path: ['content', 'title'], value: 'Dark loaf' });
    expect(title(name(written, 'Rye'))).toEqual({ title: 'Dark loaf' });
  });

  it('makes any other block of a concept block, and a screening block with statuses', () => {
    const flat = expectCommand(start, 'field.set', { key: key('Machines'), path: ['type'], value: 'flat' });
    expect(wire(flat, key('Machines'))).not.toHaveProperty('conceptSamplingConfig');
    expect(validate(toWire(flat.doc))).toEqual([]);
    const plain = expectCommand(start, 'field.set', { key: key('Screener'), path: ['type'], value: 'flat' });
    expect(validate(toWire(plain.doc))).toEqual([]);
    const back = expectCommand(plain, 'field.set', { key: key('Screener'), path: ['type'], value: 'screening' });
    expect(validate(toWire(back.doc))).toEqual([]);
  });

  it('never swallows or hides children', () => {
    expectRefusal(start, 'field.set', { key: key('where'), path: ['options'], value: [] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: ['options'] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: ['rows'], value: [{ text: 'x' }] }, 'malformedHere');
    expectRefusal(start, 'field.set', { key: key('where'), path: [], value: {} }, 'malformedHere');
    expectRefusal(
      start,
      'field.set',
      { key: key('Machines'), path: ['conceptSamplingConfig'], value: null },
      'malformedHere',
    );
    expectRefusal(start, 'field.set', { key: start.doc.root.key, path: ['studyGuide'] }, 'malformedHere');
  });

  it('mends what has the wrong shape', () => {
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [5, { text: 3, type: 'x', externalId: 9 }] }],
    });
    const [five, three] = state.doc.root.children.blocks?.[0]?.children.items?.map((node) => node.key) ?? ['', ''];
    expect(
      wire(
        expectCommand(state, 'field.set', { key: five ?? '', path: [], value: { text: 'q', type: 'statement' } }),
        five ?? '',
      ),
    ).toEqual({ text: 'q', type: 'statement' });
    expectRefusal(state, 'field.set', { key: five ?? '', path: ['text'], value: 'q' }, 'malformedHere');
    expectCommand(state, 'field.set', { key: three ?? '', path: ['externalId'] });
    expectCommand(state, 'field.set', { key: three ?? '', path: ['type'], value: 'statement' });
  });
});

describe('arguments from outside', () => {
  const bad: readonly (readonly [CommandId, unknown])[] = [
    ['block.add', { type: 'round' }],
    ['block.add', null],
    ['item.add', { block: key('Habits'), type: 'ranking', index: -1 }],
    ['option.add', { item: key('where'), text: 5 }],
    ['criterion.add', { owner: key('rank'), criterion: null }],
    ['conditional.set', { owner: key('rank'), conditional: { operator: 'xor', criteria: [] } }],
    ['selectBounds.set', { item: key('where'), min: 0.5, max: 1 }],
    ['field.set', { key: key('where'), path: ['media', 0, 'x'], value: [undefined] }],
    ['field.set', { key: key('where'), path: 'text', value: 'x' }],
    ['field.set', { key: key('where'), path: ['text'], value: Number.NaN }],
    ['node.move', { keys: [key('where')], parent: key('Habits'), index: Number.NaN }],
    ['node.remove', { keys: key('where') }],
  ];
  it.each(bad)('of wrong shape are refused: %s %j', (id, args) => {
    expectRefusal(start, id, args as never, 'malformedArguments');
  });
});

describe('names', () => {
  it('of history entries say what was done to what', () => {
    const name = (id: CommandId, args: unknown) => {
      const result = run(start, id, args as never);
      return result.kind === 'refusal' ? result.code : nameOf(result.name);
    };
    expect(name('node.remove', { keys: [key('Which of them at work?')] })).toBe(
      'Delete question “Which of them at work?”',
    );
    expect(name('node.duplicate', { keys: [key('Map'), key('Photo')] })).toBe('Duplicate 2 media items');
    expect(name('item.convert', { key: key('rank'), type: 'max_diff' })).toBe('Convert to MaxDiff');
    const node = locate(start.doc, key('where'))?.node;
    const long = `${'word '.repeat(50)}😀`;
    expect(node && labelOf({ ...node, fields: { text: `\n${long}  ` } }), 'all of it, on one line').toBe(long);
  });
});
