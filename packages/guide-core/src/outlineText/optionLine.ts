import { oneLine } from '../doc/oneLine.ts';
import { withoutControls } from '../doc/withoutControls.ts';

/** An answer in a line of text, and the id before a bar, if any. */
export interface OptionLine {
  readonly text: string;
  readonly id: string;
}

const bullet = /^\s*(?:[-*+•·●○◦▪◯□☐☑–—]|\[[ xX]?\]|\([ xX]?\)|[a-z][.)]|[A-Z]\)|\d{1,3}[.)])(?:\s+|$)/;

/** Parses `text` or `id | text`. An empty id before the bar means none, so that texts with a bar can be written. */
export function optionLine(line: string): OptionLine {
  const [, id = '', rest = ''] = /^([^\s|]{0,64})\s*\|(.*)$/s.exec(line.trim()) ?? [];
  return rest.trim() === '' ? { text: oneLine(line), id: '' } : { text: oneLine(rest), id };
}

/** Returns the answers in pasted lines, without bullets, letters and numbers before them. Skips empty lines. */
export function optionLines(text: string): readonly OptionLine[] {
  return linesOf(text).flatMap((line) => {
    const bare = line.replace(bullet, '');
    return bare.trim() === '' ? [] : [optionLine(bare)];
  });
}

/** Returns the lines of a text, with any kind of line end. */
export function linesOf(text: string): readonly string[] {
  return withoutControls(text).split(/\r\n|[\r\n]/);
}
