import { sameJson } from '../doc/field.ts';
import type { Json } from '../json.ts';
import type { Edit } from './change.ts';
import type { Matching } from './matching.ts';
import { insideUnit, type Mention } from './naming.ts';
import type { Part } from './part.ts';
import { type UnitDifference, unitsOf, withValue } from './units.ts';

/** Two versions of a part with their references. */
export interface MentioningPair {
  readonly a: Part;
  readonly b: Part;
  readonly mentionsA: readonly Mention[];
  readonly mentionsB: readonly Mention[];
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
  pair: MentioningPair,
  unit: UnitDifference,
  { toA, toB }: Matching,
): readonly Rewrite[] | null {
  if (unit.from === undefined || unit.to === undefined) return null;
  const before = symbolic(unit.from, unit.path, pair.mentionsA, nameInA);
  const after = symbolic(unit.to, unit.path, pair.mentionsB, (part) => {
    const known = toA.get(part);
    return known ? nameInA(known) : `b${part.rank}`;
  });
  if (!sameJson(before, after)) return null;
  const rewrites: Rewrite[] = [];
  for (const mention of pair.mentionsA) {
    if (!insideUnit(mention, unit.path)) continue;
    const other = pair.mentionsB.find(
      ({ path }) => path.length === mention.path.length && path.every((s, i) => s === mention.path[i]),
    );
    if (!other || other.value === mention.value) continue;
    const target = mention.target;
    const counterpart = target && toB.get(target);
    if (!target || !counterpart || !hasNewName(target, counterpart)) return null;
    const edit: Edit = { type: 'set', key: pair.a.node.key, path: mention.path, from: mention.value, to: other.value };
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
  mentions: readonly Mention[],
  name: (part: Part) => string,
): Json {
  let result = value;
  for (const mention of mentions) {
    const path = insideUnit(mention, unit);
    if (path === null || mention.target === null) continue;
    result = withValue(result, path, ['meant', name(mention.target)]);
  }
  return result;
}

function hasNewName(a: Part, b: Part): boolean {
  const [before, after] = [unitsOf(a), unitsOf(b)];
  return ['externalId', 'text'].some((name) => before.get(name)?.value !== after.get(name)?.value);
}
