/** A part of a text: from one character up to before another, counted in code points over a {@link plainText}. */
export interface Span {
  readonly start: number;
  /** More than `start`. */
  readonly end: number;
}

/**
 * Returns a text with line feeds only. Positions of marks count in it, so that a text read from a file with CRLF has the
 * same ones.
 */
export function plainText(text: string): string {
  return text.includes('\r') ? text.replaceAll(/\r\n?/gu, '\n') : text;
}

/** Returns the words of a span. */
export function wordsOf(text: string, { start, end }: Span): string {
  const units = unitsOf(text, { start, end });
  return text.slice(units.start, units.end);
}

/** Returns where a span is in the UTF-16 units of a text, as `slice` and selections of browsers count. */
export function unitsOf(text: string, { start, end }: Span): Span {
  let point = 0;
  let unit = 0;
  let first = text.length;
  for (const character of text) {
    if (point === start) first = unit;
    if (point >= end) return { start: Math.min(first, unit), end: unit };
    point += 1;
    unit += character.length;
  }
  return { start: first, end: text.length };
}

/** Returns the span of UTF-16 units, widened to whole characters as people see them; null if it has none. */
export function spanOfUnits(text: string, from: number, to: number): Span | null {
  const [low, high] = [Math.max(0, Math.min(from, to)), Math.min(text.length, Math.max(from, to))];
  if (low >= high) return null;
  let [start, end] = [low, high];
  // Only the characters at both ends can be cut.
  for (const { index, segment } of around(text, low)) {
    if (index < low && index + segment.length > low) start = index;
  }
  for (const { index, segment } of around(text, high)) {
    if (index < high && index + segment.length > high) end = index + segment.length;
  }
  const before = pointsIn(text.slice(0, start));
  return { start: before, end: before + pointsIn(text.slice(start, end)) };
}

/** Returns the number of code points of a text. */
export function pointsIn(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the characters near a unit. A window that begins at a line or a space never cuts one. */
function around(text: string, unit: number): readonly { readonly index: number; readonly segment: string }[] {
  let begin = unit;
  while (begin > 0 && unit - begin < 200 && !/\s/u.test(text.charAt(begin - 1))) begin -= 1;
  const part = text.slice(begin, unit + 200);
  return Array.from(characters.segment(part), ({ index, segment }) => ({ index: begin + index, segment }));
}
