import {
  type Call,
  childrenOf,
  commit,
  createEditorState,
  type EditorState,
  itemIndex,
  type Refusal,
  runAll,
  textField,
  toWire,
  type Transaction,
  undo,
} from '@guide-studio/guide-core/edit';
import { entryName } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';
import { fullGuide } from '../doc/guides.ts';
import { expectCommand } from './expectCommand.ts';

const name = { command: 'many.set', params: { kind: 'item', count: 2 } };
const start = createEditorState(fullGuide());
const keyOf = (state: EditorState, text: string) => {
  const found = itemIndex(state.doc).items.find(({ node }) => textField(node, 'text') === text);
  if (!found) throw new Error(text);
  return found.node.key;
};

function expectDone(result: Transaction | Refusal): EditorState {
  if (result.kind === 'refusal') throw new Error(result.code);
  const after = commit(start, result, 0);
  expect(toWire(undo(after).doc)).toEqual(toWire(start.doc));
  return after;
}

test('several commands are one entry, each on what the ones before it left', () => {
  const key = keyOf(start, 'Where?');
  const calls: Call[] = [
    { id: 'field.set', args: { key, path: ['text'], value: 'Where do you drink it?' } },
    { id: 'option.add', args: { item: key, text: 'In the train' } },
    { id: 'field.set', args: { key, path: ['text'], value: 'Where do you drink it?' } },
  ];
  const after = expectDone(runAll(start, calls, { name }));
  expect(after.history.past).toHaveLength(1);
  expect(after.history.past[0] && entryName(after.history.past[0].name)).toBe('Edit 2 questions');
  const item = itemIndex(after.doc).byId.get('where')?.node;
  expect(item && childrenOf(item, 'options').map((each) => textField(each, 'text'))).toContain('In the train');
});

test('what cannot run is left out, and counted; when nothing can, the first reason is given', () => {
  const key = keyOf(start, 'Where?');
  const bad: Call = { id: 'field.set', args: { key: 'n9999', path: ['text'], value: 'x' } };
  const result = runAll(start, [bad, { id: 'field.set', args: { key, path: ['text'], value: 'x' } }], { name });
  expectDone(result);
  expect(result.kind === 'transaction' && result.name.params['skipped']).toBe(1);
  expect(runAll(start, [bad], { name })).toMatchObject({ kind: 'refusal', code: 'noSuchNode' });
});

test('what would break references is refused as one, and repaired as one', () => {
  const calls = ['Where?', 'How often?'].map(
    (text): Call => ({ id: 'item.convert', args: { key: keyOf(start, text), type: 'open_ended' } }),
  );
  const result = runAll(start, calls, { name });
  expect(result).toMatchObject({ kind: 'refusal', code: 'breaksReferences' });
  if (result.kind !== 'refusal' || !result.repair) throw new Error('There is a repair.');
  expect(result.breaks?.length).toBeGreaterThan(2);
  expectDone(result.repair);
});

test('parts from elsewhere: ids are free, references between them follow, what leads nowhere is taken out', () => {
  const guide = toWire(start.doc);
  const [, habits] = guide['studyGuide'] as { items: { [name: string]: never }[] }[];
  const target = createEditorState({ title: 'Other', studyGuide: [{ type: 'screening', title: 'S', items: [] }] });
  const [block] = childrenOf(target.doc.root, 'blocks');
  if (!habits || !block) throw new Error('They are there.');
  const pasted = expectCommand(target, 'node.insert', {
    parent: block.key,
    kind: 'item',
    wires: habits.items.slice(1),
    how: 'paste',
  });
  expect(pasted.history.past[0]?.name.params['dropped']).toBe(5);
  const again = expectCommand(pasted, 'node.insert', {
    parent: block.key,
    kind: 'item',
    wires: habits.items,
    how: 'paste',
  });
  const ids = itemIndex(again.doc).items.map(({ node }) => textField(node, 'externalId'));
  expect(new Set(ids.filter((id) => id !== '')).size).toBe(ids.filter((id) => id !== '').length);
  const statuses = itemIndex(again.doc).items.flatMap(({ node }) => childrenOf(node, 'options'));
  expect(statuses.every((option) => textField(option, 'status') === 'neutral')).toBe(true);
});
