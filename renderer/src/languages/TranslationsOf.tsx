import '../i18n/later.ts';
import type { StudyTranslations } from '@guide-studio/api-contract';
import type { JsonObject } from '@guide-studio/guide-core';
import type { HostError, Publication } from '@guide-studio/host/common';
import { Send } from '../theme/icons.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button, Notice } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { announce, read, useGuide } from '../session/index.ts';
import { languageName } from '../settings/index.ts';
import { type Sendable, sendableTo } from './ofStudy.ts';
import { SendDialog } from './SendDialog.tsx';
import { textsOf } from './textRows.ts';
import styles from './TranslationsOf.module.css';
import { useTranslations } from '../translations/translations.ts';

/** A study at a service of this project, as it was created. */
interface Known {
  readonly guide: JsonObject;
  readonly study: StudyTranslations;
}

/**
 * The translations that a study has, one line a language, and a way to send those of the guide. Nothing for a study in one
 * language, and for services that have no place for them.
 */
export function TranslationsOf({ publication }: { readonly publication: Publication }) {
  const { studyId, status } = publication;
  const { known, error, take, ask } = useStudyTranslations(studyId, status);
  const here = useTranslations((translations) => translations.known);
  const [asking, setAsking] = useState(false);
  const sendable = useMemo(() => (known === null ? null : sendableTo(known.guide, known.study, here)), [known, here]);
  const isTranslated = useGuide((guide) => textsOf(guide.editor.doc).languages.length > 0);
  const text = words.translating;
  if (error !== null) {
    // Of a study in one language there is nothing to know, and without a connection the card says so.
    if (!isTranslated || error.code !== 'api') return null;
    const { what, next } = hostMessageOf(error);
    return <Notice kind="error" text={what} next={next} actions={<Button onClick={ask}>{text.tryAgain}</Button>} />;
  }
  if (known === null || sendable === null) return null;
  const [, ...languages] = known.study.languages;
  if (languages.length === 0) return null;
  const isOther = sendable.changes.length > 0;
  return (
    <section className={styles.section} aria-label={text.atStudy} data-translations={studyId}>
      <h4 className={styles.title}>{text.atStudy}</h4>
      <ul className={styles.lines}>
        {languages.map(({ language, texts, untranslated }) => {
          const isNone = (known.study.translations[language] ?? []).length === 0;
          const name = languageName(language);
          return (
            <li key={language}>{isNone ? text.notOfferedYet(name) : text.studyLine(name, untranslated, texts)}</li>
          );
        })}
      </ul>
      {isOther ? (
        <div className="cluster gap3">
          <Button icon={Send} onClick={() => setAsking(true)}>
            {text.send}
          </Button>
          <p className="quiet">{text.newerHere}</p>
        </div>
      ) : null}
      {asking && isOther ? (
        <SendDialog
          sendable={sendable}
          onSend={async () => {
            const error = await send(studyId, sendable, (study) => take({ ...known, study }));
            if (error === null) setAsking(false);
            return error;
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

async function send(
  studyId: string,
  { languages }: Sendable,
  take: (study: StudyTranslations) => void,
): Promise<HostError | null> {
  const sent = await read().host.call('translations.send', { studyId, translations: Object.fromEntries(languages) });
  if (!sent.ok) return sent.error;
  if (sent.value.study !== null) take(sent.value.study);
  announce(words.translating.sent);
  return null;
}

/** Asks which translations a study has, and again when its status changes. */
function useStudyTranslations(studyId: string, status: Publication['status']) {
  const [known, setKnown] = useState<Known | null>(null);
  const [error, setError] = useState<HostError | null>(null);
  const asked = useRef(0);
  const ask = useCallback((): void => {
    const question = ++asked.current;
    void readTranslationsOf(studyId).then((answer) => {
      if (question !== asked.current) return;
      setError(answer.error);
      if (answer.error === null) setKnown(answer.known);
    });
  }, [studyId]);
  useEffect(() => {
    ask();
    return () => {
      asked.current += 1;
    };
  }, [ask, status]);
  return { known, error, take: setKnown, ask };
}

async function readTranslationsOf(
  studyId: string,
): Promise<{ readonly known: Known | null; readonly error: HostError | null }> {
  const { host } = read();
  const answer = await host.call('translations.ofStudy', { studyId });
  if (!answer.ok) return { known: null, error: answer.error };
  const { study } = answer.value;
  if (study === null || study.languages.length < 2) return { known: null, error: null };
  const guide = await host.call('study.rehearsalGuide', { studyId });
  return guide.ok ? { known: { guide: guide.value.guide, study }, error: null } : { known: null, error: guide.error };
}
