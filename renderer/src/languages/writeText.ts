import type { LanguageCode } from '@guide-studio/guide-core';
import { type Translation, translationFor } from '@guide-studio/guide-core/translations';
import { changeTexts } from './history.ts';
import { keepShown } from './shown.ts';
import type { TextRow } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

interface Writing {
  /** What the text had before; by default what it has now. */
  readonly was?: Translation | null;
  /** Steps with the same mark are undone together. */
  readonly mark?: string;
}

/** Writes a translation of a text as it is now, or removes it if the text is blank. Then it is to be reviewed. */
export function writeText(row: TextRow, language: LanguageCode, text: string, writing: Writing = {}): void {
  const { was = translationOf(row, language), mark = null } = writing;
  if (text === (was?.text ?? '')) return;
  const now = text.trim() === '' ? null : translationFor(row.text, { text, state: 'new' });
  keepShown(row.key);
  void changeTexts([{ language, was, now }], mark);
}

/** Marks a translation as reviewed or not. One that is reviewed fits the text as it is now. */
export function reviewText(row: TextRow, language: LanguageCode, isReviewed: boolean): void {
  const was = translationOf(row, language);
  if (was === null) return;
  keepShown(row.key);
  const now = translationFor(row.text, { text: was.text, state: isReviewed ? 'reviewed' : 'new' });
  void changeTexts([{ language, was, now }]);
}

/** Takes a translation of an earlier wording, to be reviewed. */
export function takeEarlier(row: TextRow, language: LanguageCode, earlier: Translation): void {
  writeText(row, language, earlier.text);
}

/** Returns the translation of a text as the window knows it. */
const translationOf = (row: TextRow, language: LanguageCode): Translation | null =>
  useTranslations.getState().known.get(language)?.get(row.key) ?? null;
