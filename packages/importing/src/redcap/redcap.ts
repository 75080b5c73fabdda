import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { csvRows } from '../csv/csvRows.ts';
import { importFormat, remark } from '../importFormat.ts';
import { columnsOf, fieldsOfDictionary } from './dictionary.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['csv'] as const;

/** A data dictionary of REDCap: one row for each field, with its branching logic. */
export const redcap = importFormat({
  id: 'redcap',
  title: { en: 'REDCap data dictionary', de: 'REDCap-Datenwörterbuch' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    const decoded = decodeBytes(bytes.subarray(0, 4096));
    return decoded.ok && columnsOf(csvRows(decoded.text)[0]) !== null;
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const rows = csvRows(decoded.text);
    const columns = columnsOf(rows[0]);
    const fields = columns === null ? [] : fieldsOfDictionary(rows, columns);
    if (fields.length > 0) return { ok: true, study: studyOf(titleFrom(name), fields) };
    return { ok: false, issues: [noDictionary] };
  },
});

const noDictionary = remark(
  'noDictionary',
  'This is no data dictionary of REDCap with fields. Download it there under Designer, “Download the current Data Dictionary”.',
  'Das ist kein REDCap-Datenwörterbuch mit Feldern. Laden Sie es dort im Designer herunter: „Download the current Data Dictionary“.',
);
