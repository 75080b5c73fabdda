/**
 * The files of a guide: canonical text, places in a text, formats, outlines, and JSON Schemas.
 *
 * ```ts
 * import { canonicalText, parseGuide, positionOf } from '@guide-studio/guide-core/files';
 *
 * const parsed = parseGuide('{ "studyGuide": [], "title": "Home cooking" }');
 * if (parsed.ok) console.log(Object.keys(JSON.parse(canonicalText(parsed.value)))); // [ 'title', 'studyGuide' ]
 * if (parsed.ok) console.log(positionOf(parsed.text, ['title'])); // { line: 1, column: 30 }
 * ```
 *
 * - {@link parseGuide} reads a file and says exactly what is wrong with one that is no JSON; it does not check the
 *   guide (`readGuide` does both). {@link textMessageOf} and {@link textSentenceOf} put its findings into words.
 *   {@link decodeBytes} only decodes.
 * - {@link canonicalText} writes a guide so that equal guides are equal files; {@link isCanonical} says whether a file
 *   is.
 * - {@link positionOf} and {@link positionsOf} find the line of a path, for findings of `validate`.
 * - {@link formatOf} chooses among {@link coreFormats}, or formats of your own, by name and content. {@link guideFile}
 *   is the one of guide files.
 * - {@link outlineText} and {@link readOutline} write and read questions as people do in lists. {@link parseOutline}
 *   leaves out the remarks, which {@link describeOutlineRemark} puts into words.
 * - {@link fileSchema} returns the JSON Schema of a file, for editors; {@link guideJsonSchema} that of the body of a
 *   request.
 *
 * @module @guide-studio/guide-core/files
 */
export { describeOutlineRemark } from '../outlineText/describeRemark.ts';
export { outlineText } from '../outlineText/outlineText.ts';
export {
  type OutlineBlock,
  type OutlineRemark,
  parseOutline,
  readOutline,
  type ReadOutline,
} from '../outlineText/parseOutline.ts';
export { coreFormats } from '../guideFormats/allGuideFormats.ts';
export { guideFile } from '../guideFormats/guideFile.ts';
export {
  formatOf,
  type FormatOptions,
  type FormatRemark,
  type GuideFormat,
  type ReadFormat,
} from '../guideFormats/guideFormat.ts';
export { canonicalText, isCanonical } from '../format/canonicalText.ts';
export { decodeBytes, type DecodeResult } from '../format/decodeBytes.ts';
export { guideJsonSchema } from '../format/guideJsonSchema.ts';
export { textMessageOf, textSentenceOf } from '../format/messages.ts';
export { parseGuide, type ParseResult } from '../format/parseGuide.ts';
export { positionOf, positionsOf } from '../format/positionsOf.ts';
export type { TextCode, TextIssue } from '../format/textIssue.ts';
export type { TextPlace, TextSpan } from '../format/textPlace.ts';
export { type FileKind, fileKinds, fileSchema } from '../fileSchemas/fileSchemas.ts';
