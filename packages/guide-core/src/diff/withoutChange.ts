import type { JsonObject } from '../json.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import { applyDiff } from './applyDiff.ts';
import type { Change, Diff } from './change.ts';

/** The guide without one change, or why the change cannot be undone alone: other changes or a rule depend on it. */
export type WithoutChange =
  | { readonly ok: true; readonly guide: JsonObject }
  | { readonly ok: false; readonly issue: Issue | null };

/** Two versions of a guide and what differs between them. */
export interface ComparedGuides {
  /** The older guide. */
  readonly before: JsonObject;
  /** The newer guide, canonical. */
  readonly after: JsonObject;
  /** What {@link diffGuides} returns for the two. */
  readonly diff: Diff;
}

/**
 * Returns the newer guide of a diff without one of its changes.
 *
 * @param change One of `diff.changes`, the same object.
 * @returns The guide. Or `issue`, a finding that the newer guide does not have, such as a condition without a target;
 *   null if another change builds on this one.
 * @example
 * ```ts
 * import { diffGuides, withoutChange } from '@guide-studio/guide-core/diff';
 *
 * const before = {
 *   title: 'Home cooking',
 *   studyGuide: [{ type: 'flat', title: 'Last week', items: [{ type: 'open_ended', text: 'What did you cook?' }] }],
 * };
 * const after = { ...before, title: 'Cooking', studyGoal: 'Learn what people cook.' };
 * const diff = diffGuides(before, after);
 * const [first] = diff.changes;
 * const without = first && withoutChange({ before, after, diff }, first);
 * if (without?.ok) console.log(without.guide['title']); // Home cooking
 * ```
 */
export function withoutChange({ before, after, diff }: ComparedGuides, change: Change): WithoutChange {
  let guide: JsonObject;
  try {
    guide = applyDiff(before, { changes: diff.changes.filter((each) => each !== change) });
  } catch {
    return { ok: false, issue: null };
  }
  const issueKey = ({ code, path, params }: Issue) => JSON.stringify([code, path.at(-1), params?.['id']]);
  const known = new Set(validate(after).map(issueKey));
  const issue = validate(guide).find((each) => !known.has(issueKey(each)));
  return issue ? { ok: false, issue } : { ok: true, guide };
}
