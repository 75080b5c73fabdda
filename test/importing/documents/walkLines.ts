import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { ReportRow } from '@guide-studio/importing';
import { strFromU8, unzipSync } from 'fflate';

/** Where the texts of a document may be: a guide and its report, each text as its words. */
export type Carriers = readonly string[];

/** Returns all texts that participants and researchers read of a document. */
export function carriersOf(guide: CreateStudyRequest, rows: readonly ReportRow[]): Carriers {
  const texts = [
    guide.title,
    JSON.stringify(guide.welcomeMessage ?? ''),
    guide.closingMessage ?? '',
    ...guide.studyGuide.flatMap(({ title, items }) => [
      title,
      ...items.flatMap((item) => [
        item.text,
        ...('options' in item ? (item.options ?? []).map(({ text }) => text) : []),
        ...('rows' in item ? item.rows.map(({ text }) => text) : []),
        ...('addInstructions' in item ? [item.addInstructions ?? ''] : []),
      ]),
    ]),
    ...rows.map(({ text }) => text),
  ];
  return [...new Set(texts.map(wordsOf))];
}

/** Returns a text as its words in small letters, with a space before and after each. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** Marks that are read and are in no text: of lists, of questions, and of what an answer decides. */
const marks = [
  /^(?:\s|[>#|*+_~•·∙●○◦▪▫■□◆◇‣⁃・❑❒☐☑✓✔➢\u{E000}-\u{F8FF}–—-]|\[[ x]?\]|\(\s*\)|o(?=\s))+/iu,
  /^[([]?(?:question|frage|問|[a-z]{0,3}(?=\d))\s*\d{1,3}[a-z]?(?:\.\d{1,2})*[\s.:)\]、．]+/iu,
  /^\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})(?:[.:)、．]|\s(?=\s))\s*/iu,
  /^[①-⑳]\s*/u,
  /^(?:say|read(?: (?:out|aloud))?|script)\s*[:–—-]\s*/iu,
  /[\s.…·_–—→>([-]*\b(?:thank and (?:end|close)|terminate|continue|exclusive|fixed?)[\s.)\]]*$/iu,
  /[\s.…·_–—-]{2,}\d{0,3}\s*$/u,
  /\s*\[?`?\bNEXT\b`?\]?(?:\([^)]*\))?\s*$/u,
] as const;

/** A heading of a list, which says what its lines are; and what repeats one. */
const listHeads = /^(?:[\p{L} ]{1,30}\s*[:：]|\(?(?:repeat|same)\b.{0,40})$/iu;

/** Heads of the columns of a table of questions. */
const tableHeads = /^(?:no|number|question|answers|type)$/iu;

/** Returns true for a line of a rule between parts, or of the head of a table in Markdown. */
const isRule = (line: string): boolean => !/[\p{L}\p{N}]/u.test(line);

/** Returns the lines of a text of which something is in no carrier. Shares no code with the reader. */
export function lostLines(lines: readonly string[], carriers: Carriers): readonly string[] {
  const all = carriers.join('\n');
  const has = (text: string): boolean => {
    const words = wordsOf(text);
    return words.trim() === '' || all.includes(words);
  };
  return lines.filter((line) => {
    if (isRule(line)) return false;
    let text = plain(line.normalize('NFKC'));
    if (has(text) || has(bare(text))) return false;
    text = bare(text);
    if (listHeads.test(text) && text.length < 60) return false;
    return !piecesOf(text).every(
      (piece) => has(piece) || has(bare(piece)) || (line.includes('|') && tableHeads.test(piece.trim())),
    );
  });
}

/** Returns a line without the signs of Markdown and HTML. */
const plain = (line: string): string =>
  line
    .replaceAll(/<!--|-->/gu, ' ')
    .replaceAll(/<((?:https?|mailto):[^>]*)>/gu, '$1')
    .replaceAll(/<\/?[a-z][^>]*>/giu, ' ')
    .replaceAll(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^)\s]*\)/gu, '$1')
    // The end of a link that begins on another line.
    .replaceAll(/\]\([^)\s]*\)/gu, ' ')
    .replaceAll(/\*\*|__|[*`]|\\(?=\p{P})/gu, '')
    .replaceAll(/(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu, '$1');

function bare(given: string): string {
  let text = given;
  for (let before = ''; before !== text; ) {
    before = text;
    for (const mark of marks) text = text.replace(mark, '');
  }
  return text;
}

/** Returns the parts of a line that may be at different places: cells, sentences, what is in brackets. */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/\s*[|\t]\s*|(?<=[.?!:,;？])\s+|\s*[()[\]]\s*|\s+[/–—-]\s+|\.{3,}|\s{3,}/u)
    .filter((one) => one.trim() !== '');

/** Returns the lines of all paragraphs of a Word document, also of notes, comments, headers and boxes. */
export function linesOfWord(bytes: Uint8Array): readonly string[] {
  const files = unzipSync(bytes, {
    filter: ({ name }) => /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes|comments)\.xml$/u.test(name),
  });
  return Object.values(files).flatMap((file) =>
    strFromU8(file)
      .replaceAll(/<w:del\b[\s\S]*?<\/w:del>|<w:instrText\b[\s\S]*?<\/w:instrText>|<w:tabs>[\s\S]*?<\/w:tabs>/gu, '')
      .replaceAll(/<mc:Fallback>[\s\S]*?<\/mc:Fallback>/gu, '')
      .replaceAll(/<w:(?:listItem|listEntry)\b[^>]*w:(?:displayText|val)="([^"]*)"[^>]*>/gu, '\n$1\n')
      .replaceAll(/<\/?w:p[ >]|<w:(?:br|cr)\b[^>]*>|<\/?w:p>/gu, '\n$&')
      .replaceAll(/<w:tab\/>/gu, '\t')
      .replaceAll(/<[^>]*>/gu, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&')
      .split('\n'),
  );
}
