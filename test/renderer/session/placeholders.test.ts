import { childrenOf, textField, toWire } from '@guide-studio/guide-core';
import { afterEach, expect, test } from 'vitest';
import { dispatch, dispatchAll } from '../../../renderer/src/session/edit.ts';
import { newGuide } from '../../../renderer/src/session/files.ts';
import { mustHave, read } from '../../../renderer/src/session/store.ts';
import { speak } from '../../../renderer/src/words/index.ts';
import { openSession } from '../openSession.ts';

afterEach(async () => await speak('en'));

const doc = () => mustHave(read().editor).doc;
const newest = () => mustHave(read().editor?.selection[0] ?? null);

test.each(['en', 'de'] as const)('what is new says nothing, whichever way it comes, in %s', async (language) => {
  openSession();
  await speak(language);
  newGuide();
  dispatch('block.add', { type: 'concept' });
  dispatch('item.add', { block: newest(), type: 'matrix' });
  dispatchAll([{ id: 'row.add', args: { item: newest() } }], { command: 'many.set', params: {} });
  const said = JSON.stringify(toWire(doc())).match(/"(?:title|text|nickname)":"[^"]*"/gu) ?? [];
  expect(new Set(said)).toEqual(new Set(['"title":""', '"text":""', '"nickname":""']));
  expect(childrenOf(doc().root, 'blocks').map((block) => textField(block, 'title'))).toEqual(['', '']);
});
