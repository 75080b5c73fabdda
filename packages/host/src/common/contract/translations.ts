/* The translations beside a guide. Part of the contract; see `contract.ts`. */
import type { LanguageCode } from '@guide-studio/guide-core';
import type { Translation } from '@guide-studio/guide-core/translations';
import * as z from 'zod';
import { file, method } from './method.ts';

/** Translated texts by language. */
export type TranslatedTexts = Readonly<Partial<Record<LanguageCode, readonly Translation[]>>>;

export const translationsMethods = {
  /** Returns what is understood of the translations file beside the guide. Fails with `unreadable` if it is damaged. */
  'translations.read': method<TranslatedTexts>()(z.strictObject({ file })),
} as const;
