/* What comes with a guide that has no file yet, such as one that was imported. Part of the contract; see `contract.ts`. */
import { LanguageCode } from '@guide-studio/guide-core';
import { Comment } from '@guide-studio/guide-core/notes';
import { Translation } from '@guide-studio/guide-core/translations';
import * as z from 'zod';
import { file, method } from './method.ts';

export const besideMethods = {
  /**
   * Adds comments and translations to the files beside a guide; what they have stays. Returns null. Fails with
   * `unreadable` if a file is damaged, `lockedByOther` if other programs keep writing it; another call then completes it.
   */
  'beside.add': method<null>()(
    z.strictObject({
      file,
      comments: z.array(Comment),
      translations: z.partialRecord(LanguageCode, z.array(Translation)),
    }),
  ),
} as const;
