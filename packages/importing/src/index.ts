/**
 * Reads questionnaires of other tools as guides: with their ids, their conditions, and a report of every part.
 *
 * @module
 */
export { csvRows } from './csv/csvRows.ts';
export {
  type ImportFormat,
  type ImportOptions,
  isImport,
  mostBytes,
  mostQuestions,
  type ReadImport,
} from './importFormat.ts';
export { importFormats } from './importFormats.ts';
export { formatRecognised } from './recognised.ts';
export type { Accepted } from './source/proposals.ts';
export { cellsOf, type KeptCell, type Reach } from './sheets/cellsOf.ts';
export { type CellValue, sheetValues } from './sheets/sheetValues.ts';
export { UnpacksTooMuch } from './archive/unzip.ts';
export { type NumberForm, openWorkbook, type Workbook, type WorkbookSheet } from './sheets/workbook.ts';
export { rowsOfRemarks, type WordedRow } from './report/rowsOfRemarks.ts';
export { messageOfRow } from './report/messageOfRow.ts';
export { reportLines } from './report/reportText.ts';
export {
  type ConditionCount,
  conditionsIn,
  type ReportRow,
  type ReportSummary,
  type RowCode,
  type RowKind,
  summaryOf,
  type Verdict,
} from './report/report.ts';
