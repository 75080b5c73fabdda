import { insideUnit, partName, answersOf, partSlots } from '../diff/guideParts.ts';
import { freeId } from '../doc/externalIds.ts';
import type { Slot } from '../doc/kinds.ts';
import { objectFields, textField } from '../doc/node.ts';
import type { Path } from '../json.ts';
import { type ChosenUnits, chooseUnits } from './chooseUnits.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { mergeOrder } from './mergeOrder.ts';
import { Presence } from './presence.ts';
import { idOf, type MergeNode, type ThreeGuides } from './threeGuides.ts';
import { remembered } from '../remember.ts';

/** The parts and the content of the merged guide. */
export interface DecidedContent {
  readonly guides: ThreeGuides;
  readonly conflicts: ConflictList;
  readonly presence: Presence;
  /** The content of existing parts, if there was anything to choose. */
  readonly chosen: Map<MergeNode, ChosenUnits>;
}

/** Decides which parts exist and what they contain. A reference can restore a part that one side deleted. */
export function decideContent(guides: ThreeGuides, conflicts: ConflictList): DecidedContent {
  const restored = new Set<MergeNode>();
  // A restored part can contain references to other deleted parts. Each round restores at least one, so the loop ends.
  for (;;) {
    conflicts.startRound();
    const presence = new Presence(guides, conflicts, restored);
    const chosen = new Map<MergeNode, ChosenUnits>();
    for (const node of guides.nodes.all) {
      const units = presence.isAlive(node) ? chooseUnits(guides, conflicts, presence, node) : null;
      if (units && units.size > 0) chosen.set(node, units);
    }
    const content = { guides, conflicts, presence, chosen };
    if (!restoreReferred(content, restored)) return content;
  }
}

/** Checks every reference to a deleted part. Returns true if one was restored: then decide again. */
function restoreReferred({ guides, conflicts, presence, chosen }: DecidedContent, restored: Set<MergeNode>): boolean {
  let isRestored = false;
  for (const [node, units] of chosen) {
    for (const { unit, side, references } of units.values()) {
      for (const reference of references) {
        const target = reference.target && guides.nodes.of(reference.target, side);
        if (!target || insideUnit(reference, unit.path) === null || presence.isAlive(target)) continue;
        const deletedBy = side === 'ours' ? 'theirs' : 'ours';
        const more = { deletedBy, ...(reference.target ? { target: partName(reference.target) } : {}) } as const;
        if (conflicts.note(node, 'reference', idOf(target), more) !== side) continue;
        isRestored ||= !restored.has(target);
        restore(guides, target, side, restored);
        conflicts.keep(node, 'reference', idOf(target));
      }
    }
  }
  return isRestored;
}

/** Restores a part with its ancestors and descendants. */
function restore(guides: ThreeGuides, node: MergeNode, side: Decision, restored: Set<MergeNode>): void {
  for (let part = node[side]; part; part = part.parent) restored.add(guides.nodes.of(part, side));
  for (const { parts } of node[side]?.lists ?? [])
    for (const part of parts) restore(guides, guides.nodes.of(part, side), side, restored);
}

/** Resolves ids that the two sides gave to different parts: one part keeps the id, the other gets a free one. */
export function resolveSharedIds(content: DecidedContent): void {
  const { guides } = content;
  const holders = holdersOf(content);
  // Parts that are the same on all sides keep their ids: neither side assigned them.
  const shared = [...holders].filter(([, nodes]) => nodes.length === 2 && !nodes.some(({ isSame }) => isSame));
  if (shared.length === 0) return;
  const taken = new Set(holders.keys());
  for (const { kind, isSame, ours } of guides.nodes.all) {
    if (!isSame || !ours || kind !== 'item') continue;
    for (const { node } of [ours, ...answersOf(ours)]) taken.add(textField(node, 'externalId'));
  }
  for (const references of Object.values(guides.references)) {
    for (const [, list] of references.all()) for (const { value } of list) taken.add(value);
  }
  for (const [id, nodes] of shared) giveFreeId(content, id, nodes, taken);
}

