import type { LanguageCode } from '@guide-studio/guide-core';
import { toWire } from '@guide-studio/guide-core/edit';
import { languagesOfStudy, translatedGuide } from '@guide-studio/guide-core/translations';
import { canRun, parametersOf } from '@guide-studio/interview-engine/internal';
import { useMemo } from 'react';
import { useGuide } from '../session/index.ts';
import { useTranslations } from '../translations/translations.ts';

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
  const known = useTranslations((translations) => translations.known);
  return useMemo(() => {
    const guide = toWire(doc);
    const { title, externalTitle } = { title: textOf(guide['title']), externalTitle: textOf(guide['externalTitle']) };
    return {
      name: title === '' ? externalTitle : title,
      titleIn: (language) =>
        translatedGuide({ externalTitle, studyGuide: [] }, language as LanguageCode, [
          ...(known.get(language as LanguageCode)?.values() ?? []),
        ]).guide.externalTitle,
      languages: languagesOfStudy(guide),
      asked: canRun(guide, issues) ? parametersOf(guide) : new Map(),
    };
  }, [doc, issues, known]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
