import * as z from 'zod';
import { blankItem } from '../doc/blank.ts';
import { childrenOf, type GuideNode, type Key, objectFields, textField } from '../doc/node.ts';
import { referencesTo } from '../doc/references.ts';
import { isJsonObject, type Json } from '../json.ts';
import type { ItemType } from '../schema/item.ts';
import { itemProperties } from '../schema/itemProperties.ts';
import { itemTraits, itemTypes } from '../schema/itemTraits.ts';
import { takesOptions } from './add.ts';
import { itemType, key } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft, type Draft } from './draft.ts';
import { copyCarriedOptions, guardReferences } from './guardReferences.ts';
import { redirectTo } from './redirect.ts';
import { labelOf } from '../doc/labelOf.ts';
import { inScreening, target } from './target.ts';

const known = new Set([...itemProperties.values()].flatMap((set) => [...set]));

/**
 * `item.convert`: changes the type of an item. What both types have is kept (text, id, condition, media, options, order
 * and carry-forward settings …), what only the old type has is removed, and what the new type needs is added blank.
 * Unknown properties are kept. Carried options are copied if the new type cannot carry them. Refused if a condition or
 * carry-forward needs the old type. With `keep`, conditions on the question survive a change between multiple choice
 * and matrix: they drop the row, or ask about the first one. With `instead`, they refer to that question from now on.
 */
export const convertItem = defineCommand({
  id: 'item.convert',
  args: z.object({ key, type: itemType, keep: z.boolean().optional(), instead: key.optional() }),
  run(state, { key, type, keep, instead }) {
    const located = target(state, key, 'item');
    if (!located || !itemTypes.includes(type)) return refuse('noSuchNode');
    const item = located.node;
    if (textField(item, 'type') === type) return refuse('sameType', { type });
    const draft = createDraft(state.doc);
    if (instead !== undefined && !redirectTo(draft, key, instead)) return refuse('notAPossibleSource');
    draft.set(key, ['type'], type);
    if (draft.failed()) return refuse('malformedHere');
    const carries = typeof objectFields(item)['carryForwardFrom'] === 'string';
    if (carries && itemTraits[type].hasOptions && !itemTraits[type].canCarry) {
      copyCarriedOptions(draft, key);
    }
    dropForeign(draft, item, type);
    const blank = blankItem(type, inScreening(located));
    fillList(draft, key, 'options', 'option', blank['options'], itemTraits[type].fewestOptions);
    fillList(draft, key, 'rows', 'row', blank['rows'], 1);
    if (keep) keepConditions(draft, key);
    return guardReferences(
      draft,
      { command: 'item.convert', params: { type, label: labelOf(item) } },
      { selection: [key] },
    );
  },
});

/** Makes conditions name a row if and only if the question has rows. Uses the first row, even if its text is empty. */
function keepConditions(draft: Draft, item: Key): void {
  const [row] = childrenOf(draft.find(item).node, 'rows');
  for (const { kind, holder } of referencesTo(draft.doc(), new Set([item]))) {
    if (kind !== 'question') continue;
    const named = typeof objectFields(draft.find(holder).node)['matrixRow'] === 'string';
    if (named !== (row !== undefined)) draft.set(holder, ['matrixRow'], row && textField(row, 'text'));
  }
}

function dropForeign(draft: Draft, item: GuideNode, type: ItemType): void {
  const allowed = itemProperties.get(type) ?? known;
  for (const property of Object.keys(objectFields(item))) {
    if (allowed.has(property) || !known.has(property)) continue;
    const slot = property === 'options' || property === 'rows' ? property : null;
    if (slot) for (const child of childrenOf(item, slot).toReversed()) draft.remove(child.key);
    draft.set(item.key, [property], undefined);
  }
  if (itemTraits[type].hasSelectBounds) return;
  for (const option of childrenOf(draft.find(item.key).node, 'options')) {
    if (objectFields(option)['exclusiveOption'] !== undefined) draft.set(option.key, ['exclusiveOption'], undefined);
  }
}

function fillList(
  draft: Draft,
  item: Key,
  slot: 'options' | 'rows',
  kind: 'option' | 'row',
  blank: Json | undefined,
  atLeast: number,
): void {
  if (!Array.isArray(blank)) return;
  const { node } = draft.find(item);
  const there = childrenOf(node, slot).length;
  const carries = typeof objectFields(node)['carryForwardFrom'] === 'string';
  if (there >= atLeast || carries || !takesOptions(node) || !draft.openList(item, slot)) return;
  for (const [index, wire] of blank.entries()) {
    if (index < there || (there > 0 && index >= atLeast) || !isJsonObject(wire)) continue;
    draft.insert(draft.make(kind, wire), { parent: item, slot, index });
  }
}
