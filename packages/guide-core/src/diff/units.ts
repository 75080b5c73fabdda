import { sameJson } from '../doc/field.ts';
import { nodeToWire } from '../doc/toWire.ts';
import { layoutNulls } from '../format/layout.ts';
import { isJsonObject, type Json, type JsonObject, type Path } from '../json.ts';
import { type Part, partSlots } from './part.ts';

/** The smallest thing that is compared and merged: one property of a part. A condition is one, and so is a media list. */
export interface Unit {
  readonly path: readonly string[];
  readonly value: Json;
}

/** The units of a part by their path, joined with a NUL. */
export type Units = ReadonlyMap<string, Unit>;

/** One unit that differs between two versions of a part; a side without the property has `undefined`. */
export interface UnitDifference {
  readonly path: readonly string[];
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

// Objects whose properties are edited one by one. That the object stands there at all is a unit of its own: `{}`.
const opened: ReadonlySet<string> = new Set(['config', 'welcomeMessage', 'content', 'conceptSamplingConfig']);

/** What a part says by itself, without the parts in it; a list of those is the unit `[]`. */
export function unitsOf(part: Part): Units {
  const units = new Map<string, Unit>();
  const wire = nodeToWire(part.node);
  if (!isJsonObject(wire)) return units.set(whole, { path: [], value: wire });
  const rules = partSlots[part.kind].filter(({ slot }) => part.lists.some((list) => list.slot === slot));
  const lists = rules.map(({ path }) => keyOf(path));
  collect(wire, [], lists, units);
  return units;
}

function collect(object: JsonObject, above: readonly string[], lists: readonly string[], units: Map<string, Unit>) {
  const isInside = above.length > 0;
  for (const name of Object.keys(object)) {
    const value = object[name] ?? null;
    if (value === null && layoutNulls.has(name)) continue;
    const path = isInside ? [...above, name] : [name];
    const key = isInside ? keyOf(path) : name;
    if (lists.includes(key)) units.set(key, { path, value: [] });
    else if (!isInside && opened.has(name) && isJsonObject(value)) {
      units.set(key, { path, value: {} });
      collect(value, path, lists, units);
    } else units.set(key, { path, value });
  }
}

// Of an entry that is no object. No path joins to it.
const whole = '\0\0';

/** The name of a unit in {@link Units}. */
export function keyOf(path: readonly string[]): string {
  return path.length === 0 ? whole : path.join('\0');
}

/** What differs between two versions of a part. Cost: nothing for a part that kept its identity. */
export function differencesOf(a: Part, b: Part): readonly UnitDifference[] {
  if (a.node === b.node) return [];
  const before = unitsOf(a);
  const after = unitsOf(b);
  const isWhole = [before.has(whole), after.has(whole)];
  if (isWhole[0] !== isWhole[1]) {
    return [{ path: [], from: fromUnits(before.values()), to: fromUnits(after.values()) }];
  }
  const differences: UnitDifference[] = [];
  for (const [key, { path, value }] of after) {
    const from = before.get(key)?.value;
    if (!sameJson(from, value)) differences.push({ path, from, to: value });
  }
  for (const [key, { path, value }] of before)
    if (!after.has(key)) differences.push({ path, from: value, to: undefined });
  return differences;
}

/** The wire object that has these units. */
export function fromUnits(units: Iterable<Unit>): Json {
  const list = [...units];
  // Nearly always nothing is nested, and nothing needs to be put together step by step.
  if (list.every(({ path }) => path.length === 1)) {
    return Object.fromEntries(list.map(({ path, value }) => [path[0] ?? '', value]));
  }
  let result: Json = {};
  for (const { path, value } of list.toSorted((x, y) => x.path.length - y.path.length)) {
    result = withValue(result, path, value);
  }
  return result;
}

/** `value` with `to` at a path; containers on the way are made. `undefined` takes the property away. */
export function withValue(value: Json, path: Path, to: Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return to ?? null;
  if (typeof step === 'number') {
    const list: Json[] = Array.isArray(value) ? [...(value as readonly Json[])] : [];
    list[step] = withValue(list[step] ?? {}, rest, to);
    return list;
  }
  if (to === undefined && !isJsonObject(value)) return value;
  const object = isJsonObject(value) ? value : {};
  if (rest.length === 0 && to === undefined) {
    return Object.fromEntries(Object.entries(object).filter(([name]) => name !== step));
  }
  const inner = Object.hasOwn(object, step) ? object[step] : undefined;
  if (to === undefined && inner === undefined) return object;
  // A computed key defines an own property even for "__proto__".
  return { ...object, [step]: withValue(inner ?? {}, rest, to) };
}
