import type { JsonObject } from '@guide-studio/guide-core';
import type { FormatRemark, GuideFormat } from '@guide-studio/guide-core/files';
import type { ImportFormat, ReadImport, ReportRow } from '@guide-studio/importing';
import { problem } from '../commandFailure.ts';

/** A guide that was read, with remarks, and with a report where the format has one. */
export interface ReadAs {
  readonly guide: JsonObject;
  readonly remarks: readonly FormatRemark[];
  /** Null for formats that have remarks only. */
  readonly rows: readonly ReportRow[] | null;
}

/** Returns a remark as a line. */
export const lineOf = (file: string, { message, code }: FormatRemark): string => `${file}: ${message.en} [${code}]`;

/** Reads a file in a format. Throws `CommandFailure` if it is not read. */
export async function readAs(format: GuideFormat | ImportFormat, bytes: Uint8Array, file: string): Promise<ReadAs> {
  const read = await format.read(bytes, { name: file });
  if (!read.ok) throw problem(...read.issues.map((issue) => lineOf(file, issue)), 'No guide was written.');
  return { guide: read.guide, remarks: read.report, rows: isImport(read) ? read.rows : null };
}

const isImport = (read: object): read is Extract<ReadImport, { readonly ok: true }> => 'rows' in read;
