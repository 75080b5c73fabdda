import type { SourceChange, SourceItem, SourceOption } from './study.ts';

/**
 * Returns an item of which the last option is the only one that excludes all others, as guides have it. One that is not
 * the last goes to the end; of several the last one excludes the others.
 */
export function withLastExclusive(item: SourceItem): SourceItem {
  const { options = [], isSeveral = false, place } = item;
  const exclusive = options.filter((option) => option.isExclusive === true);
  const kept = exclusive.at(-1);
  if (kept === undefined || !isSeveral) return item;
  const ordinary = new Set(exclusive.slice(0, -1));
  const others = options
    .filter((option) => option !== kept)
    .map((option): SourceOption => {
      if (!ordinary.has(option)) return option;
      const { isExclusive: _, ...plain } = option;
      return plain;
    });
  const change = (
    { text }: SourceOption,
    verdict: SourceChange['verdict'],
    code: SourceChange['code'],
  ): SourceChange => ({ kind: 'setting', place, text, verdict, code });
  const changes = [
    ...[...ordinary].map((option) => change(option, 'wider', 'ordinary')),
    ...(options.at(-1) === kept ? [] : [change(kept, 'equivalent', 'movedLast')]),
  ];
  return changes.length === 0 ? item : { ...item, options: [...others, kept], changes: [...item.changes, ...changes] };
}
