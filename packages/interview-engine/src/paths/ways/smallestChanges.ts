import { minimal } from '../../logic/index.ts';
import type { Changeable, Present } from './whatStays.ts';

/** Of so many sets of changes, it is asked if they are enough. */
const mostSets = 200;

/**
 * Returns the smallest sets of what must change (Reiter, “A theory of diagnosis from first principles”, 1987): where some
 * things cannot all stay, one of them must change. Empty if too many sets would have to be tried. Never: the question is
 * not shown, whatever changes. Asked inside `decide`.
 */
export function smallestChanges({ logic, cases, all }: Present): readonly ReadonlySet<Changeable>[] | 'never' {
  const found: ReadonlySet<Changeable>[] = [];
  const waiting: ReadonlySet<Changeable>[] = [new Set()];
  const seen = new Set<string>();
  for (const changed of waiting) {
    const isLarger = found.some(({ size }) => size < changed.size);
    if (isLarger || seen.size > mostSets) break;
    const staying = all.filter((one) => !changed.has(one));
    const conflict = minimal(logic, cases, staying, ({ stays }) => [stays]);
    if (conflict === null) found.push(changed);
    else if (conflict.length === 0) return 'never';
    for (const one of conflict ?? []) {
      const more = new Set([...changed, one]);
      const key = Array.from(more, ({ name }) => name)
        .sort()
        .join();
      if (!seen.has(key)) waiting.push(more);
      seen.add(key);
    }
  }
  return found;
}
