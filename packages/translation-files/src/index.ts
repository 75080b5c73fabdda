/**
 * Writes the texts of a guide as files for translators, and reads them back: XLSX, CSV and XLIFF 2.1. Pure: it runs in Node
 * and in browsers.
 *
 * @module
 */
export type { FileFault, OddKind } from './faults/fileFault.ts';
export { fileFaultMessage } from './faults/fileFaultMessage.ts';
export { sheetProblemMessage } from './faults/sheetProblemMessage.ts';
export {
  type ReadFile,
  readTranslationFile,
  type Translated,
  type WrittenFile,
  type WrittenFor,
  writeTranslationFile,
} from './translationFile.ts';
export {
  mostMegabytes,
  type TranslationFormat,
  translationFormatOf,
  translationFormats,
} from './translationFormat.ts';
