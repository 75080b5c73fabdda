import type { SourceChange, SourceItem } from './study.ts';

/** Returns a matrix whose rows have different texts: guides know rows by them, so equal ones have their fields too. */
export function withDistinctRows(item: SourceItem): SourceItem {
  const { rows = [], place } = item;
  const seen = new Set<string>();
  const same = new Set(rows.map(({ text }) => text).filter((text) => seen.size === seen.add(text).size));
  if (same.size === 0) return item;
  const changes = [...same].map(
    (text): SourceChange => ({ kind: 'text', place, text, verdict: 'equivalent', code: 'sameRows' }),
  );
  return {
    ...item,
    rows: rows.map((row) => (same.has(row.text) ? { ...row, text: `${row.text} (${row.field})` } : row)),
    changes: [...item.changes, ...changes],
  };
}
