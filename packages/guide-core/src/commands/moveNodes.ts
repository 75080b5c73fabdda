import { type NodeKind, slotFor } from '../doc/kinds.ts';
import { walk } from '../doc/locate.ts';
import { childrenOf, type GuideNode, type Key, objectFields } from '../doc/node.ts';
import { takesOptions } from './add.ts';
import { isJsonObject } from '../json.ts';
import type { EditorState } from '../state/editorState.ts';
import { type Break, type Command, refuse } from './command.ts';
import { createDraft, type Draft } from './draft.ts';
import { clearEmptyCondition, guardReferences } from './guardReferences.ts';
import { topmost } from './removeNodes.ts';
import { inScreening, labelOf, target } from './target.ts';

/**
 * `node.move`: moves nodes of one kind into the matching list of `parent`, before the child that stands at `index`
 * now. Within a parent and across parents alike. Refused where the kind does not belong, and when a condition or a
 * carry-forward would then stand before what it refers to. An option that comes into a screener gets a status.
 */
export const moveNodes: Command<{ keys: readonly Key[]; parent: Key; index: number }> = (state, args) => {
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
  // From the last to the first, each right before the one behind it: what stands there already need not move.
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
};

/**
 * Options that come into a screener decide nothing there until somebody says otherwise; that they decide nothing is left
 * behind where there is no screener. What decides something stays: the rule names it.
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

/** Whether only what moves itself would lose references: it would stand before what it depends on. */
function onlyOwn(state: EditorState, breaks: readonly Break[], keys: readonly Key[]): boolean {
  const owners = breaks.map(({ owner }) => target(state, owner));
  return owners.every((owner) => owner && [...owner.ancestors, owner.node].some(({ key }) => keys.includes(key)));
}

function inside(node: GuideNode, key: Key): boolean {
  for (const each of walk(node)) if (each.key === key) return true;
  return false;
}

/** Whether a part takes children of a kind, given its own type. */
export function accepts(parent: GuideNode, kind: NodeKind): boolean {
  if (kind === 'option') return takesOptions(parent);
  if (kind === 'row') return objectFields(parent)['type'] === 'matrix';
  if (kind === 'concept') return objectFields(parent)['type'] === 'concept';
  return true;
}
