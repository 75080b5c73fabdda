import { type GuideDocument, type Key, type Reference, referencesByTarget } from '@guide-studio/guide-core';

/** A question or concept that depends on a part, and how. */
export interface Use {
  readonly owner: Key;
  readonly kinds: readonly Reference['kind'][];
}

/** Returns every question and concept that depends on a part, each once, in guide order. */
export function usesOf(doc: GuideDocument, key: Key): readonly Use[] {
  const owners = new Map<Key, Set<Reference['kind']>>();
  for (const { owner, kind } of referencesByTarget(doc).get(key) ?? []) {
    owners.set(owner, (owners.get(owner) ?? new Set()).add(kind));
  }
  return Array.from(owners, ([owner, kinds]) => ({ owner, kinds: [...kinds] }));
}

/** Returns the number of questions and concepts that depend on a part. */
export function countUses(doc: GuideDocument, key: Key): number {
  const found = referencesByTarget(doc).get(key);
  return found === undefined ? 0 : new Set(found.map(({ owner }) => owner)).size;
}
