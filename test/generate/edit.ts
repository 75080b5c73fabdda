import type { Json, JsonObject, Path } from '@guide-studio/guide-core';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { Draft } from './guide.ts';
import type { Random } from './random.ts';

/** Returns a copy with the value at a path changed: everything beside the path keeps its identity. */
export function changeAt(value: Json, path: Path, change: (value: Json | undefined) => Json | undefined): Json {
  const [step, ...rest] = path;
  if (step === undefined) return change(value) ?? null;
  if (Array.isArray(value)) {
    const copy = [...(value as readonly Json[])];
    const next = inside(copy[Number(step)], rest, change);
    if (next === undefined) copy.splice(Number(step), 1);
    else copy[Number(step)] = next;
    return copy;
  }
  const object = value as JsonObject;
  const next = inside(Object.hasOwn(object, step) ? object[step] : undefined, rest, change);
  const others = Object.entries(object).filter(([name]) => name !== String(step));
  if (next === undefined) return Object.fromEntries(others);
  return Object.hasOwn(object, step)
    ? Object.fromEntries(Object.entries(object).map(([name, member]) => [name, name === String(step) ? next : member]))
    : Object.fromEntries([...others, [String(step), next]]);
}

function inside(value: Json | undefined, rest: Path, change: (value: Json | undefined) => Json | undefined) {
  return rest.length === 0 || value === undefined ? change(value) : changeAt(value, rest, change);
}

/** Returns every path of a value to an object, an array or a plain value, except the root. */
export function pathsOf(value: Json, at: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((element, position) => [position, element] as const)
    : Object.entries(value);
  return entries.flatMap(([name, member]) => {
    const path = [...at, name];
    return [path, ...pathsOf(member, path)];
  });
}

const odd: readonly Json[] = [
  null,
  '',
  ' ',
  0,
  -1,
  2.5,
  1e20,
  true,
  [],
  {},
  'x',
  'item-1',
  'screening',
  '\0',
  '\ud800',
  [[]],
];

/**
 * Returns the guide after a random edit that may break it: removes, replaces, repeats, renames or moves the value at a
 * random path.
 */
export function disturb(random: Random, guide: Json): Json {
  const path = random.pick(pathsOf(guide));
  const parent = path.slice(0, -1);
  switch (random.int(0, 5)) {
    case 0:
      return changeAt(guide, path, () => undefined);
    case 1:
      return changeAt(guide, path, () => random.pick(odd));
    case 2:
      return changeAt(guide, parent, (value) => repeatIn(random, value ?? null));
    case 3:
      return changeAt(guide, parent, (value) => addTo(random, value ?? null));
    case 4:
      return changeAt(guide, parent, (value) => swapIn(random, value ?? null));
    default:
      return changeAt(guide, path, () => valueAt(guide, random.pick(pathsOf(guide))) ?? null);
  }
}

const names = [
  'externalId',
  'externalID',
  'type',
  'options',
  'status',
  'rows',
  'toString',
  'constructor',
  '',
  'minSelect',
  'exclusiveOption',
  'carryForwardFrom',
  'conditional',
  'conceptSamplingConfig',
];

function addTo(random: Random, value: Json): Json {
  return isJsonObject(value) ? { ...value, [random.pick(names)]: random.pick(odd) } : value;
}

function repeatIn(random: Random, value: Json): Json {
  if (!Array.isArray(value) || value.length === 0) return value;
  return [...(value as readonly Json[]), random.pick(value as readonly Json[])];
}

function swapIn(random: Random, value: Json): Json {
  if (!Array.isArray(value) || value.length < 2) return value;
  const copy = [...(value as readonly Json[])];
  const [a, b] = [random.int(0, copy.length - 1), random.int(0, copy.length - 1)];
  [copy[a], copy[b]] = [copy[b] ?? null, copy[a] ?? null];
  return copy;
}

export function valueAt(value: Json, path: Path): Json | undefined {
  let at: Json | undefined = value;
  for (const step of path) at = (at as Draft | undefined)?.[step as string];
  return at;
}

/** Returns the guide with a reworded text, as a researcher edits it. Rarely breaks anything. */
export function reword(random: Random, guide: Json): Json {
  const texts = pathsOf(guide).filter((path) => path.at(-1) === 'text' || path.at(-1) === 'title');
  const path = random.pick(texts);
  return changeAt(guide, path, (value) => (typeof value === 'string' ? `${value} ${random.int(0, 9)}` : value));
}

const idProperties = new Set(['externalId', 'questionId', 'carryForwardFrom']);

/** Changes an id or reference to a new one, or to one used elsewhere. */
export function renameId(random: Random, guide: Json): Json {
  const places = pathsOf(guide).filter((path) => idProperties.has(String(path.at(-1))));
  if (places.length === 0) return guide;
  const id = random.chance(0.5) ? `new-${random.int(0, 99)}` : (valueAt(guide, random.pick(places)) ?? null);
  return changeAt(guide, random.pick(places), () => id);
}
