import {
  type CommandArgs,
  type CommandId,
  commit,
  createEditorState,
  type EditorState,
  type GuideNode,
  run,
  walk,
} from '@guide-studio/guide-core/edit';
import { referencesByHolder } from '@guide-studio/guide-core/internal';
import { beforeEach, describe, expect, it } from 'vitest';
import { fullGuide } from './guides.ts';

function after<Id extends CommandId>(state: EditorState, id: Id, args: CommandArgs<Id>): EditorState {
  const result = run(state, id, args);
  const transaction = result.kind === 'transaction' ? result : result.repair;
  if (!transaction) throw new Error(`${id} was refused.`);
  return commit(state, transaction, 0);
}

function nodeWithText(state: EditorState, words: string): GuideNode {
  const found = walk(state.doc.root).find(({ fields }) => Object.values(fields ?? {}).includes(words));
  if (!found) throw new Error(`Nothing says ${words}.`);
  return found;
}

describe('references by their holder', () => {
  let start: EditorState;
  let found: ReturnType<typeof referencesByHolder>;
  // The core keeps the map of the document that was asked for last.
  beforeEach(() => {
    start = createEditorState(fullGuide());
    found = referencesByHolder(start.doc);
  });
  const reword = (words: string, to: string) =>
    after(start, 'field.set', { key: nodeWithText(start, words).key, path: ['text'], value: to });

  it('are the same map while none of them changes', () => {
    expect(referencesByHolder(reword('Look at it.', 'Have a look.').doc)).toBe(found);
    expect(referencesByHolder(start.doc)).toBe(found);
  });

  it('differ while an answer that is named by its text is reworded, and are the same again afterwards', () => {
    const reworded = referencesByHolder(reword('Café', 'Coffee house').doc);
    expect(reworded).not.toBe(found);
    const texts = (groups: typeof found) => [...groups.values()].flat().map(({ value }) => value);
    expect(texts(found)).toContain('Café');
    expect(texts(reworded)).toContain('Coffee house');
    expect(referencesByHolder(createEditorState(fullGuide()).doc)).toEqual(found);
  });
});
