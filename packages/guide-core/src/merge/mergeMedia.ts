import { sameJson } from '../doc/field.ts';
import { isJsonObject, type Json } from '../json.ts';
import { mergeOrder } from './mergeOrder.ts';

type List = readonly Json[];

/**
 * Merges the pictures and videos of three versions of a part by address. Changes, additions and removals by one side
 * apply; the order is that of {@link mergeOrder}. Returns null if the sides contradict each other: both changed one
 * entry differently, one changed what the other removed, or their orders are incompatible.
 */
export function mergeMedia(base: Json | undefined, ours: Json | undefined, theirs: Json | undefined): List | null {
  if (!isList(ours) || !isList(theirs) || (base !== undefined && !isList(base))) return null;
  const [was, x, y] = [byAddress(base ?? []), byAddress(ours), byAddress(theirs)];
  const merged = new Map<string, Json>();
  for (const name of new Set([...x.keys(), ...y.keys()])) {
    const [before, mine, other] = [was.get(name), x.get(name), y.get(name)];
    const said = sameJson(mine, other) || sameJson(other, before) ? mine : sameJson(mine, before) ? other : null;
    if (said === null) return null;
    if (said !== undefined) merged.set(name, said);
  }
  let fits = true;
  const orders = { base: [...was.keys()], ours: [...x.keys()], theirs: [...y.keys()] };
  const names = mergeOrder(new Set(merged.keys()), orders, () => {
    fits = false;
    return 'ours';
  });
  return fits ? names.flatMap((name) => merged.get(name) ?? []) : null;
}

function isList(value: Json | undefined): value is List {
  return Array.isArray(value);
}

/** Returns the entries by address. Entries with the same address are numbered. */
function byAddress(list: List): ReadonlyMap<string, Json> {
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
