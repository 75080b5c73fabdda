import { objectFields } from '../doc/node.ts';
import { isSameCondition, type PartReference, type Part, type Unit } from '../diff/guideParts.ts';
import { isJsonObject, type Json, sameJson } from '../json.ts';
import type { Decision } from './conflict.ts';
import type { ConflictList } from './conflictList.ts';
import { mergeOrder } from './mergeOrder.ts';
import type { Presence } from './presence.ts';
import type { MergeNode, Side, ThreeGuides } from './threeGuides.ts';

/** A chosen property with the references in its value. */
export interface Chosen {
  readonly unit: Unit;
  readonly side: Side;
  readonly references: readonly PartReference[];
}

/** The content of a merged part, by unit. */
export type ChosenUnits = ReadonlyMap<string, Chosen>;

/** Properties that are merged entry by entry. */
const mediaLists: ReadonlySet<string> = new Set(['media', 'content\0media']);
const nothing: ChosenUnits = new Map();
/** Properties that contain references to other parts. */
const referring = ['conditional', 'carryForwardFrom'] as const;

/**
 * Chooses the content of a part, property by property. For a part that is the same on all sides, chooses only
 * properties with references, which may now be spelled differently, and nothing if that is impossible.
 */
export function chooseUnits(
  guides: ThreeGuides,
  conflicts: ConflictList,
  presence: Presence,
  node: MergeNode,
): ChosenUnits {
  const { ours, theirs, isSame } = node;
  if (!ours || !theirs) return unitsOfSide(guides, node, ours ? 'ours' : 'theirs');
  if (isSame && refersOnlyToSame(guides, presence, ours)) return nothing;
  const [x, y] = [guides.unitsOf(ours), guides.unitsOf(theirs)];
  const chosen = new Map<string, Chosen>();
  const take = (side: Decision, key: string): void => {
    const unit = (side === 'ours' ? x : y).get(key);
    if (unit) chosen.set(key, { unit, side, references: guides.referencesOf(side === 'ours' ? ours : theirs, side) });
  };
  if (isSame && referToSame(guides, ours, theirs)) {
    for (const key of referring) take('ours', key);
    return chosen;
  }
  const base = guides.hasBase ? node.base : null;
  for (const key of isSame ? referring : new Set([...x.keys(), ...y.keys()])) {
    const inOurs = guides.meaning(ours, 'ours', x.get(key));
    const inTheirs = guides.meaning(theirs, 'theirs', y.get(key));
    if (sameJson(inOurs, inTheirs)) {
      // The same meaning, spelled differently by one side: as that side has it.
      const isOurs = !base || !sameJson(x.get(key)?.value, guides.unitsOf(base).get(key)?.value);
      take(isOurs ? 'ours' : 'theirs', key);
      continue;
    }
    const was = base ? guides.meaning(base, 'base', guides.unitsOf(base).get(key)) : undefined;
    if (base && sameJson(inTheirs, was)) take('ours', key);
    else if (base && sameJson(inOurs, was)) take('theirs', key);
    else if (key === 'externalId' && was === undefined && isMadeUp(inOurs, inTheirs)) {
      // The editor created an id for a question without one. References follow, so nothing is lost.
      take(betterId(inOurs, inTheirs), key);
    } else if (isContainer(x.get(key)) || isContainer(y.get(key))) take(x.has(key) ? 'ours' : 'theirs', key);
    else if (base && key === 'conditional' && isSameCondition(inTheirs, was)) take('ours', key);
    else if (key === 'conditional' && (isSameCondition(inOurs, inTheirs) || (base && isSameCondition(inOurs, was)))) {
      take(isSameCondition(inOurs, inTheirs) ? 'ours' : 'theirs', key);
    } else {
      const media = base && mediaLists.has(key) ? mergeMedia(was, inOurs, inTheirs) : null;
      if (media) {
        chosen.set(key, { unit: { path: key.split('\0'), value: media }, side: 'ours', references: [] });
        continue;
      }
      take(conflicts.note(node, 'field', key, { field: key.replaceAll('\0', '.') }), key);
      reword(chosen, key, conflicts.wordingOf(node, key));
    }
  }
  return chosen;
}

/** Replaces a text by a third wording. References to the text follow it, as they follow either side's. */
function reword(chosen: Map<string, Chosen>, key: string, wording: string | undefined): void {
  const taken = chosen.get(key);
  if (wording === undefined || typeof taken?.unit.value !== 'string') return;
  chosen.set(key, { ...taken, unit: { ...taken.unit, value: wording } });
}

/** Returns the whole content of one side. */
export function unitsOfSide(guides: ThreeGuides, node: MergeNode, side: Side): ChosenUnits {
  const part = node[side];
  if (!part) return nothing;
  const references = guides.referencesOf(part, side);
  return new Map([...guides.unitsOf(part)].map(([key, unit]) => [key, { unit, side, references }]));
}

const editorId = /^q\d+(?:-\d+)?$/u;

function isMadeUp(...ids: readonly (Json | undefined)[]): boolean {
  return ids.some((id) => id === undefined || (typeof id === 'string' && editorId.test(id)));
}

