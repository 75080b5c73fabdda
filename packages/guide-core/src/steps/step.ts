import type { Json, Path } from '../json.ts';
import type { GuideDocument, GuideNode, Key, Place } from '../doc/node.ts';

/** Puts a node, with everything below it, into a child list. */
export interface InsertNode {
  readonly type: 'insertNode';
  readonly node: GuideNode;
  readonly place: Place;
}

/** Takes a node out. It carries the node, so that it can be inverted without a document. */
export interface RemoveNode {
  readonly type: 'removeNode';
  readonly node: GuideNode;
  readonly place: Place;
}

/** Takes a node from one place to another. `to.index` counts after the node has left `from`. */
export interface MoveNode {
  readonly type: 'moveNode';
  readonly key: Key;
  readonly from: Place;
  readonly to: Place;
}

/**
 * Sets or removes one property of a node. A missing `from` or `to` means that the property is absent on that side.
 * The way to the property must exist; a list of children is opened and closed by setting `[]` at its path.
 */
export interface SetField {
  readonly type: 'setField';
  readonly key: Key;
  readonly path: Path;
  readonly from?: Json;
  readonly to?: Json;
}

/** The only four ways a document changes. Each applies, inverts and survives JSON. */
export type Step = InsertNode | RemoveNode | MoveNode | SetField;

/** The changed document, or why the step does not fit this document. */
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
