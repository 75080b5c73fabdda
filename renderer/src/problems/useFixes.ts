import { fixAll, fixesFor, nodeAtPath, runAll, type Transaction } from '@guide-studio/guide-core/edit';
import { switchOff } from '@guide-studio/guide-core/settings';
import { useEffect, useState } from 'react';
import {
  carryOut,
  type CheckedFinding,
  checked,
  readGuide,
  announce,
  type ShownFinding,
  useEditable,
  useGuide,
} from '../session/index.ts';
import { entryName, words } from '../i18n/index.ts';
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
  const explored = useGuide((open) => open.pathFindings.root);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const now = fixesOf(finding);
        if (now !== null) setFixes(now);
      },
      isFirst ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [finding, guide, explored, isFirst]);
  return editable ? (fixes ?? none) : none;
}

/** Returns the fixes of a finding of the present guide; null for an outdated one, which may point anywhere. */
function fixesOf(finding: ShownFinding): readonly Transaction[] | null {
  const { editor, issues, advice, pathFindings } = checked();
  if ('issue' in finding) {
    const isPresent = issues.includes(finding.issue) || advice.includes(finding.issue);
    return isPresent ? fixesFor(editor, finding.issue) : null;
  }
  if (pathFindings.root !== editor.doc.root || !pathFindings.found.includes(finding.found)) return null;
  return finding.found.fixes.flatMap(({ id, params, calls }): Transaction[] => {
    const change = runAll(editor, calls, { name: { command: `fix.${id}`, params } });
    return change.kind === 'transaction' ? [change] : [];
  });
}

/** Fixes one finding in the current guide. */
export function applyFix(finding: ShownFinding, command: string): void {
  const fix = fixesOf(finding)?.find(({ name }) => name.command === command);
  if (fix) done(fix);
}

/** Fixes all findings of the same kind, as one entry. */
export function applyFixToAll({ issue }: CheckedFinding, fix: Transaction): void {
  const { editor, switches } = readGuide();
  const all = fixAll(editor, issue, {
    fix,
    wanted: (doc, issues) =>
      switchOff(doc, issues, { partOf: ({ path }) => nodeAtPath(doc, path).node.key, switches }).shown,
  });
  if (all) done(all);
}

function done(fix: Transaction): void {
  stayInList(() => carryOut(fix));
  announce(words.frame.done(entryName(fix.name)));
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
