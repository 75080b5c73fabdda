import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { type Layout, type ObjectLayout, guideLayout, layoutFor } from './layout.ts';
import { parseGuide } from './parseGuide.ts';

/**
 * The one text of a guide: properties in the order of the contract, unknown ones after them in their own order, nulls
 * that mean "omitted" left out, two spaces, LF, a final newline. Any JSON is accepted, and nothing else is dropped.
 */
export function canonicalText(value: Json): string {
  return `${JSON.stringify(arranged(value, guideLayout), null, 2)}\n`;
}

/** True for a guide file whose text is already what a save would write. */
export function isCanonical(text: string): boolean {
  const parsed = parseGuide(text);
  return parsed.ok && !parsed.bom && parsed.losses.length === 0 && canonicalText(parsed.value) === text;
}

/** A value with its properties in the order of the contract, omitted nulls left out. */
export function arranged(value: Json, layout: Layout | undefined): Json {
  if (layout === undefined) return value;
  if (layout.kind === 'list') {
    return Array.isArray(value) ? value.map((element: Json) => arranged(element, layout.element)) : value;
  }
  return isJsonObject(value) ? arrangedObject(value, layoutFor(layout, value), arranged) : value;
}

/** An object with its properties in the order of the contract, omitted nulls left out; `within` arranges what is in it. */
export function arrangedObject(
  value: JsonObject,
  layout: ObjectLayout,
  within: (member: Json, layout: Layout | undefined) => Json,
): JsonObject {
  const result: Record<string, Json> = {};
  for (const [name, property] of layout.properties) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member === undefined || (member === null && property.nullIsOmitted)) continue;
    result[name] = within(member, property.value);
  }
  for (const name of Object.keys(value)) {
    if (!layout.properties.has(name)) put(result, name, value[name] ?? null);
  }
  return result;
}

// Assigning to `__proto__` would set the prototype and lose the property.
function put(object: Record<string, Json>, name: string, value: Json): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
