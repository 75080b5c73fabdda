import type { Json, JsonObject } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';

/** Returns every property path that a JSON Schema allows, `[]` for each item of a list. Alternatives are merged. */
export function pathsOfSchema(schema: JsonObject): ReadonlySet<string> {
  const paths = new Set<string>();
  const definitions = isJsonObject(schema['definitions']) ? schema['definitions'] : {};
  const visit = (part: Json | undefined, path: string): void => {
    if (!isJsonObject(part)) return;
    const reference = part['$ref'];
    if (typeof reference === 'string') visit(definitions[reference.replace('#/definitions/', '')], path);
    for (const word of ['allOf', 'anyOf', 'oneOf']) {
      const list = part[word];
      if (Array.isArray(list)) for (const each of list) visit(each, path);
    }
    if (isJsonObject(part['items'])) visit(part['items'], `${path}[]`);
    const properties = part['properties'];
    if (!isJsonObject(properties)) return;
    for (const [name, each] of Object.entries(properties)) {
      const own = path === '' ? name : `${path}.${name}`;
      paths.add(own);
      visit(each, own);
    }
  };
  visit(schema, '');
  return paths;
}

/** Returns every property path of a value. */
export function pathsOfValue(value: Json, path = '', paths = new Set<string>()): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) pathsOfValue(each, `${path}[]`, paths);
  else if (isJsonObject(value)) {
    for (const [name, each] of Object.entries(value)) {
      const own = path === '' ? name : `${path}.${name}`;
      paths.add(own);
      pathsOfValue(each, own, paths);
    }
  }
  return paths;
}
