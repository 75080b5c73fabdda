import { isJsonObject, type Json, type Path } from '../json.ts';

/**
 * Returns a condition without some of its references, or a carry-forward without its source; `undefined` if nothing is
 * left. A choice is removed alone if others are left; a question or row is removed with its criterion.
 */
export function withoutMentions(value: Json, paths: readonly Path[]): Json | undefined {
  if (paths.length === 0) return value;
  if (!isJsonObject(value) || !Array.isArray(value['criteria'])) return undefined;
  const criteria = (value['criteria'] as readonly Json[]).flatMap((criterion, at) => {
    const left = withoutInCriterion(
      criterion,
      paths.filter((path) => path[1] === at).map((path) => path.slice(2)),
    );
    return left === undefined ? [] : [left];
  });
  return criteria.length > 0 ? { ...value, criteria } : undefined;
}

function withoutInCriterion(criterion: Json, paths: readonly Path[]): Json | undefined {
  if (paths.length === 0) return criterion;
  if (!isJsonObject(criterion) || paths.some(([field]) => field !== 'choices')) return undefined;
  const gone = new Set(paths.map(([, place]) => place));
  const choices = Array.isArray(criterion['choices']) ? (criterion['choices'] as readonly Json[]) : [];
  const left = choices.filter((_, place) => !gone.has(place));
  return left.length > 0 ? { ...criterion, choices: left } : undefined;
}
