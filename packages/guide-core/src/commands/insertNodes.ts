import * as z from 'zod';
import { externalIds } from '../doc/externalIds.ts';
import { getIn } from '../doc/field.ts';
import { slotFor } from '../doc/kinds.ts';
import { walk } from '../doc/locate.ts';
import { childrenOf, type GuideNode, type Key, textField } from '../doc/node.ts';
import { blankOption } from '../doc/blank.ts';
import { itemIndex, type ItemIndex } from '../doc/itemIndex.ts';
import { namedOptions, type Reference } from '../doc/resolveReference.ts';
import { references, referencesByHolder } from '../doc/references.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { takesOptions } from './add.ts';
import { index, jsonObject, key } from './arguments.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft, type Draft, insertionIndex } from './draft.ts';
import { guardReferences, removeReference } from './guardReferences.ts';
import { accepts } from './moveNodes.ts';
import { labelOf } from '../doc/labelOf.ts';
import { inScreening, target } from './target.ts';
import { asGuide, withFreshIds } from './withFreshIds.ts';

/** The kinds of parts that can be inserted from outside the guide. */
const insertableKind = z.enum(['block', 'concept', 'item', 'option', 'row', 'media']);

/** The parts that can be inserted. */
export type InsertableKind = z.infer<typeof insertableKind>;

/**
 * `node.insert`: inserts parts from outside the guide: from the clipboard, a text or the library. External ids that are
 * taken are replaced, and references between the parts follow. A reference to a part outside them is kept if the guide
 * has that part before them; otherwise it is removed and counted in `dropped` of the name. Options that can no longer
 * be carried forward are copied from `sources`. Options get a status in a screener and lose it elsewhere.
 */
export const insertNodes = defineCommand({
  id: 'node.insert',
  args: z.object({
    parent: key,
    kind: insertableKind,
    wires: z.array(jsonObject).min(1).readonly(),
    /** Questions of the source that are not inserted. Options carried forward from them become the parts' own. */
    sources: z.array(jsonObject).readonly().optional(),
    /** Index of the child to insert before. Default: the end. */
    index: index.optional(),
    /** Decides the name of the history entry. */
    how: z.enum(['paste', 'insert']),
  }),
  run(state, args) {
    const parent = target(state, args.parent);
    if (!parent || args.wires.length === 0) return refuse('noSuchNode');
    const slot = slotFor(parent.node.kind, args.kind);
    if (!slot || !accepts(parent.node, args.kind)) {
      return refuse('notAllowedHere', { kind: args.kind, parent: parent.node.kind });
    }
    const draft = createDraft(state.doc);
    if (!draft.openList(args.parent, slot)) return refuse('malformedHere', { slot });
    const screening = args.kind === 'block' ? null : inScreening(parent);
    const made = args.wires.map((wire) => draft.make(args.kind, fitting(args.kind, wire, screening)));
    const newcomers = made.map((node) => ({ copy: node, original: node }));
    const nodes = withFreshIds(newcomers, references(asGuide(made)), state.doc);
    const start = insertionIndex(draft.find(args.parent).node, slot, args.index);
    for (const [place, node] of nodes.entries()) {
      const front = args.kind === 'block' && textField(node, 'type') === 'screening';
      draft.insert(node, { parent: args.parent, slot, index: front ? 0 : start + place });
    }
    dropStatuses(draft, nodes);
    const from = itemIndex(asGuide([...(args.sources ?? []).map((wire) => draft.make('item', wire)), ...items(made)]));
    const dropped = dropDangling(draft, nodes, from);
    const [first] = nodes;
    const params = {
      kind: args.kind,
      count: nodes.length,
      label: first ? labelOf(first) : '',
      how: args.how,
      ...(dropped > 0 ? { dropped } : {}),
    };
    return guardReferences(draft, { command: 'node.insert', params }, { selection: nodes.map(({ key }) => key) });
  },
});

