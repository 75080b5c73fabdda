import { decide, type Exploration, isFalse } from '../logic/index.ts';
import type { Finding } from './finding.ts';
import type { PlannedItem } from '../plan/plan.ts';

/**
 * Puts together what has one cause. Where nobody gets past a question, all that comes after it is one finding
 * (`nobodyCompletes`); what depends on a question that nobody is shown is told with that question (`also`).
 */
export function withOneCause(exploration: Exploration, found: readonly Finding[]): readonly Finding[] {
  const last = lastAsked(exploration);
  const before = last === null ? found : found.filter((one) => !isAfter(exploration, one, last));
  const together = withDependants(exploration, before);
  return last === null ? together : [endAt(exploration, last), ...together];
}

/** Returns the question that nobody gets past; null if someone does, or if that is not known. */
function lastAsked({ plan, comesTo }: Exploration): number | null {
  const isNeverPassed = (item: number): boolean => isFalse(decide(() => comesTo(item)));
  if (!isNeverPassed(plan.items.length)) return null;
  const first = plan.items.findIndex(({ index }) => isNeverPassed(index));
  return (first === -1 ? plan.items.length : first) - 1;
}

function endAt({ plan }: Exploration, item: number): Finding {
  const blocks = plan.blocks.filter(({ items }) => items.length > 0 && items.every(({ index }) => index > item));
  return {
    code: 'nobodyCompletes',
    item,
    questions: plan.items.length - item - 1,
    concepts: blocks.reduce((sum, { concepts }) => sum + concepts.length, 0),
  };
}

/**
 * Returns true for what follows from the end: for parts after the question that nobody gets past, and for conditions
 * there or later, which are needless only because of those who are left.
 */
function isAfter({ plan }: Exploration, one: Finding, last: number): boolean {
  const isBlockAfter = (block: number): boolean => (plan.blocks[block]?.items[0]?.index ?? 0) > last;
  if (one.code === 'shownToNobody') return one.item > last;
  if (one.code === 'conceptForNobody') return isBlockAfter(one.block);
  if (one.code !== 'alwaysMet' && one.code !== 'changesNothing' && one.code !== 'idleCondition') return false;
  return one.owner.kind === 'item' ? one.owner.item >= last : isBlockAfter(one.owner.block);
}

function withDependants({ plan }: Exploration, found: readonly Finding[]): readonly Finding[] {
  const dead = new Set(found.flatMap((one) => (one.code === 'shownToNobody' ? [one.item] : [])));
  const roots = new Map<number, number>();
  for (const planned of plan.items) {
    const cause = dead.has(planned.index) ? causeOf(planned, dead) : null;
    // Sources come before what depends on them.
    if (cause !== null) roots.set(planned.index, roots.get(cause) ?? cause);
  }
  return found.flatMap((one): readonly Finding[] => {
    if (one.code !== 'shownToNobody') return [one];
    if (roots.has(one.item)) return [];
    return [{ ...one, also: [...roots].flatMap(([item, root]) => (root === one.item ? [item] : [])) }];
  });
}

/** Returns a question without whose answer nobody is shown this one, if nobody is asked it. */
function causeOf({ carriedFrom, conditional }: PlannedItem, dead: ReadonlySet<number>): number | null {
  if (carriedFrom !== null && dead.has(carriedFrom)) return carriedFrom;
  if (conditional === null) return null;
  const sources = conditional.criteria.flatMap((one) =>
    one.type === 'selectedTemplateOptions' && one.mustSelect && dead.has(one.source) ? [one.source] : [],
  );
  const isCertain = conditional.operator === 'and' || sources.length === conditional.criteria.length;
  return isCertain ? (sources[0] ?? null) : null;
}
