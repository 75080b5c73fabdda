import { freeId } from '../doc/externalIds.ts';
import { objectFields, textField } from '../doc/node.ts';
import { answersOf } from '../diff/part.ts';
import type { Decision } from './conflict.ts';
import type { MergeNode } from './mergeNode.ts';
import type { Settled } from './settle.ts';

/** Resolves ids that the two sides gave to different parts: one part keeps the id, the other gets a free one. */
export function settleIds(settled: Settled): void {
  const { guides } = settled;
  const holders = holdersOf(settled);
  // Parts that are the same on all sides keep their ids: neither side assigned them.
  const shared = [...holders].filter(([, nodes]) => nodes.length === 2 && !nodes.some(({ isSame }) => isSame));
  if (shared.length === 0) return;
  const taken = new Set(holders.keys());
  for (const { kind, isSame, ours } of guides.nodes.all) {
    if (!isSame || !ours || kind !== 'item') continue;
    for (const { node } of [ours, ...answersOf(ours)]) taken.add(textField(node, 'externalId'));
  }
  for (const mentions of Object.values(guides.mentions)) {
    for (const [, list] of mentions.all()) for (const { value } of list) taken.add(value);
  }
  for (const [id, nodes] of shared) settleId(settled, id, nodes, taken);
}

/** Returns the parts with each id in the merged guide, without items that are the same on all sides. */
function holdersOf({ guides, presence, chosen }: Settled): ReadonlyMap<string, readonly MergeNode[]> {
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

function settleId({ guides, conflicts, chosen }: Settled, id: string, nodes: readonly MergeNode[], taken: Set<string>) {
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
