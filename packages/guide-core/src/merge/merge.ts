import { freeId } from '../doc/externalIds.ts';
import { sameJson } from '../doc/field.ts';
import { wireDocument } from '../doc/wireDocument.ts';
import { objectFields, textField } from '../doc/node.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { nameOfPart } from '../diff/nameOf.ts';
import { insideUnit, type Mention, type Mentions, mentionsOf } from '../diff/naming.ts';
import { answersOf, type Part, partsIn, type Parts, partSlots, partsOf } from '../diff/part.ts';
import { fromUnits, keyOf, type Unit, type Units, unitsOf, withValue } from '../diff/units.ts';
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import type { Conflict, ConflictSide, Decision, Decisions, Merged } from './conflict.ts';
import { type MergeNode, type MergeNodes, mergeNodes, type Side } from './mergeNode.ts';
import { mergeOrder } from './mergeOrder.ts';
import { withoutMentions } from './withoutMentions.ts';

/**
 * Three-way merge of guides: what only one side changed is taken from it; where both cannot have their way there is a
 * {@link Conflict}, and the result has ours unless `decisions` say otherwise. References follow renamed ids and reworded
 * answers of the other side. The result is always a whole guide and is checked again. Cost: about linear.
 *
 * Without a base (null) nobody knows who changed what: everything that either side has is kept, and every property in
 * which they differ is a conflict.
 */
export function merge(
  base: JsonObject | null,
  ours: JsonObject,
  theirs: JsonObject,
  decisions: Decisions = {},
): Merged {
  return new Merger({ base: base ?? ours, ours, theirs }, base !== null, decisions).merged();
}

/** A property as it was chosen, with what its value mentions. */
interface Chosen {
  readonly unit: Unit;
  readonly side: 'ours' | 'theirs';
  readonly mentions: readonly Mention[];
}

const sides = ['base', 'ours', 'theirs'] as const;
const nothingChosen: ReadonlyMap<string, Chosen> = new Map();
/** The properties that mention other parts. */
const mentioning = ['conditional', 'carryForwardFrom'] as const;

class Merger {
  readonly #wires: Readonly<Record<Side, JsonObject>>;
  /** False when the base is only a stand-in, by which the two sides are matched. */
  readonly #hasBase: boolean;
  readonly #decisions: Decisions;
  readonly #nodes: MergeNodes;
  readonly #parts: Readonly<Record<Side, Parts>>;
  readonly #mentions: Readonly<Record<Side, Mentions>>;
  readonly #named = new Map<Side, ReadonlyMap<string, Part>>();
  readonly #units = new Map<Part, Units>();
  /** What a reference brings back although one side deleted it. */
  readonly #restored = new Set<MergeNode>();
  #conflicts = new Map<string, Conflict>();
  /** The part that each conflict is about, by the id of the conflict. */
  readonly #subjects = new Map<string, MergeNode>();
  /** The conflicts that were settled by bringing something back: later rounds no longer see them. */
  readonly #broughtBack = new Map<string, Conflict>();
  #alive = new Map<MergeNode, boolean>();
  #parents = new Map<MergeNode, MergeNode | null>();
  #lists = new Map<MergeNode, Map<string, readonly MergeNode[]>>();
  /** Of a part that is the same on all sides only what mentions others: that may be spelled differently now. */
  #chosen = new Map<MergeNode, ReadonlyMap<string, Chosen>>();
  #paths = new Map<MergeNode, Path>();

  constructor(wires: Readonly<Record<Side, JsonObject>>, hasBase: boolean, decisions: Decisions) {
    this.#wires = wires;
    this.#hasBase = hasBase;
    this.#decisions = decisions;
    const read = (wire: JsonObject): Parts => partsOf(wireDocument(wire));
    this.#parts = { base: read(wires.base), ours: read(wires.ours), theirs: read(wires.theirs) };
    const { base, ours, theirs } = this.#parts;
    this.#nodes = mergeNodes(base, ours, theirs);
    this.#mentions = { base: mentionsOf(base), ours: mentionsOf(ours), theirs: mentionsOf(theirs) };
  }

