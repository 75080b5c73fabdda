import { lineDiff } from '@guide-studio/guide-core/internal';

/** A replaced range of a text: offsets in the old text. */
export interface TextChange {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

/** With more edits than this, replacing everything between the first and the last is faster. */
const mostEdits = 400;

/** Returns few, small, line-based changes from one text to another, so that cursor and scroll position stay. */
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

/** Returns the lengths of the common prefix and suffix of two texts. */
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

/** Returns the replaced runs of lines between two texts, of which the first starts at offset `start`. */
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

/** Returns a change without its common prefix and suffix, so that one changed word is replaced alone. */
function trimmed(before: string, { from, to, insert }: TextChange): TextChange {
  const { start, end } = common(before.slice(from, to), insert);
  return { from: from + start, to: to - end, insert: insert.slice(start, insert.length - end) };
}
