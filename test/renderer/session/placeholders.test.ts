import { childrenOf, locate, textField, walk } from '@guide-studio/guide-core';
import { afterEach, expect, test } from 'vitest';
import { dispatch, dispatchAll } from '../../../renderer/src/session/edit.ts';
import { newGuide } from '../../../renderer/src/session/files.ts';
import { mustHave, read } from '../../../renderer/src/session/store.ts';
import { speak } from '../../../renderer/src/words/index.ts';
import { openSession } from '../openSession.ts';

afterEach(async () => await speak('en'));

const doc = () => mustHave(read().editor).doc;
const newest = () => mustHave(locate(doc(), read().editor?.selection[0] ?? '')).node;

test('what is new speaks the language of the window, whichever way it comes', async () => {
  openSession();
  await speak('de');
  newGuide();
  const [block] = childrenOf(doc().root, 'blocks');
  expect([textField(doc().root, 'title'), block && textField(block, 'title')]).toEqual([
    'Studie ohne Titel',
    'Neuer Block',
  ]);
  dispatch('block.add', { type: 'concept' });
  expect(textField(newest(), 'title')).toBe('Konzepte');
  dispatch('item.add', { block: newest().key, type: 'matrix' });
  const matrix = newest();
  dispatchAll([{ id: 'row.add', args: { item: matrix.key } }], { command: 'many.set', params: {} });
  const rows = walk(doc().root).filter(({ kind }) => kind === 'row');
  expect(rows.map((row) => textField(row, 'text'))).toEqual(['Zeile 1', 'Zeile 2', 'Zeile 3']);
});
