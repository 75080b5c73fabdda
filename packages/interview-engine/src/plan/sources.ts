import type { ChoiceOption, Item, Json } from '@guide-studio/guide-core';
import type { ReferenceGuide } from '@guide-studio/guide-core/edit';
import type { PlacedItem } from '@guide-studio/guide-core/edit';
import {
  carriedFrom,
  optionsOf,
  type ReferencePlace,
  type ReferencePurpose,
  sourceProblem,
  wireReader,
} from '@guide-studio/guide-core/internal';
import type { Guide, PlannedOption } from './plan.ts';

/** What the references of a guide mean, in terms of a plan. */
export interface Sources {
  /** Returns the first item with this externalId. */
  itemNamed(id: string): Json | undefined;
  /** Returns the index of the item that a reference leads to, or -1 if there is none or it must not be referred to. */
  indexOf(id: string, from: ReferencePlace, purpose: ReferencePurpose): number;
  /** Returns the options of an item in wire form, or those of its source if it carries options forward. */
  listOf(item: Json): readonly Json[];
  /** Returns the same options as planned. Items with the same list get the identical result. */
  optionsOf(item: Item): readonly PlannedOption[];
  /** Returns the index of the item from which options are carried, or null if it has its own. */
  carriedFrom(item: Item, from: ReferencePlace): number | null;
}

/** Returns the references of a guide. An externalId that several items have means the first of them. */
export function sourcesOf(guide: Guide): Sources {
  const byId = new Map<string, PlacedItem<Json>>();
  let order = 0;
  for (const [block, { items }] of guide.studyGuide.entries()) {
    for (const node of items) {
      const id = node.externalId ?? '';
      if (id !== '' && !byId.has(id)) byId.set(id, { node, block, order });
      order += 1;
    }
  }
  const references: ReferenceGuide<Json> = { read: wireReader, itemNamed: (id) => byId.get(id)?.node };
  const known = new Map<Json, readonly Json[] | undefined>();
  const planned = new Map<readonly Json[], readonly PlannedOption[]>();
  const indexOf: Sources['indexOf'] = (id, from, purpose) => {
    const source = byId.get(id);
    return source === undefined || sourceProblem(source, from, purpose, wireReader) !== null ? -1 : source.order;
  };
  const listOf = (item: Json): readonly Json[] => optionsOf(item, references, known) ?? noOptions;
  return {
    itemNamed: references.itemNamed,
    indexOf,
    listOf,
    optionsOf(item) {
      const list = listOf(item);
      const before = planned.get(list);
      if (before !== undefined) return before;
      // The guide is valid, so the list contains options.
      const options = (list as readonly ChoiceOption[]).map(planOption);
      planned.set(list, options);
      return options;
    },
    carriedFrom(item, from) {
      const id = carriedFrom<Json>(item, wireReader);
      return id === null ? null : indexOf(id, from, 'carryForward');
    },
  };
}

const noOptions: readonly Json[] = [];

function planOption(option: ChoiceOption, position: number): PlannedOption {
  return {
    id: optionId(position),
    externalId: option.externalId ?? null,
    text: option.text,
    exclusive: option.exclusiveOption === true,
    status: option.status ?? null,
  };
}

// Guides have thousands of options and few places.
const optionIds: string[] = [];

/** Returns the id of an option in an interview. */
export const optionId = (position: number): string => (optionIds[position] ??= `o${position + 1}`);

/** Returns the id of a row in an interview. */
export const rowId = (position: number): string => `r${position + 1}`;
