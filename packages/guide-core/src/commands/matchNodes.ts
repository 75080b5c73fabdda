import { type GuideNode, textField } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { isJsonObject, type Json, sameJson } from '../json.ts';

/** A node to create, of which only the content is known. */
interface Wanted {
  readonly wire: Json;
}

/** Returns true if a node certainly matches the content: same content or same external id. */
export function isSame(node: GuideNode, wire: Json): boolean {
  const id = textField(node, 'externalId');
  return (id !== '' && id === text(wire, 'externalId')) || sameJson(nodeToWire(node), wire);
}

/**
 * Matches the nodes of a list to the contents of the new list: by content, then external id, then name, then order.
 * Each node and each content is used once.
 */
export function matchLists<W extends Wanted>(
  old: readonly GuideNode[],
  wanted: readonly W[],
): ReadonlyMap<W, GuideNode> {
  const partners = new Map<W, GuideNode>();
  let [first, behind] = [0, 0];
  const pair = (at: W | undefined, node: GuideNode | undefined): boolean => {
    if (!at || !node || !sameJson(nodeToWire(node), at.wire)) return false;
    partners.set(at, node);
    return true;
  };
  // Usually all but one are the same at both ends.
  while (first < wanted.length && pair(wanted[first], old[first])) first += 1;
  const shared = Math.min(old.length, wanted.length) - first;
  while (behind < shared && pair(wanted.at(-1 - behind), old.at(-1 - behind))) behind += 1;
  let left: Left<W> = {
    old: old.slice(first, old.length - behind),
    wanted: wanted.slice(first, wanted.length - behind),
  };
  for (const sign of [contentOf, idOf, wireName]) left = pairBy(sign, left, partners);
  for (const [index, each] of left.wanted.entries()) {
    const node = left.old[index];
    if (node) partners.set(each, node);
  }
  return partners;
}

interface Left<W> {
  readonly old: readonly GuideNode[];
  readonly wanted: readonly W[];
}

function pairBy<W extends Wanted>(
  sign: (wire: Json) => string,
  { old, wanted }: Left<W>,
  partners: Map<W, GuideNode>,
): Left<W> {
  if (old.length === 0 || wanted.length === 0) return { old, wanted };
  const bySign = new Map<string, GuideNode[]>();
  for (const node of old) {
    const own = sign(nodeToWire(node));
    if (own !== '') bySign.set(own, [...(bySign.get(own) ?? []), node]);
  }
  const taken = new Set<GuideNode>();
  const alone = wanted.filter((each) => {
    const node = bySign.get(sign(each.wire))?.shift();
    if (!node) return true;
    taken.add(node);
    partners.set(each, node);
    return false;
  });
  return { old: old.filter((node) => !taken.has(node)), wanted: alone };
}

const contentOf = (wire: Json): string => JSON.stringify(wire);
const idOf = (wire: Json): string => text(wire, 'externalId');
const wireName = (wire: Json): string =>
  text(wire, 'text') || text(wire, 'title') || text(wire, 'nickname') || text(wire, 'url');

function text(wire: Json, property: string): string {
  const value = isJsonObject(wire) && Object.hasOwn(wire, property) ? wire[property] : undefined;
  return typeof value === 'string' ? value : '';
}
