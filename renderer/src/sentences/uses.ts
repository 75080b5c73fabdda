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

type Groups = ReturnType<typeof referencesByTarget>;

const counts = new WeakMap<Groups, ReadonlyMap<Key, number>>();

/**
 * Returns the number of questions and concepts that depend on a part. Counted once while no reference changes, because
 * every answer on the screen asks.
 */
export function countUses(doc: GuideDocument, key: Key): number {
  const groups = referencesByTarget(doc);
  const known = counts.get(groups) ?? new Map(Array.from(groups, ([part, uses]) => [part, countOwners(uses)]));
  counts.set(groups, known);
  return known.get(key) ?? 0;
}

const countOwners = (uses: readonly Reference[]) => new Set(uses.map(({ owner }) => owner)).size;
