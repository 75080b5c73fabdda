import type { Json, JsonObject } from '../json.ts';
import type { PartReader } from '../references/reader.ts';
import type { NodeKind, Slot } from './kinds.ts';

/** The identity of a node in the editor. It survives every edit, move and undo and is never written to the file. */
export type Key = string;

/**
 * One part of a guide that can be selected, moved and edited. `fields` is the wire object without its child nodes, with
 * an empty array in place of each child list. A list entry that is not an object is kept whole in `fields`, so that
 * malformed guides lose nothing.
 */
export interface GuideNode {
  readonly key: Key;
  readonly kind: NodeKind;
  readonly fields: Json;
  readonly children: Readonly<Partial<Record<Slot, readonly GuideNode[]>>>;
  /** Only for read-only nodes (`wireDocument`): the value they were made from. */
  readonly wire?: Json;
}

/** An editor document: the wire guide plus a stable key per node. `nextKey` is the number of the next new node. */
export interface GuideDocument {
  readonly root: GuideNode;
  readonly nextKey: number;
}

/** The place of a node: the child list of its parent, and the index in it. */
export interface Place {
  readonly parent: Key;
  readonly slot: Slot;
  readonly index: number;
}

export const noChildren: GuideNode['children'] = Object.freeze({});

/** Stands for a missing list. Always the same object, so that it can be compared by identity. */
export const nothing: readonly GuideNode[] = Object.freeze([]);

export function childrenOf(node: GuideNode, slot: Slot): readonly GuideNode[] {
  return node.children[slot] ?? nothing;
}

/** Returns a text field of a node, or '' if it is missing or not a text. */
export function textField(node: GuideNode, property: string): string {
  const value = objectFields(node)[property];
  return typeof value === 'string' ? value : '';
}

/** Returns the fields of a node, or an empty object if they are not an object. */
export function objectFields(node: GuideNode): JsonObject {
  const fields = node.fields;
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as JsonObject) : {};
}

/** Reads references in editor documents. */
export const nodeReader: PartReader<GuideNode> = {
  field: (node, property) => objectFields(node)[property],
  list: (item, name) => item.children[name],
};
