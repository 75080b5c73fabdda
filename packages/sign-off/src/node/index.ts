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
