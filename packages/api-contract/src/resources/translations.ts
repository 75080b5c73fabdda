import { LanguageCode } from '@guide-studio/guide-core';
import { isStorableText } from '@guide-studio/guide-core/internal';
import { textKinds, translationStates } from '@guide-studio/guide-core/translations';
import * as z from 'zod';

// Our own: the public contract has no place for the texts of a study in other languages.

const text = z
  .string()
  .min(1)
  .max(100_000)
  .refine((value) => isStorableText(value));

/** A translated text of a study: `Translation` of guide-core. */
export const SentTranslation = z.strictObject({
  kind: z.enum(textKinds),
  externalId: text.optional(),
  of: text.optional(),
  source: text,
  text,
  state: z.enum(translationStates),
});
export type SentTranslation = z.infer<typeof SentTranslation>;

const byLanguage = z.partialRecord(LanguageCode, z.array(SentTranslation));

/** All translations of a study, by language. They replace those that were sent before. */
export const SetStudyTranslationsRequest = z.strictObject({ translations: byLanguage });
export type SetStudyTranslationsRequest = z.infer<typeof SetStudyTranslationsRequest>;

/** Texts of a guide for which translations are wanted. Our own; other services do not have it. */
export const SuggestTranslationsRequest = z.strictObject({
  from: LanguageCode,
  to: LanguageCode,
  texts: z
    .array(
      z.strictObject({
        kind: z.enum(textKinds),
        source: z.string().min(1).max(20_000),
        /** For options, rows and media: the text of their question or concept. */
        of: z.string().max(20_000).optional(),
      }),
    )
    .min(1)
    .max(20),
});
export type SuggestTranslationsRequest = z.infer<typeof SuggestTranslationsRequest>;

/** What a model suggests. Nothing of it is stored. */
export const SuggestedTranslations = z.strictObject({
  /** `none`: the service has no model. `limited`: the organization has used its tokens of today. */
  outcome: z.enum(['asked', 'none', 'limited']),
  /** For each text, in order: its translation, or why there is none. Empty if the model was not asked. */
  texts: z.array(z.strictObject({ text: z.string().nullable(), fault: z.string().nullable() })),
});
export type SuggestedTranslations = z.infer<typeof SuggestedTranslations>;

/** The translations of a study, and how complete they are. */
export const StudyTranslations = z.strictObject({
  /** The language of the questions, then those that participants may choose besides. */
  languages: z.array(
    z.strictObject({
      language: LanguageCode,
      /** The number of texts that participants read. */
      texts: z.int().min(0),
      /** Those of them that participants read in the language of the questions. */
      untranslated: z.int().min(0),
    }),
  ),
  translations: byLanguage,
});
export type StudyTranslations = z.infer<typeof StudyTranslations>;
