import { isJsonObject, type Json, type JsonObject } from '../json.ts';

/**
 * The property of a guide file by which other editors find its JSON Schema. It belongs to the file, not to the guide: it is
 * kept in the file, is nothing wrong, and is never sent.
 */
export const schemaProperty = '$schema';

/** Returns a guide without the line that names its JSON Schema: the same object if there is none. */
export function withoutSchemaLine(guide: JsonObject): JsonObject;
export function withoutSchemaLine(guide: Json): Json;
export function withoutSchemaLine(guide: Json): Json {
  if (!isJsonObject(guide) || typeof guide[schemaProperty] !== 'string') return guide;
  const { [schemaProperty]: _, ...rest } = guide;
  return rest;
}
