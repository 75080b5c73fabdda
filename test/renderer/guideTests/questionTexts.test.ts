import { childrenOf, commit, createEditorState, run } from '@guide-studio/guide-core/edit';
import { placeTest } from '@guide-studio/guide-core/tests';
import { expect, test } from 'vitest';
import { questionTexts } from '../../../renderer/src/guideTests/questionTexts.ts';
import { flat, validGuide, which } from '../../guideParts.ts';
import { found } from '../found.ts';

test('a test knows its questions by their latest text, also after they were deleted', () => {
  const guide = validGuide([flat(which('home', ['A', 'B']), which('school', ['A', 'B']))]);
  const state = createEditorState(JSON.parse(JSON.stringify(guide)));
  const placed = [placeTest(state.doc, { name: 'A', expect: { shown: ['home', 'school'] } })];
  const before = questionTexts(state.doc, placed, new Map());
  expect([...before]).toEqual([
    ['home', 'Which home?'],
    ['school', 'Which school?'],
  ]);
  const [home, school] = childrenOf(found(childrenOf(state.doc.root, 'blocks')[0]), 'items');
  const removed = run(state, 'node.remove', { keys: [found(school).key] });
  if (removed.kind !== 'transaction') throw new Error(removed.code);
  const without = commit(state, removed, 0);
  const named = run(without, 'field.set', { key: found(home).key, path: ['text'], value: 'Where?' });
  if (named.kind !== 'transaction') throw new Error(named.code);
  expect([...questionTexts(commit(without, named, 0).doc, placed, before)]).toEqual([
    ['home', 'Where?'],
    ['school', 'Which school?'],
  ]);
});
