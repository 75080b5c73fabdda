import { guideFile } from './guideFile.ts';
import type { GuideFormat } from './guideFormat.ts';
import { outline } from './outline.ts';

/** The kinds of files that guide-core reads as guides. Of a file that none recognises, the first says why. */
export const coreFormats: readonly [GuideFormat, ...GuideFormat[]] = [guideFile, outline];
