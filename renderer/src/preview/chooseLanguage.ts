import type { LanguageCode } from '@guide-studio/guide-core';
import { translationsOf } from '@guide-studio/guide-core/translations';
import { read } from '../session/index.ts';
import { hostMessageOf } from '../i18n/index.ts';
import { showNotice, useRehearsal } from './rehearsal.ts';

/** Shows the preview in a language of the study, with the translations that are beside the file now. */
export async function chooseLanguage(language: LanguageCode): Promise<void> {
  useRehearsal.setState({ language });
  await readTranslations();
}

/** Reads the translations again if the preview is in another language: other programs change them. */
export async function readTranslations(): Promise<void> {
  const { of, language } = useRehearsal.getState();
  const { host, guide } = read();
  const file = guide?.onDisk.file ?? null;
  if (language === null) return;
  if (file === null) {
    // Those of an import or an example are in no file before the first save.
    const { languages } = translationsOf(guide?.beside?.translations ?? null);
    useRehearsal.setState({ translations: Object.fromEntries(languages) });
    return;
  }
  const answer = await host.call('translations.read', { file });
  if (useRehearsal.getState().of !== of) return;
  if (answer.ok) useRehearsal.setState({ translations: answer.value });
  else {
    const { what, next } = hostMessageOf(answer.error);
    showNotice({ kind: 'warning', text: `${what} ${next}` });
  }
}
