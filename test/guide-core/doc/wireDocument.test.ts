import { fromWire, type GuideNode, type JsonObject, nodeToWire, references } from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';
import { type Slot, slotRules } from '../../../packages/guide-core/src/doc/kinds.ts';
import { wireDocument } from '../../../packages/guide-core/src/doc/wireDocument.ts';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { fullGuide, wrongGuides } from './guides.ts';

/** The lists of a node that are there. */
function listsOf(node: GuideNode): readonly (readonly [Slot, readonly GuideNode[]])[] {
  return slotRules[node.kind].flatMap(({ slot }) => {
    const list = node.children[slot];
    return list ? [[slot, list] as const] : [];
  });
}

/** A node with all that comparing reads of it. */
function told(node: GuideNode): unknown {
  return [node.key, node.kind, nodeToWire(node), listsOf(node).map(([slot, list]) => [slot, list.map(told)])];
}

function expectAlike(guide: JsonObject): void {
  const [whole, looked] = [fromWire(guide), wireDocument(guide)];
  // What is asked for last first must not depend on what was made before.
  const last = looked.root.children.blocks?.at(-1)?.children.items?.at(-1);
  expect(last?.key).toBe(whole.root.children.blocks?.at(-1)?.children.items?.at(-1)?.key);
  expect(told(looked.root)).toEqual(told(whole.root));
  expect(looked.nextKey).toBe(whole.nextKey);
  expect(references(looked)).toEqual(references(whole));
}

describe('a document for looking only', () => {
  it('has the keys, the nodes and the references of the editor document', () => expectAlike(fullGuide()));

  it.each(wrongGuides())('also of %s', (_, guide) => expectAlike(guide));

  it.each([1, 2, 3])('also of random guides with something wrong in them (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let count = 0; count < 40; count += 1) {
      const guide = randomGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
      expectAlike(guide);
      const wrong = disturb(random, guide);
      if (typeof wrong === 'object' && wrong !== null && !Array.isArray(wrong)) expectAlike(wrong as JsonObject);
    }
  });
});
