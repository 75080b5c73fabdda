import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { getIn } from '@guide-studio/guide-core/internal';
import { Trash2 } from '../theme/icons.tsx';
import { useMemo, useState } from 'react';
import { Button, ConfirmDialog, IconButton } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import { announce, jumpTo, readGuide, showView, useEditable, useGuide } from '../session/index.ts';
import { AddLanguage } from './AddLanguage.tsx';
import { removeLanguage } from './changeLanguages.ts';
import { languageName } from '../settings/index.ts';
import styles from './LanguageList.module.css';
import { showTexts } from './shown.ts';
import { countsIn, type TextRow } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

interface LanguageListProps {
  readonly rows: readonly TextRow[];
  readonly own: LanguageCode;
  readonly languages: readonly LanguageCode[];
  /** Null: all are shown. */
  readonly chosen: LanguageCode | null;
}

/** The language of the questions; if it is not set, that the contract takes it as English, and where to set it. */
function Own({ language }: { readonly language: LanguageCode }) {
  const isSet = useGuide(({ editor }) => getIn(editor.doc.root.fields, ['config', 'questionLanguage']) !== undefined);
  const text = words.translating;
  if (isSet) return <span className="quiet">{text.own(languageName(language))}</span>;
  return (
    <>
      <span className="quiet">{text.ownUnset(languageName(language))}</span>
      <Button
        variant="quiet"
        onClick={() => {
          showView('guide');
          jumpTo(readGuide().editor.doc.root.key, 'config.questionLanguage');
        }}
      >
        {text.setOwn}
      </Button>
    </>
  );
}

/** The languages of the study with how far each is; one of them, or all, are shown in the list. */
export function LanguageList({ rows, own, languages, chosen }: LanguageListProps) {
  const editable = useEditable();
  const [removing, setRemoving] = useState<LanguageCode | null>(null);
  const text = words.translating;
  return (
    <div className={styles.line}>
      <h2 className={styles.title}>{text.title}</h2>
      <Own language={own} />
      <ul className={styles.list} aria-label={text.ofStudy}>
        {languages.length > 1 ? (
          <li className={styles.item} data-chosen={chosen === null || undefined}>
            <button
              type="button"
              className={`bare ${styles.choose}`}
              aria-pressed={chosen === null}
              onClick={() => showTexts({ language: null })}
            >
              <span className={styles.name}>{text.all}</span>
            </button>
          </li>
        ) : null}
        {languages.map((language) => (
          <Language
            key={language}
            rows={rows}
            language={language}
            isChosen={chosen === language}
            isAlone={languages.length === 1}
            onRemove={editable ? () => setRemoving(language) : null}
          />
        ))}
        {languages.length === 0 ? null : (
          <li>
            <AddLanguage />
          </li>
        )}
      </ul>
      {removing === null ? null : <Removing language={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

interface LanguageProps {
  readonly rows: readonly TextRow[];
  readonly language: LanguageCode;
  readonly isChosen: boolean;
  readonly isAlone: boolean;
  readonly onRemove: (() => void) | null;
}

function Language({ rows, language, isChosen, isAlone, onRemove }: LanguageProps) {
  const known = useTranslations((here) => here.known);
  const counts = useMemo(() => countsIn(rows, language, known), [rows, language, known]);
  const text = words.translating;
  const name = languageName(language);
  const { missing, outdated, written, reviewed } = counts;
  const details = [
    text.left(missing, rows.length),
    ...(outdated > 0 ? [text.outdated(outdated)] : []),
    ...(written > 0 ? [text.unreviewed(written)] : missing + outdated === 0 && reviewed > 0 ? [text.allReviewed] : []),
  ].join(' · ');
  return (
    <li className={styles.item} data-chosen={isChosen || isAlone || undefined}>
      <button
        type="button"
        className={`bare ${styles.choose}`}
        aria-pressed={isChosen || isAlone}
        onClick={() => showTexts({ language })}
      >
        <span className={styles.name}>{name}</span>
        <span className={`quiet ${styles.details}`}>{details}</span>
        <progress
          className={styles.bar}
          aria-label={text.progress(name)}
          max={Math.max(rows.length, 1)}
          value={written + reviewed}
        />
      </button>
      {onRemove === null ? null : (
        <IconButton icon={Trash2} size="small" label={text.remove(name)} onClick={onRemove} />
      )}
    </li>
  );
}

function Removing({ language, onClose }: { readonly language: LanguageCode; readonly onClose: () => void }) {
  const count = useTranslations(({ known }) => known.get(language)?.size ?? 0);
  const text = words.translating;
  const name = languageName(language);
  return (
    <ConfirmDialog
      title={text.removeTitle(name)}
      description={text.removeMeaning(count)}
      act={text.removeIt}
      variant="danger"
      onConfirm={() => {
        if (removeLanguage(language)) announce(text.removed(name));
      }}
      onClose={onClose}
    />
  );
}
