import { pluralsOf } from '@guide-studio/guide-core/plurals';
import type { SwitchedOffFinding } from './checkFile.ts';

const { counted, number } = pluralsOf('en');

/** Returns how many findings are switched off, and by what, as a sentence; null if none is. */
export function switchedOffText(findings: readonly SwitchedOffFinding[]): string | null {
  if (findings.length === 0) return null;
  const counts = new Map<string | null, number>();
  for (const { by } of findings) {
    const source = by.kind === 'settings' ? by.file : null;
    counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  const parts = [...counts].map(([source, count]) => `${number(count)} by ${source ?? commentsOf(count)}`);
  return `${counted(findings.length, { one: 'finding is', other: 'findings are' })} switched off: ${parts.join(', ')}.`;
}

const commentsOf = (count: number): string => (count === 1 ? 'a comment of the notes' : 'comments of the notes');
