import type { Clause } from '@guide-studio/guide-core/internal';
import type { ReportRow } from '../report/report.ts';
import type { SourceBlock, SourceItem, SourceOption, SourceSkip } from './study.ts';

/** Blocks, and what became of what they say about the end of the interview. */
interface Screened {
  readonly blocks: readonly SourceBlock[];
  readonly rows: readonly ReportRow[];
}

/**
 * Returns blocks of which the first is a screener, if options of the source end the interview and nothing is asked
 * before. Where something is, each of these options is a skip to the end, as those that are written apart.
 */
export function withScreener(given: readonly SourceBlock[]): Screened {
  const rows: ReportRow[] = [];
  const blocks = withRejectedSkips(given, rows);
  const at = blocks.findIndex(({ items }) => items.some(decides));
  const block = blocks[at];
  if (block === undefined) return { blocks, rows };
  const isAskedBefore = blocks.slice(0, at).some(({ items }) => items.some(({ type }) => type !== 'statement'));
  if (isAskedBefore) return { blocks: blocks.map((one) => ({ ...one, items: one.items.map(withOwnSkips) })), rows };
  const screener = { ...block, isScreener: true, items: block.items.filter(isChoice).map(withStatus), left: [] };
  const others = block.items.filter((item) => !isChoice(item));
  const moved = [...blocks.slice(0, at).flatMap(({ items }) => items), ...others];
  rows.push(
    ...moved.map(
      ({ place, text, field }): ReportRow => ({
        kind: 'setting',
        place,
        text,
        verdict: 'narrower',
        rule: null,
        code: 'afterScreener',
        params: {},
        target: field,
      }),
    ),
  );
  const after = { ...block, name: `${block.name}.after`, items: others };
  const rest = blocks.slice(at + 1).map((one) => ({ ...one, items: one.items.map(withOwnSkips) }));
  const behind = others.length > 0 || block.left.length > 0 ? [after] : [];
  return { blocks: [screener, ...blocks.slice(0, at), ...behind, ...rest], rows };
}

const isChoice = ({ type }: SourceItem): boolean => type === 'multiple_choice';

const decides = ({ options = [] }: SourceItem): boolean => options.some(({ status }) => status === 'reject');

const withStatus = (item: SourceItem): SourceItem => ({
  ...item,
  ...(item.options === undefined
    ? {}
    : { options: item.options.map((option) => ({ ...option, status: option.status ?? ('approve' as const) })) }),
});

/** Returns blocks in which skips to the end from the first one are options that reject, if it is a screener (rule 3). */
function withRejectedSkips(blocks: readonly SourceBlock[], rows: ReportRow[]): readonly SourceBlock[] {
  const at = blocks.findIndex(({ items }) => items.length > 0);
  const block = blocks[at];
  if (block === undefined || !block.items.every((item) => isChoice(item) && item.isSeveral !== true)) return blocks;
  const items = block.items.map((item): SourceItem => {
    const codes = new Set<string>();
    const skips = (item.skips ?? []).filter((skip) => {
      const own = rejectedBy(skip, item);
      for (const code of own ?? []) codes.add(code);
      if (own !== null) rows.push(skipRow(skip, item.field, { verdict: 'equivalent', code: null, rule: 3 }));
      return own === null;
    });
    if (codes.size === 0) return item;
    const options = (item.options ?? []).map(
      (option): SourceOption => (codes.has(option.code) ? { ...option, status: 'reject' } : option),
    );
    return { ...item, options, skips };
  });
  return blocks.map((one, place) => (place === at ? { ...one, items } : one));
}

/** Returns the options of an item that end the interview; null if a skip is about anything else. */
function rejectedBy({ to, meaning }: SourceSkip, { field, options = [] }: SourceItem): readonly string[] | null {
  if (to !== 'end' || !meaning.ok) return null;
  const codesOf = (clause: Clause): readonly string[] | null => {
    if (clause.kind === 'selected') {
      const isOwn = clause.field === field && options.some(({ code }) => code === clause.code);
      return isOwn ? [clause.code] : null;
    }
    if (clause.kind !== 'or') return null;
    const all = clause.of.map(codesOf);
    return all.every((codes) => codes !== null) ? all.flat() : null;
  };
  return codesOf(meaning.clause);
}

/** Returns an item whose options that end the interview are skips. */
function withOwnSkips(item: SourceItem): SourceItem {
  const { field, place, options = [], skips = [] } = item;
  if (!decides(item)) return item;
  const own = options.flatMap(({ code, text, status }): readonly SourceSkip[] =>
    status === 'reject'
      ? [{ place, text, to: 'end', meaning: { ok: true, clause: { kind: 'selected', field, code } } }]
      : [],
  );
  return { ...item, skips: [...skips, ...own] };
}

/** Returns the row of a skip. */
export const skipRow = (
  { place, text, proposal }: SourceSkip,
  target: string,
  row: Pick<ReportRow, 'verdict' | 'code' | 'rule'> & Partial<Pick<ReportRow, 'params'>>,
): ReportRow => ({
  kind: 'condition',
  place,
  text,
  target,
  params: {},
  ...row,
  ...(proposal === undefined ? {} : { proposal }),
});
