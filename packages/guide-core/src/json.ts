/** Any JSON value. Malformed guides keep this type, so that nothing is lost. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** Any JSON object. Malformed guides have this type, too. */
export interface JsonObject {
  readonly [property: string]: Json;
}

/** The path of a value in a guide file: names of properties and places in lists, from 0, from the root. */
export type Path = readonly (string | number)[];

/** Returns true for an object of JSON, and false for an array, null or any other value. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the entry of a table for a name from a guide. Ignores inherited properties such as `toString`. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}

/** Returns true if two JSON values are equal, ignoring the order of properties. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a as readonly Json[], b as readonly Json[]);
  if (!isJsonObject(a) || !isJsonObject(b)) return false;
  // Whole guides are compared this way; lists of property names would cause most of the garbage.
  let names = 0;
  for (const name in a) {
    if (!Object.hasOwn(b, name) || !sameJson(a[name], b[name])) return false;
    names += 1;
  }
  for (const _ in b) names -= 1;
  return names === 0;
}

function sameList(a: readonly Json[], b: readonly Json[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!sameJson(a[at], b[at])) return false;
  return true;
}
