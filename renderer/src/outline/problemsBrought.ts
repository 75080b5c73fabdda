import { commit, createValidator, type Issue, nodeAtPath, toWire, type Transaction } from '@guide-studio/guide-core';
import { checked } from '../session/index.ts';

/** A separate validator, so that trying a change does not affect the other. It caches what did not change. */
const validate = createValidator();

/**
 * Returns the problems that a change would cause, without making it: those at a part that has none of that kind now.
 */
export function problemsBrought(transaction: Transaction): readonly Issue[] {
  const guide = checked();
  const now = guide.editor;
  const then = commit(now, transaction, 0);
  const known = new Set(guide.issues.map((issue) => `${issue.code}/${nodeAtPath(now.doc, issue.path).node.key}`));
  return validate(toWire(then.doc)).filter(
    (issue) => !known.has(`${issue.code}/${nodeAtPath(then.doc, issue.path).node.key}`),
  );
}