/** Returns the wire value with adapted option statuses. `screening` is null for blocks, which have a type. */
function fitting(kind: InsertableKind, wire: JsonObject, screening: boolean | null): JsonObject {
  if (kind === 'block') {
    const inside = wire['type'] === 'screening';
    return withList(wire, 'items', (item) => fitting('item', item, inside));
  }
  if (kind === 'item') return withList(wire, 'options', (option) => fitting('option', option, screening));
  if (kind !== 'option') return wire;
  const { status, ...rest } = wire;
  if (screening === true) return { ...wire, status: status ?? 'neutral' };
  // Statuses that decide something are removed in a step of their own, so that the removal can be reported.
  return status === 'approve' || status === 'reject' ? wire : rest;
}

function dropStatuses(draft: Draft, nodes: readonly GuideNode[]): void {
  for (const { kind, key, fields } of nodes.flatMap((node) => walk(node))) {
    if (kind !== 'option' || getIn(fields, ['status']) === undefined || inScreening(draft.find(key))) continue;
    draft.set(key, ['status'], undefined);
  }
}

function withList(wire: JsonObject, name: string, change: (each: JsonObject) => JsonObject): JsonObject {
  const list = wire[name];
  if (!Array.isArray(list)) return wire;
  return { ...wire, [name]: list.map((each: Json) => (isJsonObject(each) ? change(each) : each)) };
}

/** Returns the questions among these parts and inside blocks. */
function items(nodes: readonly GuideNode[]): readonly GuideNode[] {
  return nodes.flatMap((node) => (node.kind === 'item' ? node : childrenOf(node, 'items')));
}

/** Removes references of the new parts that do not resolve. Returns their number. */
function dropDangling(draft: Draft, nodes: readonly GuideNode[], from: ItemIndex): number {
  const own = new Set(nodes.flatMap((node) => walk(node)).map(({ key }) => key));
  let dropped = 0;
  for (let found = dangling(draft, own); found.length > 0; found = dangling(draft, own)) {
    dropped += found.length;
    for (const each of found) {
      const carried = each.kind === 'carryForward' ? from.byId.get(each.value)?.node : undefined;
      removeReference(draft, each);
      if (each.kind === 'carryForward') withOptions(draft, each.holder, carried ? namedOptions(carried, from) : []);
    }
  }
  return dropped;
}

/** Returns unresolved references: carried options first, then questions, because they decide what the rest means. */
function dangling(draft: Draft, own: ReadonlySet<Key>): readonly Reference[] {
  const all: Reference[] = [];
  for (const [holder, list] of referencesByHolder(draft.doc())) {
    if (own.has(holder)) all.push(...list.filter(({ problem }) => problem !== null));
  }
  const first = (['carryForward', 'question'] as const).find((kind) => all.some((each) => each.kind === kind));
  return first ? all.filter((each) => each.kind === first) : all;
}

/** Gives options to a question that carried all of its options: copies of those it carried, or blank ones. */
function withOptions(draft: Draft, item: Key, carried: readonly GuideNode[]): void {
  const located = draft.find(item);
  if (!takesOptions(located.node) || childrenOf(located.node, 'options').length > 0) return;
  if (!draft.openList(item, 'options')) return;
  const screening = inScreening(located);
  const blank = [blankOption(screening), blankOption(screening)];
  const copies = carried.map((option) => copyOf(draft, option, screening));
  for (const [index, wire] of (copies.length > 0 ? copies : blank).entries()) {
    draft.insert(draft.make('option', wire), { parent: item, slot: 'options', index });
  }
}

/** Returns a carried option as an own option. It keeps its id if that is free, so that conditions still work. */
function copyOf(draft: Draft, option: GuideNode, screening: boolean): JsonObject {
  const id = textField(option, 'externalId');
  return {
    ...(id !== '' && !externalIds(draft.doc().root).has(id) ? { externalId: id } : {}),
    text: textField(option, 'text'),
    ...(screening ? { status: 'neutral' } : {}),
  };
}
