/**
 * The sign-off pack as a file: HTML, Word, PDF or Markdown, with the fingerprint of the content and what changed since
 * another version. For Node.
 *
 * ```ts
 * import { block, guide, open } from '@guide-studio/guide-core/author';
 * import { exportGuide, printPdf } from '@guide-studio/sign-off/node';
 *
 * const cooking = guide('Home cooking', {}, [block('Last week', [open('What did you cook?')])]);
 *
 * const made = await exportGuide(cooking, {
 *   file: 'cooking.guide.json',
 *   format: 'docx', // or html, markdown, pdf
 *   print: (html) => printPdf(html, { environment: process.env }), // only for pdf
 * });
 * console.log(made.ok ? made.value.ending : made.code); // .docx
 * ```
 *
 * {@link exportGuide} makes the file. Only a PDF needs a browser on the machine: {@link printPdf} finds and runs it,
 * and another `print` may do that elsewhere. {@link fingerprintOf} is what approvals are bound to.
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
