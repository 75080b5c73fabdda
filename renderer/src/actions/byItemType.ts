import { type ItemType, itemTypes } from '@guide-studio/guide-core';
import type { Action } from './action.ts';

type Id<Verb extends string> = `${Verb}.${ItemType}`;

/** Returns the ids of the actions that a verb has for each item type, such as `insert.matrix`. */
export function idsByItemType<Verb extends string>(verb: Verb): readonly Id<Verb>[] {
  return itemTypes.map((type): Id<Verb> => `${verb}.${type}`);
}

/** Returns an action for each item type, by its id. */
export function actionsByItemType<Verb extends string>(
  verb: Verb,
  make: (type: ItemType) => Action,
): Readonly<Record<Id<Verb>, Action>> {
  return Object.fromEntries(itemTypes.map((type) => [`${verb}.${type}`, make(type)])) as Record<Id<Verb>, Action>;
}
