import { childrenOf, textField, toWire } from '@guide-studio/guide-core/edit';
import { afterEach, expect, test } from 'vitest';
import { dispatch, dispatchAll, newGuide, read, readGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';
import { openSession } from '../openSession.ts';
import { found } from '../found.ts';

afterEach(async () => await speak('en'));

const doc = () => readGuide().editor.doc;
const newest = () => found(read().guide?.editor.selection[0] ?? null);

test.each(['en', 'de'] as const)('a new part is empty, however it is added, in %s', async (language) => {
  openSession();
  await speak(language);
  newGuide();
  dispatch('block.add', { type: 'concept' });
  dispatch('item.add', { block: newest(), type: 'matrix' });
  dispatchAll([{ id: 'row.add', args: { item: newest() } }], { command: 'many.set', params: {} });
  const words = JSON.stringify(toWire(doc())).match(/"(?:title|text|nickname)":"[^"]*"/gu) ?? [];
  expect(new Set(words)).toEqual(new Set(['"title":""', '"text":""', '"nickname":""']));
  expect(childrenOf(doc().root, 'blocks').map((block) => textField(block, 'title'))).toEqual(['', '']);
});
