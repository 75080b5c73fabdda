import { itemIndex } from './itemIndex.ts';
import { carriedFrom, type ReferencePlace } from '../references/source.ts';
import { childrenOf, type Key, nodeReader, objectFields, type ReadableDocument, type ReadableNode } from './node.ts';
import { carryReferences, criterionReferences, type Reference } from './resolveReference.ts';
import { remembered, byIdentity } from '../remember.ts';

// Cached per block by identity, so an edit costs only the block it changed.
/** A concept or item with references. `place` is the position of an item in its block. */
interface Referring {
  readonly node: ReadableNode;
  readonly place: number | null;
}

const referringIn = byIdentity((block: ReadableNode): readonly Referring[] => {
  const result: Referring[] = [];
  for (const node of childrenOf(block, 'concepts')) {
    if (childrenOf(node, 'criteria').length > 0) result.push({ node, place: null });
  }
  for (const [place, node] of childrenOf(block, 'items').entries()) {
    const refers = childrenOf(node, 'criteria').length > 0 || carriedFrom(node, nodeReader) !== null;
    if (refers) result.push({ node, place });
  }
  return result;
});

type Groups = ReadonlyMap<Key, readonly Reference[]>;

const found = new WeakMap<Groups, readonly Reference[]>();
const grouped = new WeakMap<ReadableNode, Groups>();

/** Returns every reference of the guide, resolved, in document order. Identical list while no reference changes. */
export function references(doc: ReadableDocument): readonly Reference[] {
  const groups = referencesByHolder(doc);
  return remembered(found, groups, () => [...groups.values()].flat());
}

/**
 * Returns the references by the node that holds them, in document order. As long as the references of a holder mean the
 * same, later documents return the identical list for it, and if that applies to all holders, the identical map.
 */
export function referencesByHolder(doc: ReadableDocument): Groups {
  const known = grouped.get(doc.root);
  if (known) return known;
  const before = latest.root?.deref();
  if (!before || !differsOnlyInTexts(before, doc.root)) {
    const [holders, lists] = holdersOf(doc);
    const isLatest = sameEntries(latest.holders, holders) && sameEntries(latest.lists, lists);
    const groups = isLatest ? latest.groups : new Map(holders.map((key, at) => [key, lists[at] ?? []]));
    latest = { holders, lists, groups };
  }
  latest = { ...latest, root: new WeakRef(doc.root) };
  grouped.set(doc.root, latest.groups);
  return latest.groups;
}

/** The latest result: almost every edit leaves all references unchanged. */
let latest: {
  readonly root?: WeakRef<ReadableNode>;
  readonly holders: readonly Key[];
  readonly lists: readonly (readonly Reference[])[];
  readonly groups: Groups;
} = { holders: [], lists: [], groups: new Map() };

function sameEntries<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}

/**
 * Returns true if two versions of a guide differ at most in texts of questions, which no reference names. Compares what
 * is not identical, so a key press costs almost nothing.
 */
function differsOnlyInTexts(a: ReadableNode, b: ReadableNode): boolean {
  return sameEach(childrenOf(a, 'blocks'), childrenOf(b, 'blocks'), (before, now) => {
    const isSame = before.key === now.key && childrenOf(before, 'concepts') === childrenOf(now, 'concepts');
    return isSame && sameEach(childrenOf(before, 'items'), childrenOf(now, 'items'), sameButText);
  });
}

function sameEach(
  a: readonly ReadableNode[],
  b: readonly ReadableNode[],
  isSame: (a: ReadableNode, b: ReadableNode) => boolean,
): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at] || isSame(each, b[at] ?? each));
}

function sameButText(a: ReadableNode, b: ReadableNode): boolean {
  if (a.key !== b.key || !sameShallow(a.children, b.children)) return false;
  const [{ text: _, ...before }, { text: __, ...now }] = [objectFields(a), objectFields(b)];
  return sameShallow(before, now);
}

function sameShallow(a: object, b: object): boolean {
  const [before, now] = [Object.entries(a), Object.entries(b)];
  return before.length === now.length && before.every(([name, value]) => value === Reflect.get(b, name));
}

function holdersOf(doc: ReadableDocument): readonly [Key[], (readonly Reference[])[]] {
  const index = itemIndex(doc);
  const holders: Key[] = [];
  const lists: (readonly Reference[])[] = [];
  let before = 0;
  for (const [block, blockNode] of childrenOf(doc.root, 'blocks').entries()) {
    for (const { node, place } of referringIn(blockNode)) {
      const from: ReferencePlace = { block, order: place === null ? null : before + place };
      for (const criterion of childrenOf(node, 'criteria')) {
        holders.push(criterion.key);
        lists.push(criterionReferences(criterion, node, index, from));
      }
      const carried = carriedFrom(node, nodeReader);
      if (node.kind === 'item' && carried !== null) {
        holders.push(node.key);
        lists.push(carryReferences(node, carried, index, from));
      }
    }
    before += childrenOf(blockNode, 'items').length;
  }
  return [holders, lists];
}

/** Returns the references of one item or concept, in document order, without reading all others. */
export function referencesBy(doc: ReadableDocument, owner: ReadableNode, from: ReferencePlace): readonly Reference[] {
  const index = itemIndex(doc);
  const made = childrenOf(owner, 'criteria').flatMap((criterion) => criterionReferences(criterion, owner, index, from));
  const carried = owner.kind === 'item' ? carriedFrom(owner, nodeReader) : null;
  return carried === null ? made : [...made, ...carryReferences(owner, carried, index, from)];
}

/**
 * Returns the references to a node or its descendants: those whose target is one of `keys`.
 *
 * @param keys Of the parts themselves: with a question, also those of its options and rows.
 */
export function referencesTo(doc: ReadableDocument, keys: ReadonlySet<Key>): readonly Reference[] {
  return references(doc).filter((reference) => reference.target !== null && keys.has(reference.target));
}

/** Returns the references by target, in document order. The map stays identical while no reference changes. */
export const referencesByTarget = (doc: ReadableDocument): Groups => byTarget(references(doc));

const byTarget = byIdentity((all: readonly Reference[]): Groups => {
  const groups = new Map<Key, Reference[]>();
  for (const reference of all)
    if (reference.target !== null) remembered(groups, reference.target, () => []).push(reference);
  return groups;
});
