import type { Slot } from '../doc/kinds.ts';
import { partSlots } from '../diff/part.ts';
import { nodeToWire } from '../doc/toWire.ts';
import type { JsonObject } from '../json.ts';
import { type Chosen, type ChosenUnits, unitsOfSide } from './chooseUnits.ts';
import { commonGround } from './commonGround.ts';
import { fewestBroken } from './fewestBroken.ts';
import type { PartNames } from './keyedLines.ts';
import { idOf, type MergeNode } from './mergeNode.ts';
import type { Arranged } from './mergeRun.ts';
import { itsPlace, type Unmerged } from './unmerged.ts';
import { type Written, writeGuide } from './writeGuide.ts';

/** The versions between which a person must decide. Elsewhere, all three contain the merged content. */
export interface ShownSides {
  readonly ours: JsonObject;
  readonly theirs: JsonObject;
  readonly base: JsonObject;
  /** Names the parts of all three, with the same name for the same part. */
  readonly names: PartNames;
}

/**
 * Returns the merge with all conflicts decided for ours (`mine`) and for theirs (`other`), and the base's version where
 * the two differ. For details in `unmerged`, each side has its version from before the merge.
 */
export function shownSides(mine: Arranged, other: Arranged, unmerged: Unmerged): ShownSides {
  const names = new WeakMap<object, string>();
  const same = new WeakSet<object>();
  const onPart = (part: object, node: MergeNode): void => {
    names.set(part, idOf(node));
    if (node.isSame && node.ours && part === nodeToWire(node.ours.node)) same.add(part);
  };
  return {
    ours: writtenSide(mine, 'ours', unmerged, onPart),
    theirs: writtenSide(other, 'theirs', unmerged, onPart),
    base: commonGround(mine, other, unmerged, onPart),
    names: { nameOf: (part) => names.get(part), isSame: (part) => same.has(part) },
  };
}

function writtenSide(
  { settled, arrangement }: Arranged,
  side: 'ours' | 'theirs',
  unmerged: Unmerged,
  onPart: Written['onPart'],
): JsonObject {
  const { guides, presence } = settled;
  const chosen = new Map(settled.chosen);
  /** Parts that the merge left out and this side has. */
  const back = new Set<MergeNode>();
  const bringBack = (node: MergeNode): void => {
    if (presence.isAlive(node)) return;
    back.add(node);
    chosen.set(node, unitsOfSide(guides, node, side));
    for (const { slot } of partSlots[node.kind]) for (const each of guides.listOf(node, slot, side)) bringBack(each);
  };
  for (const [node, keys] of unmerged) {
    if (keys.has(itsPlace) && node[side]) bringBack(node);
    if (back.has(node) || !node[side]) continue;
    const said = unitsOfSide(guides, node, side);
    // Includes the id that this side assigned, even if the merge replaced it.
    if (!(node.ours && node.theirs)) chosen.set(node, said);
    if (!(node.ours && node.theirs)) continue;
    const isKept = ([key]: readonly [string, Chosen]) => !keys.has(key);
    const isSaid = ([key]: readonly [string, Chosen]) => keys.has(key);
    chosen.set(node, new Map([...[...(chosen.get(node) ?? nothing)].filter(isKept), ...[...said].filter(isSaid)]));
  }
  const isPlaced = (node: MergeNode) => unmerged.get(node)?.has(itsPlace) === true;
  const listOf = (node: MergeNode, slot: Slot): readonly MergeNode[] => {
    const own = guides.listOf(node, slot, side);
    if (back.has(node)) return own;
    const merged = arrangement.listOf(node, slot);
    const left = merged.filter((each) => !isPlaced(each));
    const placed = own.filter(isPlaced);
    if (placed.length === 0) return left;
    const shown = new Set([...left, ...placed]);
    const ranks = new Map(guides.listOf(node, slot, 'base').map((each, at) => [each, at]));
    return fewestBroken(
      left,
      own.filter((each) => shown.has(each)),
      ranks,
    );
  };
  const isAlive = (node: MergeNode) => back.has(node) || (presence.isAlive(node) && !(isPlaced(node) && !node[side]));
  return writeGuide({ guides, presence: { isAlive }, chosen, onPart }, { listOf });
}

const nothing: ChosenUnits = new Map();
