/** The lines of a document without what is no part of a text, and how a text is made of some of them. */
export interface DocumentLines {
  /** Returns the text that is written on lines, normalised; of a row of a table, its first cell. */
  readonly textOf: (lines: readonly number[]) => string;
  /** Returns the cells of a row of a table, normalised. */
  readonly cellsOf: (line: number) => readonly string[];
  /** The numbers of the lines of quotes. */
  readonly quotes: readonly number[];
}

/**
 * Returns the lines of a document: without list marks, numbers, links, emphasis, what they ask the interviewer to do, and
 * the marks of a screener. Shares no code with the reader.
 */
export function linesOf(source: string): DocumentLines {
  const lines = source.split(/\r?\n/u);
  const at = (line: number): string => {
    const found = lines[line - 1];
    if (found === undefined || found.trim() === '') throw new Error(`The document has no text on line ${line}.`);
    return found;
  };
  const cellsOf = (line: number): readonly string[] => at(line).split('|').slice(1, -1).map(normal);
  return {
    textOf: ([line = Number.NaN, ...more]) =>
      at(line).startsWith('|')
        ? (cellsOf(line)[0] ?? '')
        : normal([withoutMarks(at(line)), ...more.map((next) => at(next).trim().replace(/^>\s*/u, ''))].join(' ')),
    cellsOf,
    quotes: lines.flatMap((line, place) => (/^\s*>\s*\S/u.test(line) ? [place + 1] : [])),
  };
}

/** Marks of lists, of Markdown and of Word, and numbers of questions and options. */
const listMarks =
  /^(?:[-*+o](?=\s)|[•·∙●○◦▪▫■□◆◇‣–—⁃・❑❒☐☑✓✔➢\u{E000}-\u{F8FF}①-⑳]|\(\s*\)|\[\s?\]|_{2,}|(?:[QS問]?\p{Nd}{1,3}|[A-Za-z]|[ivx]{1,4})(?:[.:)](?=\P{ASCII}|\s)|[．、])|[QS問]\p{Nd}{1,3}(?=\s))\s*/u;

/** What the end of a line says about the way through the questionnaire. */
const ends = /\s*(?:\.{3,})?\s*[-–—→([]\s*(?:terminate|thank and end|continue|skip to \w+)[\s.)\]]*$/iu;

function withoutMarks(given: string): string {
  let text = given.trim().replace(/^(?:>\s*|#+\s)/u, '');
  for (;;) {
    const next = text
      .replace(listMarks, '')
      .replace(/^\*{1,2}(?=\S)/u, '')
      .trim();
    if (next === text) break;
    text = next;
  }
  return text
    .replace(ends, '')
    .replace(/^\(if [^)]*\)\s*/iu, '')
    .trim();
}

/** Labels before what an interviewer should ask or know. */
const labels = /^(?:probes?|prompts?|follow[- ]?ups?|listen for|moderator|interviewer|notes?)\s*[:–-]\s*/u;

/** What a text may end with that is no part of it: how many answers there are, and how long it takes. */
const notes = [
  /\s*[([](?:please )?(?:select|check|pick|choose|mark|rank)\b[^)\]]*[)\]][.:]?$/u,
  /[\s.]*(?:please )?(?:select|check|mark|tick) all that apply[.:]*$/u,
  /\s*\((?:open response|please specify|open|free form)\)$/u,
  /\s*[([]\d+ ?(?:min|mins|minutes)\.?[)\]]$/u,
] as const;

const lastMarks = /[\s.,:;!?…。？！：；，、]+$/u;

/** Emphasis by underlines. Those inside a word are part of it. */
const underlined = /(?<![\p{L}\p{N}_])_([^_]+)_(?![\p{L}\p{N}_])/gu;

/** Returns a text of a document or of a guide so that the same words are the same text. */
export function normal(given: string): string {
  let text = given
    .replaceAll(/\s*\[`?NEXT`?\]\([^)]*\)/gu, '')
    .replaceAll(/\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)\s]*\)/gu, '$1')
    .replaceAll(/<((?:https?|mailto):[^>]*)>/gu, '$1')
    .replaceAll(/[*`]/gu, '')
    .replaceAll(underlined, '$1')
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  for (let before = ''; before !== text; ) {
    before = text;
    for (const note of notes) text = text.replace(note, '');
    text = text.replace(lastMarks, '');
  }
  return text.replaceAll(/[[\]]/gu, '').replace(lastMarks, '');
}

/** Returns a text for the interviewer, normalised: without its label. */
export const normalProbe = (given: string): string => normal(given).replace(labels, '');
