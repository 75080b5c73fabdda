import { partName, type Part, namedCondition } from '../diff/guideParts.ts';
import { nodeToWire } from '../doc/toWire.ts';
import type { Slot } from '../doc/kinds.ts';
import type { Path } from '../json.ts';
import type { Conflict, ConflictSide, Decision, Decisions } from './conflict.ts';
import { idOf, type MergeNode, type Side, type ThreeGuides } from './threeGuides.ts';

/** Collects the conflicts of a merge and looks up the decisions about them. */
export class ConflictList {
  readonly #guides: ThreeGuides;
  readonly #decisions: Decisions;
  #conflicts = new Map<string, Conflict>();
  /** The part of each conflict, by conflict id. */
  readonly #subjects = new Map<string, MergeNode>();
  /** Conflicts resolved by restoring a part. Later rounds no longer find them. */
  readonly #kept = new Map<string, Conflict>();

  constructor(guides: ThreeGuides, decisions: Decisions) {
    this.#guides = guides;
    this.#decisions = decisions;
  }

  /** Records a conflict and returns the decision about it. `entries` are those whose `order` is to be decided. */
  note(
    node: MergeNode,
    code: Conflict['code'],
    detail: string,
    more: Partial<Conflict> = {},
    entries: readonly MergeNode[] = [],
  ): Decision {
    const id = conflictIdOf(node, code, detail);
    const decided = this.#decisions[id];
    const taken = typeof decided === 'string' ? decided : 'ours';
    const part = node.ours ?? node.theirs ?? node.base;
    if (!part) return taken;
    const among = new Set(entries);
    const sideOf = (side: Side) => this.#sideOf(node, side, code, detail, among);
    this.#subjects.set(id, node);
    this.#conflicts.set(id, {
      id,
      code,
      kind: node.kind,
      ...this.#labelOf(node, part),
      path: null,
      base: sideOf('base'),
      ours: sideOf('ours'),
      theirs: sideOf('theirs'),
      ...more,
      taken,
      isDecided: decided !== undefined,
    });
    return taken;
  }

  /** Returns a name by which readers of both sides find the part. `part` provides the name if nothing else does. */
  #labelOf(node: MergeNode, part: Part): Pick<Conflict, 'label' | 'isEarlierLabel' | 'theirLabel' | 'number'> {
    const base = this.#guides.hasBase ? node.base : null;
    const nameOn = (side: 'ours' | 'theirs'): string => partName(node[side] ?? base ?? part);
    const [ours, theirs, earlier] = [nameOn('ours'), nameOn('theirs'), base ? partName(base) : ''];
    if (ours === theirs) return { label: ours, isEarlierLabel: false, number: numberOf(part) };
    if (base && earlier !== '') return { label: earlier, isEarlierLabel: true, number: numberOf(base) };
    return { label: ours, isEarlierLabel: false, theirLabel: theirs, number: numberOf(part) };
  }

  /** Returns the third wording chosen for a text that both sides changed, if any. */
  wordingOf(node: MergeNode, detail: string): string | undefined {
    const decided = this.#decisions[conflictIdOf(node, 'field', detail)];
    return typeof decided === 'object' ? decided.wording : undefined;
  }

  /** Starts a new round with the kept conflicts only. */
  startRound(): void {
    this.#conflicts = new Map(this.#kept);
  }

  /** Keeps a conflict even if later rounds do not find it. */
  keep(node: MergeNode, code: Conflict['code'], detail: string): void {
    const id = conflictIdOf(node, code, detail);
    const conflict = this.#conflicts.get(id);
    if (conflict) this.#kept.set(id, conflict);
  }

  /** Returns the part of a conflict. */
  subjectOf(id: string): MergeNode | undefined {
    return this.#subjects.get(id);
  }

  /** Returns all conflicts with their paths in the merged guide. */
  placed(pathOf: (node: MergeNode) => Path | null): readonly Conflict[] {
    if (this.#conflicts.size === 0) return [];
    const ranks = new Map(this.#guides.nodes.all.map((node, rank) => [node, rank]));
    const placed = [...this.#conflicts.values()].map((conflict) => {
      const node = this.#subjects.get(conflict.id);
      const rank = (node && ranks.get(node)) ?? 0;
      return { rank, conflict: { ...conflict, path: node ? pathOf(node) : null } };
    });
    // The order must not depend on decisions, because the user is working through the list.
    return placed
      .sort((a, b) => a.rank - b.rank || (a.conflict.id < b.conflict.id ? -1 : 1))
      .map((each) => each.conflict);
  }

  #sideOf(
    node: MergeNode,
    side: Side,
    code: Conflict['code'],
    detail: string,
    among: ReadonlySet<MergeNode>,
  ): ConflictSide {
    const part = side === 'base' && !this.#guides.hasBase ? null : node[side];
    if (!part) return { path: null };
    if (code === 'field') {
      const unit = this.#guides.unitsOf(part).get(detail);
      const path = [...part.path, ...(unit?.path ?? [])];
      if (!unit) return { path };
      if (detail !== 'conditional') return { path, value: unit.value };
      return { path, value: unit.value, condition: namedCondition(unit.value, this.#guides.referencesOf(part, side)) };
    }
    if (code === 'order') {
      const entries = this.#guides.listOf(node, detail as Slot, side).filter((each) => among.has(each));
      const names = entries.map((each) => partName(each[side] ?? part));
      return { path: part.path, value: names };
    }
    return { path: part.path, value: nodeToWire(part.node) };
  }
}

function numberOf(part: Part): number {
  return part.number || (part.parent?.number ?? 0);
}

function conflictIdOf(node: MergeNode, code: Conflict['code'], detail: string): string {
  return detail === '' ? `${code} ${idOf(node)}` : `${code} ${idOf(node)} ${detail.replaceAll('\0', '.')}`;
}
