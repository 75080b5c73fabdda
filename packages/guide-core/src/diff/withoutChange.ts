import type { JsonObject } from '../json.ts';
import type { Issue } from '../validate/issue.ts';
import { validate } from '../validate/validate.ts';
import { applyDiff } from './applyDiff.ts';
import type { Change, Diff } from './change.ts';

/** The guide without one change, or why it cannot be taken back by itself: other changes need it, or a rule does. */
export type WithoutChange =
  | { readonly ok: true; readonly guide: JsonObject }
  | { readonly ok: false; readonly issue: Issue | null };

/**
 * The newer guide of a diff without one of its changes. `before` is the older guide, `after` the newer one, canonical.
 * Refused with `issue` null where another change is made to what this one added, and with a finding that the newer
 * guide does not have, such as a condition that would name nothing.
 */
export function withoutChange(before: JsonObject, after: JsonObject, { changes }: Diff, change: Change): WithoutChange {
  let guide: JsonObject;
  try {
    guide = applyDiff(before, { changes: changes.filter((each) => each !== change) });
  } catch {
    return { ok: false, issue: null };
  }
  const nameOf = ({ code, path, params }: Issue) => JSON.stringify([code, path.at(-1), params?.['id']]);
  const known = new Set(validate(after).map(nameOf));
  const issue = validate(guide).find((each) => !known.has(nameOf(each)));
  return issue ? { ok: false, issue } : { ok: true, guide };
}
