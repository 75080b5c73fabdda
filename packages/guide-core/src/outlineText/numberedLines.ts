/** A number before a dash, as in `4 - How?`, but not a range such as `2 - 3 cups?`. */
export const numberDash = /^(\s*)[QqFf]?(\d{1,4})\s+[-–—]\s+(?=[^\s\d])/;
const numberDot = /^(\s*)[QqFf]?(\d{1,4})[.):](?:\s+|$)/;

/**
 * Returns the indexes of lines, from 0, whose number before a dash numbers a question: a neighbouring numbered line of
 * the same indentation has the previous or next number. Other numbers may be part of the text, as in `24 - the series`.
 */
export function dashedNumbers(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  const last = new Map<string, { readonly at: number; readonly number: number; readonly isDashed: boolean }>();
  for (const [at, line] of lines.entries()) {
    const dashed = numberDash.exec(line);
    const [, indent, digits] = dashed ?? numberDot.exec(line) ?? [];
    if (indent === undefined) continue;
    const now = { at, number: Number(digits), isDashed: dashed !== null };
    const before = last.get(indent);
    last.set(indent, now);
    if (before?.number !== now.number - 1) continue;
    for (const each of [before, now]) if (each.isDashed) found.add(each.at);
  }
  return found;
}
