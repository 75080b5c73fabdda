import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import { textKey, type TranslationChange } from '@guide-studio/guide-core/translations';
import { words } from '../i18n/index.ts';
import styles from './Dialogs.module.css';
import { languageName } from '../settings/index.ts';

/** Others are counted. */
const mostShown = 100;

/** The texts that change, before and after. */
export function ChangeList({ changes }: { readonly changes: readonly TranslationChange[] }) {
  const text = words.translating;
  const shown = changes.slice(0, mostShown);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also with the keyboard
    <section className={styles.changes} aria-label={text.changes} tabIndex={0}>
      <h3 className={styles.title}>{text.changes}</h3>
      <ul>
        {shown.map(({ language, was, now }) => {
          const name = now ?? was;
          return name === null ? null : (
            <li key={`${language} ${textKey(name)}`} className={styles.change}>
              <p className="quiet">
                {languageName(language)} · <span dir="auto">{name.source}</span>
              </p>
              <p>
                <span className="quiet">{text.was}: </span>
                <Words language={language} text={was?.text ?? null} />
              </p>
              <p>
                <span className="quiet">{text.becomes}: </span>
                <Words language={language} text={now?.text ?? null} />
                {now?.state === 'reviewed' ? <span className="quiet"> ({text.states.reviewed})</span> : null}
              </p>
            </li>
          );
        })}
      </ul>
      {changes.length > shown.length ? (
        <p className="quiet">{text.moreProblems(changes.length - shown.length)}</p>
      ) : null}
    </section>
  );
}

function Words({ language, text }: { readonly language: LanguageCode; readonly text: string | null }) {
  if (text === null) return <em className="quiet">{words.translating.without}</em>;
  return (
    <bdi lang={language} dir={directionOfLanguage(language)}>
      {text}
    </bdi>
  );
}
