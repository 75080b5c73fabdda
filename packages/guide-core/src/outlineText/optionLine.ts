import { oneLine } from '../doc/oneLine.ts';

/** An answer as a line of text gives it: the text, and an id where one was written before a bar. */
export interface OptionLine {
  readonly text: string;
  readonly id: string;
}

const bullet = /^\s*(?:[-*+•·●○◦▪◯□☐☑–—]|\[[ xX]?\]|\([ xX]?\)|[a-z][.)]|[A-Z]\)|\d{1,3}[.)])(?:\s+|$)/;

/** `text`, or `id | text`. An empty id before the bar is none, so that a text with a bar can be written. */
export function optionLine(line: string): OptionLine {
  const [, id = '', rest = ''] = /^([^\s|]{0,64})\s*\|(.*)$/s.exec(line.trim()) ?? [];
  return rest.trim() === '' ? { text: oneLine(line), id: '' } : { text: oneLine(rest), id };
}

/** Answers from pasted lines; bullets, letters and numbers before them are not part of them. Empty lines are none. */
export function optionLines(text: string): readonly OptionLine[] {
  return linesOf(text).flatMap((line) => {
    const bare = line.replace(bullet, '');
    return bare.trim() === '' ? [] : [optionLine(bare)];
  });
}

/** The lines of a text, whatever ends them. */
export function linesOf(text: string): readonly string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/);
}
