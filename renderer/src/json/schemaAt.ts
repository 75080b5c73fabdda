import type { Json, JsonObject } from '@guide-studio/guide-core';
import { guideJsonSchema } from '@guide-studio/guide-core/files';
import { getIn, isJsonObject } from '@guide-studio/guide-core/internal';

let schema: JsonObject | undefined;

/** The JSON Schema alternatives of a value, with references resolved. */
export type Alternatives = readonly JsonObject[];

/** Returns the alternatives for a whole guide. */
export function guideSchema(): Alternatives {
  schema ??= guideJsonSchema();
  return alternativesOf(schema);
}

/** Returns the object alternatives that match a `type`. */
export function withType(alternatives: Alternatives, type: string | undefined): Alternatives {
  if (type === undefined) return alternatives;
  const fitting = alternatives.filter((each) => {
    const wanted = getIn(each, ['properties', 'type', 'const']);
    return wanted === undefined || wanted === type;
  });
  return fitting.length > 0 ? fitting : alternatives;
}

/** Returns the schemas that a property of an object may have. */
export function propertyOf(alternatives: Alternatives, name: string): Alternatives {
  return alternatives.flatMap((each) => alternativesOf(getIn(each, ['properties', name])));
}

/** Returns the schemas that an element of a list may have. */
export function elementOf(alternatives: Alternatives): Alternatives {
  return alternatives.flatMap((each) => alternativesOf(each['items']));
}

/** Returns the properties that an object may have, and whether each is required. */
export function propertiesOf(alternatives: Alternatives): ReadonlyMap<string, { readonly required: boolean }> {
  const result = new Map<string, { readonly required: boolean }>();
  for (const each of alternatives) {
    const properties = each['properties'];
    const required = Array.isArray(each['required']) ? (each['required'] as readonly Json[]) : [];
    if (!isJsonObject(properties)) continue;
    for (const name of Object.keys(properties)) {
      result.set(name, { required: required.includes(name) || result.get(name)?.required === true });
    }
  }
  return result;
}

/** Returns the plain values that are allowed at a place. */
export function valuesOf(alternatives: Alternatives): readonly Json[] {
  const values = alternatives.flatMap((each): readonly Json[] => {
    if (Array.isArray(each['enum'])) return each['enum'] as readonly Json[];
    if (each['const'] !== undefined) return [each['const']];
    return each['type'] === 'boolean' ? [true, false] : [];
  });
  return [...new Set(values)];
}

function alternativesOf(part: Json | undefined): Alternatives {
  if (!isJsonObject(part)) return [];
  const reference = part['$ref'];
  if (typeof reference === 'string') {
    return alternativesOf(getIn(schema ?? {}, ['definitions', reference.replace('#/definitions/', '')]));
  }
  const lists = ['anyOf', 'oneOf', 'allOf'].map((word) => part[word]).filter((list) => Array.isArray(list));
  const inside = lists.flatMap((list) => (list as readonly Json[]).flatMap(alternativesOf));
  // In a choice or ranking question, anyOf only says that its options may be carried forward.
  return part['properties'] === undefined && inside.length > 0 ? inside : [part];
}
