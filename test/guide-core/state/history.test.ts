import {
  commit,
  createEditorState,
  type EditorState,
  redo,
  run,
  select,
  toWire,
  type Transaction,
  undo,
} from '@guide-studio/guide-core/edit';
import { mergeWindow } from '@guide-studio/guide-core/internal';
import { describe, expect, it } from 'vitest';
import { fullGuide } from '../doc/guides.ts';

const start = createEditorState(fullGuide());

function type(state: EditorState, title: string, at: number, key = state.doc.root.key): EditorState {
  return commit(state, must(run(state, 'field.set', { key, path: ['title'], value: title })), at);
}
function must(result: ReturnType<typeof run>): Transaction {
  if (result.kind === 'refusal') throw new Error(result.code);
  return result;
}
const title = (state: EditorState) => toWire(state.doc)['title'];

describe('the history', () => {
  it('makes one entry of continuous typing without a pause above the merge window', () => {
    let state = start;
    for (let n = 0; n < 50; n++) state = type(state, `Coffee${'!'.repeat(n)}`, 1000 + n * mergeWindow);
    expect(state.history.past).toHaveLength(1);
    expect(state.history.past[0]?.steps).toHaveLength(1);
    expect(toWire(undo(state).doc)).toEqual(toWire(start.doc));
    expect(title(redo(undo(state)))).toBe(`Coffee${'!'.repeat(49)}`);
  });

  it('starts an entry after a longer pause, in another field, and after an undo or redo', () => {
    let state = type(type(start, 'a', 0), 'b', mergeWindow + 1);
    expect(state.history.past).toHaveLength(2);
    const block = state.doc.root.children.blocks?.[0]?.key ?? '';
    state = type(state, 'c', mergeWindow + 1, block);
    expect(state.history.past).toHaveLength(3);
    state = type(redo(undo(state)), 'd', mergeWindow + 2, block);
    expect(state.history.past).toHaveLength(4);
    state = type(undo(state), 'e', mergeWindow + 3, block);
    expect(state.history.past).toHaveLength(4);
    expect(state.history.future).toHaveLength(0);
  });

  it('does not join an entry that was last before an undo', () => {
    const state = undo(type(type(start, 'a', 0), 'b', 0, start.doc.root.children.blocks?.[0]?.key));
    const after = type(state, 'c', 1);
    expect(after.history.past).toHaveLength(2);
    expect(title(undo(after))).toBe('a');
  });

  it('forgets what could be redone at a new edit, but not at a selection', () => {
    const undone = undo(type(start, 'a', 0));
    expect(select(undone, [undone.doc.root.key]).history.future).toHaveLength(1);
    expect(type(undone, 'b', 1).history.future).toHaveLength(0);
  });

  it('has no limit', () => {
    let state = start;
    for (let n = 0; n < 1500; n++) state = type(state, `Title ${n}`, n * 10_000);
    expect(state.history.past).toHaveLength(1500);
    for (let n = 0; n < 1500; n++) state = undo(state);
    expect(toWire(state.doc)).toEqual(toWire(start.doc));
    for (let n = 0; n < 1500; n++) state = redo(state);
    expect(title(state)).toBe('Title 1499');
  });

  it('returns the same state if there is nothing to undo or redo', () => {
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it('restores the selection of each side, without nodes that are gone', () => {
    const block = start.doc.root.children.blocks?.[0];
    const selected = select(start, [block?.key ?? '', 'n9999']);
    expect(selected.selection).toEqual([block?.key]);
    const after = commit(selected, must(run(selected, 'item.add', { block: block?.key ?? '', type: 'statement' })), 0);
    expect(after.selection).toHaveLength(1);
    expect(after.selection).not.toEqual(selected.selection);
    expect(undo(after).selection).toEqual(selected.selection);
    expect(redo(undo(after)).selection).toEqual(after.selection);
  });

  it('throws for a transaction of another document: a bug of the caller', () => {
    const transaction = must(run(start, 'field.set', { key: start.doc.root.key, path: ['title'], value: 'x' }));
    expect(() => commit(createEditorState({ title: 'Another' }), transaction, 0)).toThrow('does not fit');
  });
});
