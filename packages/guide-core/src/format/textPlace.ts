/** A place in a text as people count: from 1; columns in UTF-16 units. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

const lineEnd = /\r\n|\n|\r/g;

/** The line and column of an offset. Line ends are LF, CR LF and CR. */
export function textPlace(text: string, offset: number): TextPlace {
  let line = 1;
  let start = 0;
  lineEnd.lastIndex = 0;
  for (let found = lineEnd.exec(text); found !== null; found = lineEnd.exec(text)) {
    if (lineEnd.lastIndex > offset) break;
    line += 1;
    start = lineEnd.lastIndex;
  }
  return { line, column: offset - start + 1 };
}
