import { coreFormats, type GuideFormat } from '@guide-studio/guide-core/files';
import { importFormats } from '@guide-studio/importing';

const [first, ...others] = coreFormats;

/** The kinds of files that `guide import` reads. Of a file that none recognises, the first says why. */
export const guideFormats: readonly [GuideFormat, ...GuideFormat[]] = [first, ...importFormats, ...others];
