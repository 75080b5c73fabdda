// Specification, "Guide validation rules", 4, and "Conditional and criteria": which item a reference may name.
import { hasTrait } from '../schema/itemTraits.ts';
import type { PartReader } from './reader.ts';

/**
 * Why a reference is invalid: nothing has the name (`unknown`), the question does not come before (`notEarlier`), it
 * has a type or setting that cannot be referred to (`wrongType`), or a concept refers to a question of its own block or
 * a later one (`notInEarlierBlock`).
 */
export type ReferenceProblem = 'unknown' | 'notEarlier' | 'wrongType' | 'notInEarlierBlock';

/** What a question is referred to for: a criterion asks about its answer, or its options are carried forward. */
export type ReferencePurpose = 'condition' | 'carryForward';

/** The place of an item or concept that refers to an item. */
export interface ReferencePlace {
  readonly block: number;
  /** Grows along the items of a block. Null for a concept, which comes before the items of its block. */
  readonly order: number | null;
}

/** An item and its place. */
export interface PlacedItem<Part> {
  /** The item, in the form of its guide. */
  readonly node: Part;
  /** The place of its block, from 0. */
  readonly block: number;
  /** Its place among all items of the guide, from 0. */
  readonly order: number;
}

/** Returns why an item cannot be referred to from a place, or null if it can. `source` is undefined if there is none. */
export function sourceProblem<Part>(
  source: PlacedItem<Part> | undefined,
  from: ReferencePlace,
  purpose: ReferencePurpose,
  read: PartReader<Part>,
): ReferenceProblem | null {
  if (source === undefined) return 'unknown';
  if (from.order === null) {
    if (source.block >= from.block) return 'notInEarlierBlock';
  } else if (source.block > from.block || (source.block === from.block && source.order >= from.order)) {
    return 'notEarlier';
  }
  return isSource(source.node, purpose, read) ? null : 'wrongType';
}

/** Returns true for items that may be referred to for this purpose. */
export function isSource<Part>(item: Part, purpose: ReferencePurpose, read: PartReader<Part>): boolean {
  const type = read.field(item, 'type');
  if (purpose === 'condition') return hasTrait(type, 'isConditionSource');
  return hasTrait(type, 'isCarrySource') && read.field(item, 'multiSelect') === true;
}

/** Returns the id in `questionId`, or null if the criterion does not ask about an answer or names no question. */
export function askedFor<Part>(criterion: Part, read: PartReader<Part>): string | null {
  if (read.field(criterion, 'type') !== 'selectedTemplateOptions') return null;
  const id = read.field(criterion, 'questionId');
  return typeof id === 'string' ? id : null;
}

/**
 * Returns the id in `carryForwardFrom`, or null if the item has its own options. Other types than those with the trait
 * `canCarry` do not have the property; there it is reported as unknown and means nothing.
 */
export function carriedFrom<Part>(item: Part, read: PartReader<Part>): string | null {
  const id = read.field(item, 'carryForwardFrom');
  return typeof id === 'string' && hasTrait(read.field(item, 'type'), 'canCarry') ? id : null;
}
