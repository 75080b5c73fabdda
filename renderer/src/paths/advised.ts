import { type Issue, type Key, locate, nodeAtPath } from '@guide-studio/guide-core';
import type { OpenGuide } from '../session/index.ts';

/** Advice that says that nobody sees the question or the concept with this condition. */
const saysUnseen: ReadonlySet<Issue['code']> = new Set([
  'contradictingCriteria',
  'singleAnswerContradiction',
  'needsRejectedOption',
  'neverShown',
  'conceptForNobody',
]);

/**
 * Returns the questions and concepts of which advice says that nobody sees them, by key, each with whether nothing else is
 * said of it.
 */
export function advisedIn({
  checked,
  issues,
  advice,
}: Pick<OpenGuide, 'checked' | 'issues' | 'advice'>): ReadonlyMap<Key, boolean> {
  const advised = new Map<Key, boolean>();
  if (checked === null) return advised;
  const others = new Set<Key>();
  for (const { code, path } of [...issues, ...advice]) {
    const located = locate(checked, nodeAtPath(checked, path).node.key);
    const owner =
      located && [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'concept');
    if (!owner) continue;
    if (saysUnseen.has(code)) advised.set(owner.key, true);
    else others.add(owner.key);
  }
  for (const key of others) if (advised.has(key)) advised.set(key, false);
  return advised;
}
