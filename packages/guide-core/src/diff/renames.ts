import { type Json, sameJson } from '../json.ts';
import type { Edit } from './change.ts';
import type { Matching } from './matching.ts';
import { insideUnit, type PartReference } from './partReferences.ts';
import type { Part } from './part.ts';
import { type UnitDifference, unitsOf, withValue } from './units.ts';

/** Two versions of a part with their references. */
export interface ReferringPair {
  readonly a: Part;
  readonly b: Part;
  readonly referencesA: readonly PartReference[];
  readonly referencesB: readonly PartReference[];
}

/** An edit that only follows a new name. `target` is the part of A that was renamed. */
export interface Rewrite {
  readonly target: Part;
  readonly edit: Edit;
}

/**
 * Returns the rewrites that fully explain a changed condition or carry-forward: it refers to the same parts as before,
 * and each one spelled differently has a new id or text. Returns null if something else changed too.
 */
export function rewritesOf(
  pair: ReferringPair,
  unit: UnitDifference,
  { toA, toB }: Matching,
): readonly Rewrite[] | null {
  if (unit.from === undefined || unit.to === undefined) return null;
  const before = symbolic(unit.from, unit.path, pair.referencesA, nameInA);
  const after = symbolic(unit.to, unit.path, pair.referencesB, (part) => {
    const known = toA.get(part);
    return known ? nameInA(known) : `b${part.rank}`;
  });
  if (!sameJson(before, after)) return null;
  const rewrites: Rewrite[] = [];
  for (const reference of pair.referencesA) {
    if (!insideUnit(reference, unit.path)) continue;
    const other = pair.referencesB.find(
      ({ path }) => path.length === reference.path.length && path.every((s, i) => s === reference.path[i]),
    );
    if (!other || other.value === reference.value) continue;
    const target = reference.target;
    const counterpart = target && toB.get(target);
    if (!target || !counterpart || !hasNewName(target, counterpart)) return null;
    const edit: Edit = {
      type: 'set',
      key: pair.a.node.key,
      path: reference.path,
      from: reference.value,
      to: other.value,
    };
    rewrites.push({ target, edit });
  }
  return rewrites;
}

function nameInA(part: Part): string {
  return `a${part.rank}`;
}

/** Returns a unit's value with every reference replaced by its target, as a list, which no text can equal. */
function symbolic(
  value: Json,
  unit: readonly string[],
  references: readonly PartReference[],
  name: (part: Part) => string,
): Json {
  let result = value;
  for (const reference of references) {
    const path = insideUnit(reference, unit);
    if (path === null || reference.target === null) continue;
    result = withValue(result, path, ['meant', name(reference.target)]);
  }
  return result;
}

function hasNewName(a: Part, b: Part): boolean {
  const [before, after] = [unitsOf(a), unitsOf(b)];
  return ['externalId', 'text'].some((name) => before.get(name)?.value !== after.get(name)?.value);
}
