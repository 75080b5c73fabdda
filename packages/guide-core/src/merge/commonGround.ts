import type { Slot } from '../doc/kinds.ts';
import { partSlots } from '../diff/part.ts';
import { sameJson } from '../doc/field.ts';
import type { JsonObject } from '../json.ts';
import { type Chosen, type ChosenUnits, unitsOfSide } from './chooseUnits.ts';
import { fewestBroken } from './fewestBroken.ts';
import type { MergeNode } from './mergeNode.ts';
import type { Arranged } from './mergeRun.ts';
import { spelled } from './spelling.ts';
import { itsPlace, type Unmerged } from './unmerged.ts';
import { type Written, writeGuide } from './writeGuide.ts';

/** Returns what two merges of the same guides share, and the base's version where they differ or were not merged. */
export function commonGround(
  mine: Arranged,
  other: Arranged,
  unmerged: Unmerged,
  onPart?: Written['onPart'],
): JsonObject {
  return new CommonGround(mine, other, unmerged).guide(onPart);
}

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
    const { guides, presence } = this.#mine.settled;
    this.#take(guides.nodes.root);
    const isAlive = (node: MergeNode) => presence.isAlive(node) || this.#other.settled.presence.isAlive(node);
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
    const { guides } = this.#mine.settled;
    this.#chosen.set(node, unitsOfSide(guides, node, 'base'));
    const lists = new Map(partSlots[node.kind].map(({ slot }) => [slot, guides.listOf(node, slot, 'base')] as const));
    this.#lists.set(node, lists);
    for (const list of lists.values()) for (const each of list) this.#takeBase(each);
  }

  #units(node: MergeNode): ChosenUnits {
    const [mine, other] = [this.#mine, this.#other].map(({ settled }) => settled.chosen.get(node));
    const was = unitsOfSide(this.#mine.settled.guides, node, 'base');
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
    return sameJson(spelled(this.#mine.settled, x), spelled(this.#other.settled, y));
  }

  #list(node: MergeNode, slot: Slot): readonly MergeNode[] {
    const { mine, other } = this.#listsOf(node, slot);
    const was = this.#mine.settled.guides.listOf(node, slot, 'base');
    const inOther = new Set(other);
    const settled = mine.filter((each) => inOther.has(each) && !this.#atBase.has(each));
    const open = was.filter((each) => this.#atBase.has(each));
    // A part that one of the two deleted is shown where the other has it.
    const [deletedHere, deletedThere] = [other, mine].map((list) => list.filter((each) => this.#isDeleted(each)));
    const shown = new Set(settled);
    const ranks = new Map(was.map((each, at) => [each, at]));
    const order = groupsOf(
      settled,
      other.filter((each) => shown.has(each)),
    ).flatMap((group) => group.toSorted((x, y) => (ranks.get(x) ?? 0) - (ranks.get(y) ?? 0)));
    for (const each of settled) this.#take(each);
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
      list = fewestBroken(
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
    return this.#mine.settled.presence.isAlive(node) && this.#other.settled.presence.isAlive(node);
  }

  #placesUnmerged(): readonly MergeNode[] {
    return [...this.#unmerged].flatMap(([node, keys]) => (keys.has(itsPlace) ? [node] : []));
  }

  /** Returns parts that are in different lists, or that both put into one list in different orders. */
  #placesOpen(): readonly MergeNode[] {
    const { guides } = this.#mine.settled;
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

  #homeOf(node: MergeNode, { settled: { presence } }: Arranged): MergeNode | null {
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
