import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { csvRows } from '../csv/csvRows.ts';
import { importFormat, remark } from '../importFormat.ts';
import { mostParts, tooManyParts } from '../source/tooMuch.ts';
import { columnsOf, fieldsOfDictionary } from './dictionary.ts';
import { studyOf } from './studyOf.ts';

const extensions = ['csv'] as const;

/** Ten times as many rows as there may be questions: what is longer is no dictionary. */
const mostRows = 100_000;

/** A data dictionary of REDCap: one row for each field, with its branching logic. */
export const redcap = importFormat({
  id: 'redcap',
  title: { en: 'REDCap data dictionary', de: 'REDCap-Datenwörterbuch' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    // The names of columns have no other characters; those of texts may be cut in two here.
    const start = String.fromCharCode(...bytes.subarray(0, 4096).filter((byte) => byte < 128 && byte > 0));
    return columnsOf(csvRows(start, 1)[0]) !== null;
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const rows = csvRows(decoded.text, mostRows + 1);
    if (rows.length > mostRows) return { ok: false, issues: [tooManyRows] };
    const columns = columnsOf(rows[0]);
    const fields = columns === null ? [] : fieldsOfDictionary(rows, columns);
    // They are counted before the texts of very many options are read.
    const options = fields.reduce((sum, { choices }) => sum + choices.split('|').length, 0);
    if (options > mostParts) return { ok: false, issues: [tooManyParts] };
    if (fields.length > 0) return { ok: true, study: studyOf(titleFrom(name), fields) };
    return { ok: false, issues: [noDictionary] };
  },
});

const tooManyRows = remark(
  'tooManyRows',
  'It has more than 100,000 rows, which no data dictionary needs. Check that it is the right file.',
  'Es hat mehr als 100.000 Zeilen, mehr als ein Datenwörterbuch braucht. Prüfen Sie, ob es die richtige Datei ist.',
);
const noDictionary = remark(
  'noDictionary',
  'This is no data dictionary of REDCap with fields. Download it there under Designer, “Download the current Data Dictionary”.',
  'Das ist kein REDCap-Datenwörterbuch mit Feldern. Laden Sie es dort im Designer herunter: „Download the current Data Dictionary“.',
);
