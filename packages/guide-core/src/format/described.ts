import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { descriptionOf } from './descriptionOf.ts';

/** Returns the JSON Schema of a guide with a description of each property. */
export function described(schema: JsonObject): JsonObject {
  const plain = isJsonObject(schema['definitions']) ? schema['definitions'] : {};
  const definitions: { [name: string]: Json } = {};

  const visit = (part: Json, names: readonly string[]): Json => {
    if (Array.isArray(part)) return (part as readonly Json[]).map((each) => visit(each, names));
    if (!isJsonObject(part)) return part;
    define(part['$ref'], names);
    return Object.fromEntries(
      Object.entries(part).map(([word, value]) => [
        word,
        word === 'properties' && isJsonObject(value) ? properties(value, names) : visit(value, names),
      ]),
    );
  };
  const properties = (value: JsonObject, names: readonly string[]): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, named(visit(part, [...names, name]), [...names, name])]),
    );
  // The properties of a definition mean the same wherever it is used.
  const define = (reference: Json | undefined, names: readonly string[]): void => {
    const name = typeof reference === 'string' ? reference.replace('#/definitions/', '') : null;
    if (name === null || definitions[name] !== undefined) return;
    definitions[name] = {};
    definitions[name] = visit(plain[name] ?? {}, names);
  };

  const { definitions: _, ...rest } = schema;
  return { ...(visit(rest, []) as JsonObject), definitions };
}

/** Adds the description. In this draft, keywords beside `$ref` are ignored, so the reference is wrapped in `allOf`. */
function named(part: Json, names: readonly string[]): Json {
  const description = descriptionOf(names);
  if (description === null || !isJsonObject(part)) return part;
  return part['$ref'] === undefined ? { description, ...part } : { description, allOf: [part] };
}
