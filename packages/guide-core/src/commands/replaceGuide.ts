import * as z from 'zod';
import { type SplitWire, splitWire } from '../doc/fromWire.ts';
import { type Slot, slotRules, startsWith } from '../doc/kinds.ts';
import { childrenOf, type GuideNode, type Key } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { longestIncreasing } from '../longestIncreasing.ts';
import { isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts';
import { defineCommand, refuse } from './command.ts';
import { createDraft, type Draft, finish } from './draft.ts';
import { isSame, matchLists } from './matchNodes.ts';

/** A node of the new guide, and the node of the old guide that becomes it, if any. */
interface Planned {
  readonly wire: Json;
  readonly kind: GuideNode['kind'];
  readonly parts: SplitWire;
  /** The node that becomes this one and keeps its key. */
  old: GuideNode | null;
  /** True if that node already has exactly this content. */
  same: boolean;
  readonly children: Partial<Record<Slot, readonly Planned[]>>;
}

/**
 * `guide.replace`: makes the guide equal to another one with the smallest steps. Unchanged parts keep their keys and
 * identity, so selection, folded parts and undo survive. Nodes are matched by content, then external id, then name,
 * then position. References are not repaired: the new guide is taken as it is.
 */
export const replaceGuide = defineCommand({
  id: 'guide.replace',
  args: z.object({
    // Callers have already parsed the guide as JSON, so it is not walked again here.
    guide: z.custom<JsonObject>(isJsonObject),
    /** Decides the name of the history entry. */
    reason: z.enum(['json', 'merge', 'reload', 'restore', 'takeBack']),
    /** Replacements with the same value in quick succession become one entry. */
    typing: z.string().optional(),
  }),
  run(state, { guide, reason, typing }) {
    const { root } = state.doc;
    const plan = planned('study', guide);
    const strays: Strays = { old: [], wanted: [] };
    match(plan, root, strays);
    if (plan.same) return refuse('nothingToDo');
    const draft = createDraft(state.doc);
    const leaving = matchMoved(strays);
    const later: (() => void)[] = [];
    build(draft, root.key, plan, later);
    for (const node of leaving) draft.remove(node.key);
    for (const close of later) close();
    return finish(draft, { command: 'guide.replace', params: { reason } }, typing ? { mergeKey: typing } : {});
  },
});

/** The nodes of both sides without a counterpart in their list. */
interface Strays {
  readonly old: GuideNode[];
  readonly wanted: Planned[];
}

function planned(kind: GuideNode['kind'], wire: Json): Planned {
  return { wire, kind, parts: splitWire(kind, wire), old: null, same: false, children: {} };
}

/** Finds the old nodes for a planned node and its descendants. */
function match(plan: Planned, old: GuideNode, strays: Strays): void {
  plan.old = old;
  plan.same = sameJson(nodeToWire(old), plan.wire);
  if (plan.same) return;
  for (const { slot, kind } of slotRules[plan.kind]) {
    const wanted = plan.parts.lists[slot]?.map((wire) => planned(kind, wire));
    if (wanted) plan.children[slot] = wanted;
    const present = childrenOf(old, slot);
    const partners = matchLists(present, wanted ?? []);
    for (const each of wanted ?? []) {
      const partner = partners.get(each);
      if (partner) match(each, partner, strays);
      else strays.wanted.push(each);
    }
    const taken = new Set(partners.values());
    strays.old.push(...present.filter((node) => !taken.has(node)));
  }
}

/** Matches nodes that moved from one list to another. Returns the old nodes that are not used. */
function matchMoved(strays: Strays): readonly GuideNode[] {
  const left = new Set(strays.old);
  for (const each of strays.wanted) {
    if (each.kind !== 'item' && each.kind !== 'concept') continue;
    const moved = [...left].find((node) => node.kind === each.kind && isSame(node, each.wire));
    if (!moved) continue;
    left.delete(moved);
    const below: Strays = { old: [], wanted: [] };
    match(each, moved, below);
    for (const node of below.old) left.add(node);
  }
  return [...left];
}

/** Changes a node and its lists as planned. Lists are closed last, once everything has left them. */
function build(draft: Draft, key: Key, plan: Planned, later: (() => void)[]): void {
  if (!plan.old || plan.same) return;
  for (const { path, to } of differences(plan.old.fields, plan.parts.fields)) {
    const closes = slotRules[plan.kind].some(
      (rule) => startsWith(rule.path, path) && plan.old?.children[rule.slot] && !plan.parts.lists[rule.slot],
    );
    if (closes) later.push(() => draft.set(key, path, to));
    else draft.set(key, path, to);
  }
  for (const { slot } of slotRules[plan.kind]) {
    const wanted = plan.children[slot];
    if (wanted) fill(draft, key, slot, wanted, later);
  }
}

/** Brings a child list into the planned order. Nodes that do not belong there are removed later. */
function fill(draft: Draft, parent: Key, slot: Slot, wanted: readonly Planned[], later: (() => void)[]): void {
  const stable = inOrder(
    childrenOf(draft.find(parent).node, slot).map((node) => node.key),
    wanted.flatMap(({ old }) => old?.key ?? []),
  );
  let before: Key | null = null;
  for (const each of wanted) {
    const key: Key | undefined = each.old?.key;
    if (key === undefined || !stable.has(key)) {
      const list = childrenOf(draft.find(parent).node, slot).filter((node) => node.key !== key);
      const index = before === null ? 0 : list.findIndex((node) => node.key === before) + 1;
      before = place(draft, each, { parent, slot, index });
    } else before = key;
    if (key !== undefined) build(draft, key, each, later);
  }
}

/**
 * Returns a largest subset of `present` that is already in the order of `wanted`, so that only the others need to move.
 * Neither list may contain duplicates.
 */
function inOrder(present: readonly Key[], wanted: readonly Key[]): ReadonlySet<Key> {
  const rank = new Map(wanted.map((each, at) => [each, at]));
  const both = present.filter((each) => rank.has(each));
  const kept = longestIncreasing(both.map((each) => rank.get(each) ?? 0));
  return new Set(both.filter((_, at) => kept.has(at)));
}

function place(draft: Draft, plan: Planned, at: Parameters<Draft['move']>[1]): Key {
  if (plan.old) {
    draft.move(plan.old.key, at);
    return plan.old.key;
  }
  const node = draft.make(plan.kind, plan.wire);
  draft.insert(node, at);
  return node.key;
}

interface Difference {
  readonly path: Path;
  readonly to: Json | undefined;
}

/** Returns the properties in which two values differ, going down as long as both are objects. */
function differences(from: Json, to: Json, path: Path = []): readonly Difference[] {
  if (sameJson(from, to)) return [];
  if (!isJsonObject(from) || !isJsonObject(to)) return [{ path, to }];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  return [...names].flatMap((name): readonly Difference[] => {
    const was = Object.hasOwn(from, name) ? from[name] : undefined;
    const is = Object.hasOwn(to, name) ? to[name] : undefined;
    const at = [...path, name];
    if (was === undefined || is === undefined) return [{ path: at, to: is }];
    return differences(was, is, at);
  });
}
