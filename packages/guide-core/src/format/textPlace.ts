/** A position in a text, counted from 1; columns in UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** A part of a text on one line or more; the end is after its last character. */
export interface TextSpan extends TextPlace {
  readonly endLine: number;
  readonly endColumn: number;
}

/** Returns the line and column of an offset. */
export type Placer = (offset: number) => TextPlace;

/** Returns a placer that finds the line ends (LF, CR LF and CR) on the first call and reuses them. */
export function createPlacer(text: string): Placer {
  let starts: readonly number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    const line = lastAtMost(starts, offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) starts.push(index + end.length);
  return starts;
}

function lastAtMost(sorted: readonly number[], value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sorted[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
