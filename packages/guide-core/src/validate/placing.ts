import type { Path } from '../json.ts';
import type { Issue } from './issue.ts';

/** Returns a finding of a part as a finding of what contains it, in which the part is at `path`. */
export function under(path: Path, issue: Issue): Issue {
  return path.length === 0 ? issue : { ...issue, path: [...path, ...issue.path] };
}

/**
 * Returns a function that turns the findings of a block into findings of the guide. For the list that it got last time,
 * at the same position, it returns the same list again, so that an edit costs only the block it changed.
 */
export function createPlacer(): (issues: readonly Issue[], position: number) => readonly Issue[] {
  const known = new WeakMap<readonly Issue[], { readonly position: number; readonly placed: readonly Issue[] }>();
  return (issues, position) => {
    if (issues.length === 0) return issues;
    const last = known.get(issues);
    if (last?.position === position) return last.placed;
    const placed = issues.map((issue) => under(['studyGuide', position], issue));
    known.set(issues, { position, placed });
    return placed;
  };
}
