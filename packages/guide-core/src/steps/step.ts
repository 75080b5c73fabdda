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
  readonly type: 'insertNode';
  readonly node: GuideNode;
  readonly place: Place;
}

/** Removes a node. The step holds the node, so it can be inverted without the document. */
export interface RemoveNode {
  readonly type: 'removeNode';
  readonly node: GuideNode;
  readonly place: Place;
}

/** Moves a node. `to.index` is the index after the node has been removed from `from`. */
export interface MoveNode {
  readonly type: 'moveNode';
  readonly key: Key;
  readonly from: Place;
  readonly to: Place;
}

/**
 * Sets or removes one property of a node. A missing `from` or `to` means that the property is absent before or after.
 * The parents of the property must exist. Setting `[]` at the path of a child list creates the list; removing `[]`
 * removes it.
 */
export interface SetField {
  readonly type: 'setField';
  readonly key: Key;
  readonly path: Path;
  readonly from?: Json;
  readonly to?: Json;
}

/** Every change of a document is made of these. */
export type Step = InsertNode | RemoveNode | MoveNode | SetField;

/** The changed document, or the reason why the step does not fit. */
export type StepResult =
  | { readonly ok: true; readonly doc: GuideDocument }
  | {
      readonly ok: false;
      readonly reason:
        | 'noSuchNode'
        | 'noSuchPlace'
        | 'noSuchPath'
        | 'otherValue'
        | 'childrenInTheWay'
        | 'intoItself'
        | 'keyTaken';
    };
