export { type FormatOptions, formatOf, type FormatRemark, type GuideFormat, type ReadFormat } from './guideFormat.ts';
export { guideFile } from './guideFile.ts';
export { outline } from './outline.ts';
