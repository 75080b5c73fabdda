import type { JsonObject } from '@guide-studio/guide-core';
import type { FormatRemark, GuideFormat, ReadFormat } from '@guide-studio/guide-core/files';
import { type Accepted, type ImportFormat, isImport, type ReadImport, type ReportRow } from '@guide-studio/importing';
import { wrongUse } from '../commandFailure.ts';
import { guideFormats } from './guideFormats.ts';

/** A guide that was read, with remarks, and with a report where the format has one. */
export interface ReadAs {
  readonly guide: JsonObject;
  /** The file of translations beside it; null if there are none. */
  readonly translations: JsonObject | null;
  readonly remarks: readonly FormatRemark[];
  /** Null for formats that have remarks only. */
  readonly rows: readonly ReportRow[] | null;
}

/** Returns a remark as a line. */
export const lineOf = (file: string, { message, code }: FormatRemark): string => `${file}: ${message.en} [${code}]`;

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
    const known = guideFormats.map(({ id, title }) => `${title.en} (${id})`).join(', ');
    throw wrongUse(
      ...read.issues.map((issue) => lineOf(file, issue)),
      `No guide was written. It was read as ${format.title.en}; name another format with --from: ${known}.`,
    );
  }
  if (!isImport(read)) return { guide: read.guide, translations: null, remarks: read.report, rows: null };
  return { guide: read.guide, translations: read.translations, remarks: read.report, rows: read.rows };
}
