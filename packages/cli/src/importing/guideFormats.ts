import { coreFormats, type GuideFormat } from '@guide-studio/guide-core/files';

/** The kinds of files that `guide import` reads. Of a file that none recognises, the first says why. */
export const guideFormats: readonly [GuideFormat, ...GuideFormat[]] = coreFormats;
