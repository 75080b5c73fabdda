import { sameJson } from '../json.ts';
import { textField } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import type { Matcher } from './matching.ts';
import { type Part, type Parts, partsIn } from './part.ts';

/** The number of added or removed items at one place after which the search for a match stops. */
const farthest = 8;

/**
 * Matches items with identical content and order in two versions of a block. This covers nearly everything in most
 * pairs of guides and leaves little to the matching by words.
 */
export function matchAligned(matcher: Matcher, a: Parts, b: Parts): void {
  const others = blocksByName(b);
  for (const [name, block] of blocksByName(a)) {
    const other = others.get(name);
    if (block && other) alignItems(matcher, partsIn(block, 'items'), partsIn(other, 'items'));
  }
}

/** Returns the blocks by id, or by title if they have no id. The value is null for a name that occurs twice. */
function blocksByName(parts: Parts): ReadonlyMap<string, Part | null> {
  const named = new Map<string, Part | null>();
  for (const block of partsIn(parts.root, 'blocks')) {
    const id = textField(block.node, 'externalId');
    const name = id === '' ? `\0${textField(block.node, 'title')}` : id;
    named.set(name, named.has(name) ? null : block);
  }
  return named;
}

function alignItems(matcher: Matcher, a: readonly Part[], b: readonly Part[]): void {
  let [x, y] = [0, 0];
  for (;;) {
    const [item, other] = [a[x], b[y]];
    if (!item || !other) return;
    if (haveSameText(item, other)) {
      matcher.matchSame(item, other);
      [x, y] = [x + 1, y + 1];
    } else {
      const [gone, came] = stepsToNextSame(a, b, x, y);
      [x, y] = [x + gone, y + came];
    }
  }
}

function stepsToNextSame(a: readonly Part[], b: readonly Part[], x: number, y: number): readonly [number, number] {
  for (let steps = 1; steps <= farthest; steps += 1) {
    if (haveSameText(a[x + steps], b[y + steps])) return [steps, steps];
    if (haveSameText(a[x], b[y + steps])) return [0, steps];
    if (haveSameText(a[x + steps], b[y])) return [steps, 0];
  }
  return [1, 1];
}

/** Returns true if two items or two answers have the same content, including answers and conditions. */
export function haveSameText(a: Part | null | undefined, b: Part | null | undefined): boolean {
  if (!a || !b) return false;
  return a.node === b.node || sameJson(nodeToWire(a.node), nodeToWire(b.node));
}
