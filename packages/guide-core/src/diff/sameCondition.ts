import { isJsonObject, type Json, sameJson } from '../json.ts';

/**
 * Returns true if two conditions let the same people through. The order of criteria and choices does not matter, and
 * with a single criterion `and` equals `or`.
 */
export function isSameCondition(a: Json | undefined, b: Json | undefined): boolean {
  const [x, y] = [meaningOf(a), meaningOf(b)];
  return x !== null && y !== null && sameJson(x, y);
}

/** Returns a text that is the same for conditions that let the same people through as {@link isSameCondition} has it; null for none. */
export function conditionKey(condition: Json | undefined): string | null {
  const meaning = meaningOf(condition);
  return meaning === null ? null : JSON.stringify(meaning);
}

function meaningOf(condition: Json | undefined): Json | null {
  if (!isJsonObject(condition) || !Array.isArray(condition['criteria'])) return null;
  const criteria = (condition['criteria'] as readonly Json[]).map(criterionOf);
  const operator = criteria.length > 1 ? condition['operator'] : null;
  return { ...condition, operator: operator ?? null, criteria: sorted(criteria) };
}

function criterionOf(criterion: Json): Json {
  if (!isJsonObject(criterion) || !Array.isArray(criterion['choices'])) return criterion;
  return { ...criterion, choices: sorted(criterion['choices'] as readonly Json[]) };
}

function sorted(list: readonly Json[]): readonly Json[] {
  return list
    .map((each) => [JSON.stringify(each), each] as const)
    .sort(([x], [y]) => (x < y ? -1 : x > y ? 1 : 0))
    .map(([, each]) => each);
}
