/*
 * A step is the smallest change of a document. There are only four: insert, remove or move a node, and set a field.
 * Commands produce steps, a transaction (state/transaction.ts) groups them, and `applyStep` (apply.ts) runs them. Each
 * step can be inverted without the document and can be stored as JSON. Changing a title is one step:
 *
 *   { type: 'setField', key, path: ['title'], from: 'Old', to: 'New' }
 *
 * A step carries what it expects to find (`from`, `node`); if the document differs, it fails instead of guessing.
 */
import type { Json, Path } from '../json.ts';
import type { GuideDocument, GuideNode, Key, Place } from '../doc/node.ts';

/** Inserts a node and its descendants into a child list. */
export interface InsertNode {
  /** `insertNode`: the kind of step. */
  readonly type: 'insertNode';
  /** With its descendants. If the document has its key, the step fails with `keyTaken`. */
  readonly node: GuideNode;
  /** Where it is afterwards. An index as long as the list is its end. */
  readonly place: Place;
}

/** Removes a node. The step holds the node, so it can be inverted without the document. */
export interface RemoveNode {
  /** `removeNode`: the kind of step. */
  readonly type: 'removeNode';
  /** As it was, with its descendants. */
  readonly node: GuideNode;
  /** Where it was. If another node is there, the step fails with `noSuchNode`. */
  readonly place: Place;
}

/** Moves a node, within a list or to another one. It keeps its key. */
export interface MoveNode {
  /** `moveNode`: the kind of step. */
  readonly type: 'moveNode';
  /** The node that moves. */
  readonly key: Key;
  /** Where it was. If it is not there, the step fails with `noSuchNode`. */
  readonly from: Place;
  /** Where it is afterwards. The index counts without the node itself. */
  readonly to: Place;
}

/**
 * Sets or removes one property of a node. The parents of the property must exist. Setting `[]` at the path of a child
 * list creates the list; removing `[]` removes it.
 */
export interface SetField {
  /** `setField`: the kind of step. */
  readonly type: 'setField';
  /** The node with the property. */
  readonly key: Key;
  /** Inside the fields of the node, such as `['content', 'title']`; empty for the fields as a whole. */
  readonly path: Path;
  /** The value before; absent if there was none. If it is another one, the step fails with `otherValue`. */
  readonly from?: Json;
  /** The value afterwards; absent to remove the property. */
  readonly to?: Json;
}

/**
 * The smallest changes of a document: every other change is made of them. They are JSON, and each expects to find what
 * it was made for.
 */
export type Step = InsertNode | RemoveNode | MoveNode | SetField;

/** The changed document, or the reason why the step does not fit. */
export type StepResult =
  | { readonly ok: true; readonly doc: GuideDocument }
  | {
      readonly ok: false;
      readonly reason: /** The document does not have the node, or has it in another place. */
        | 'noSuchNode'
        /** The parent has no such list, or the list is too short. */
        | 'noSuchPlace'
        /** What the property would be in does not exist. */
        | 'noSuchPath'
        /** The property has another value than the step expects. */
        | 'otherValue'
        /** The new value would hide child nodes, or be taken for them. */
        | 'childrenInTheWay'
        /** The new parent is the node itself, or below it. */
        | 'intoItself'
        /** The document has a node with this key. */
        | 'keyTaken';
    };
