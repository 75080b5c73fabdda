import { partSlots } from '../../diff/guideParts.ts';
import type { Slot } from '../../doc/kinds.ts';
import { nodeToWire } from '../../doc/toWire.ts';
import { type JsonObject, sameJson } from '../../json.ts';
import { type Chosen, type ChosenUnits, unitsOfSide } from '../chooseUnits.ts';
import type { Arranged } from '../merge.ts';
import { insertMissing } from '../mergeOrder.ts';
import { idOf, type MergeNode } from '../threeGuides.ts';
import { spelled, type Written, writeGuide } from '../writeGuide.ts';
import type { PartNames } from './keyedLines.ts';
import { itsPlace, type Unmerged } from './unmerged.ts';

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
    base: new CommonGround(mine, other, unmerged).guide(onPart),
    names: { nameOf: (part) => names.get(part), isSame: (part) => same.has(part) },
  };
}

function writtenSide(
  { content, arrangement }: Arranged,
  side: 'ours' | 'theirs',
  unmerged: Unmerged,
  onPart: Written['onPart'],
): JsonObject {
  const { guides, presence } = content;
  const chosen = new Map(content.chosen);
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
    const sideUnits = unitsOfSide(guides, node, side);
    // Includes the id that this side assigned, even if the merge replaced it.
    if (!(node.ours && node.theirs)) chosen.set(node, sideUnits);
    if (!(node.ours && node.theirs)) continue;
    const isKept = ([key]: readonly [string, Chosen]) => !keys.has(key);
    const isTaken = ([key]: readonly [string, Chosen]) => keys.has(key);
    chosen.set(
      node,
      new Map([...[...(chosen.get(node) ?? nothing)].filter(isKept), ...[...sideUnits].filter(isTaken)]),
    );
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
    return insertMissing(
      left,
      own.filter((each) => shown.has(each)),
      ranks,
    );
  };
  const isAlive = (node: MergeNode) => back.has(node) || (presence.isAlive(node) && !(isPlaced(node) && !node[side]));
  return writeGuide({ guides, presence: { isAlive }, chosen, onPart }, { listOf });
}

const nothing: ChosenUnits = new Map();

/** What two merges of the same guides share, and the base's version where they differ or were not merged. */
class CommonGround {
  readonly #mine: Arranged;
  readonly #other: Arranged;
  readonly #unmerged: Unmerged;
  /** Parts that are shown where the base has them, or not at all. */
  readonly #atBase: ReadonlySet<MergeNode>;
  readonly #chosen = new Map<MergeNode, ChosenUnits>();
  readonly #lists = new Map<MergeNode, ReadonlyMap<Slot, readonly MergeNode[]>>();

  constructor(mine: Arranged, other: Arranged, unmerged: Unmerged) {
    this.#mine = mine;
    this.#other = other;
    this.#unmerged = unmerged;
    this.#atBase = new Set([...this.#placesUnmerged(), ...this.#placesOpen()]);
  }

