import { nodeToWire } from '../doc/toWire.ts';
import { layoutNulls } from '../format/layout.ts';
import { isJsonObject, type Json, type JsonObject, type Path, sameJson } from '../json.ts';
import { type Part, partSlots } from './part.ts';

/** The smallest thing that is compared and merged: one property of a part. A condition or media list counts as one. */
export interface Unit {
  readonly path: readonly string[];
  readonly value: Json;
}

/** The units of a part by path, joined with NUL. */
export type Units = ReadonlyMap<string, Unit>;

/** A unit that differs between two versions of a part. A side without the property is `undefined`. */
export interface UnitDifference {
  readonly path: readonly string[];
  readonly from: Json | undefined;
  readonly to: Json | undefined;
}

// Objects whose properties are edited individually. The existence of the object is a unit of its own: `{}`.
const opened: ReadonlySet<string> = new Set(['config', 'welcomeMessage', 'content', 'conceptSamplingConfig']);

/** Returns the content of a part without its child parts. A list of child parts is the unit `[]`. */
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

// The unit of an entry that is not an object. No path can equal it.
const whole = '\0\0';

/** Returns the key of a unit in {@link Units}. */
export function keyOf(path: readonly string[]): string {
  return path.length === 0 ? whole : path.join('\0');
}

/** Returns the units that differ between two versions of a part. Free for a part that is the identical object. */
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

/** Returns the wire object with these units. */
export function fromUnits(units: Iterable<Unit>): Json {
  const list = [...units];
  // Usually nothing is nested, and the object can be built at once.
  if (list.every(({ path }) => path.length === 1)) {
    return Object.fromEntries(list.map(({ path, value }) => [path[0] ?? '', value]));
  }
  let result: Json = {};
  for (const { path, value } of list.toSorted((x, y) => x.path.length - y.path.length)) {
    result = withValue(result, path, value);
  }
  return result;
}

/** Returns `value` with `to` at a path, creating missing containers. `undefined` removes the property. */
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
