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
