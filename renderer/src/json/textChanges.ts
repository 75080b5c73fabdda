import { lineDiff } from '@guide-studio/guide-core';

/** A replaced range of a text: offsets of the text before. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** Looking for more differences than this would take longer than replacing what is between the first and the last. */
const mostEdits = 400;

/** Few and small changes that make one text of another, whole lines at a time: cursor and scroll keep their place. */
export function textChanges(before: string, after: string): readonly TextChange[] {
  if (before === after) return [];
  const { start, end } = common(before, after);
  const from = start === 0 ? 0 : before.lastIndexOf('\n', start - 1) + 1;
  // The rest after both line ends is the same.
  const line = before.indexOf('\n', before.length - end);
  const behind = line < 0 ? 0 : before.length - line - 1;
  const old = linesOf(before.slice(from, before.length - behind));
  const now = linesOf(after.slice(from, after.length - behind));
  return runsOf(old, now, from).map((change) => trimmed(before, change));
}

/** How much of two texts is the same at their beginnings and at their ends. */
function common(a: string, b: string): { readonly start: number; readonly end: number } {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end += 1;
  return { start, end };
}

function linesOf(text: string): readonly string[] {
  return text.split(/(?<=\n)/);
}

/** The replaced runs of lines between two texts, of which the first begins at `start`. */
function runsOf(old: readonly string[], now: readonly string[], start: number): readonly TextChange[] {
  let [line, offset] = [0, start];
  const to = (next: number): number => {
    for (; line < next; line += 1) offset += old[line]?.length ?? 0;
    return offset;
  };
  return lineDiff(old, now, mostEdits).map(({ a, b }) => ({
    from: to(a[0]),
    to: to(a[1]),
    insert: now.slice(b[0], b[1]).join(''),
  }));
}

/** Without what both have at the ends: a word that changed in a line is replaced alone. */
function trimmed(before: string, { from, to, insert }: TextChange): TextChange {
  const { start, end } = common(before.slice(from, to), insert);
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}
