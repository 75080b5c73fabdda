import type { JsonObject } from '@guide-studio/guide-core';
import { createEditorState, type GuideDocument, type GuideNode, toWire, walk } from '@guide-studio/guide-core/edit';
import { expect, test } from 'vitest';
import { guideReceiver, guideSender } from '../../../renderer/src/worker/sentGuide.ts';
import { sized } from '../../size.ts';
import { edits, everyKind } from '../../generate/editSequence.ts';
import { createRandom } from '../../generate/random.ts';
import { smallGuide } from '../../interview-engine/paths/smallGuide.ts';

const seeds = [20270101, 20270102];

/** Blocks and items, by key. */
const partsIn = ({ root }: GuideDocument): ReadonlyMap<string, GuideNode> =>
  new Map(walk(root).flatMap((node) => (node.kind === 'block' || node.kind === 'item' ? [[node.key, node]] : [])));

test.each(seeds)('a worker has each version, and the same nodes of what did not change (seed %i)', (seed) => {
  const random = createRandom(seed);
  let kept = 0;
  for (let sequence = 0; sequence < sized(10, 30, 1000); sequence += 1) {
    const wire = smallGuide(random) as unknown as JsonObject;
    const [send, receive] = [guideSender(), guideReceiver()];
    const take = (doc: GuideDocument): GuideDocument => receive(structuredClone(send(doc)));
    const { doc } = createEditorState(wire);
    let [was, had] = [doc, take(doc)];
    expect(had).toEqual(doc);
    for (const { name, state } of edits(random, wire, 10, 'x', everyKind)) {
      const now = take(state.doc);
      expect(now, name).toEqual(state.doc);
      expect(JSON.stringify(toWire(now)), name).toBe(JSON.stringify(toWire(state.doc)));
      const [before, after, hadBefore] = [partsIn(was), partsIn(now), partsIn(had)];
      for (const [key, node] of partsIn(state.doc)) {
        if (before.get(key) !== node) continue;
        expect(after.get(key), name).toBe(hadBefore.get(key));
        kept += 1;
      }
      [was, had] = [state.doc, now];
    }
  }
  expect(kept).toBeGreaterThan(sized(150, 500, 500));
});
