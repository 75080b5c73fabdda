import type { Reference } from '@guide-studio/guide-core/conditions';
import type { GuideDocument, Key } from '@guide-studio/guide-core/edit';
import { referencesByTarget, remembered } from '@guide-studio/guide-core/internal';

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

/** The number of questions and concepts that depend on each part that is used. */
export type Uses = ReadonlyMap<Key, number>;

const counted = new WeakMap<ReturnType<typeof referencesByTarget>, Uses>();

/** Returns how often each part is used. The same map while no reference changes. */
export function countUses(doc: GuideDocument): Uses {
  const groups = referencesByTarget(doc);
  return remembered(counted, groups, () => new Map(Array.from(groups, ([part, uses]) => [part, countOwners(uses)])));
}

const countOwners = (uses: readonly Reference[]) => new Set(uses.map(({ owner }) => owner)).size;