  merged(): Merged {
    // Bringing one thing back can bring back a reference to another; each round brings back at least one.
    do {
      this.#conflicts = new Map(this.#broughtBack);
      this.#alive = new Map();
      this.#parents = new Map();
      this.#settle();
    } while (this.#restoreReferred());
    this.#settleIds();
    this.#arrange();
    const guide = this.#wireOf(this.#nodes.root, []);
    if (!isJsonObject(guide)) throw new Error('Merging guides cannot make anything but a guide.');
    const issues = validate(guide);
    this.#nameBrokenRules(issues);
    return { guide, conflicts: this.#finished(), issues };
  }

  #settle(): void {
    this.#chosen = new Map();
    for (const node of this.#nodes.all) {
      const chosen = this.#isAlive(node) ? this.#chooseUnits(node) : nothingChosen;
      if (chosen !== nothingChosen) this.#chosen.set(node, chosen);
    }
  }

  // ---- What is there

  #isAlive(node: MergeNode): boolean {
    const known = this.#alive.get(node);
    if (known !== undefined) return known;
    const alive = this.#restored.has(node) || this.#decideAlive(node);
    this.#alive.set(node, alive && (node === this.#nodes.root || this.#parentOf(node) !== null));
    return this.#alive.get(node) ?? false;
  }

