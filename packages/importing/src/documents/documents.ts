import { decodeBytes, type FormatRemark } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, type ReadStudy, remark } from '../importFormat.ts';
import type { ReadLines } from './line.ts';
import { markdownLines } from './markdownLines.ts';
import { studyOf } from './studyOf.ts';
import { textLines } from './textLines.ts';
import { type WordProblem, wordParts } from './word.ts';
import { wordLines } from './wordLines.ts';

function read(bytes: Uint8Array, name: string, linesOf: (text: string) => ReadLines): ReadStudy {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
  const { text: given } = decoded;
  if (given.length > mostCharacters || hasMoreLines(given)) return { ok: false, issues: [tooLong] };
  return { ok: true, study: studyOf(linesOf(given), titleFrom(name)) };
}

/** No questionnaire has more characters or lines. */
const mostCharacters = 1_000_000;
const mostLines = 12_000;

const hasMoreLines = (given: string): boolean => given.split(/\r\n|[\r\n]/u, mostLines + 1).length > mostLines;

const tooLong = remark(
  'documentTooLong',
  'The document has more than 12,000 lines, or a million characters. Import it in parts.',
  'Das Dokument hat mehr als 12.000 Zeilen oder eine Million Zeichen. Importieren Sie es in Teilen.',
);

/**
 * Returns true for a text in the notation of this application: a type in brackets after a heading or a question. The
 * format `outline` reads it, with all of its types.
 */
function isOwnOutline(bytes: Uint8Array): boolean {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok || !decoded.text.startsWith('# ')) return false;
  return decoded.text
    .split(/\r?\n/u)
    .some(
      (line) =>
        (line.startsWith('# ') && blockTag.test(line.slice(-20))) ||
        (/^\d{1,5}\. /u.test(line) && itemTag.test(line.slice(-20))),
    );
}

const blockTag = /\[(?:block|concepts|screener)\]$/u;
const itemTag = /\[(?:open|choice|several|ranking|matrix|maxdiff|statement)\]$/u;

const markdownExtensions = ['md', 'markdown'] as const;

/** A questionnaire or an interview guide in Markdown. */
export const markdown = importFormat({
  id: 'markdown',
  title: { en: 'Markdown', de: 'Markdown' },
  extensions: markdownExtensions,
  recognise: (bytes, name) => hasExtension({ extensions: markdownExtensions }, name) && !isOwnOutline(bytes),
  readStudy: (bytes, { name }) =>
    read(bytes, name, (given) => (isOneText(given) ? textLines(given) : markdownLines(given))),
});

const textExtensions = ['txt'] as const;

/** A questionnaire or an interview guide as plain text. */
export const text = importFormat({
  id: 'text',
  title: { en: 'Text', de: 'Text' },
  extensions: textExtensions,
  recognise: (bytes, name) => hasExtension({ extensions: textExtensions }, name) && !isOwnOutline(bytes),
  readStudy: (bytes, { name }) =>
    read(bytes, name, (given) => (isMarkdown(given) && !isOneText(given) ? markdownLines(given) : textLines(given))),
});

/**
 * Returns true for a text so long in a paragraph, or so deep, that nobody wrote it as Markdown: reading it as such
 * takes long.
 */
function isOneText(given: string): boolean {
  let run = 0;
  for (const line of given.split(/\r\n|[\r\n]/u)) {
    run = line.trim() === '' ? 0 : run + 1;
    if (run > 1500 || line.length > 20_000 || tooDeep.test(line)) return true;
  }
  return false;
}

/** Quotes or lists in one another, as nobody writes them. */
const tooDeep = /^(?:\s{200}|(?:\s?>){100})/u;

/** Returns true for a plain text with headings of Markdown. */
const isMarkdown = (given: string): boolean => /^#{1,6} \S/mu.test(given);

const wordExtensions = ['docx'] as const;

/** A questionnaire or an interview guide of Word, or of Google Docs in that format. */
export const docx = importFormat({
  id: 'docx',
  title: { en: 'Word', de: 'Word' },
  extensions: wordExtensions,
  recognise: (_, name) => hasExtension({ extensions: wordExtensions }, name),
  readStudy: (bytes, { name }) => {
    const parts = wordParts(bytes);
    if (typeof parts === 'string') return { ok: false, issues: [problems[parts]] };
    const lines = wordLines(parts);
    if (lines.lines.length > mostLines) return { ok: false, issues: [tooLong] };
    return { ok: true, study: studyOf(lines, titleFrom(name)) };
  },
});

const problems: Readonly<Record<WordProblem, FormatRemark>> = {
  noWord: remark(
    'noWord',
    'This is no document of Word (.docx). Save it as .docx in Word, Google Docs or LibreOffice, and choose that file.',
    'Das ist kein Word-Dokument (.docx). Speichern Sie es in Word, Google Docs oder LibreOffice als .docx, und wählen Sie diese Datei.',
  ),
  broken: remark(
    'brokenWord',
    'The text of this Word document cannot be read. Open it in Word, save it again, and choose that file.',
    'Der Text dieses Word-Dokuments ist nicht lesbar. Öffnen Sie es in Word, speichern Sie es neu, und wählen Sie diese Datei.',
  ),
  tooLarge: remark(
    'wordTooLarge',
    'The text of this Word document is larger than that of any questionnaire. Check that it is the right file, or save it without its formats.',
    'Der Text dieses Word-Dokuments ist größer als der jedes Fragebogens. Prüfen Sie, ob es die richtige Datei ist, oder speichern Sie es ohne seine Formate.',
  ),
};
