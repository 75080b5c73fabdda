import { fromWire, textField } from '@guide-studio/guide-core/edit';
import { labelOf } from '@guide-studio/guide-core/internal';
import { expect, test } from 'vitest';
import { searchRows } from '../../../renderer/src/outline/searchRows.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { fullGuide } from '../../guide-core/doc/guides.ts';
import { sized } from '../../size.ts';

test('every shown row contains the text or is above a row that does, seeds from 1', () => {
  for (let seed = 1; seed <= sized(12, 40, 40); seed += 1) {
    const random = createRandom(seed);
    const { root } = fromWire(randomGuide(random, { blocks: 4, itemsPerBlock: 5 }));
    const wanted = random.pick(['a', 'e', 'item-1', 'th', 'zzz']);
    const { rows, found } = searchRows(root, wanted);
    for (const [place, row] of rows.entries()) {
      const matchesText = ['title', 'text', 'nickname', 'externalId'].some((each) =>
        textField(row.node, each).toLowerCase().includes(wanted),
      );
      expect(found.has(row.node.key), `seed ${seed}: ${labelOf(row.node)}`).toBe(matchesText);
      const next = rows[place + 1];
      if (!matchesText) expect(next && next.level > row.level, `seed ${seed}: ${labelOf(row.node)}`).toBe(true);
    }
    expect(rows.filter((row) => found.has(row.node.key))).toHaveLength(found.size);
  }
});

test('options of closed questions are found, and questions by their type', () => {
  const { root } = fromWire(fullGuide());
  expect(searchRows(root, 'café').rows.map(({ node }) => labelOf(node))).toEqual(['Habits', 'Where?', 'Café']);
  expect(searchRows(root, 'type:matrix').rows.map(({ node }) => labelOf(node))).toEqual(['Habits', 'How often?']);
});
