import { type Json, type JsonObject, isJsonObject } from '../json.ts';
import { type Layout, type ObjectLayout, fileLayout, layoutFor } from './layout.ts';
import { parseGuide } from './parseGuide.ts';

/**
 * Returns the canonical text of a guide: properties in the order of the contract, unknown ones after them in their own
 * order, no nulls that mean "omitted", two spaces, LF, a final newline. Accepts any JSON and drops nothing else.
 *
 * @example
 * ```ts
 * import { canonicalText } from '@guide-studio/guide-core/files';
 *
 * const text = canonicalText({ studyGuide: [], background: 'A shop.', title: 'Home cooking' });
 * console.log(Object.keys(JSON.parse(text)), text.endsWith('}\n')); // [ 'title', 'background', 'studyGuide' ] true
 * ```
 */
export function canonicalText(value: Json): string {
  return `${JSON.stringify(arranged(value, fileLayout), null, 2)}\n`;
}

/** Returns true if saving the guide file would not change its text. */
export function isCanonical(text: string): boolean {
  const parsed = parseGuide(text);
  return parsed.ok && !parsed.bom && parsed.losses.length === 0 && canonicalText(parsed.value) === text;
}

/** Returns a value with its properties in the order of the contract and without omitted nulls. */
export function arranged(value: Json, layout: Layout | undefined): Json {
  if (layout === undefined) return value;
  if (layout.kind === 'list') {
    return Array.isArray(value) ? value.map((element: Json) => arranged(element, layout.element)) : value;
  }
  return isJsonObject(value) ? arrangedObject(value, layoutFor(layout, value), arranged) : value;
}

/** Returns an object in the order of the contract and without omitted nulls. `within` arranges the values. */
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
