import * as z from 'zod';
import { blankBlock, blankConcept, blankItem, blankMedia, blankOption, blankRow } from '../doc/blank.ts';
import type { NodeKind, Slot } from '../doc/kinds.ts';
import { childrenOf, type GuideNode, type Key, objectFields } from '../doc/node.ts';
import { references } from '../doc/references.ts';
import type { Json } from '../json.ts';
import { BlockType } from '../schema/block.ts';
import { hasTrait } from '../schema/itemTraits.ts';
import type { EditorState } from '../state/editorState.ts';
import type { Transaction } from '../state/transaction.ts';
import { index, itemType, jsonObject, key } from './arguments.ts';
import { defineCommand, type Refusal, refuse } from './command.ts';
import { createDraft, insertionIndex } from './draft.ts';
import { guardReferences } from './guardReferences.ts';
import { inScreening, target } from './target.ts';
import { asGuide, withFreshIds } from './withFreshIds.ts';

/**
 * `block.add`: adds a block with the content `wire`, or a blank one. Without an index, it is added at the end, except
 * for a screening block, which must come first (rule 1).
 */
export const addBlock = defineCommand({
  id: 'block.add',
  args: z.object({ type: BlockType, wire: jsonObject.optional(), index: index.optional() }),
  run(state, args) {
    const wire = args.wire ?? blankBlock(args.type);
    const index = args.index ?? (wire['type'] === 'screening' ? 0 : undefined);
    return addChild(state, state.doc.root.key, 'blocks', 'block', wire, index, 'block.add');
  },
});

/** `item.add`: adds an item to a block. */
export const addItem = defineCommand({
  id: 'item.add',
  args: z.object({ block: key, type: itemType, wire: jsonObject.optional(), index: index.optional() }),
  run(state, args) {
    const block = target(state, args.block, 'block');
    if (!block) return refuse('noSuchNode');
    const wire = args.wire ?? blankItem(args.type, inScreening(block));
    return addChild(state, args.block, 'items', 'item', wire, args.index, 'item.add', { type: args.type });
  },
});

/**
 * `option.add`: adds an option. Without an index, it is added at the end, but before an exclusive or pinned final
 * option, which must stay last.
 */
export const addOption = defineCommand({
  id: 'option.add',
  args: z.object({ item: key, text: z.string().optional(), index: index.optional() }),
  run(state, args) {
    const item = target(state, args.item, 'item');
    if (!item) return refuse('noSuchNode');
    if (!takesOptions(item.node)) return refuse('notAllowedHere', { kind: 'option' });
    const wire = { ...blankOption(inScreening(item)), text: args.text ?? '' };
    return addChild(state, args.item, 'options', 'option', wire, args.index ?? endOfOptions(item.node), 'option.add');
  },
});

/** `row.add`: adds a row to a matrix. */
export const addRow = defineCommand({
  id: 'row.add',
  args: z.object({ item: key, text: z.string().optional(), index: index.optional() }),
  run(state, args) {
    const item = target(state, args.item, 'item');
    if (!item) return refuse('noSuchNode');
    if (!hasTrait(objectFields(item.node)['type'], 'hasRows')) return refuse('notAllowedHere', { kind: 'row' });
    const wire = { ...blankRow(), text: args.text ?? '' };
    return addChild(state, args.item, 'rows', 'row', wire, args.index, 'row.add');
  },
});

/** `concept.add`: adds a concept to a concept block. */
export const addConcept = defineCommand({
  id: 'concept.add',
  args: z.object({ block: key, wire: jsonObject.optional(), index: index.optional() }),
  run(state, args) {
    const block = target(state, args.block, 'block');
    if (!block) return refuse('noSuchNode');
    if (objectFields(block.node)['type'] !== 'concept') return refuse('notAllowedHere', { kind: 'concept' });
    const wire = args.wire ?? blankConcept();
    return addChild(state, args.block, 'concepts', 'concept', wire, args.index, 'concept.add');
  },
});

/** `media.add`: adds a picture or video to an item or concept. */
export const addMedia = defineCommand({
  id: 'media.add',
  args: z.object({ owner: key, wire: jsonObject.optional(), index: index.optional() }),
  run(state, args) {
    if (!target(state, args.owner, 'item', 'concept')) return refuse('noSuchNode');
    return addChild(state, args.owner, 'media', 'media', args.wire ?? blankMedia(), args.index, 'media.add');
  },
});

/** Returns true for items that have options. */
export function takesOptions(item: GuideNode): boolean {
  return hasTrait(objectFields(item)['type'], 'hasOptions');
}

function endOfOptions(item: GuideNode): number {
  const options = childrenOf(item, 'options');
  const last = options.at(-1);
  const fixed =
    last && (objectFields(last)['exclusiveOption'] === true || objectFields(item)['pinnedFinalOption'] === true);
  return fixed ? options.length - 1 : options.length;
}

function addChild(
  state: EditorState,
  parent: Key,
  slot: Slot,
  kind: NodeKind,
  wire: Json,
  index: number | undefined,
  command: string,
  params: Record<string, string | number> = {},
): Transaction | Refusal {
  const draft = createDraft(state.doc);
  if (!draft.openList(parent, slot)) return refuse('malformedHere', { slot });
  const made = draft.make(kind, wire);
  const [node = made] = withFreshIds([{ copy: made, original: made }], references(asGuide([made])), state.doc);
  draft.insert(node, { parent, slot, index: insertionIndex(draft.find(parent).node, slot, index) });
  return guardReferences(draft, { command, params: { kind, ...params } }, { selection: [node.key] });
}
