import { type GuideDocument, type GuideNode, type Key, locate } from '@guide-studio/guide-core';

/** Returns the question or concept that a selected part is or belongs to; null for blocks and the study. */
export function ownerOf(doc: GuideDocument, key: Key | undefined): GuideNode | null {
  const located = key === undefined ? null : locate(doc, key);
  if (!located) return null;
  return [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'concept') ?? null;
}
