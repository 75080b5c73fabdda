import * as z from 'zod';
import { type NodeKind, slotFor } from '../doc/kinds.ts';
import { walk } from '../doc/locate.ts';
import { childrenOf, type GuideNode, type Key, objectFields } from '../doc/node.ts';
import { takesOptions } from './add.ts';
import { isJsonObject } from '../json.ts';
import type { EditorState } from '../state/editorState.ts';
import { index, key, keys } from './arguments.ts';
import { type Break, defineCommand, refuse } from './command.ts';
import { createDraft, type Draft } from './draft.ts';
import { clearEmptyCondition, guardReferences } from './guardReferences.ts';
import { topmost } from './removeNodes.ts';
import { labelOf } from '../doc/labelOf.ts';
import { inScreening, target } from './target.ts';
import { hasTrait } from '../schema/itemTraits.ts';

/**
 * `node.move`: moves nodes of one kind into the matching list of `parent`, before the child that is at `index` now.
 * Works within a parent and across parents. Refused if the kind does not belong there, or if a condition or
 * carry-forward would come before the part it refers to. Options that move into a screener get a status.
 */
export const moveNodes = defineCommand({
  id: 'node.move',
  args: z.object({ keys, parent: key, index }),
  run(state, args) {
    const keys = topmost(state, args.keys);
    const parent = target(state, args.parent)?.node;
    const nodes = keys.flatMap((key) => target(state, key)?.node ?? []);
    const [first] = nodes;
    if (!first || !parent) return refuse('noSuchNode');
    if (nodes.some((node) => inside(node, args.parent))) return refuse('intoItself');
    const slot = slotFor(parent.kind, first.kind);
    if (!slot || nodes.some((node) => node.kind !== first.kind) || !accepts(parent, first.kind)) {
      return refuse('notAllowedHere', { kind: first.kind, parent: parent.kind });
    }
    const draft = createDraft(state.doc);
    if (!draft.openList(args.parent, slot)) return refuse('malformedHere', { slot });
    let before = childrenOf(draft.find(args.parent).node, slot)
      .slice(args.index)
      .find((node) => !keys.includes(node.key))?.key;
    // From last to first, each node is placed directly before its successor. Nodes that are already there do not move.
    for (const key of keys.toReversed()) {
      const list = childrenOf(draft.find(args.parent).node, slot).filter((node) => node.key !== key);
      const index = before === undefined ? list.length : list.findIndex((node) => node.key === before);
      const at = draft.find(key).place;
      if (at?.parent !== args.parent || at.index !== index) draft.move(key, { parent: args.parent, slot, index });
      before = key;
    }
    if (first.kind !== 'block') fitStatuses(draft, nodes, args.parent);
    for (const owner of new Set(keys.map((key) => target(state, key)?.place?.parent))) {
      if (owner !== undefined && first.kind === 'criterion') clearEmptyCondition(draft, owner);
    }
    const params = { kind: first.kind, count: nodes.length, label: labelOf(first) };
    const result = guardReferences(draft, { command: 'node.move', params }, { selection: keys });
    return result.kind === 'refusal' && result.breaks && onlyOwn(state, result.breaks, keys)
      ? { ...result, params: { ...result.params, dependent: 'moved' } }
      : result;
  },
});

/**
 * Adapts option statuses: options that move into a screener get `neutral`; options that leave it lose `neutral`. Other
 * statuses stay, and the rule reports them.
 */
function fitStatuses(draft: Draft, nodes: readonly GuideNode[], parent: Key): void {
  const isInside = inScreening(draft.find(parent));
  for (const { kind, key, fields } of nodes.flatMap((node) => walk(node))) {
    if (kind !== 'option' || !isJsonObject(fields)) continue;
    const status = fields['status'] ?? null;
    if (isInside && status === null) draft.set(key, ['status'], 'neutral');
    if (!isInside && status === 'neutral') draft.set(key, ['status'], undefined);
  }
}

/** Returns true if only moved parts would lose references, because they would come before what they depend on. */
function onlyOwn(state: EditorState, breaks: readonly Break[], keys: readonly Key[]): boolean {
  const owners = breaks.map(({ owner }) => target(state, owner));
  return owners.every((owner) => owner && [...owner.ancestors, owner.node].some(({ key }) => keys.includes(key)));
}

function inside(node: GuideNode, key: Key): boolean {
  for (const each of walk(node)) if (each.key === key) return true;
  return false;
}

/** Returns true if a part, given its type, takes children of this kind. */
export function accepts(parent: GuideNode, kind: NodeKind): boolean {
  if (kind === 'option') return takesOptions(parent);
  if (kind === 'row') return hasTrait(objectFields(parent)['type'], 'hasRows');
  if (kind === 'concept') return objectFields(parent)['type'] === 'concept';
  return true;
}
