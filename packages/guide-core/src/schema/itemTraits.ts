import { entryOf } from '../json.ts';
import type { ItemType } from './item.ts';

/** What can be said about every item of a type (specification, "Items" and "Conditional and criteria"). */
export interface ItemTraits {
  /** Participants answer it. False for a statement, which they only read. */
  readonly isAnswered: boolean;
  /** It has a list of options; those of a matrix are its columns. */
  readonly hasOptions: boolean;
  /** The fewest options that the contract allows. 0 if it has none. */
  readonly fewestOptions: 0 | 1 | 2;
  /** It has a list of rows; one of its options is selected in each. */
  readonly hasRows: boolean;
  /** It may show the options selected in an earlier question instead of its own (`carryForwardFrom`). */
  readonly canCarry: boolean;
  /** The options selected in it may be carried forward, if it has `multiSelect`. */
  readonly isCarrySource: boolean;
  /** A condition may ask what was answered. */
  readonly isConditionSource: boolean;
  /** It may let participants select several options within bounds; an option may then exclude all others. */
  readonly hasSelectBounds: boolean;
  /** It may be in a screener. */
  readonly canScreen: boolean;
  /** The interviewer may ask follow-up questions about the answer. */
  readonly hasFollowUps: boolean;
  /** Its options are shown on several screens, a few on each. */
  readonly showsOptionsOnScreens: boolean;
}

const plain: ItemTraits = {
  isAnswered: true,
  hasOptions: false,
  fewestOptions: 0,
  hasRows: false,
  canCarry: false,
  isCarrySource: false,
  isConditionSource: false,
  hasSelectBounds: false,
  canScreen: false,
  hasFollowUps: false,
  showsOptionsOnScreens: false,
};

/**
 * The traits of every item type. Code that treats some types alike asks for a trait and does not list the types, so
 * that it needs no change for a new type.
 */
// The compiler reports the places that differ by type (CONTRIBUTING.md, "An item type").
export const itemTraits: Readonly<Record<ItemType, ItemTraits>> = {
  open_ended: { ...plain, hasFollowUps: true },
  multiple_choice: {
    ...plain,
    hasOptions: true,
    fewestOptions: 1,
    canCarry: true,
    isCarrySource: true,
    isConditionSource: true,
    hasSelectBounds: true,
    canScreen: true,
  },
  ranking: { ...plain, hasOptions: true, fewestOptions: 1, canCarry: true },
  matrix: { ...plain, hasOptions: true, fewestOptions: 1, hasRows: true, isConditionSource: true },
  max_diff: { ...plain, hasOptions: true, fewestOptions: 2, showsOptionsOnScreens: true },
  statement: { ...plain, isAnswered: false },
};

/** Every item type, in the order of the specification. */
export const itemTypes: readonly ItemType[] = Object.keys(itemTraits) as ItemType[];

type Flag = { [Name in keyof ItemTraits]: ItemTraits[Name] extends boolean ? Name : never }[keyof ItemTraits];

/** Returns the traits of a type in a guide, which may be any value; undefined if it is not an item type. */
export function traitsOf(type: unknown): ItemTraits | undefined {
  return entryOf<ItemTraits>(itemTraits, type);
}

/** Returns true if items of this type have a trait. False for values that are not an item type. */
export function hasTrait(type: unknown, trait: Flag): boolean {
  return traitsOf(type)?.[trait] === true;
}
