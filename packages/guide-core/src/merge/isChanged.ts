import { partSlots, type Part, partsIn } from '../diff/part.ts';
import { sameJson } from '../doc/field.ts';
import type { Decision } from './conflict.ts';
import type { MergeNode, Side } from './mergeNode.ts';
import type { ThreeGuides } from './threeGuides.ts';

/** Returns true if a side changed a part or anything inside it. */
export function isChanged(guides: ThreeGuides, node: MergeNode, side: Decision): boolean {
  const [before, after] = [node.base, node[side]];
  if (!before || !after) return true;
  if (before.node === after.node) return false;
  if (saysOtherThings(guides, before, after, side)) return true;
  return partSlots[node.kind].some(({ slot }) => {
    const [a, b] = [partsIn(before, slot), partsIn(after, slot)];
    if (a.length !== b.length) return true;
    return b.some((part) => {
      const inner = guides.nodes.of(part, side);
      return inner.base?.parent !== before || isChanged(guides, inner, side);
    });
  });
}

function saysOtherThings(guides: ThreeGuides, before: Part, after: Part, side: Side): boolean {
  const [x, y] = [guides.unitsOf(before), guides.unitsOf(after)];
  if (x.size !== y.size) return true;
  return [...x].some(([key, unit]) => {
    const other = y.get(key);
    return !other || !sameJson(guides.meaning(before, 'base', unit), guides.meaning(after, side, other));
  });
}
