import { decodeBytes, type TextIssue, textSentenceOf } from '@guide-studio/guide-core/files';
import { wrongUse } from '../commandFailure.ts';

const again = 'Save it as UTF-8, which Excel calls “CSV UTF-8”, and read it again.';

/**
 * Decodes a CSV file, which must be UTF-8: each other encoding has signs that are taken for others. Throws
 * `CommandFailure` with the place: `texts.csv:2:14: this byte …`.
 */
export function csvText(file: string, bytes: Uint8Array): string {
  if (bytes.length === 0) return '';
  const decoded = decodeBytes(bytes);
  if (decoded.ok) return decoded.text;
  const { line, column } = decoded.issue;
  const place = line === undefined ? '' : `:${line}:${column}`;
  throw wrongUse(`${file}${place}: ${sentenceOf(decoded.issue)}`);
}

function sentenceOf(issue: TextIssue): string {
  const { code, params = {} } = issue;
  switch (code) {
    case 'otherEncoding':
      return `the file is encoded as ${String(params['encoding'])}. ${again}`;
    case 'brokenUtf8': {
      const likely = params['likely'] === undefined ? '' : `; the file is probably ${String(params['likely'])}`;
      return `this byte is not valid UTF-8${likely}. ${again}`;
    }
    case 'otherFileType':
      return `this is a ${String(params['type'])}, not a CSV file. Name it .xlsx if it is a sheet of Excel.`;
    default:
      return textSentenceOf(issue);
  }
}
