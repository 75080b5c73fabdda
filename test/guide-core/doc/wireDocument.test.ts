import type { JsonObject } from '@guide-studio/guide-core';
import { references } from '@guide-studio/guide-core/conditions';
import {
  applyStep,
  createEditorState,
  fromWire,
  type GuideNode,
  locate,
  nodeToWire,
  type Step,
} from '@guide-studio/guide-core/edit';
import type { ReadableNode } from '@guide-studio/guide-core/edit';
import { describe, expect, it } from 'vitest';
import { type Slot, slotRules } from '../../../packages/guide-core/src/doc/kinds.ts';
import { wireDocument } from '../../../packages/guide-core/src/doc/wireDocument.ts';
import { disturb } from '../../generate/edit.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom } from '../../generate/random.ts';
import { fullGuide, wrongGuides } from './guides.ts';

/** Returns the lists that a node has. */
function listsOf(node: ReadableNode): readonly (readonly [Slot, readonly ReadableNode[]])[] {
  return slotRules[node.kind].flatMap(({ slot }) => {
    const list = node.children[slot];
    return list ? [[slot, list] as const] : [];
  });
}

/** Returns everything about a node that comparing reads. */
function sentences(node: ReadableNode): unknown {
  return [node.key, node.kind, nodeToWire(node), listsOf(node).map(([slot, list]) => [slot, list.map(sentences)])];
}

function expectAlike(guide: JsonObject): void {
  const [whole, looked] = [fromWire(guide), wireDocument(guide)];
  // Reads from the end: the result must not depend on the nodes made before.
  const last = looked.root.children.blocks?.at(-1)?.children.items?.at(-1);
  expect(last?.key).toBe(whole.root.children.blocks?.at(-1)?.children.items?.at(-1)?.key);
  expect(sentences(looked.root)).toEqual(sentences(whole.root));
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

// These functions are compiled and never called: the compiler reports an unused `@ts-expect-error`.
describe('a document for looking only cannot be edited: what would edit it does not compile', () => {
  const looked = wireDocument(fullGuide());
  const editable: GuideNode = fromWire(fullGuide()).root;

  it('as a document, also if it is given a next key', () => {
    const wrong = [
      // @ts-expect-error A step applies to an editor document only.
      (step: Step) => applyStep(looked, step),
      // @ts-expect-error The root can only be read.
      (step: Step) => applyStep({ ...looked, nextKey: 1 }, step),
      // @ts-expect-error Only the nodes of editor documents are located by key for an edit.
      () => locate(looked, 'n1'),
    ];
    expect(wrong).toHaveLength(3);
  });

  it('as a node, at any depth', () => {
    const wrong = [
      // @ts-expect-error A node that can only be read is not inserted.
      (): Step => ({ type: 'insertNode', node: looked.root, place: { parent: 'n1', slot: 'blocks', index: 0 } }),
      // @ts-expect-error Its children can only be read, too.
      (): GuideNode => ({ ...editable, children: looked.root.children }),
    ];
    expect(wrong).toHaveLength(2);
  });

  it('while an editor document can be read as one', () => {
    const read: ReadableNode = createEditorState(fullGuide()).doc.root;
    expect(nodeToWire(read)).toEqual(fullGuide());
  });
});
