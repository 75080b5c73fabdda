/** Any JSON value. Malformed guides keep this type, so that nothing is lost. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** Any JSON object. */
export interface JsonObject {
  readonly [property: string]: Json;
}
/** The path of a value in a wire guide: property names and list indexes from the root. */
export type Path = readonly (string | number)[];

/** Returns true for an object of JSON, and false for an array, null or any other value. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the entry of a table for a name from a guide. Ignores inherited properties such as `toString`. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
