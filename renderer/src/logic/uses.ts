import { type GuideDocument, type Key, type Reference, referencesByTarget } from '@guide-studio/guide-core';

/** Somebody who depends on a part of the guide, and how. */
export interface Use {
  readonly owner: Key;
  readonly kinds: readonly Reference['kind'][];
}

/** Every question and concept that depends on a part, once each, in the order of the guide. */
export function usesOf(doc: GuideDocument, key: Key): readonly Use[] {
  const owners = new Map<Key, Set<Reference['kind']>>();
  for (const { owner, kind } of referencesByTarget(doc).get(key) ?? []) {
    owners.set(owner, (owners.get(owner) ?? new Set()).add(kind));
  }
  return Array.from(owners, ([owner, kinds]) => ({ owner, kinds: [...kinds] }));
}

/** How many questions and concepts depend on a part. */
export function countUses(doc: GuideDocument, key: Key): number {
  const found = referencesByTarget(doc).get(key);
  return found === undefined ? 0 : new Set(found.map(({ owner }) => owner)).size;
}
