export { coreFormats } from './allGuideFormats.ts';
export { guideFile } from './guideFile.ts';
export {
  type FormatOptions,
  formatOf,
  type FormatRemark,
  type GuideFormat,
  hasExtension,
  type ReadFormat,
} from './guideFormat.ts';
