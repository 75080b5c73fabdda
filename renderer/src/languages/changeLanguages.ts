import type { LanguageCode } from '@guide-studio/guide-core';
import { dispatch, readGuide } from '../session/index.ts';
import { noteGuideStep } from './history.ts';
import { textsOf } from './textRows.ts';

const path = ['config', 'availableLanguages'] as const;

/** Adds languages to those of the study. Returns false if the guide cannot be changed. */
export function addLanguages(added: readonly LanguageCode[]): boolean {
  const { languages } = textsOf(readGuide().editor.doc);
  return setLanguages([...languages, ...added.filter((code) => !languages.includes(code))]);
}

/** Removes a language from those of the study. Its translations stay. */
export function removeLanguage(removed: LanguageCode): boolean {
  const { languages } = textsOf(readGuide().editor.doc);
  return setLanguages(languages.filter((code) => code !== removed));
}

function setLanguages(languages: readonly LanguageCode[]): boolean {
  const { doc } = readGuide().editor;
  const { own } = textsOf(doc);
  // Participants may choose the language of the questions, too.
  const value = languages.length === 0 ? {} : { value: [own, ...languages] };
  const isDone = dispatch('field.set', { key: doc.root.key, path, ...value });
  if (isDone) noteGuideStep();
  return isDone;
}
