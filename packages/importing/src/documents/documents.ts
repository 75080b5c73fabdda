import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { importFormat, type ReadStudy } from '../importFormat.ts';
import type { ReadLines } from './line.ts';
import { markdownLines } from './markdownLines.ts';
import { studyOf } from './studyOf.ts';
import { textLines } from './textLines.ts';

function read(bytes: Uint8Array, name: string, linesOf: (text: string) => ReadLines): ReadStudy {
  const decoded = decodeBytes(bytes);
  if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
  return { ok: true, study: studyOf(linesOf(decoded.text), titleFrom(name)) };
}

const markdownExtensions = ['md', 'markdown'] as const;

/** A questionnaire or an interview guide in Markdown. */
export const markdown = importFormat({
  id: 'markdown',
  title: { en: 'Markdown', de: 'Markdown' },
  extensions: markdownExtensions,
  recognise: (_, name) => hasExtension({ extensions: markdownExtensions }, name),
  readStudy: (bytes, { name }) => read(bytes, name, markdownLines),
});

const textExtensions = ['txt'] as const;

/** A questionnaire or an interview guide as plain text. */
export const text = importFormat({
  id: 'text',
  title: { en: 'Text', de: 'Text' },
  extensions: textExtensions,
  recognise: (_, name) => hasExtension({ extensions: textExtensions }, name),
  readStudy: (bytes, { name }) =>
    read(bytes, name, (given) => (isMarkdown(given) ? markdownLines(given) : textLines(given))),
});

/** Returns true for a plain text with headings of Markdown. */
const isMarkdown = (given: string): boolean => /^#{1,6} \S/mu.test(given);
