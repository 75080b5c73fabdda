/**
 * The files of a guide: canonical text, places in a text, formats, outlines, and JSON Schemas.
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
export { textMessageOf, textSentenceOf, type TextSubject } from '../format/messages.ts';
export { parseGuide, type ParseResult } from '../format/parseGuide.ts';
export { positionOf, positionsOf } from '../format/positionsOf.ts';
export type { TextCode, TextIssue } from '../format/textIssue.ts';
export type { TextPlace, TextSpan } from '../format/textPlace.ts';
export { type FileKind, fileKinds, fileSchema } from '../fileSchemas/fileSchemas.ts';
