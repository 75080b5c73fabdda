import type { JsonObject, LanguageCode, MessageLanguage } from '@guide-studio/guide-core';
import type { Translation } from '@guide-studio/guide-core/translations';
import type { TranslationFormat } from '@guide-studio/translation-files';

export type { TranslationFormat };

/** Larger files are not read, in bytes. */
export const mostTranslationBytes = 64 * 1024 * 1024;

interface Asked {
  /** Counts the questions; an answer has that of its question. */
  readonly id: number;
  readonly guide: JsonObject;
  readonly known: ReadonlyMap<LanguageCode, readonly Translation[]>;
  readonly language: MessageLanguage;
}

/** What the window asks of the worker for files for translators. */
export type TranslationQuestion =
  | (Asked & {
      readonly kind: 'write';
      readonly format: TranslationFormat;
      readonly from: LanguageCode;
      readonly to: readonly LanguageCode[];
    })
  | (Asked & { readonly kind: 'read'; readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> });

/** What a file has that is new or changed. */
export interface ReadTranslations {
  readonly changed: ReadonlyMap<LanguageCode, readonly Translation[]>;
  /** The number of translations in the file by language. */
  readonly filled: ReadonlyMap<string, number>;
  /** What is left out. */
  readonly problems: readonly { readonly row: number | null; readonly message: string }[];
}

/** What the worker answers. */
export type TranslationReply =
  | { readonly id: number; readonly kind: 'written'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly kind: 'read'; readonly read: ReadTranslations }
  /** Why it is not read or written, in sentences. */
  | { readonly id: number; readonly kind: 'refused'; readonly sentences: readonly string[] };
