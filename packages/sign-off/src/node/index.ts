/**
 * The sign-off pack as a file of each format.
 *
 * @module @guide-studio/sign-off/node
 */
export {
  type Exported,
  type ExportFormat,
  exportFormats,
  exportGuide,
  type ExportOptions,
  type ExportResult,
  fingerprintOf,
} from './exportGuide.ts';
export { type Printed, printPdf } from './printPdf.ts';
