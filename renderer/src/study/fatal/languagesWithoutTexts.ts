import '../../i18n/later.ts';
import { toWire } from '@guide-studio/guide-core/edit';
import { languagesOfStudy } from '@guide-studio/guide-core/translations';
import { useMemo } from 'react';
import { useConnectedService } from '../../connections/index.ts';
import { languageName } from '../../settings/index.ts';
import { showView, useGuide } from '../../session/index.ts';
import { useTranslations } from '../../translations/translations.ts';
import { words } from '../../i18n/index.ts';
import type { FatalFinding } from './fatalFindings.ts';

/**
 * Returns the languages in which a participant should be able to take the study, and that have no text beside the guide.
 * Only for a service of this project: it takes translations, and others may make their own.
 */
export function useLanguagesWithoutTexts(): readonly FatalFinding[] {
  const doc = useGuide((guide) => guide.editor.doc);
  const service = useConnectedService();
  const known = useTranslations((translations) => (translations.state === 'ready' ? translations.known : null));
  const takesTexts = service?.capabilities !== null && service?.capabilities !== undefined;
  return useMemo(() => {
    if (known === null || !takesTexts) return [];
    const [, ...languages] = languagesOfStudy(toWire(doc));
    return languages
      .filter((language) => (known.get(language)?.size ?? 0) === 0)
      .map((language) => ({
        kind: 'languageWithoutTexts',
        key: `languageWithoutTexts ${language}`,
        sentence: words.study.fatal.noTexts(languageName(language)),
        act: words.study.fatal.toLanguages,
        show: () => showView('languages'),
      }));
  }, [doc, known, takesTexts]);
}
