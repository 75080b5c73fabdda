import { childrenOf, walk } from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { paletteGroups } from '../../../renderer/src/frame/dialogs/paletteEntries.ts';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { openSession } from '../openSession.ts';

const long = `Thinking of ${'all the mornings of the last '.repeat(8)}year, which of them began with porridge?`;

test('a part of the guide is found by every word of its text, and shown with all of it', () => {
  openSession();
  newGuide({
    title: 'Mornings',
    studyGuide: [
      {
        type: 'concept',
        title: `${long} Block`,
        conceptSamplingConfig: { concepts: [{ nickname: `${long} Concept`, content: { title: 'Porridge' } }] },
        items: [{ type: 'open_ended', text: `${long} Item` }],
      },
    ],
  });
  const { root } = readGuide().editor.doc;
  const parts = walk(root).filter(({ kind }) => kind === 'block' || kind === 'concept' || kind === 'item');
  expect(childrenOf(root, 'blocks')).toHaveLength(1);
  for (const { key, kind } of parts) {
    const found = paletteGroups(`mornings porridge ${kind}`).flatMap(({ items }) => items);
    expect(found.map(({ id, label }) => [id, label])).toEqual([
      [key, `${long} ${kind.charAt(0).toUpperCase()}${kind.slice(1)}`],
    ]);
  }
});
