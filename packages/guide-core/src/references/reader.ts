/*
 * References are how one part of a guide names another: a criterion names a question, its options and a row, and
 * `carryForwardFrom` names the question whose options are shown. This folder says what they mean, once for the whole
 * product. The editor document, the rules, the advice, the estimate and the interview each keep a guide in a form of
 * their own, so the functions here read it through an interface.
 *
 *   const options = optionsOf(item, { read: wireReader, itemNamed: (id) => items.get(id) });
 *   const position = positionNamed(optionNames(options ?? [], wireReader), choice);
 */
import { isJsonObject, type Json } from '../json.ts';

/** Reads one item, option, row or criterion in the caller's form. It accepts any shape and never throws. */
export interface PartReader<Part> {
  /** Returns the value of a property as in the wire form, or undefined if there is none. */
  field(part: Part, property: string): unknown;
  /** Returns a list of an item, or undefined if it has none. Unchanged items return the identical list. */
  list(item: Part, name: 'options' | 'rows'): readonly Part[] | undefined;
}

/** A guide in which references are looked up, such as the items of a document. */
export interface ReferenceGuide<Part> {
  /** Reads its parts, in the form that they have there. */
  readonly read: PartReader<Part>;
  /** Returns the first item with this externalId. No item has an empty one. */
  itemNamed(id: string): Part | undefined;
}

/** Reads guides in wire form. */
export const wireReader: PartReader<Json> = {
  field: (part, property) => (isJsonObject(part) ? part[property] : undefined),
  list: (item, name) => {
    const list = isJsonObject(item) ? item[name] : undefined;
    return Array.isArray(list) ? (list as readonly Json[]) : undefined;
  },
};
