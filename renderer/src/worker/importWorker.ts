import type { ReadFormat } from '@guide-studio/guide-core/files';
import {
  conditionsIn,
  formatRecognised,
  importFormats,
  isImport,
  messageOfRow,
  type ReadImport,
  rowsOfRemarks,
} from '@guide-studio/importing';
import type { ImportQuestion, ImportReply } from './importMessages.ts';

const reply = (message: ImportReply): void => globalThis.postMessage(message, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<ImportQuestion>) => void answer(data));

/** Reads a file of any format: one of other tools that recognises it, else as a guide. */
async function answer({ id, name, bytes, accepted, language }: ImportQuestion): Promise<void> {
  const format = formatRecognised(bytes, name);
  const onProgress = (done: number): void => reply({ id, kind: 'progress', done });
  if (format === undefined)
    return reply({ id, kind: 'unknown', formats: importFormats.map(({ title }) => title[language]) });
  const options = { name, accepted: new Set(accepted), onProgress };
  const read: ReadImport | ReadFormat = await format.read(bytes, options);
  if (!read.ok) return reply({ id, kind: 'refused', sentences: read.issues.map(({ message }) => message[language]) });
  const rows = isImport(read)
    ? read.rows.map((row) => ({ ...row, message: messageOfRow(row, language) }))
    : rowsOfRemarks(read.report, new TextDecoder().decode(bytes), language);
  const translations = isImport(read) ? read.translations : null;
  const { guide } = read;
  const conditions = conditionsIn(rows);
  reply({ id, kind: 'read', read: { format: format.title[language], guide, translations, conditions, rows } });
}
