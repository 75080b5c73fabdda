import type { JsonObject } from '@guide-studio/guide-core';
import { childrenOf, commit, createEditorState, type EditorState, run } from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../renderer/src/canvas/entries.ts';
import { flatten } from '../../../renderer/src/outline/rows.ts';

const question = (text: string): JsonObject => ({ text, type: 'open_ended' });
const block = (title: string): JsonObject => ({
  type: 'flat',
  title,
  items: [question('One'), question('Two'), question('Three')],
});
const guide: JsonObject = { title: 'Guide', studyGuide: [block('First'), block('Second'), block('Third')] };
const toggled: ReadonlySet<string> = new Set();

function opened() {
  const state = createEditorState(guide);
  const second = childrenOf(state.doc.root, 'blocks')[1];
  const item = second && childrenOf(second, 'items')[1];
  if (!second || !item) throw new Error('The guide has three blocks of three questions.');
  return { state, second, item };
}

function done(state: EditorState, result: ReturnType<typeof run>): EditorState {
  if (result.kind !== 'transaction') throw new Error(result.code);
  return commit(state, result, 0);
}

test('an edited text makes new rows and entries only in its own block', () => {
  const { state, item } = opened();
  const rows = flatten(state.doc.root, toggled);
  const entries = entriesOf(state.doc.root);
  const after = done(state, run(state, 'field.set', { key: item.key, path: ['text'], value: 'Changed' }));
  const isNew = (place: number) => place >= 4 && place < 8;
  for (const [i, row] of flatten(after.doc.root, toggled).entries()) expect(row === rows[i]).toBe(!isNew(i));
  const entriesAfter = entriesOf(after.doc.root);
  // The study comes first and is always new, like the end; each block has its own end.
  for (const [i, entry] of entriesAfter.slice(1, -1).entries()) {
    expect(entry === entries[i + 1]).toBe(i < 5 || i >= 10);
  }
});

test('what is remembered equals what is read again after adding, moving and removing', () => {
  const { state, second, item } = opened();
  flatten(state.doc.root, toggled);
  const added = done(state, run(state, 'item.add', { block: second.key, type: 'statement', index: 0 }));
  const moved = done(added, run(added, 'node.move', { keys: [second.key], parent: added.doc.root.key, index: 0 }));
  const removed = done(moved, run(moved, 'node.remove', { keys: [item.key] }));
  for (const { doc } of [added, moved, removed]) {
    const fresh = structuredClone(doc.root);
    expect(flatten(doc.root, toggled)).toEqual(flatten(fresh, toggled));
    expect(entriesOf(doc.root)).toEqual(entriesOf(fresh));
    const closed = new Set([second.key]);
    expect(flatten(doc.root, closed)).toEqual(flatten(fresh, closed));
  }
});
