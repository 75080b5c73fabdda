import type { ItemType } from './item.ts';

/** What can be said about every item of a type (specification, "Items" and "Conditional and criteria"). */
export interface ItemTraits {
  /** Participants answer it. False for a statement, which they only read. */
  readonly isAnswered: boolean;
  /** It has a list of options; those of a matrix are its columns. */
  readonly hasOptions: boolean;
  readonly hasRows: boolean;
  /** It may show the options selected in an earlier question instead of its own (`carryForwardFrom`). */
  readonly canCarry: boolean;
  /** The options selected in it may be carried forward, if it has `multiSelect`. */
  readonly isCarrySource: boolean;
  /** A condition may ask what was answered. */
  readonly isConditionSource: boolean;
  /** It may let participants select several options, within bounds, and add one of their own. */
  readonly hasSelectBounds: boolean;
  /** The interviewer may ask follow-up questions about the answer. */
  readonly hasFollowUps: boolean;
}

const plain: ItemTraits = {
  isAnswered: true,
  hasOptions: false,
  hasRows: false,
  canCarry: false,
  isCarrySource: false,
  isConditionSource: false,
  hasSelectBounds: false,
  hasFollowUps: false,
};

/**
 * The traits of every item type. Code that treats some types alike asks for a trait and does not list the types, so
 * that a new type is complete with one entry here.
 */
export const itemTraits: Readonly<Record<ItemType, ItemTraits>> = {
  open_ended: { ...plain, hasFollowUps: true },
  multiple_choice: {
    ...plain,
    hasOptions: true,
    canCarry: true,
    isCarrySource: true,
    isConditionSource: true,
    hasSelectBounds: true,
  },
  ranking: { ...plain, hasOptions: true, canCarry: true },
  matrix: { ...plain, hasOptions: true, hasRows: true, isConditionSource: true },
  max_diff: { ...plain, hasOptions: true },
  statement: { ...plain, isAnswered: false },
};

/** Returns true if items of this type have a trait. False for values that are not an item type. */
export function hasTrait(type: unknown, trait: keyof ItemTraits): boolean {
  return typeof type === 'string' && Object.hasOwn(itemTraits, type) && itemTraits[type as ItemType][trait];
}
