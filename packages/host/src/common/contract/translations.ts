/* The translations beside a guide, those of its studies, and what a model suggests. Part of the contract; see `contract.ts`. */
import {
  SetStudyTranslationsRequest,
  type StudyTranslations,
  type SuggestedTranslations,
  SuggestTranslationsRequest,
} from '@guide-studio/api-contract';
import type { LanguageCode } from '@guide-studio/guide-core';
import { type Translation, TranslationChange } from '@guide-studio/guide-core/translations';
import * as z from 'zod';
import { file, id, method, none } from './method.ts';

/** Translated texts by language. */
export type TranslatedTexts = Readonly<Partial<Record<LanguageCode, readonly Translation[]>>>;

export const translationsMethods = {
  /** Returns what is understood of the translations file beside the guide. Fails with `unreadable` if it is damaged. */
  'translations.read': method<TranslatedTexts>()(z.strictObject({ file })),
  /**
   * Makes changes in the translations file, one after the other, and writes it once. A change whose translation is no more
   * as it was is not made; these are returned in `refused`, with all that is in the file then. Fails with `unreadable` if
   * the file is damaged, `lockedByOther` if other programs keep writing it.
   */
  'translations.change': method<{
    readonly texts: TranslatedTexts;
    readonly refused: readonly TranslationChange[];
  }>()(z.strictObject({ file, changes: z.array(TranslationChange).max(200_000) })),
  /** Lets the model of the service translate texts; null if the service is none of this project. */
  'translations.suggest': method<{ readonly suggested: SuggestedTranslations | null }>()(SuggestTranslationsRequest),
  /** Returns whether the service has a place for translations, as those of this project have. It is asked without a key. */
  'translations.taken': method<{ readonly taken: boolean }>()(none),
  /** Returns the translations that a study has; null if its service has no place for them. */
  'translations.ofStudy': method<{ readonly study: StudyTranslations | null }>()(z.strictObject({ studyId: id })),
  /**
   * Replaces the translations of a study. Returns those that it has then; null if its service has no place for them. Fails
   * with `api` if one does not fit the study; nothing is changed then.
   */
  'translations.send': method<{ readonly study: StudyTranslations | null }>()(
    SetStudyTranslationsRequest.extend({ studyId: id }),
  ),
} as const;
