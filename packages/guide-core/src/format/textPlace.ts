/** A position in a text. */
export interface TextPlace {
  /** From 1. LF, CR LF and CR end a line. */
  readonly line: number;
  /** From 1, in UTF-16 units. */
  readonly column: number;
}

/** A part of a text, on one line or more. */
export interface TextSpan extends TextPlace {
  /** The line of its last character, from 1. */
  readonly endLine: number;
  /** Behind its last character, from 1, in UTF-16 units. */
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
