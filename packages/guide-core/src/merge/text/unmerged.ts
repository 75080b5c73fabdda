import { sameJson } from '../../json.ts';
import { longestIncreasing, partSlots } from '../../diff/guideParts.ts';
import type { MergeRun } from '../merge.ts';
import type { MergeNode, ThreeGuides } from '../threeGuides.ts';

/** The key, beside those of properties, for the place and the existence of a part. */
export const itsPlace = '\0place';

/** What each side shows as before the merge: the keys of properties, and {@link itsPlace}, by part. */
export type Unmerged = ReadonlyMap<MergeNode, ReadonlySet<string>>;

/** One property, or the place, of one part. */
export type Detail = readonly [node: MergeNode, key: string];

const sides = ['ours', 'theirs'] as const;

/** Returns the details, grouped by part. */
export function unmergedOf(details: Iterable<Detail>): Unmerged {
  const unmerged = new Map<MergeNode, Set<string>>();
  for (const [node, key] of details) {
    const known = unmerged.get(node);
    if (known) known.add(key);
    else unmerged.set(node, new Set([key]));
  }
  return unmerged;
}

/** Returns everything that a side changed. Details near conflicts about rules and ids come first. */
export function changedDetails({ content, merged: { conflicts } }: MergeRun): readonly Detail[] {
  const { guides } = content;
  const near = new Set<MergeNode>();
  for (const { id, code, externalId } of conflicts) {
    if (code !== 'rule' && code !== 'sameId') continue;
    const subject = content.conflicts.subjectOf(id);
    for (let node = subject ?? null; node; node = guides.above(node, node.ours ? 'ours' : 'theirs')) near.add(node);
    if (externalId !== undefined)
      for (const node of guides.nodes.all) if (hasId(guides, node, externalId)) near.add(node);
  }
  for (const side of sides) {
    for (const [part, references] of near.size > 0 ? guides.references[side].all() : []) {
      const node = guides.nodes.of(part, side);
      const targets = references.flatMap(({ target }) => (target ? [guides.nodes.of(target, side)] : []));
      if (near.has(node)) for (const target of targets) near.add(target);
      else if (targets.some((target) => near.has(target))) near.add(node);
    }
  }
  const details = guides.nodes.all.flatMap((node) => (node.isSame ? [] : [...changedIn(guides, node)]));
  const isNear = ([node]: Detail) => near.has(node) || sides.some((side) => near.has(guides.above(node, side) ?? node));
  return [...details.filter(isNear), ...details.filter((detail) => !isNear(detail))];
}

function* changedIn(guides: ThreeGuides, node: MergeNode): Generator<Detail> {
  const { base, ours, theirs } = node;
  if (!base || !ours || !theirs) {
    yield [node, itsPlace];
    return;
  }
  const [was, x, y] = [guides.unitsOf(base), guides.unitsOf(ours), guides.unitsOf(theirs)];
  for (const key of new Set([...was.keys(), ...x.keys(), ...y.keys()])) {
    const before = was.get(key)?.value;
    if (!sameJson(before, x.get(key)?.value) || !sameJson(before, y.get(key)?.value)) yield [node, key];
  }
  const above = guides.above(node, 'base');
  if (sides.some((side) => guides.above(node, side) !== above)) yield [node, itsPlace];
  for (const { slot } of partSlots[node.kind]) {
    const places = new Map(guides.listOf(node, slot, 'base').map((each, at) => [each, at]));
    for (const side of sides) {
      const kept = guides.listOf(node, slot, side).filter((each) => places.has(each));
      const inOrder = longestIncreasing(kept.map((each) => places.get(each) ?? 0));
      for (const [at, each] of kept.entries()) if (!inOrder.has(at)) yield [each, itsPlace];
    }
  }
}

function hasId(guides: ThreeGuides, node: MergeNode, id: string): boolean {
  return sides.some((side) => {
    const part = node[side];
    return part !== null && guides.unitsOf(part).get('externalId')?.value === id;
  });
}
