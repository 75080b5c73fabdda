import { fixAll, fixesFor, type Issue, type Transaction } from '@guide-studio/guide-core';
import { useDeferredValue, useMemo } from 'react';
import { carryOut } from '../session/edit.ts';
import type { Finding } from '../session/marks.ts';
import { isEditable, mustHave, read, say, useSession } from '../session/store.ts';
import { stayInList } from './stayInList.ts';
import { nameOf, words } from '../words/index.ts';

const none: readonly Transaction[] = [];

/** What would mend a finding. Looked for after the change is painted, so that typing does not wait. */
export function useFixes(finding: Finding): readonly Transaction[] {
  const editor = useSession((session) => session.editor);
  const editable = useSession(isEditable);
  const settled = useDeferredValue(editor);
  return useMemo(
    () =>
      settled && editable && isOf(finding.issue, read().issues, read().advice)
        ? fixesFor(settled, finding.issue)
        : none,
    [settled, editable, finding],
  );
}

/** The finding of an older state may lead anywhere in this one. */
function isOf(issue: Issue, issues: readonly Issue[], advice: readonly Issue[]): boolean {
  return issues.includes(issue) || advice.includes(issue);
}

/** Mends one finding, as the guide is now. */
export function mend(finding: Finding, command: string): void {
  const editor = mustHave(read().editor);
  if (!isOf(finding.issue, read().issues, read().advice)) return;
  const fix = fixesFor(editor, finding.issue).find(({ name }) => name.command === command);
  if (fix) done(fix);
}

/** Mends all that is wrong in the same way, as one entry. */
export function mendAll(finding: Finding, fix: Transaction): void {
  const all = fixAll(mustHave(read().editor), finding.issue, fix);
  if (all) done(all);
}

function done(fix: Transaction): void {
  stayInList(() => carryOut(fix));
  say(words.problems.done(nameOf(fix.name)));
}
