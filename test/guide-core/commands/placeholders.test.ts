import { blockTypes, itemTypes, type Json, type JsonObject, validate } from '@guide-studio/guide-core';
import {
  blankGuide,
  blankItem,
  childrenOf,
  type CommandArgs,
  type CommandId,
  commit,
  locate,
  run,
  textField,
  toWire,
  undo,
  walk,
} from '@guide-studio/guide-core/edit';
import { parseOutline } from '@guide-studio/guide-core/files';
import { getIn, isUnwritten } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { keyOf, open } from './expectCommand.ts';

const start = open(fullGuide());
const key = (name: string) => keyOf(start, name);

/** Every command that makes new parts, in each of its variants. */
const makers: readonly (readonly [CommandId, CommandArgs<CommandId>])[] = [
  ...blockTypes.map((type) => ['block.add', { type }] as const),
  ...itemTypes.map((type) => ['item.add', { block: key('Habits'), type }] as const),
  ['option.add', { item: key('where') }],
  ['row.add', { item: key('grid') }],
  ['concept.add', { block: key('Machines') }],
  ['media.add', { owner: key('rank') }],
  ...itemTypes
    .filter((type) => type !== 'open_ended')
    .map((type) => ['item.convert', { key: key('Why not?'), type }] as const),
  ['field.set', { key: key('Why not?'), path: ['type'], value: 'matrix' }],
  ['field.set', { key: key('Habits'), path: ['type'], value: 'concept' }],
  [
    'node.insert',
    { parent: key('Habits'), kind: 'item', wires: [{ type: 'ranking', carryForwardFrom: 'gone' }], how: 'paste' },
  ],
];

/** Values of the contract are no texts that participants or teams read. */
const ofTheContract: ReadonlySet<string> = new Set([
  ...itemTypes,
  ...blockTypes,
  'approve',
  'reject',
  'neutral',
  'image',
]);

function textsOf(value: Json): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value as object).flatMap(textsOf) : [];
}

describe('new parts contain no text that the author has not written', () => {
  it.each(makers)('%s %j', (id, args) => {
    const result = run(start, id, args);
    if (result.kind === 'refusal') throw new Error(`${id} was refused: ${result.code}`);
    const before = new Set(textsOf(toWire(start.doc)));
    const fresh = textsOf(toWire(commit(start, result, 0).doc)).filter((text) => !before.has(text));
    expect(fresh.filter((text) => text !== '' && !ofTheContract.has(text))).toEqual([]);
  });

  it('nor does a new guide, or an outline without answers', () => {
    for (const made of [blankGuide(), parseOutline('Which? [matrix]').flatMap(({ items }) => items)]) {
      expect(textsOf(made).filter((text) => !['', 'Which?', ...ofTheContract].includes(text))).toEqual([]);
    }
  });

  it('so that no new option or row can be published unchanged', () => {
    for (const type of itemTypes) {
      const guide = {
        title: 't',
        studyGuide: [{ type: 'flat', title: 'b', items: [{ ...blankItem(type, false), text: 'x' }] }],
      };
      const empty = validate(guide).filter(({ severity }) => severity === 'error');
      const answers = walk(open(guide).doc.root).filter(({ kind }) => kind === 'option' || kind === 'row');
      expect(
        empty.map(({ path }) => path.at(-1)),
        type,
      ).toEqual(answers.map(() => 'text'));
    }
  });
});

describe('an answer without text', () => {
  const answers = (state: typeof start) =>
    walk(state.doc.root).filter(({ kind }) => kind === 'option' || kind === 'row');

  it('is every one that is made', () => {
    for (const type of itemTypes) {
      const state = open({ title: 't', studyGuide: [{ type: 'flat', title: 'b', items: [blankItem(type, false)] }] });
      expect(answers(state).filter((answer) => !isUnwritten(answer))).toEqual([]);
    }
  });

  it('ends as soon as it has a text or an id', () => {
    expect(answers(start).filter(isUnwritten)).toEqual([]);
    const options: JsonObject[] = [{ text: 'Option 1' }, { text: ' ' }, { text: '', externalId: 'a' }];
    const state = open({
      title: 't',
      studyGuide: [{ type: 'flat', title: 'b', items: [{ type: 'ranking', text: '', options }] }],
    });
    const item = locate(state.doc, answers(state)[0]?.key ?? '')?.ancestors.at(-1);
    expect(item && childrenOf(item, 'options').filter(isUnwritten)).toEqual([]);
  });
});

describe('carrying options forward', () => {
  const optionsOf = (state: typeof start, item: string) =>
    childrenOf(locate(state.doc, item)?.node ?? state.doc.root, 'options').map((option) => textField(option, 'text'));
  const after = (state: typeof start, id: CommandId, args: unknown) => {
    const result = run(state, id, args as never);
    if (result.kind === 'refusal') throw new Error(`${id} was refused: ${result.code}`);
    return commit(state, result, 0);
  };

  it.each(['multiple_choice', 'ranking'] as const)(
    'takes the empty options of a %s away, and back when undone',
    (type) => {
      const made = after(start, 'item.add', { block: key('Habits'), type });
      const item = made.selection[0] ?? '';
      const written = after(made, 'field.set', { key: item, path: ['text'], value: 'Which?' });
      const carried = after(written, 'carryForward.set', { item, source: key('where') });
      expect(optionsOf(carried, item)).toEqual([]);
      const complaints = validate(toWire(carried.doc)).filter(({ severity }) => severity === 'error');
      expect(complaints, 'and nothing is wrong then').toEqual([]);
      const node = locate(carried.doc, item)?.node;
      expect(node && getIn(node.fields, ['options']), 'nor is an empty list left').toBeUndefined();
      expect(optionsOf(undo(carried), item)).toEqual(['', '']);
    },
  );

  it('keeps every option in which something was written', () => {
    const made = after(start, 'item.add', { block: key('Habits'), type: 'ranking' });
    const item = made.selection[0] ?? '';
    const [first] = childrenOf(locate(made.doc, item)?.node ?? start.doc.root, 'options');
    const written = after(made, 'option.reword', { key: first?.key, text: 'Mine' });
    expect(optionsOf(after(written, 'carryForward.set', { item, source: key('where') }), item)).toEqual(['Mine']);
  });
});