  #decideAlive(node: MergeNode): boolean {
    if (node.ours && node.theirs) return true;
    const side: Decision = node.ours ? 'ours' : 'theirs';
    const part = node[side];
    if (!part) return false;
    if (!node.base || !this.#hasBase) return true;
    const deletedBy = side === 'ours' ? 'theirs' : 'ours';
    const above = node.base.parent && this.#nodes.of(node.base.parent);
    const movedAway = part.parent !== null && this.#nodes.of(part.parent) !== above;
    // What went with its block or question shares its fate.
    if (above && !above[deletedBy] && !movedAway) return this.#isAlive(above);
    if (!movedAway && !this.#isChanged(node, side)) return false;
    return this.#conflict(node, 'deletion', '', { deletedBy }) === side;
  }

  /** True when a side changed a part or anything in it. */
  #isChanged(node: MergeNode, side: Decision): boolean {
    const [before, after] = [node.base, node[side]];
    if (!before || !after) return true;
    if (before.node === after.node) return false;
    if (this.#changedUnits(before, 'base', after, side)) return true;
    return partSlots[node.kind].some(({ slot }) => {
      const [a, b] = [partsIn(before, slot), partsIn(after, slot)];
      if (a.length !== b.length) return true;
      return b.some((part) => {
        const inner = this.#nodes.of(part);
        return inner.base?.parent !== before || this.#isChanged(inner, side);
      });
    });
  }

  #changedUnits(a: Part, sideA: Side, b: Part, sideB: Side): boolean {
    const [x, y] = [this.#unitsOf(a), this.#unitsOf(b)];
    if (x.size !== y.size) return true;
    return [...x].some(([key, unit]) => {
      const other = y.get(key);
      return !other || !sameJson(this.#meaning(a, sideA, unit), this.#meaning(b, sideB, other));
    });
  }

  // ---- Where it is

  #parentOf(node: MergeNode): MergeNode | null {
    const known = this.#parents.get(node);
    if (known !== undefined) return known;
    const [base, ours, theirs] = sides.map((side) => {
      const above = node[side]?.parent;
      return above ? this.#nodes.of(above) : null;
    });
    const parent = this.#firstAlive([this.#wishedParent(node, base, ours, theirs), ours, theirs, base]);
    this.#parents.set(node, parent);
    return parent;
  }

  #wishedParent(
    node: MergeNode,
    base: MergeNode | null | undefined,
    ours: MergeNode | null | undefined,
    theirs: MergeNode | null | undefined,
  ): MergeNode | null | undefined {
    if (!ours || !theirs) return ours ?? theirs;
    if (ours === theirs || (this.#hasBase && theirs === base)) return ours;
    if (this.#hasBase && ours === base) return theirs;
    return this.#conflict(node, 'place', '') === 'ours' ? ours : theirs;
  }

  #firstAlive(nodes: readonly (MergeNode | null | undefined)[]): MergeNode | null {
    return nodes.find((each) => each && this.#isAlive(each)) ?? null;
  }

  #arrange(): void {
    const members = new Map<MergeNode, Map<string, Set<MergeNode>>>();
    for (const node of this.#nodes.all) {
      const parent = this.#isAlive(node) ? this.#parentOf(node) : null;
      const slot = (node.ours ?? node.theirs ?? node.base)?.slot;
      if (!parent || !slot) continue;
      const lists = members.get(parent) ?? new Map<string, Set<MergeNode>>();
      members.set(parent, lists);
      lists.set(slot, (lists.get(slot) ?? new Set()).add(node));
    }
    this.#lists = new Map();
    for (const [parent, lists] of members) {
      const ordered = new Map<string, readonly MergeNode[]>();
      for (const [slot, set] of lists) {
        const [known = [], ours = [], theirs = []] = sides.map((side) => this.#listOf(parent[side], slot));
        const base = this.#hasBase ? known : [];
        const choose = () => this.#conflict(parent, 'order', slot);
        ordered.set(slot, mergeOrder(set, { base, ours, theirs }, choose));
      }
      this.#lists.set(parent, ordered);
    }
  }

  #listOf(part: Part | null, slot: string): readonly MergeNode[] {
    const parts = part?.lists.find((list) => list.slot === slot)?.parts ?? [];
    return parts.map((each) => this.#nodes.of(each));
  }

  // ---- What it says

  #chooseUnits(node: MergeNode): ReadonlyMap<string, Chosen> {
    const { ours, theirs, isSame } = node;
    if (isSame && ours && theirs && this.#mentionsOnlySame(ours)) return nothingChosen;
    const base = this.#hasBase ? node.base : null;
    const chosen = new Map<string, Chosen>();
    const take = (side: Decision, key: string): void => {
      const part = node[side];
      const unit = part && this.#unitsOf(part).get(key);
      if (unit) chosen.set(key, { unit, side, mentions: this.#mentionsOf(part, side) });
    };
    if (!ours || !theirs) {
      const part = ours ?? theirs;
      if (part) for (const key of this.#unitsOf(part).keys()) take(ours ? 'ours' : 'theirs', key);
      return chosen;
    }
    if (isSame && this.#mentionTheSame(ours, theirs)) {
      for (const key of mentioning) take('ours', key);
      return chosen;
    }
    const [x, y] = [this.#unitsOf(ours), this.#unitsOf(theirs)];
    const before = base ? this.#unitsOf(base) : null;
    for (const key of isSame ? mentioning : new Set([...x.keys(), ...y.keys()])) {
      const inOurs = this.#meaning(ours, 'ours', x.get(key));
      const inTheirs = this.#meaning(theirs, 'theirs', y.get(key));
      if (sameJson(inOurs, inTheirs)) {
        take('ours', key);
        continue;
      }
      const was = base ? this.#meaning(base, 'base', before?.get(key)) : undefined;
      if (base && sameJson(inTheirs, was)) take('ours', key);
      else if (base && sameJson(inOurs, was)) take('theirs', key);
      else if (key === 'externalId' && was === undefined && isMadeUp(inOurs, inTheirs)) {
        // The editor made one up where a question had none; references follow, so nothing is lost.
        take(betterId(inOurs, inTheirs), key);
      } else if (isContainer(x.get(key)) || isContainer(y.get(key))) take(x.has(key) ? 'ours' : 'theirs', key);
      else take(this.#conflict(node, 'field', key, { field: key.replaceAll('\0', '.') }), key);
    }
    return chosen;
  }

  /**
   * Of a part that is the same on all sides: that it mentions nothing but questions that are too, so that no reference in
   * it can have a new meaning or a new spelling. It may say no although it is so.
   */
  #mentionsOnlySame({ node }: Part): boolean {
    const { conditional, carryForwardFrom } = objectFields(node);
    if (typeof carryForwardFrom === 'string' && !this.#namesSame(carryForwardFrom)) return false;
    const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
    if (!Array.isArray(criteria)) return true;
    return (criteria as readonly Json[]).every((criterion) => {
      const id = isJsonObject(criterion) ? criterion['questionId'] : undefined;
      return typeof id !== 'string' || this.#namesSame(id);
    });
  }

  #namesSame(id: string): boolean {
    const [ours, theirs] = [this.#itemsOf('ours').get(id), this.#itemsOf('theirs').get(id)];
    if (!ours || !theirs) return ours === theirs;
    // Answers that are carried forward are those of yet another question.
    if (objectFields(ours.node)['carryForwardFrom'] !== undefined) return false;
    const node = this.#nodes.of(ours);
    return node.isSame && node === this.#nodes.of(theirs) && this.#isAlive(node);
  }

  /** The items of a side by id; of several with one id the first, which is the one that is meant. */
  #itemsOf(side: Decision): ReadonlyMap<string, Part> {
    const known = this.#named.get(side);
    if (known) return known;
    const named = new Map<string, Part>();
    for (const part of this.#parts[side].above) {
      const id = part.kind === 'item' ? textField(part.node, 'externalId') : '';
      if (id !== '' && !named.has(id)) named.set(id, part);
    }
    this.#named.set(side, named);
    return named;
  }

  /** Of two parts that say the same: that they mean the same by it. An id can lead to something else on each side. */
  #mentionTheSame(ours: Part, theirs: Part): boolean {
    const [x, y] = [this.#mentionsOf(ours, 'ours'), this.#mentionsOf(theirs, 'theirs')];
    if (x.length !== y.length) return false;
    return x.every(({ target }, at) => {
      const other = y[at]?.target ?? null;
      return target === null || other === null ? target === other : this.#nodes.of(target) === this.#nodes.of(other);
    });
  }

  #unitsOf(part: Part): Units {
    const known = this.#units.get(part) ?? unitsOf(part);
    this.#units.set(part, known);
    return known;
  }

  #mentionsOf(part: Part, side: Side): readonly Mention[] {
    return this.#mentions[side].get(part);
  }

  /** A value with what it refers to in place of ids and texts, so that a rename changes nothing. */
  #meaning(part: Part, side: Side, unit: Unit | undefined): Json | undefined {
    if (!unit) return undefined;
    let value = unit.value;
    for (const mention of this.#mentionsOf(part, side)) {
      const path = insideUnit(mention, unit.path);
      if (path !== null && mention.target) value = withValue(value, path, ['meant', this.#nodes.of(mention.target).id]);
    }
    return value;
  }

  // ---- References

  /** Looks at every reference to what is gone. True when something was brought back and all must be settled again. */
  #restoreReferred(): boolean {
    let isRestored = false;
    for (const [node, chosen] of this.#chosen) {
      for (const { unit, side, mentions } of chosen.values()) {
        for (const mention of mentions) {
          const target = mention.target && this.#nodes.of(mention.target);
          if (!target || insideUnit(mention, unit.path) === null || this.#isAlive(target)) continue;
          const deletedBy = side === 'ours' ? 'theirs' : 'ours';
          const more = { deletedBy, ...(mention.target ? { target: nameOfPart(mention.target) } : {}) } as const;
          if (this.#conflict(node, 'reference', target.id, more) !== side) continue;
          isRestored ||= !this.#restored.has(target);
          this.#restore(target, side);
          const id = `reference ${node.id} ${target.id}`;
          const conflict = this.#conflicts.get(id);
          if (conflict) this.#broughtBack.set(id, conflict);
        }
      }
    }
    return isRestored;
  }

  #restore(node: MergeNode, side: Decision): void {
    for (let part = node[side]; part; part = part.parent) this.#restored.add(this.#nodes.of(part));
    for (const { parts } of node[side]?.lists ?? [])
      for (const part of parts) this.#restore(this.#nodes.of(part), side);
  }

  /** A chosen value as the merged guide spells it; references that lead nowhere any more are left out. */
  #spelled({ unit, mentions }: Chosen): Json | undefined {
    let { value } = unit;
    const gone: Path[] = [];
    for (const mention of mentions) {
      const path = insideUnit(mention, unit.path);
      if (path === null || !mention.target) continue;
      const target = this.#nodes.of(mention.target);
      if (!this.#isAlive(target)) gone.push(path);
      else {
        const name = this.#nameOf(target, mention);
        if (name !== mention.value) value = withValue(value, path, name);
      }
    }
    return withoutMentions(value, gone);
  }

  #nameOf(target: MergeNode, { target: part, value, byText }: Mention): Json {
    if (target.isSame) return value;
    const was = part ? this.#unitsOf(part) : new Map<string, Unit>();
    const [id, text] = ['externalId', 'text'].map((key) => this.#chosen.get(target)?.get(key)?.unit.value);
    const isSame = was.get('externalId')?.value === id && was.get('text')?.value === text;
    if (isSame) return value;
    return (byText ? (text ?? id) : (id ?? text)) ?? value;
  }

  // ---- Ids

  /** The same id on parts that different sides gave it to: one keeps it, the other gets a free one. */
  #settleIds(): void {
    const holders = new Map<string, MergeNode[]>();
    for (const [node, chosen] of this.#chosen) {
      const id = chosen.get('externalId')?.unit.value;
      if (typeof id !== 'string') continue;
      const known = holders.get(id);
      if (known) known.push(node);
      else holders.set(id, [node]);
    }
    // What is the same on all sides keeps its id, and two of those cannot be told apart by who gave it.
    const shared = [...holders].filter(([, nodes]) => nodes.length === 2);
    if (shared.length === 0) return;
    const taken = new Set([...holders.keys(), ...this.#untouchedIds()]);
    for (const side of sides) {
      for (const [, list] of this.#mentions[side].all()) for (const { value } of list) taken.add(value);
    }
    for (const [id, nodes] of shared) this.#settleId(id, nodes, taken);
  }

  #untouchedIds(): readonly string[] {
    return this.#nodes.all.flatMap(({ isSame, ours }) =>
      isSame && ours ? [ours, ...answersOf(ours)].map(({ node }) => textField(node, 'externalId')) : [],
    );
  }

  #settleId(id: string, nodes: readonly MergeNode[], taken: Set<string>): void {
    const sideOf = (node: MergeNode) => this.#chosen.get(node)?.get('externalId')?.side;
    const has = (node: MergeNode, side: Decision) => {
      const part = node[side];
      return part !== null && this.#unitsOf(part).get('externalId')?.value === id;
    };
    // Twice in one guide already: that is for whoever wrote it.
    if ((['ours', 'theirs'] as const).some((side) => nodes.every((node) => has(node, side)))) return;
    const mine =
      nodes.find((node) => has(node, 'ours') && sideOf(node) === 'ours') ?? nodes.find((node) => has(node, 'ours'));
    const other = nodes.find((node) => node !== mine);
    if (!mine || !other) return;
    const freshId = freeId(taken, id);
    taken.add(freshId);
    const renamed = this.#conflict(other, 'sameId', id, { externalId: id, freshId }) === 'ours' ? other : mine;
    const chosen = new Map(this.#chosen.get(renamed));
    const known = chosen.get('externalId');
    if (!known) return;
    chosen.set('externalId', { ...known, unit: { path: ['externalId'], value: freshId } });
    this.#chosen.set(renamed, chosen);
  }

  // ---- The result

  #wireOf(node: MergeNode, path: Path): Json {
    this.#paths.set(node, path);
    if (node.isSame && node.ours) return this.#sameWire(node, node.ours);
    const units: Unit[] = [];
    for (const chosen of this.#chosen.get(node)?.values() ?? []) {
      const value = this.#spelled(chosen);
      if (value !== undefined) units.push({ path: chosen.unit.path, value });
    }
    let wire = fromUnits(units);
    for (const { slot, path: inside } of partSlots[node.kind]) {
      const list = this.#lists.get(node)?.get(slot);
      if (!list || list.length === 0) continue;
      const wires = list.map((child, at) => this.#wireOf(child, [...path, ...inside, at]));
      wire = withValue(wire, inside, wires);
    }
    return wire;
  }

  /** The very object of ours, unless what it mentions has another name now. */
  #sameWire(node: MergeNode, ours: Part): Json {
    let wire = nodeToWire(ours.node);
    for (const chosen of this.#chosen.get(node)?.values() ?? []) {
      const value = this.#spelled(chosen);
      if (value !== chosen.unit.value) wire = withValue(wire, chosen.unit.path, value);
    }
    return wire;
  }

  #nameBrokenRules(issues: readonly Issue[]): void {
    if (issues.length === 0) return;
    const known = new Set([...validate(this.#wires.ours), ...validate(this.#wires.theirs)].map(issueName));
    const nodes = new Map([...this.#paths].map(([node, path]) => [keyOf(path.map(String)), node]));
    for (const issue of issues) {
      if (known.has(issueName(issue))) continue;
      let node: MergeNode | undefined;
      let depth = issue.path.length + 1;
      while (depth > 0 && !node) {
        depth -= 1;
        node = nodes.get(keyOf(issue.path.slice(0, depth).map(String)));
      }
      if (node?.isSame) node = this.#answerAt(node, issue.path, depth);
      this.#conflict(node ?? this.#nodes.root, 'rule', `${issue.code} ${issue.path.join('.')}`, { issue });
    }
  }

  /** The answer that a path leads to inside an item that was not taken apart; the item for any other path. */
  #answerAt(item: MergeNode, path: Path, depth: number): MergeNode {
    const [slot, index] = path.slice(depth);
    if (!item.ours || (slot !== 'options' && slot !== 'rows') || typeof index !== 'number') return item;
    const answer = partsIn(item.ours, slot)[index];
    if (!answer) return item;
    const node = this.#nodes.of(answer);
    this.#paths.set(node, path.slice(0, depth + 2));
    return node;
  }

  // ---- Conflicts

  /** Notes a conflict and gives the decision about it. */
  #conflict(node: MergeNode, code: Conflict['code'], detail: string, more: Partial<Conflict> = {}): Decision {
    const id = detail === '' ? `${code} ${node.id}` : `${code} ${node.id} ${detail.replaceAll('\0', '.')}`;
    const decided = this.#decisions[id];
    const taken = decided ?? 'ours';
    const part = node.ours ?? node.theirs ?? node.base;
    if (!part) return taken;
    const side = (name: Side): ConflictSide => this.#sideOf(node, name, code, detail);
    this.#subjects.set(id, node);
    this.#conflicts.set(id, {
      id,
      code,
      kind: node.kind,
      label: nameOfPart(part),
      number: part.number || (part.parent?.number ?? 0),
      path: null,
      base: side('base'),
      ours: side('ours'),
      theirs: side('theirs'),
      ...more,
      taken,
      isDecided: decided !== undefined,
    });
    return taken;
  }

  #sideOf(node: MergeNode, side: Side, code: Conflict['code'], detail: string): ConflictSide {
    const part = side === 'base' && !this.#hasBase ? null : node[side];
    if (!part) return { path: null };
    if (code === 'field') {
      const unit = this.#unitsOf(part).get(detail);
      return { path: [...part.path, ...(unit?.path ?? [])], ...(unit ? { value: unit.value } : {}) };
    }
    if (code === 'order') {
      const names = this.#listOf(part, detail).map((each) => nameOfPart(each[side] ?? part));
      return { path: part.path, value: names };
    }
    return { path: part.path, value: nodeToWire(part.node) };
  }

  #finished(): readonly Conflict[] {
    return [...this.#conflicts.values()].map((conflict) => {
      const node = this.#subjects.get(conflict.id);
      return { ...conflict, path: (node && this.#paths.get(node)) ?? null };
    });
  }
}

const editorId = /^q\d+(?:-\d+)?$/u;

function isMadeUp(...ids: readonly (Json | undefined)[]): boolean {
  return ids.some((id) => id === undefined || (typeof id === 'string' && editorId.test(id)));
}

/** The id that somebody chose rather than one that the editor made up; of two made-up ones always the same. */
function betterId(ours: Json | undefined, theirs: Json | undefined): Decision {
  if (typeof ours !== 'string' || typeof theirs !== 'string') return ours === undefined ? 'theirs' : 'ours';
  const [x, y] = [editorId.test(ours), editorId.test(theirs)];
  if (x !== y) return x ? 'theirs' : 'ours';
  return ours <= theirs ? 'ours' : 'theirs';
}

/** That an object or a list stands there, whatever is in it. */
function isContainer(unit: Unit | undefined): boolean {
  return typeof unit?.value === 'object' && unit.value !== null && Object.keys(unit.value).length === 0;
}

function issueName({ code, path, params }: Issue): string {
  return JSON.stringify([code, path.at(-1), params?.['reason'], params?.['id']]);
}
