import { decodeBytes } from '@guide-studio/guide-core/files';
import { hasExtension, textRemark, titleFrom } from '@guide-studio/guide-core/internal';
import { csvRows } from '../csv/csvRows.ts';
import { importFormat, type ReadStudy, remark } from '../importFormat.ts';
import { lssSurvey } from './lssSurvey.ts';
import { lssTables, type NoTables } from './lssTables.ts';
import { studyOf } from './studyOf.ts';
import type { LimeSurvey } from './survey.ts';
import { columnsOf, tsvSurvey } from './tsvSurvey.ts';

const extensions = ['lss', 'txt'] as const;

/** A survey of LimeSurvey: its structure as XML (`.lss`), or as tab-separated text (`.txt`). */
export const limesurvey = importFormat({
  id: 'limesurvey',
  title: { en: 'LimeSurvey', de: 'LimeSurvey' },
  extensions,
  recognise: (bytes, name) => {
    if (!hasExtension({ extensions }, name)) return false;
    // What it is recognised by has no other characters; those of texts may be cut in two here.
    const text = String.fromCharCode(...bytes.subarray(0, 8192).filter((byte) => byte < 128));
    return isXml(text) ? /<LimeSurveyDocType>\s*(?:<!\[CDATA\[)?\s*Survey\b/u.test(text) : isTsv(text);
  },
  readStudy: (bytes, { name }) => {
    const decoded = decodeBytes(bytes);
    if (!decoded.ok) return { ok: false, issues: [textRemark(decoded.issue)] };
    const text = decoded.text.replaceAll('\0', '');
    const survey = isXml(text) ? surveyOfXml(text) : surveyOfRows(text);
    if (typeof survey === 'string') return failed(survey);
    return { ok: true, study: studyOf(titleFrom(name), survey) };
  },
});

/** No such file has more rows. */
const mostRows = 250_000;

const isXml = (text: string): boolean => /^\uFEFF?\s*</u.test(text);

const isTsv = (text: string): boolean => {
  const first = /^\uFEFF?[^\r\n]*/u.exec(text)?.[0] ?? '';
  return first.includes('\t') && columnsOf(csvRows(first)[0]) !== null;
};

function surveyOfXml(text: string): LimeSurvey | NoTables {
  const tables = lssTables(text);
  return typeof tables === 'string' ? tables : (lssSurvey(tables) ?? 'noSurvey');
}

function surveyOfRows(text: string): LimeSurvey | NoTables {
  const rows = csvRows(text, mostRows + 1);
  if (rows.length > mostRows) return 'tooManyTags';
  const columns = columnsOf(rows[0]);
  return (columns === null ? null : tsvSurvey(rows, columns)) ?? 'noSurvey';
}

const failed = (code: NoTables): ReadStudy => ({ ok: false, issues: [remarks[code]] });

const remarks = {
  docType: remark(
    'docType',
    'The file declares entities of its own (“DOCTYPE”), which LimeSurvey never does. Export the survey there again.',
    'Die Datei erklärt eigene Entitäten („DOCTYPE“), was LimeSurvey nie tut. Exportieren Sie die Umfrage dort noch einmal.',
  ),
  longText: remark(
    'longText',
    'A text in it has more than 2,000,000 characters. Check that it is the right file.',
    'Ein Text darin hat mehr als 2.000.000 Zeichen. Prüfen Sie, ob es die richtige Datei ist.',
  ),
  noSurvey: remark(
    'noSurvey',
    'This is no survey of LimeSurvey with questions. Export it there under “Survey structure (.lss)” or “Tab-separated values”.',
    'Das ist keine LimeSurvey-Umfrage mit Fragen. Exportieren Sie sie dort als „Fragebogenstruktur (.lss)“ oder als „Tab-separierte Werte“.',
  ),
  noXml: remark(
    'noXml',
    'The file is no complete XML. Export the survey of LimeSurvey again.',
    'Die Datei ist kein vollständiges XML. Exportieren Sie die Umfrage in LimeSurvey noch einmal.',
  ),
  tooManyTags: remark(
    'tooManyTags',
    'The file has more parts than any survey needs. Check that it is the right file.',
    'Die Datei hat mehr Teile, als eine Umfrage braucht. Prüfen Sie, ob es die richtige Datei ist.',
  ),
} as const;
