import { textField } from '../doc/node.ts';
import type { Matcher } from './matching.ts';
import type { Part } from './part.ts';

/**
 * Matches parts that are alone between the same neighbours on both sides: they were rewritten. Parts with different ids
 * or different types never match.
 */
export function matchBetween(matcher: Matcher, a: readonly Part[], b: readonly Part[]): void {
  for (const [at, part] of a.entries()) {
    if (matcher.toB.has(part)) continue;
    const before = a[at - 1];
    const left = before === undefined ? -1 : placeIn(b, matcher.toB.get(before));
    if (left === null) continue;
    const other = b[left + 1];
    const after = a[at + 1];
    if (!other || matcher.toA.has(other) || !mayBeOne(part, other)) continue;
    const right = after === undefined ? b.length : placeIn(b, matcher.toB.get(after));
    if (right === left + 2) matcher.match(part, other);
  }
}

function placeIn(list: readonly Part[], part: Part | undefined): number | null {
  return part !== undefined && list[part.index] === part ? part.index : null;
}

function mayBeOne(a: Part, b: Part): boolean {
  if (textField(a.node, 'type') !== textField(b.node, 'type')) return false;
  const [x, y] = [textField(a.node, 'externalId'), textField(b.node, 'externalId')];
  if (x !== '' && y !== '' && x !== y) return false;
  return numbersIn(a) === numbersIn(b);
}

// "2019 or 2020" and "2020 or 2021" are different answers.
function numbersIn({ kind, node }: Part): string {
  return kind === 'option' || kind === 'row' ? (textField(node, 'text').match(/\p{N}+/gu) ?? []).join(' ') : '';
}