  guide(onPart: Written['onPart']): JsonObject {
    const { guides, presence } = this.#mine.content;
    this.#take(guides.nodes.root);
    const isAlive = (node: MergeNode) => presence.isAlive(node) || this.#other.content.presence.isAlive(node);
    const written: Written = { guides, presence: { isAlive }, chosen: this.#chosen, onPart };
    return writeGuide(written, { listOf: (node, slot) => this.#lists.get(node)?.get(slot) ?? [] });
  }

  #take(node: MergeNode): void {
    const units = this.#units(node);
    if (units.size > 0) this.#chosen.set(node, units);
    if (node.isSame) return;
    this.#lists.set(node, new Map(partSlots[node.kind].map(({ slot }) => [slot, this.#list(node, slot)] as const)));
  }

  #takeBase(node: MergeNode): void {
    const { guides } = this.#mine.content;
    this.#chosen.set(node, unitsOfSide(guides, node, 'base'));
    const lists = new Map(partSlots[node.kind].map(({ slot }) => [slot, guides.listOf(node, slot, 'base')] as const));
    this.#lists.set(node, lists);
    for (const list of lists.values()) for (const each of list) this.#takeBase(each);
  }

  #units(node: MergeNode): ChosenUnits {
    const [mine, other] = [this.#mine, this.#other].map(({ content }) => content.chosen.get(node));
    const was = unitsOfSide(this.#mine.content.guides, node, 'base');
    const units = new Map<string, Chosen>();
    const names = [...(mine?.keys() ?? []), ...(other?.keys() ?? []), ...(node.isSame ? [] : was.keys())];
    for (const key of new Set(names)) {
      const [x, y] = [mine?.get(key), other?.get(key)];
      const isSettled = this.#unmerged.get(node)?.has(key) !== true && this.#saysTheSame(x, y);
      const chosen = isSettled ? x : was.get(key);
      if (chosen) units.set(key, chosen);
    }
    return units;
  }

  #saysTheSame(x: Chosen | undefined, y: Chosen | undefined): boolean {
    if (!x || !y) return x === y;
    return sameJson(spelled(this.#mine.content, x), spelled(this.#other.content, y));
  }

  #list(node: MergeNode, slot: Slot): readonly MergeNode[] {
    const { mine, other } = this.#listsOf(node, slot);
    const was = this.#mine.content.guides.listOf(node, slot, 'base');
    const inOther = new Set(other);
    const shared = mine.filter((each) => inOther.has(each) && !this.#atBase.has(each));
    const open = was.filter((each) => this.#atBase.has(each));
    // A part that one of the two deleted is shown where the other has it.
    const [deletedHere, deletedThere] = [other, mine].map((list) => list.filter((each) => this.#isDeleted(each)));
    const shown = new Set(shared);
    const ranks = new Map(was.map((each, at) => [each, at]));
    const order = groupsOf(
      shared,
      other.filter((each) => shown.has(each)),
    ).flatMap((group) => group.toSorted((x, y) => (ranks.get(x) ?? 0) - (ranks.get(y) ?? 0)));
    for (const each of shared) this.#take(each);
    let list: readonly MergeNode[] = order;
    for (const [source, added] of [
      [mine, deletedThere ?? []],
      [other, deletedHere ?? []],
      [was, open],
    ] as const) {
      for (const each of added) {
        if (this.#isInBoth(each)) this.#take(each);
        else this.#takeBase(each);
        shown.add(each);
      }
      list = insertMissing(
        list,
        source.filter((each) => shown.has(each)),
        ranks,
      );
    }
    return list;
  }

  /** Returns true for a part that the base and exactly one of the two have. */
  #isDeleted(node: MergeNode): boolean {
    return node.base !== null && !this.#isInBoth(node) && this.#unmerged.get(node)?.has(itsPlace) !== true;
  }

  #isInBoth(node: MergeNode): boolean {
    return this.#mine.content.presence.isAlive(node) && this.#other.content.presence.isAlive(node);
  }

  #placesUnmerged(): readonly MergeNode[] {
    return [...this.#unmerged].flatMap(([node, keys]) => (keys.has(itsPlace) ? [node] : []));
  }

  /** Returns parts that are in different lists, or that both put into one list in different orders. */
  #placesOpen(): readonly MergeNode[] {
    const { guides } = this.#mine.content;
    const open: MergeNode[] = [];
    for (const node of guides.nodes.all) {
      const [home, otherHome] = [this.#homeOf(node, this.#mine), this.#homeOf(node, this.#other)];
      if (home && otherHome && home !== otherHome) open.push(node);
      if (node.isSame) continue;
      for (const { slot } of partSlots[node.kind]) {
        const { mine, other } = this.#listsOf(node, slot);
        if (mine.length < 2 || mine.every((each, at) => each === other[at])) continue;
        const was = new Set(guides.listOf(node, slot, 'base'));
        const [inMine, inOther] = [new Set(mine), new Set(other)];
        const groups = groupsOf(
          mine.filter((each) => inOther.has(each)),
          other.filter((each) => inMine.has(each)),
        );
        for (const group of groups) if (group.length > 1) open.push(...group.filter((each) => !was.has(each)));
      }
    }
    return open;
  }

  #homeOf(node: MergeNode, { content: { presence } }: Arranged): MergeNode | null {
    return presence.isAlive(node) ? presence.parentOf(node) : null;
  }

  #listsOf(node: MergeNode, slot: Slot) {
    return { mine: this.#mine.arrangement.listOf(node, slot), other: this.#other.arrangement.listOf(node, slot) };
  }
}

/** Splits the entries into the smallest groups that follow each other in both orders. */
function groupsOf(mine: readonly MergeNode[], other: readonly MergeNode[]): readonly (readonly MergeNode[])[] {
  const places = new Map(other.map((each, at) => [each, at]));
  const groups: MergeNode[][] = [];
  let [group, farthest]: [MergeNode[], number] = [[], -1];
  for (const [at, each] of mine.entries()) {
    group.push(each);
    farthest = Math.max(farthest, places.get(each) ?? 0);
    if (farthest !== at) continue;
    groups.push(group);
    group = [];
  }
  return groups;
}
