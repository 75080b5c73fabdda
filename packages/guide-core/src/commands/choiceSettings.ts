import * as z from 'zod';
import { isUnwritten } from '../doc/blank.ts';
import { childrenOf, type GuideNode, type Key, objectFields } from '../doc/node.ts';
import { isMultiSelect } from '../doc/isMultiSelect.ts';
import { itemIndex } from '../doc/itemIndex.ts';
import { namedOptions } from '../doc/resolveReference.ts';
import { possibleSources } from '../doc/possibleSources.ts';
import type { Transaction } from '../state/transaction.ts';
import { count, key } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { referableId } from './conditions.ts';
import { createDraft, type Draft, finish } from './draft.ts';
import { guardReferences, withoutBrokenReferences, stopCarrying } from './guardReferences.ts';
import { labelOf } from '../doc/labelOf.ts';
import { target } from './target.ts';
import { hasTrait } from '../schema/itemTraits.ts';

/**
 * `carryForward.set`: makes a question show only the options selected in `source` (specification, "Items"). With null,
 * it shows its own options again, or copies of the carried ones if it has none. Setting a source removes own options
 * that are blank; others are kept, and advice reports that they are ignored.
 */
export const setCarryForward = defineCommand({
  id: 'carryForward.set',
  args: z.object({ item: key, source: key.nullable() }),
  run(state, { item, source }) {
    const located = target(state, item, 'item');
    const type = located && objectFields(located.node)['type'];
    if (!located) return refuse('noSuchNode');
    if (!hasTrait(type, 'canCarry')) return refuse('notAllowedHere', { kind: 'carryForward' });
    const draft = createDraft(state.doc);
    const name = { command: 'carryForward.set', params: { label: labelOf(located.node), on: source === null ? 0 : 1 } };
    if (source === null) {
      if (objectFields(located.node)['carryForwardFrom'] === undefined) return refuse('nothingToDo');
      stopCarrying(draft, item);
      return guardReferences(draft, name);
    }
    const from = possibleSources(state.doc, item, 'carryForward').find((node) => node.key === source);
    if (!from) return refuse('notAPossibleSource');
    draft.set(item, ['carryForwardFrom'], referableId(draft, from));
    dropUnwritten(draft, located.node);
    return guardReferences(draft, name);
  },
});

/** Removes blank options, which have no meaning beside carried ones. */
function dropUnwritten(draft: Draft, item: GuideNode): void {
  const options = childrenOf(item, 'options');
  const unwritten = options.filter(isUnwritten);
  for (const option of unwritten.toReversed()) draft.remove(option.key);
  if (unwritten.length > 0 && unwritten.length === options.length) draft.set(item.key, ['options'], undefined);
}

/**
 * `exclusiveOption.set`: sets or clears the exclusive flag of the final option of a multi-select question (rule 5).
 * Refused for other options and questions; the repair moves the option to the end or allows several answers.
 */
export const setExclusiveOption = defineCommand({
  id: 'exclusiveOption.set',
  args: z.object({ option: key, on: z.boolean() }),
  run(state, { option, on }) {
    const located = target(state, option, 'option');
    const item = located?.ancestors.at(-1);
    if (!located || !item) return refuse('noSuchNode');
    const name = { command: 'exclusiveOption.set', params: { label: labelOf(located.node), on: on ? 1 : 0 } };
    const draft = createDraft(state.doc);
    if (!on) {
      if (objectFields(located.node)['exclusiveOption'] === undefined) return refuse('nothingToDo');
      draft.set(option, ['exclusiveOption'], undefined);
      return finish(draft, name);
    }
    const isLast = childrenOf(item, 'options').at(-1)?.key === option;
    const isMulti = isMultiSelect(item);
    if (!hasTrait(objectFields(item)['type'], 'hasSelectBounds'))
      return refuse('notAllowedHere', { kind: 'exclusiveOption' });
    makeExclusive(draft, item, option);
    if (isLast && isMulti) return finish(draft, name);
    return refuse(isMulti ? 'notLastOption' : 'notMultiSelect', {}, withRepair(withoutBrokenReferences(draft, name)));
  },
});

function withRepair(repair: Transaction | null): { repair?: Transaction } {
  return repair ? { repair } : {};
}

function makeExclusive(draft: Draft, item: GuideNode, option: Key): void {
  const options = childrenOf(item, 'options');
  if (!isMultiSelect(item)) draft.set(item.key, ['multiSelect'], true);
  for (const each of options) {
    if (each.key !== option && objectFields(each)['exclusiveOption'] === true) {
      draft.set(each.key, ['exclusiveOption'], undefined);
    }
  }
  if (options.at(-1)?.key !== option) {
    draft.move(option, { parent: item.key, slot: 'options', index: options.length - 1 });
  }
  if (objectFields(draft.find(option).node)['exclusiveOption'] !== true) draft.set(option, ['exclusiveOption'], true);
}

/**
 * `selectBounds.set`: sets how many options may be selected (rule 2). If only one bound is given, the other becomes 1
 * or the number of options. Refused if the minimum exceeds the maximum or only one answer is allowed; the repair allows
 * several.
 */
export const setSelectBounds = defineCommand({
  id: 'selectBounds.set',
  args: z.object({ item: key, min: count, max: count }),
  run(state, args) {
    const located = target(state, args.item, 'item');
    if (!located || !hasTrait(objectFields(located.node)['type'], 'hasSelectBounds')) return refuse('noSuchNode');
    const { node } = located;
    const count = Math.max(namedOptions(node, itemIndex(state.doc)).length, args.min ?? 1);
    const off = args.min === null && args.max === null;
    const min = off ? undefined : (args.min ?? 1);
    const max = off ? undefined : (args.max ?? count);
    if (min !== undefined && max !== undefined && min > max) return refuse('minAboveMax', { min, max });
    const draft = createDraft(state.doc);
    const name = { command: 'selectBounds.set', params: { label: labelOf(node) } };
    setIfOther(draft, node, 'minSelect', min);
    setIfOther(draft, node, 'maxSelect', max);
    if (draft.steps().length === 0) return refuse('nothingToDo');
    if (off || isMultiSelect(node)) return finish(draft, name, { mergeKey: `${args.item}/bounds` });
    draft.set(args.item, ['multiSelect'], true);
    return refuse('notMultiSelect', {}, withRepair(withoutBrokenReferences(draft, name)));
  },
});

function setIfOther(draft: Draft, node: GuideNode, property: string, value: number | undefined): void {
  if (objectFields(node)[property] !== value) draft.set(node.key, [property], value);
}
