import type { Json, JsonObject } from '../json.ts';
import type { NodeKind, Slot } from './kinds.ts';

/** A node's identity inside the editor. It never reaches the file and survives every edit, move and undo. */
export type Key = string;

/**
 * One part of a guide that can be selected, moved and edited. `fields` is the wire object without its child nodes:
 * where a list of children stands, `fields` holds an empty array as its place. A list entry that is not an object at
 * all is kept whole in `fields`, so that a guide of wrong shape loses nothing.
 */
export interface GuideNode {
  readonly key: Key;
  readonly kind: NodeKind;
  readonly fields: Json;
  readonly children: Readonly<Partial<Record<Slot, readonly GuideNode[]>>>;
  /** Only of a node for looking (`wireDocument`): what it was made of. */
  readonly wire?: Json;
}

/** An editor document: the wire guide plus a stable key per node. `nextKey` numbers the next new node. */
export interface GuideDocument {
  readonly root: GuideNode;
  readonly nextKey: number;
}

/** Where a node stands: the child list of its parent, and the position in it. */
export interface Place {
  readonly parent: Key;
  readonly slot: Slot;
  readonly index: number;
}

export const noChildren: GuideNode['children'] = Object.freeze({});

/** The list that is not there. Always the same one, so that it can be compared. */
export const nothing: readonly GuideNode[] = Object.freeze([]);

export function childrenOf(node: GuideNode, slot: Slot): readonly GuideNode[] {
  return node.children[slot] ?? nothing;
}

/** A text field of a node, or '' when it is missing or not a text. */
export function textField(node: GuideNode, property: string): string {
  const value = objectFields(node)[property];
  return typeof value === 'string' ? value : '';
}

/** The fields of a node as an object; an entry that is no object has none. */
export function objectFields(node: GuideNode): JsonObject {
  const fields = node.fields;
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as JsonObject) : {};
}
