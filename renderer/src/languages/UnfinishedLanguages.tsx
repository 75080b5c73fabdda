import '../i18n/later.ts';
import { useMemo } from 'react';
import { useConnectedService } from '../connections/index.ts';
import { Button, Notice } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { useGuide } from '../session/index.ts';
import { languageName } from '../settings/index.ts';
import { useTranslations } from '../translations/translations.ts';
import { countsIn, textsOf } from './textRows.ts';

/**
 * The languages in which participants would meet texts of the original: a notice each. Nothing for a language without
 * any translation, which is not offered, and for services that may translate by themselves.
 */
export function UnfinishedLanguages({ onShow }: { readonly onShow: () => void }) {
  const doc = useGuide((guide) => guide.editor.doc);
  const known = useTranslations((here) => (here.state === 'ready' ? here.known : null));
  const service = useConnectedService();
  const takesTexts = service?.capabilities !== null && service?.capabilities !== undefined;
  const unfinished = useMemo(() => {
    if (known === null || !takesTexts) return [];
    const { rows, languages } = textsOf(doc);
    return languages.flatMap((language) => {
      if ((known.get(language)?.size ?? 0) === 0) return [];
      const { missing, outdated } = countsIn(rows, language, known);
      const left = missing + outdated;
      return left === 0 ? [] : [{ language, left, all: rows.length }];
    });
  }, [doc, known, takesTexts]);
  const text = words.translating;
  return (
    <>
      {unfinished.map(({ language, left, all }) => (
        <Notice
          key={language}
          kind="warning"
          text={`${text.studyLine(languageName(language), left, all)}.`}
          next={text.inOriginal(left)}
          actions={<Button onClick={onShow}>{text.toLanguages}</Button>}
        />
      ))}
    </>
  );
}
