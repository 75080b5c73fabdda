import type { LanguageCode } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { type Translation, translatedGuide } from '@guide-studio/guide-core/translations';
import { canRun, parametersOf } from '@guide-studio/interview-engine/internal';
import { useEffect, useMemo, useState } from 'react';
import { read, useGuide } from '../session/index.ts';

/** What an invitation needs of the guide. */
export interface InvitedTo {
  /** As the team knows it; that for participants if there is no other. */
  readonly name: string;
  /** The title for participants in a language of the study; '' if it has none. The internal one is private. */
  readonly titleIn: (language: string) => string;
  /** The codes of the languages that participants can choose, that of the questions first. */
  readonly languages: readonly string[];
  /** The parameters that conditions ask for, with the values. */
  readonly asked: ReadonlyMap<string, readonly string[]>;
}

/** Returns it of the open guide. */
export function useInvited(): InvitedTo {
  const doc = useGuide((guide) => guide.editor.doc);
  const issues = useGuide((guide) => guide.issues);
  const translations = useTranslationsBeside();
  return useMemo(() => {
    const guide = toWire(doc);
    const { questionLanguage, availableLanguages } = (guide['config'] ?? {}) as {
      readonly questionLanguage?: string | null;
      readonly availableLanguages?: readonly string[] | null;
    };
    const { title, externalTitle } = { title: textOf(guide['title']), externalTitle: textOf(guide['externalTitle']) };
    return {
      name: title === '' ? externalTitle : title,
      titleIn: (language) =>
        translatedGuide({ externalTitle, studyGuide: [] }, language as LanguageCode, translations[language] ?? []).guide
          .externalTitle,
      languages: [...new Set([questionLanguage ?? 'en', ...(availableLanguages ?? [])])],
      asked: canRun(guide, issues) ? parametersOf(guide) : new Map(),
    };
  }, [doc, issues, translations]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns the translations beside the file; none until they are read, and if they cannot be read. */
function useTranslationsBeside(): Readonly<Record<string, readonly Translation[]>> {
  const file = useGuide((guide) => guide.onDisk.file);
  const [translations, setTranslations] = useState<Readonly<Record<string, readonly Translation[]>>>({});
  useEffect(() => {
    if (file === null) return undefined;
    let isWanted = true;
    void read()
      .host.call('translations.read', { file })
      .then((answer) => {
        if (isWanted && answer.ok) setTranslations(answer.value);
      });
    return () => {
      isWanted = false;
    };
  }, [file]);
  return translations;
}