/** Returns the parts with each id in the merged guide, without items that are the same on all sides. */
function holdersOf({ guides, presence, chosen }: DecidedContent): ReadonlyMap<string, readonly MergeNode[]> {
  const holders = new Map<string, MergeNode[]>();
  for (const node of guides.nodes.all) {
    if (node.isSame && node.kind === 'item') continue;
    const same = node.isSame && presence.isAlive(node) ? node.ours : null;
    const id = same ? objectFields(same.node)['externalId'] : chosen.get(node)?.get('externalId')?.unit.value;
    if (typeof id !== 'string') continue;
    const known = holders.get(id);
    if (known) known.push(node);
    else holders.set(id, [node]);
  }
  return holders;
}

function giveFreeId(
  { guides, conflicts, chosen }: DecidedContent,
  id: string,
  nodes: readonly MergeNode[],
  taken: Set<string>,
) {
  const has = (node: MergeNode, side: Decision): boolean => {
    const part = node[side];
    return part !== null && guides.unitsOf(part).get('externalId')?.value === id;
  };
  // The id already occurs twice in one guide, so its author must resolve that.
  if ((['ours', 'theirs'] as const).some((side) => nodes.every((node) => has(node, side)))) return;
  const ours = nodes.filter((node) => has(node, 'ours'));
  const mine = ours.find((node) => chosen.get(node)?.get('externalId')?.side === 'ours') ?? ours[0];
  const other = nodes.find((node) => node !== mine);
  if (!mine || !other) return;
  const freshId = freeId(taken, id);
  taken.add(freshId);
  const renamed = conflicts.note(other, 'sameId', id, { externalId: id, freshId }) === 'ours' ? other : mine;
  const units = new Map(chosen.get(renamed));
  const known = units.get('externalId');
  if (!known) return;
  units.set('externalId', { ...known, unit: { path: ['externalId'], value: freshId } });
  chosen.set(renamed, units);
}

export interface Arrangement {
  /** Returns the children of a part, in order. Not for an item that is the same on all sides: it is never split. */
  readonly listOf: (parent: MergeNode, slot: Slot) => readonly MergeNode[];
  /** Returns the path of a part, or null if it is not in the merged guide. */
  readonly pathOf: (node: MergeNode) => Path | null;
}

/** Orders the parts of the merged guide and records conflicts about the order. */
export function arrange({ guides, conflicts, presence }: DecidedContent): Arrangement {
  const lists = new Map<MergeNode, Map<Slot, readonly MergeNode[]>>();
  const { hasBase } = guides;
  for (const [parent, members] of membersOf({ guides, presence })) {
    const ordered = new Map<Slot, readonly MergeNode[]>();
    for (const [slot, set] of members) {
      const [ours, theirs] = [guides.listOf(parent, slot, 'ours'), guides.listOf(parent, slot, 'theirs')];
      const base = hasBase ? guides.listOf(parent, slot, 'base') : [];
      ordered.set(
        slot,
        mergeOrder(set, { base, ours, theirs }, (tangled) => conflicts.note(parent, 'order', slot, {}, tangled)),
      );
    }
    lists.set(parent, ordered);
  }
  const listOf = (parent: MergeNode, slot: Slot) => lists.get(parent)?.get(slot) ?? [];
  const pathOf = (node: MergeNode): Path | null => {
    if (node === guides.nodes.root) return [];
    const parent = presence.isAlive(node) ? presence.parentOf(node) : null;
    const above = parent && pathOf(parent);
    const rule = parent && partSlots[parent.kind].find(({ slot }) => slot === slotOf(node));
    if (!above || !rule) return null;
    const index = parent.isSame ? node.ours?.index : listOf(parent, rule.slot).indexOf(node);
    return index === undefined ? null : [...above, ...rule.path, index];
  };
  return { listOf, pathOf };
}

type Members = ReadonlyMap<Slot, ReadonlySet<MergeNode>>;

function membersOf({ guides, presence }: Pick<DecidedContent, 'guides' | 'presence'>): ReadonlyMap<MergeNode, Members> {
  const members = new Map<MergeNode, Map<Slot, Set<MergeNode>>>();
  for (const node of guides.nodes.all) {
    const parent = presence.isAlive(node) ? presence.parentOf(node) : null;
    const slot = slotOf(node);
    if (!parent || !slot) continue;
    const lists = remembered(members, parent, () => new Map<Slot, Set<MergeNode>>());
    const list = lists.get(slot);
    if (list) list.add(node);
    else lists.set(slot, new Set([node]));
  }
  return members;
}

function slotOf(node: MergeNode): Slot | null {
  return (node.ours ?? node.theirs ?? node.base)?.slot ?? null;
}
