import { fixAll, fixesFor, type Issue, type Transaction } from '@guide-studio/guide-core';
import { useEffect, useState } from 'react';
import { carryOut, checked, readGuide, say, type ShownFinding, useEditable, useGuide } from '../session/index.ts';
import { entryName, words } from '../words/index.ts';
import { focusLate } from '../browser/focusLate.ts';

const none: readonly Transaction[] = [];

/** Delay after the last change before fixes of the visible lines are computed, in milliseconds. */
const pause = 300;

/**
 * Returns the fixes for a finding. Each one is tried out, so this waits for a pause in typing; until then the old fixes
 * stay, and pressing a button computes them again.
 */
export function useFixes(finding: ShownFinding): readonly Transaction[] {
  const editable = useEditable();
  const [fixes, setFixes] = useState<readonly Transaction[] | null>(null);
  const isFirst = fixes === null;
  const guide = useGuide((open) => open.checked);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const { editor, issues, advice } = checked();
        if (isOf(finding.issue, issues, advice)) setFixes(fixesFor(editor, finding.issue));
      },
      isFirst ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [finding, guide, isFirst]);
  return editable ? (fixes ?? none) : none;
}

/** Returns true if a finding is current; an outdated one may point anywhere. */
function isOf(issue: Issue, issues: readonly Issue[], advice: readonly Issue[]): boolean {
  return issues.includes(issue) || advice.includes(issue);
}

/** Fixes one finding in the current guide. */
export function applyFix(finding: ShownFinding, command: string): void {
  const { editor, issues, advice } = checked();
  if (!isOf(finding.issue, issues, advice)) return;
  const fix = fixesFor(editor, finding.issue).find(({ name }) => name.command === command);
  if (fix) done(fix);
}

/** Fixes all findings of the same kind, as one entry. */
export function applyFixToAll(finding: ShownFinding, fix: Transaction): void {
  const all = fixAll(readGuide().editor, finding.issue, fix);
  if (all) done(all);
}

function done(fix: Transaction): void {
  stayInList(() => carryOut(fix));
  say(words.frame.done(entryName(fix.name)));
}

/**
 * Keeps the focus in the list of problems while `act` removes the focused line: on the line that replaces it, otherwise
 * on the bar above.
 */
function stayInList(act: () => void): void {
  const lines = () => [...document.querySelectorAll<HTMLElement>('#problems [data-problem]')];
  const own = document.activeElement?.closest('li')?.querySelector<HTMLElement>('[data-problem]');
  const index = own ? lines().indexOf(own) : -1;
  act();
  if (index < 0) return;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const next = lines();
      const target = next[Math.min(index, next.length - 1)] ?? document.querySelector<HTMLElement>('#problems button');
      focusLate(target);
    }),
  );
}
