import { isJsonObject, type Json, type Path } from '../json.ts';

/** Returns the value at `path`, or undefined if there is none. */
export function getIn(value: Json, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const segment of path) {
    if (Array.isArray(at) && typeof segment === 'number') at = at[segment];
    else if (isJsonObject(at) && typeof segment === 'string' && Object.hasOwn(at, segment)) at = at[segment];
    else return undefined;
  }
  return at;
}

/**
 * Returns `value` with `to` at `path`; `undefined` removes the property. Unchanged parts are shared. Returns null if a
 * parent is missing or not a container; the caller then uses a shorter path. In a list, only the last element can be
 * removed and only one after it added: other changes would shift elements and could not be inverted.
 */
export function setIn(value: Json, path: Path, to: Json | undefined): { value: Json } | null {
  const [segment, ...rest] = path;
  if (segment === undefined) return to === undefined ? null : { value: to };
  const child = getIn(value, [segment]);
  if (rest.length > 0) {
    if (child === undefined) return null;
    const inner = setIn(child, rest, to);
    return inner && replaceChild(value, segment, inner.value);
  }
  return replaceChild(value, segment, to);
}

function replaceChild(value: Json, segment: string | number, to: Json | undefined): { value: Json } | null {
  if (Array.isArray(value)) return replaceElement(value, segment, to);
  if (!isJsonObject(value) || typeof segment !== 'string') return null;
  // A computed key defines an own property even for "__proto__"; an assignment would not.
  if (to !== undefined) return { value: { ...value, [segment]: to } };
  return { value: Object.fromEntries(Object.entries(value).filter(([name]) => name !== segment)) };
}

function replaceElement(list: readonly Json[], segment: string | number, to: Json | undefined): { value: Json } | null {
  if (typeof segment !== 'number' || !Number.isInteger(segment) || segment < 0 || segment > list.length) return null;
  if (to === undefined) return segment < list.length - 1 ? null : { value: list.slice(0, segment) };
  const copy = list.slice();
  copy[segment] = to;
  return { value: copy };
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
