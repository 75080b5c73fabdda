import { externalIds, freeId } from '../doc/externalIds.ts';
import { withNewKeys } from '../doc/fromWire.ts';
import type { Slot } from '../doc/kinds.ts';
import { walk } from '../doc/locate.ts';
import { type GuideNode, type Key, objectFields, textField } from '../doc/node.ts';
import type { Json } from '../json.ts';
import { type Command, refuse } from './command.ts';
import { createDraft, finish } from './draft.ts';
import { topmost } from './removeNodes.ts';
import { labelOf, target } from './target.ts';

/**
 * `node.duplicate`: puts a copy right behind each node. External ids of the copy are made anew, and references between
 * parts of the copy follow them; references that lead out of it stay.
 */
export const duplicateNodes: Command<{ keys: readonly Key[] }> = (state, args) => {
  const keys = topmost(state, args.keys);
  const [first] = keys.flatMap((key) => target(state, key)?.node ?? []);
  if (!first) return refuse('noSuchNode');
  const draft = createDraft(state.doc);
  const taken = externalIds(state.doc.root);
  const copies: Key[] = [];
  for (const key of keys) {
    const { node, place } = draft.find(key);
    if (!place) continue;
    const copy = withFreshIds(
      draft.newKeys((next) => withNewKeys(node, next)),
      taken,
    );
    draft.insert(copy, { ...place, index: place.index + 1 });
    copies.push(copy.key);
  }
  const params = { kind: first.kind, count: keys.length, label: labelOf(first) };
  return finish(draft, { command: 'node.duplicate', params }, { selection: copies });
};

/** The node with every external id made unique (added to `taken`) and its inner references rewritten. */
export function withFreshIds(node: GuideNode, taken: Set<string>): GuideNode {
  const renamed = new Map<string, string>();
  for (const each of walk(node)) {
    const id = textField(each, 'externalId');
    if (id === '' || renamed.has(id)) continue;
    const fresh = freeId(taken, id);
    taken.add(fresh);
    renamed.set(id, fresh);
  }
  return renamed.size === 0 ? node : rename(node, renamed);
}

function rename(node: GuideNode, renamed: ReadonlyMap<string, string>): GuideNode {
  const children: Partial<Record<Slot, readonly GuideNode[]>> = {};
  for (const [slot, list] of Object.entries(node.children)) {
    children[slot as Slot] = list.map((child) => rename(child, renamed));
  }
  return { ...node, fields: renamedFields(node, renamed), children };
}

function renamedFields(node: GuideNode, renamed: ReadonlyMap<string, string>): Json {
  const fields = objectFields(node);
  const changes: Record<string, Json> = {};
  for (const property of ['externalId', 'questionId', 'carryForwardFrom']) {
    const fresh = renamed.get(textField(node, property));
    if (fresh !== undefined) changes[property] = fresh;
  }
  const { questionId, choices } = fields;
  // Option ids are only rewritten with their question: the same word elsewhere is another question's option.
  if (typeof questionId === 'string' && renamed.has(questionId) && Array.isArray(choices)) {
    changes['choices'] = choices.map((choice: Json) =>
      typeof choice === 'string' ? (renamed.get(choice) ?? choice) : choice,
    );
  }
  return Object.keys(changes).length === 0 ? node.fields : { ...fields, ...changes };
}
