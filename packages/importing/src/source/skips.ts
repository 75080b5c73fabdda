import { type Clause, type Asked, conditionOf } from '@guide-studio/guide-core/internal';
import type { ReportRow } from '../report/report.ts';
import { fieldsOf } from './names.ts';
import { skipRow } from './screener.ts';
import type { SourceBlock, SourceCondition, SourceItem, SourceSkip } from './study.ts';

/** So many skips pass over one question; nobody reads a condition of more. */
const mostOver = 50;

/** So many questions are passed over by all skips together, so that a made-up file takes no hours. */
const mostWork = 100_000;

/** An item with its block, in the order of the interview. */
interface Placed {
  readonly item: SourceItem;
  readonly block: SourceBlock;
}

/**
 * Returns blocks with what skips mean: everything that one passes over has the condition that it was not taken (rule 3). A skip
 * of which one question cannot have that condition is lost as a whole.
 */
export function withSkips(blocks: readonly SourceBlock[]): {
  readonly blocks: readonly SourceBlock[];
  readonly rows: readonly ReportRow[];
} {
  const all = blocks.flatMap((block) => block.items.map((item): Placed => ({ item, block })));
  if (all.every(({ item }) => (item.skips ?? []).length === 0)) return { blocks, rows: [] };
  const askedBefore = askedIn(all);
  const added = new Map<SourceItem, SourceCondition[]>();
  let work = 0;
  const rows: ReportRow[] = [];
  const clausesOf = (item: SourceItem): readonly Clause[] =>
    [...item.conditions, ...(added.get(item) ?? [])].flatMap(({ meaning }) => (meaning.ok ? [meaning.clause] : []));
  for (const [at, { item }] of all.entries()) {
    for (const skip of item.skips ?? []) {
      const lost = (code: ReportRow['code'], params: ReportRow['params'] = {}): number =>
        rows.push(skipRow(skip, item.field, { verdict: 'lost', code, rule: null, params }));
      if (!skip.meaning.ok) {
        const { code, ...params } = skip.meaning.why;
        lost(code, params);
        continue;
      }
      const end = endOf(skip, all);
      if (end === null || end <= at) {
        lost('backwards');
        continue;
      }
      const clause: Clause = { kind: 'not', of: takenBy(item, clausesOf(item), skip, skip.meaning.clause) };
      const over = all.slice(at + 1, end);
      const crowded = over.find(({ item: passed }) => (added.get(passed)?.length ?? 0) >= mostOver);
      work += over.length;
      if (crowded !== undefined || work > mostWork) {
        lost('skipMixed', { field: (crowded ?? over[0])?.item.field ?? item.field });
        continue;
      }
      const why = over.flatMap(({ item: passed }) => {
        const asked = askedBefore(passed);
        const translated = conditionOf({ kind: 'and', of: [...clausesOf(passed), clause] }, asked);
        return translated.ok ? [] : [{ field: passed.field, code: translated.why.code }];
      })[0];
      if (why !== undefined) {
        lost('skipMixed', { field: why.field });
        continue;
      }
      const { place, text } = skip;
      const condition: SourceCondition = { place, text, meaning: { ok: true, clause }, isOfSkip: true };
      for (const { item: passed } of over) added.set(passed, [...(added.get(passed) ?? []), condition]);
      rows.push(skipRow(skip, item.field, { verdict: 'equivalent', code: null, rule: 3 }));
    }
  }
  const withAdded = (item: SourceItem): SourceItem => ({
    ...item,
    conditions: [...item.conditions, ...(added.get(item) ?? [])],
  });
  return { blocks: blocks.map((block) => ({ ...block, items: block.items.map(withAdded) })), rows };
}

/**
 * Returns when a skip is taken: only by those who were asked its question, which matters for one that is also met without
 * an answer, or that everyone takes. They are those who gave any answer, or for whom its conditions hold.
 */
function takenBy(
  { type, hasOther, field }: SourceItem,
  conditions: readonly Clause[],
  { isOfFlow }: SourceSkip,
  clause: Clause,
): Clause {
  if (conditions.length === 0 || isOfFlow === true) return clause;
  // In an interview everyone answers what they are asked.
  const isEveryone =
    (clause.kind === 'and' && clause.of.length === 0) || (clause.kind === 'answered' && clause.field === field);
  if (isEveryone) return { kind: 'and', of: conditions };
  if (!isMetWithoutAnswers(clause)) return clause;
  const hasAnswer = type === 'multiple_choice' && hasOther !== true;
  return { kind: 'and', of: [clause, ...(hasAnswer ? [{ kind: 'answered', field } as const] : conditions)] };
}

function isMetWithoutAnswers(clause: Clause): boolean {
  switch (clause.kind) {
    case 'not':
      return !isMetWithoutAnswers(clause.of);
    case 'and':
      return clause.of.every(isMetWithoutAnswers);
    case 'or':
      return clause.of.some(isMetWithoutAnswers);
    default:
      return false;
  }
}

/** Returns the place of the item that comes next after a skip; null if there is none. */
function endOf({ to }: SourceSkip, all: readonly Placed[]): number | null {
  if (to === 'end') return all.length;
  const at = all.findIndex(({ item, block }) =>
    'field' in to ? fieldsOf(item).includes(to.field) || item.field === to.field : block.name === to.block,
  );
  return at < 0 ? null : at;
}

/** Returns what finds the choices that are asked before an item. */
function askedIn(all: readonly Placed[]): (item: SourceItem) => (field: string) => Asked | undefined {
  const order = new Map(all.map(({ item }, at) => [item, at]));
  const known = new Map<string, { readonly asked: Asked; readonly at: number }>();
  for (const [at, { item }] of all.entries()) {
    if (item.type !== 'multiple_choice' && item.type !== 'matrix') continue;
    const source = known.get(item.from ?? '')?.asked;
    const codes = source?.codes ?? (item.options ?? []).map(({ code }) => code);
    const hasOther = item.hasOther === true || source?.hasOther === true;
    for (const field of fieldsOf(item))
      if (!known.has(field))
        known.set(field, { asked: { field, isSeveral: item.isSeveral ?? false, codes, hasOther }, at });
  }
  return (item) => {
    const end = order.get(item) ?? 0;
    return (field) => {
      const found = known.get(field);
      return found !== undefined && found.at < end ? found.asked : undefined;
    };
  };
}
