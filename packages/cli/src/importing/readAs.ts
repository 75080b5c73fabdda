import type { JsonObject } from '@guide-studio/guide-core';
import type { FormatRemark, GuideFormat, ReadFormat } from '@guide-studio/guide-core/files';
import {
  type Accepted,
  type ImportFormat,
  isImport,
  messageOfRow,
  type ReadImport,
  rowsOfRemarks,
  type WordedRow,
} from '@guide-studio/importing';
import { wrongUse } from '../commandFailure.ts';
import { knownFormats } from './guideFormats.ts';

/** A guide that was read, with a row for each part, or for each remark of a format that has no other report. */
export interface ReadAs {
  readonly guide: JsonObject;
  /** The file of translations beside it; null if there are none. */
  readonly translations: JsonObject | null;
  readonly rows: readonly WordedRow[];
}

/** Returns a remark as a line. */
const lineOf = (file: string, { message, code }: FormatRemark): string => `${file}: ${message.en} [${code}]`;

/** Reads a file in a format. Throws `CommandFailure` if it is not read. */
export async function readAs(
  format: GuideFormat | ImportFormat,
  bytes: Uint8Array,
  file: string,
  accepted: Accepted,
): Promise<ReadAs> {
  const options = { name: file, accepted };
  const read: ReadFormat | ReadImport = await format.read(bytes, options);
  if (!read.ok) {
    throw wrongUse(
      ...read.issues.map((issue) => lineOf(file, issue)),
      `No guide was written. It was read as ${format.title.en}; name another format with --from: ${knownFormats()}.`,
    );
  }
  const { guide } = read;
  if (isImport(read)) {
    const rows = read.rows.map((row) => ({ ...row, message: messageOfRow(row) }));
    return { guide, translations: read.translations, rows };
  }
  return { guide, translations: null, rows: rowsOfRemarks(read.report, new TextDecoder().decode(bytes)) };
}