/** Returns which id to use: a person's choice before a generated one; of two generated ids always the same one. */
function betterId(ours: Json | undefined, theirs: Json | undefined): Decision {
  if (typeof ours !== 'string' || typeof theirs !== 'string') return ours === undefined ? 'theirs' : 'ours';
  const [x, y] = [editorId.test(ours), editorId.test(theirs)];
  if (x !== y) return x ? 'theirs' : 'ours';
  return ours <= theirs ? 'ours' : 'theirs';
}

/** Returns true if the unit only says that an object or list exists, whatever it contains. */
function isContainer(unit: Unit | undefined): boolean {
  return typeof unit?.value === 'object' && unit.value !== null && Object.keys(unit.value).length === 0;
}

/**
 * Returns true if a part that is the same on all sides refers only to questions and answers that are the same too, so
 * that none of its references can change in meaning or spelling. May return false although that is so.
 */
function refersOnlyToSame(guides: ThreeGuides, presence: Presence, { node, kind }: Part): boolean {
  if (kind !== 'item') return true;
  const { conditional, carryForwardFrom } = objectFields(node);
  if (typeof carryForwardFrom === 'string' && !namesSame(guides, presence, carryForwardFrom)) return false;
  const criteria = isJsonObject(conditional) ? conditional['criteria'] : undefined;
  if (!Array.isArray(criteria)) return true;
  return (criteria as readonly Json[]).every((criterion) => {
    const id = isJsonObject(criterion) ? criterion['questionId'] : undefined;
    return typeof id !== 'string' || namesSame(guides, presence, id);
  });
}

/** Returns true if an id leads both sides to the same question with unchanged answers. Its text may differ. */
function namesSame({ parts, nodes }: ThreeGuides, presence: Presence, id: string): boolean {
  const [ours, theirs] = [parts.ours.itemNamed(id), parts.theirs.itemNamed(id)];
  if (!ours || !theirs) return ours === theirs;
  const node = nodes.of(ours, 'ours');
  if (node !== nodes.of(theirs, 'theirs') || !presence.isAlive(node)) return false;
  return (node.isSame && !carries(ours)) || [node.base, theirs].every((other) => other && offersTheSame(ours, other));
}

// Carried answers belong to yet another question.
function carries({ node }: Part): boolean {
  return objectFields(node)['carryForwardFrom'] !== undefined;
}

function offersTheSame(a: Part, b: Part): boolean {
  if (carries(a) || carries(b)) return false;
  const [x, y] = [objectFields(a.node), objectFields(b.node)];
  return sameJson(x['options'], y['options']) && sameJson(x['rows'], y['rows']);
}

/** Returns true if two identical parts also refer to the same parts. An id can lead to different parts on each side. */
function referToSame(guides: ThreeGuides, ours: Part, theirs: Part): boolean {
  const [x, y] = [guides.referencesOf(ours, 'ours'), guides.referencesOf(theirs, 'theirs')];
  if (x.length !== y.length) return false;
  return x.every(({ target }, at) => {
    const other = y[at]?.target ?? null;
    if (target === null || other === null) return target === other;
    return guides.nodes.of(target, 'ours') === guides.nodes.of(other, 'theirs');
  });
}

/**
 * Merges the pictures and videos of three versions of a part by address. Changes, additions and removals by one side
 * apply; the order is that of {@link mergeOrder}. Returns null if the sides contradict each other: both changed one
 * entry differently, one changed what the other removed, or their orders are incompatible.
 */
function mergeMedia(base: Json | undefined, ours: Json | undefined, theirs: Json | undefined): readonly Json[] | null {
  if (!isList(ours) || !isList(theirs) || (base !== undefined && !isList(base))) return null;
  const [was, x, y] = [byAddress(base ?? []), byAddress(ours), byAddress(theirs)];
  const merged = new Map<string, Json>();
  for (const name of new Set([...x.keys(), ...y.keys()])) {
    const [before, mine, other] = [was.get(name), x.get(name), y.get(name)];
    const decided = sameJson(mine, other) || sameJson(other, before) ? mine : sameJson(mine, before) ? other : null;
    if (decided === null) return null;
    if (decided !== undefined) merged.set(name, decided);
  }
  let fits = true;
  const orders = { base: [...was.keys()], ours: [...x.keys()], theirs: [...y.keys()] };
  const names = mergeOrder(new Set(merged.keys()), orders, () => {
    fits = false;
    return 'ours';
  });
  return fits ? names.flatMap((name) => merged.get(name) ?? []) : null;
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Returns the entries by address. Entries with the same address are numbered. */
function byAddress(list: readonly Json[]): ReadonlyMap<string, Json> {
  const named = new Map<string, Json>();
  const counts = new Map<string, number>();
  for (const entry of list) {
    const url = isJsonObject(entry) ? entry['url'] : undefined;
    const address = typeof url === 'string' ? url : JSON.stringify(entry);
    const count = counts.get(address) ?? 0;
    counts.set(address, count + 1);
    named.set(`${address}\0${count}`, entry);
  }
  return named;
}
