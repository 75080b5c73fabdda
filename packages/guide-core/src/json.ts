/** Any JSON value. Guides that are still wrong in shape are carried as this, so that nothing is lost. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [property: string]: Json;
}
/** Where a value stands in a wire guide: property names and array positions from the root. */
export type Path = readonly (string | number)[];

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The entry of a table under a name that a guide may hold: never what every object inherits, as under `toString`. */
export function entryOf<T>(table: Readonly<Record<string, T>>, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
}
