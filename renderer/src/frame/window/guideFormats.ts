import { coreFormats, type GuideFormat } from '@guide-studio/guide-core/files';

/** The kinds of files that the window opens when they are dropped on it. Of a file that none recognises, the first says why. */
export const guideFormats: readonly [GuideFormat, ...GuideFormat[]] = coreFormats;
