import type { JsonObject } from '@guide-studio/guide-core';
import {
  childrenOf,
  type GuideDocument,
  type GuideNode,
  type Key,
  nodeToWire,
  toWire,
} from '@guide-studio/guide-core/edit';
import { nodeFromWire, slotRules } from '@guide-studio/guide-core/internal';

/** A version of a guide on its way to a worker: what the worker does not have yet. */
export interface SentGuide {
  /**
   * The guide in wire form. A number in place of a block or item is one that the worker has: its place in
   * {@link partsOf} the version that was sent before.
   */
  readonly guide: JsonObject;
  /** The keys of the parts that are sent, in the order of `walk`. */
  readonly keys: readonly Key[];
  readonly nextKey: number;
}

/** Returns the blocks of a guide, then the items of all blocks. */
function partsOf({ root }: GuideDocument): readonly GuideNode[] {
  const blocks = childrenOf(root, 'blocks');
  return [...blocks, ...blocks.flatMap((block) => childrenOf(block, 'items'))];
}

/**
 * Returns a function that puts together what to send to a worker: at first the whole guide, then what changed. Each
 * version that it returns must be sent. The guide must be one with which interviews can run.
 */
export function guideSender(): (doc: GuideDocument) => SentGuide {
  let had: ReadonlyMap<GuideNode, number> = new Map();
  return (doc) => {
    const known = had;
    const sentBlock = (block: GuideNode): JsonObject => {
      const items = childrenOf(block, 'items').map((item) => known.get(item) ?? nodeToWire(item));
      return { ...(nodeToWire(block) as JsonObject), items };
    };
    const studyGuide = childrenOf(doc.root, 'blocks').map((block) => known.get(block) ?? sentBlock(block));
    const keys: Key[] = [];
    collectKeys(doc.root, known, keys);
    had = new Map(partsOf(doc).map((part, place) => [part, place]));
    return { guide: { ...toWire(doc), studyGuide }, keys, nextKey: doc.nextKey };
  };
}

function collectKeys(node: GuideNode, known: ReadonlyMap<GuideNode, number>, into: Key[]): void {
  into.push(node.key);
  for (const { slot } of slotRules[node.kind])
    for (const child of childrenOf(node, slot)) if (!known.has(child)) collectKeys(child, known, into);
}

/**
 * Returns a function that puts the versions of a guide together again, in the order in which they were sent. Parts that
 * did not change are the identical nodes.
 */
export function guideReceiver(): (sent: SentGuide) => GuideDocument {
  let had: readonly GuideNode[] = [];
  return ({ guide, keys, nextKey }) => {
    let at = 0;
    const root = nodeFromWire(
      'study',
      guide,
      () => keys[at++] ?? '',
      (entry) => (typeof entry === 'number' ? had[entry] : undefined),
    );
    const doc = { root, nextKey };
    had = partsOf(doc);
    return doc;
  };
}
