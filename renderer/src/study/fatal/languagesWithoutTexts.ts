import '../../i18n/later.ts';
import { getIn } from '@guide-studio/guide-core/internal';
import type { TranslatedTexts } from '@guide-studio/host/common';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useConnectedService } from '../../connections/index.ts';
import { languageOptions } from '../../settings/index.ts';
import { read, showView, useGuide, useRoot } from '../../session/index.ts';
import { words } from '../../i18n/index.ts';
import { useWhileLookedAt } from '../answers/useWhileLookedAt.ts';
import type { FatalFinding } from './fatalFindings.ts';

/**
 * Returns the languages in which a participant should be able to take the study, and that have no text beside the guide.
 * Only for a service of this project: it takes translations, and others may make their own.
 */
export function useLanguagesWithoutTexts(): readonly FatalFinding[] {
  const languages = useOtherLanguages();
  const service = useConnectedService();
  const texts = useTexts(languages !== '');
  const takesTexts = service?.capabilities !== null && service?.capabilities !== undefined;
  return useMemo(() => {
    if (texts === null || !takesTexts || languages === '') return [];
    return languages
      .split(' ')
      .filter((language) => (texts[language as keyof TranslatedTexts] ?? []).length === 0)
      .map((language) => ({
        kind: 'languageWithoutTexts',
        key: `languageWithoutTexts ${language}`,
        sentence: words.study.fatal.noTexts(nameOf(language)),
        act: words.study.fatal.toLanguages,
        show: () => showView('languages'),
      }));
  }, [languages, takesTexts, texts]);
}

/** Returns the codes of the languages that the guide names beside that of its questions, with a space between. */
function useOtherLanguages(): string {
  const { fields } = useRoot();
  const all = getIn(fields, ['config', 'availableLanguages']);
  const own = getIn(fields, ['config', 'questionLanguage']) ?? 'en';
  const others = Array.isArray(all) ? all.filter((one) => typeof one === 'string' && one !== own) : [];
  return [...new Set(others)].join(' ');
}

/** Returns the texts beside the file, read again while the window is looked at; null while unknown. */
function useTexts(active: boolean): TranslatedTexts | null {
  const file = useGuide((guide) => guide.onDisk.file);
  const [known, setKnown] = useState<{ readonly file: string; readonly texts: TranslatedTexts } | null>(null);
  const ask = useCallback(() => {
    if (!active || file === null) return;
    void read()
      .host.call('translations.read', { file })
      .then((result) => {
        if (result.ok) setKnown({ file, texts: result.value });
      });
  }, [active, file]);
  useEffect(ask, [ask]);
  useWhileLookedAt(ask, active);
  // A guide without a file has none.
  if (file === null) return none;
  return known?.file === file ? known.texts : null;
}

const none: TranslatedTexts = {};

function nameOf(code: string): string {
  return languageOptions(false).find(({ value }) => value === code)?.label ?? code;
}
