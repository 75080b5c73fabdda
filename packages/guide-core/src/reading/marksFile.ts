import { isJsonObject, type Json } from '../json.ts';
import { byPlace, lineOfMark, Mark } from './mark.ts';

/** A line of a file of marks that is not understood. It is kept as it is. */
export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  /** `notJson`: it is no JSON. `notMark`: it is JSON, but no mark. */
  readonly code: 'notJson' | 'notMark';
  /** The property that is missing or wrong; '' if the line as a whole is wrong. */
  readonly property: string;
}

/** What a file of marks has. */
export interface MarksFile {
  /** By the text, then by the place in it. */
  readonly marks: readonly Mark[];
  /** In the order of the file. */
  readonly unread: readonly UnreadLine[];
  /** The lines that are not understood, as they are written. */
  readonly kept: readonly string[];
}

/**
 * Reads a file of marks (JSON Lines, `CODER.marks.jsonl`). Never throws: a line that is not understood is
 * listed, and written again as it is. Of two marks with one id the first one counts, and the other one is not understood.
 */
export function marksOf(text: string): MarksFile {
  const marks = new Map<string, Mark>();
  const unread: UnreadLine[] = [];
  const kept: string[] = [];
  for (const [at, raw] of text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .entries()) {
    const line = raw.replace(/\r$/u, '');
    if (line.trim() === '') continue;
    const read = readLine(line);
    if ('mark' in read && !marks.has(read.mark.id)) {
      marks.set(read.mark.id, read.mark);
      continue;
    }
    kept.push(line);
    unread.push({ line: at + 1, ...('mark' in read ? { code: 'notMark', property: 'id' } : read) });
  }
  return { marks: [...marks.values()].sort(byPlace), unread, kept };
}

type ReadLine = { readonly mark: Mark } | Omit<UnreadLine, 'line'>;

function readLine(line: string): ReadLine {
  let value: Json;
  try {
    value = JSON.parse(line) as Json;
  } catch {
    return { code: 'notJson', property: '' };
  }
  const read = Mark.safeParse(value);
  if (read.success) return { mark: read.data };
  const [property = ''] = isJsonObject(value) ? (read.error.issues[0]?.path ?? []) : [];
  return { code: 'notMark', property: String(property) };
}

/** Returns the text of a file of marks: sorted lines, and after them what is not understood. Empty without any. */
export function marksText({ marks, kept }: Pick<MarksFile, 'marks' | 'kept'>): string {
  const lines = [...[...marks].sort(byPlace).map((mark) => lineOfMark(mark)), ...kept];
  return lines.map((line) => `${line}\n`).join('');
}
