import type { SourceItem } from './study.ts';

/** Returns an item in which nothing is without a text, as guides have it: names are in the place of empty ones. */
export function withTexts(item: SourceItem): SourceItem {
  const { field, place, text, options = [], rows = [] } = item;
  const isEmpty = (one: { readonly text: string }): boolean => one.text.trim() === '';
  if (!isEmpty(item) && !options.some(isEmpty) && !rows.some(isEmpty)) return item;
  return {
    ...item,
    text: isEmpty(item) ? field : text,
    ...(item.options === undefined
      ? {}
      : { options: options.map((one) => (isEmpty(one) ? { ...one, text: one.code.trim() || '–' } : one)) }),
    ...(item.rows === undefined ? {} : { rows: rows.map((one) => (isEmpty(one) ? { ...one, text: one.field } : one)) }),
    changes: [...item.changes, { kind: 'text', place, text: field, verdict: 'equivalent', code: 'named' }],
  };
}
