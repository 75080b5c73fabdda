import { externalIds, freeId, takenIds } from '../doc/externalIds.ts';
import { setIn } from '../doc/field.ts';
import type { Slot } from '../doc/kinds.ts';
import { walk } from '../doc/locate.ts';
import { type GuideDocument, type GuideNode, type Key, textField } from '../doc/node.ts';
import type { Reference } from '../doc/resolveReference.ts';
import type { Json } from '../json.ts';

/** A node that comes into the guide, and the node whose references it takes over: itself or its original. */
export interface Newcomer {
  readonly copy: GuideNode;
  readonly original: GuideNode;
}

/**
 * Returns the copies, with a new external id if the guide already contains the id. References between the originals are
 * changed to refer to the copies; other references are unchanged. `among` are the references of the originals.
 */
export function withFreshIds(
  newcomers: readonly Newcomer[],
  among: readonly Reference[],
  doc: GuideDocument,
): readonly GuideNode[] {
  const ids = freshIds(newcomers, doc);
  if (ids.size === 0) return newcomers.map(({ copy }) => copy);
  const follow = new Map<Key, Reference[]>();
  for (const reference of among) {
    if (reference.target === null || reference.byText || !ids.has(reference.target)) continue;
    follow.set(reference.holder, [...(follow.get(reference.holder) ?? []), reference]);
  }
  return newcomers.map(({ copy, original }) => renamed(copy, original, ids, follow));
}

/** Returns the new id of every node that needs one, by the key of its original. */
function freshIds(newcomers: readonly Newcomer[], doc: GuideDocument): ReadonlyMap<Key, string> {
  const ids = new Map<Key, string>();
  if (newcomers.every(({ original }) => externalIds(original).size === 0)) return ids;
  const present = externalIds(doc.root);
  const taken = takenIds(doc);
  for (const { original } of newcomers) {
    for (const node of walk(original)) {
      const id = textField(node, 'externalId');
      if (id === '') continue;
      if (present.has(id)) {
        const fresh = freeId(taken, id);
        ids.set(node.key, fresh);
        taken.add(fresh);
      }
      present.add(id);
      taken.add(id);
    }
  }
  return ids;
}

function renamed(
  copy: GuideNode,
  original: GuideNode,
  ids: ReadonlyMap<Key, string>,
  follow: ReadonlyMap<Key, readonly Reference[]>,
): GuideNode {
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  for (const [name, list] of Object.entries(copy.children)) {
    const slot = name as Slot;
    const from = original.children[slot] ?? [];
    children[slot] = list.map((child, index) => renamed(child, from[index] ?? child, ids, follow));
  }
  let fields: Json = copy.fields;
  const id = ids.get(original.key);
  if (id !== undefined) fields = setIn(fields, ['externalId'], id)?.value ?? fields;
  for (const reference of follow.get(original.key) ?? []) {
    const to = reference.target === null ? undefined : ids.get(reference.target);
    if (to !== undefined) fields = setIn(fields, reference.path, to)?.value ?? fields;
  }
  return { ...copy, fields, children };
}

/** Returns a guide that contains only these parts, all of one kind, so that references between them can be resolved. */
export function asGuide(nodes: readonly GuideNode[]): GuideDocument {
  const around = (kind: 'study' | 'block', slot: Slot, children: readonly GuideNode[]): GuideNode => ({
    key: `${kind} around`,
    kind,
    fields: {},
    children: { [slot]: children },
  });
  const [first] = nodes;
  if (first?.kind === 'block') return { root: around('study', 'blocks', nodes), nextKey: 0 };
  const blocks = first?.kind === 'item' ? [around('block', 'items', nodes)] : [];
  return { root: around('study', 'blocks', blocks), nextKey: 0 };
}
