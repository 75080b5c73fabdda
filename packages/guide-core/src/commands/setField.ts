import * as z from 'zod';
import { getIn } from '../doc/field.ts';
import { slotRules, startsWith } from '../doc/kinds.ts';
import type { GuideNode } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { isJsonObject, type Json, type Path, sameJson } from '../json.ts';
import type { ItemType } from '../schema/item.ts';
import { itemTypes } from '../schema/itemTraits.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { index, json, key } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { convertBlock, isBlockType } from './convertBlock.ts';
import { convertItem } from './convertItem.ts';
import { createDraft, finish } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { renameExternalId } from './renameExternalId.ts';
import { reword } from './reword.ts';
import { labelOf } from '../doc/labelOf.ts';
import { target } from './target.ts';
import { titleFollows } from './titleFollows.ts';

const SetFieldArgs = z.object({
  key,
  path: z.array(z.union([z.string(), index])).readonly(),
  /** If missing, the property is removed. */
  value: json.optional(),
});
type SetFieldArgs = z.infer<typeof SetFieldArgs>;

/**
 * `field.set`: sets or removes one property of a node. Some properties use their own command: external ids are renamed,
 * option and row texts reworded, item and block types converted. The nickname of a concept also sets an unwritten title
 * ({@link titleFollows}). Typing merges into one entry.
 */
export const setField = defineCommand({
  id: 'field.set',
  args: SetFieldArgs,
  run(state, args) {
    const located = target(state, args.key);
    if (!located) return refuse('noSuchNode');
    if (sameJson(getIn(nodeToWire(located.node), args.path), args.value)) return refuse('nothingToDo');
    return ownCommand(state, located.node, args) ?? plainSet(state, located.node, args);
  },
});

function ownCommand(state: EditorState, node: GuideNode, args: SetFieldArgs): Transaction | Refusal | null {
  const { key, path, value } = args;
  if (path.length !== 1) return null;
  const [property] = path;
  if (property === 'externalId' && hasId(node) && (value === undefined || typeof value === 'string')) {
    return renameExternalId.run(state, { key, to: value ?? '' });
  }
  if (property === 'text' && typeof value === 'string' && (node.kind === 'option' || node.kind === 'row')) {
    return reword(state, { key, text: value });
  }
  if (property === 'type' && node.kind === 'item' && isItemType(value)) {
    return convertItem.run(state, { key, type: value });
  }
  return null;
}

function hasId(node: GuideNode): boolean {
  return node.kind === 'block' || node.kind === 'concept' || node.kind === 'item' || node.kind === 'option';
}

function isItemType(value: Json | undefined): value is ItemType {
  return itemTypes.some((type) => type === value);
}

function plainSet(state: EditorState, node: GuideNode, { key, path, value }: SetFieldArgs): Transaction | Refusal {
  if (wouldHoldChildren(node, path, value)) return refuse('malformedHere', { property: path.join('.') });
  const draft = createDraft(state.doc);
  if (node.kind === 'block' && path.join() === 'type' && isBlockType(value)) convertBlock(draft, node, value);
  else draft.set(key, value === undefined ? emptiedBy(node, path) : path, value);
  if (titleFollows(state, node, path)) draft.set(key, ['content', 'title'], value);
  const name = { command: 'field.set', params: { kind: node.kind, property: path.join('.'), label: labelOf(node) } };
  const typing = typeof value === 'string' ? { mergeKey: `${key}/${path.join('/')}` } : {};
  return bearsOnReferences(node, path) ? guardReferences(draft, name, typing) : finish(draft, name, typing);
}

/** Returns the path to remove so that no empty object is left: that of the topmost object with nothing else in it. */
function emptiedBy(node: GuideNode, path: Path): Path {
  const around = path.slice(0, -1);
  const holder = getIn(node.fields, around);
  const emptied = around.length > 0 && isJsonObject(holder) && Object.keys(holder).length === 1;
  return emptied ? emptiedBy(node, around) : path;
}

/** Returns true if a property affects what references mean. False for criteria: their own references may change. */
function bearsOnReferences(node: GuideNode, path: Path): boolean {
  if (path.length === 0) return node.kind !== 'criterion';
  const property = String(path[0]);
  if (node.kind === 'item') return ['externalId', 'type', 'multiSelect', 'carryForwardFrom'].includes(property);
  return (node.kind === 'option' || node.kind === 'row') && ['externalId', 'text'].includes(property);
}

/** Returns true if the value would replace or hide a child list. Child lists have their own commands. */
function wouldHoldChildren(node: GuideNode, path: Path, value: Json | undefined): boolean {
  return slotRules[node.kind].some((rule) => {
    const overlaps = startsWith(rule.path, path) || startsWith(path, rule.path);
    if (!overlaps) return false;
    if ((node.children[rule.slot]?.length ?? 0) > 0) return true;
    const inside = value === undefined ? undefined : getIn(value, rule.path.slice(path.length));
    return Array.isArray(inside) && inside.length > 0;
  });
}
