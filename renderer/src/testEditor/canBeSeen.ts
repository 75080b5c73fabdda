import { childrenOf, type GuideDocument, type GuideNode, itemIndex } from '@guide-studio/guide-core/edit';
import type { At } from '@guide-studio/interview-engine/tests';
import { useMemo } from 'react';
import { type OpenGuide, useGuide } from '../session/index.ts';

/** Returns what of a question as it is asked, itself or its concept, nobody is shown; undefined if there is neither. */
export function unseenPart(
  doc: GuideDocument,
  audience: OpenGuide['audience'],
  { item, concept }: At,
): GuideNode | undefined {
  const entry = itemIndex(doc).items[item];
  const block = childrenOf(doc.root, 'blocks')[entry?.block ?? -1];
  const parts = [
    entry?.node,
    concept === null || block === undefined ? undefined : childrenOf(block, 'concepts')[concept],
  ];
  return parts.find((part) => part !== undefined && audience.get(part.key)?.who === 'nobody');
}

/** Returns whether any participant is shown a question, as far as the paths are worked out. `doc`: the guide. */
export function useCanBeSeen(doc: GuideDocument | null): (at: At) => boolean {
  const audience = useGuide((guide) => guide.audience);
  return useMemo(() => (at) => doc === null || unseenPart(doc, audience, at) === undefined, [doc, audience]);
}
