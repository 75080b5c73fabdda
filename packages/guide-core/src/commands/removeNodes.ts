import * as z from 'zod';
import { slotRules } from '../doc/kinds.ts';
import { childrenOf, type GuideNode, type Key } from '../doc/node.ts';
import type { EditorState } from '../state/editorState.ts';
import { key, keys } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft } from './draft.ts';
import { dropCriterion, guardReferences } from './guardReferences.ts';
import { redirectTo } from './redirect.ts';
import { labelOf } from '../doc/labelOf.ts';
import { target } from './target.ts';

/**
 * `node.remove`: removes nodes with their content. Refused if a remaining part refers to them. Removing the last
 * criterion also removes the condition. Selects the neighbour, so keyboard users can continue. With `instead`, one of
 * the {@link substitutes} of the only node, references point to that part afterwards.
 */
export const removeNodes = defineCommand({
  id: 'node.remove',
  args: z.object({ keys, instead: key.optional() }),
  run(state, { keys, instead }) {
    const nodes = topmost(state, keys);
    const [first] = nodes;
    if (!first) return refuse('noSuchNode');
    const draft = createDraft(state.doc);
    if (instead !== undefined && (nodes.length > 1 || !redirectTo(draft, first, instead))) {
      return refuse('notAPossibleSource');
    }
    const neighbour = neighbourOf(state, first, new Set(nodes));
    for (const key of nodes) {
      if (draft.find(key).node.kind === 'criterion') dropCriterion(draft, key);
      else draft.remove(key);
    }
    const node = target(state, first)?.node;
    const params = { kind: node?.kind ?? '', count: nodes.length, label: node ? labelOf(node) : '' };
    return guardReferences(draft, { command: 'node.remove', params }, { selection: neighbour ? [neighbour] : [] });
  },
});

/** Returns the keys in document order, without those inside another one and without the study itself. */
export function topmost(state: EditorState, keys: readonly Key[]): readonly Key[] {
  const wanted = new Set(keys);
  const around = new Set<Key>();
  for (const key of wanted) for (const node of target(state, key)?.ancestors ?? []) around.add(node.key);
  const result: Key[] = [];
  const visit = (node: GuideNode): void => {
    if (wanted.has(node.key) && node.kind !== 'study') result.push(node.key);
    else if (around.has(node.key)) {
      for (const { slot } of slotRules[node.kind]) for (const child of childrenOf(node, slot)) visit(child);
    }
  };
  visit(state.doc.root);
  return result;
}

function neighbourOf(state: EditorState, key: Key, leaving: ReadonlySet<Key>): Key | null {
  const located = target(state, key);
  const parent = located?.ancestors.at(-1);
  if (!located?.place || !parent) return null;
  const list = parent.children[located.place.slot] ?? [];
  const after = list.slice(located.place.index).find((node) => !leaving.has(node.key));
  const before = list.slice(0, located.place.index).findLast((node) => !leaving.has(node.key));
  return (after ?? before ?? parent).key;
}
