import '../i18n/later.ts';
import type { Connection } from '@guide-studio/host/common';
import { useEffect, useMemo, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { listText, words } from '../i18n/index.ts';
import { askFor, read, showView, useGuide } from '../session/index.ts';
import { languageName } from '../settings/index.ts';
import { countsIn, textsOf } from './textRows.ts';
import styles from './TranslationsOf.module.css';
import { useTranslations } from '../translations/translations.ts';

/**
 * What becomes of the translations when the guide is published to the chosen service: one line a language, or that the
 * service has no place for them and what to do. Nothing for a study in one language.
 */
export function BeforePublishing({ connection }: { readonly connection: Connection | null }) {
  const doc = useGuide((guide) => guide.editor.doc);
  const known = useTranslations((here) => here.known);
  const { rows, languages } = useMemo(() => textsOf(doc), [doc]);
  const taken = useTaken(languages.length > 0 ? connection : null);
  const text = words.translating;
  if (languages.length === 0 || taken === null) return null;
  if (!taken) {
    return (
      <Notice
        kind="warning"
        text={text.noPlace}
        next={text.noPlaceNext(listText(languages.map(languageName)))}
        actions={<Button onClick={() => askFor({ kind: 'sheetOut' })}>{text.writeFile}</Button>}
      />
    );
  }
  return (
    <section className={styles.section} aria-label={text.beforePublish}>
      <div className="spread">
        <h4 className={styles.title}>{text.beforePublish}</h4>
        <Button onClick={() => showView('languages')}>{text.toLanguages}</Button>
      </div>
      <ul className={styles.lines}>
        {languages.map((language) => {
          const { missing, outdated, written } = countsIn(rows, language, known);
          const left = missing + outdated;
          const name = languageName(language);
          return (
            <li key={language}>
              {left === rows.length ? text.notOfferedYet(name) : text.studyLine(name, left, rows.length)}
              {written > 0 ? <span className="quiet"> · {text.toReview(written)}</span> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns whether the service of a connection takes translations; null while that is not known. */
function useTaken(connection: Connection | null): boolean | null {
  const [answer, setAnswer] = useState<{ readonly id: string; readonly taken: boolean } | null>(null);
  const id = connection === null || connection.unavailable || !connection.hasKey ? null : connection.id;
  useEffect(() => {
    if (id === null) return undefined;
    let isWanted = true;
    void read()
      .host.call('translations.taken', {})
      .then((result) => {
        if (isWanted && result.ok) setAnswer({ id, taken: result.value.taken });
      });
    return () => {
      isWanted = false;
    };
  }, [id]);
  return answer !== null && answer.id === id ? answer.taken : null;
}
