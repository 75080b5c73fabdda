import type { Json, JsonObject } from '../json.ts';
import type { PartReader } from '../references/reader.ts';
import type { NodeKind, Slot } from './kinds.ts';

/** The identity of a node in the editor. It survives every edit, move and undo and is never written to the file. */
export type Key = string;

/**
 * One part of a guide that can be read. Functions that only read take this type, so that they also take documents whose
 * parts cannot be edited; a {@link GuideNode} can.
 */
export interface ReadableNode {
  /** Unique in its document. */
  readonly key: Key;
  /** What it is. The kind decides which child lists it may have. */
  readonly kind: NodeKind;
  /**
   * Its object in the guide file. Whether it includes the lists of child nodes depends on the node: read these in
   * `children`.
   */
  readonly fields: Json;
  /** Its parts by list, in their order. A list that the guide does not have is absent; an empty one is empty. */
  readonly children: Readonly<Partial<Record<Slot, readonly ReadableNode[]>>>;
  /** The value it was made from, if it can only be read. */
  readonly wire?: Json;
}

/**
 * One part of a guide that can be selected, moved and edited. `fields` is the object of the guide file without its
 * child nodes, with an empty array in place of each child list. A list entry that is not an object is kept whole in
 * `fields`, so that malformed guides lose nothing.
 */
export interface GuideNode extends ReadableNode {
  /** Its parts by list, in their order. A list that the guide does not have is absent; an empty one is empty. */
  readonly children: Readonly<Partial<Record<Slot, readonly GuideNode[]>>>;
  /** Absent: a node that can only be read is not a `GuideNode`. */
  readonly wire?: never;
}

/** A guide as nodes that can be read. */
export interface ReadableDocument {
  /** The study, of kind `study`. All other parts are below it. */
  readonly root: ReadableNode;
}

/** An editor document: the guide file plus a key for each part. */
export interface GuideDocument extends ReadableDocument {
  /** The study, of kind `study`. All other parts are below it. */
  readonly root: GuideNode;
  /** The number of the next new node. It only grows, so that no key is used for two parts. */
  readonly nextKey: number;
}

/** The place of a node: the child list of its parent, and the index in it. */
export interface Place {
  /** The node that has the list. */
  readonly parent: Key;
  /** Which of its lists. */
  readonly slot: Slot;
  /** From 0. */
  readonly index: number;
}

/** The children of a node without any. Always the same object, so that it can be compared by identity. */
export const noChildren: GuideNode['children'] = Object.freeze({});

/** The empty list returned for a missing one. Always the same object, so that it can be compared by identity. */
export const nothing: readonly GuideNode[] = Object.freeze([]);

/** Returns a child list, or an empty list if there is none. */
export function childrenOf<Node extends ReadableNode>(node: Node, slot: Slot): readonly Node[] {
  // The children of a node that can be edited can be edited too.
  return (node.children[slot] ?? nothing) as readonly Node[];
}

/** Returns a text field of a node, or '' if it is missing or not a text. */
export function textField(node: ReadableNode, property: string): string {
  const value = objectFields(node)[property];
  return typeof value === 'string' ? value : '';
}

/** Returns the fields of a node, or an empty object if they are not an object. */
export function objectFields(node: ReadableNode): JsonObject {
  const fields = node.fields;
  return typeof fields === 'object' && fields !== null && !Array.isArray(fields) ? (fields as JsonObject) : {};
}

/** Reads what references need of a node. */
export const nodeReader: PartReader<ReadableNode> = {
  field: (node, property) => objectFields(node)[property],
  list: (item, name) => item.children[name],
};
