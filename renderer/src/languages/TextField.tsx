import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { directionOfLanguage } from '@guide-studio/guide-core/plurals';
import {
  earlierTranslation,
  mostTranslationCharacters,
  type TextState,
  type Translation,
  translationFaults,
} from '@guide-studio/guide-core/translations';
import { Circle, CircleAlert, CircleCheck, CircleDashed, Lightbulb, TriangleAlert } from '../theme/icons.tsx';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button, IconButton, Switch, TextArea } from '../controls/index.ts';
import { stretches } from '../explanations/stretches.ts';
import { words } from '../i18n/index.ts';
import { useEditable } from '../session/index.ts';
import { endStep } from './history.ts';
import { languageName } from '../settings/index.ts';
import { noteAt } from './shown.ts';
import { suggestOne, useSuggesting } from './suggesting.ts';
import { stateIn, type TextRow } from './textRows.ts';
import styles from './TextField.module.css';
import { useTranslations } from '../translations/translations.ts';
import { reviewText, takeEarlier, writeText } from './writeText.ts';

interface TextFieldProps {
  readonly row: TextRow;
  /** The text in short. */
  readonly name: string;
  readonly language: LanguageCode;
  /** Several languages are shown. */
  readonly isNamed: boolean;
  readonly lost: readonly Translation[];
}

/** A pause in typing after which a text is written. */
const pauseMs = 700;

/** A translation of a text: its field, its state, and what may be wrong with it. */
export function TextField({ row, name, language, isNamed, lost }: TextFieldProps) {
  const translation = useTranslations(({ known }) => known.get(language)?.get(row.key) ?? null);
  const written = useTranslations(({ known }) => stateIn(row, language, known));
  const editable = useEditable();
  const { text: draft, isUnfinished, write, finish } = useWriting(row, language, translation);
  const state = isUnfinished ? stateOfTyped(draft, translation, written) : written;
  const id = useId();
  const text = words.translating;
  const named = languageName(language);
  const faults = translationFaults(row.text.source, draft, language);
  const earlier = translation === null && draft === '' ? earlierTranslation(row.text, lost) : null;
  return (
    <div className={styles.field}>
      {isNamed ? <span className={styles.name}>{named}</span> : null}
      <TextArea
        rows={1}
        className={styles.area}
        lang={language}
        dir={directionOfLanguage(language)}
        aria-label={text.field(named, name)}
        aria-describedby={`${id}about`}
        placeholder={text.placeholder(named)}
        data-text={row.key}
        data-language={language}
        data-unfinished={isUnfinished ? '' : undefined}
        readOnly={!editable}
        maxLength={mostTranslationCharacters}
        value={draft}
        onText={write}
        onFocus={() => noteAt(row.key, language)}
        onBlur={() => {
          finish();
          endStep();
        }}
      />
      <div className={styles.below}>
        <span className={styles.about} id={`${id}about`}>
          <State state={state} />
          {faults.map((fault) => (
            <span key={fault} className={styles.fault}>
              <TriangleAlert size={14} aria-hidden="true" /> {text.faults[fault]}
            </span>
          ))}
        </span>
        {editable ? <Acts row={row} name={name} language={language} state={state} /> : null}
      </div>
      {state === 'outdated' && translation !== null ? <Outdated row={row} translation={translation} /> : null}
      {earlier === null ? null : (
        <div className={styles.old}>
          <p>
            {text.earlier} <q>{earlier.source}</q>
          </p>
          <p lang={language} dir={directionOfLanguage(language)}>
            {earlier.text}
          </p>
          {editable ? (
            <Button aria-label={text.takeEarlierOf(named, name)} onClick={() => takeEarlier(row, language, earlier)}>
              {text.takeEarlier}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  );
}

/** Returns the state that a text has once what is typed is written. */
function stateOfTyped(draft: string, translation: Translation | null, written: TextState): TextState {
  if (draft === (translation?.text ?? '')) return written;
  return draft.trim() === '' ? 'missing' : 'written';
}

const looks = { missing: CircleDashed, outdated: CircleAlert, written: Circle, reviewed: CircleCheck };

function State({ state }: { readonly state: TextState }) {
  const Icon = looks[state];
  return (
    <span className={styles.state} data-state={state}>
      <Icon size={14} aria-hidden="true" /> {words.translating.states[state]}
    </span>
  );
}

interface ActsProps {
  readonly row: TextRow;
  readonly name: string;
  readonly language: LanguageCode;
  readonly state: TextState;
}

function Acts({ row, name, language, state }: ActsProps) {
  const text = words.translating;
  const named = languageName(language);
  const isBusy = useSuggesting(({ ones }) => ones.has(`${language} ${row.key}`));
  return (
    <span className={styles.acts}>
      {state === 'missing' || state === 'outdated' ? (
        <IconButton
          icon={Lightbulb}
          size="small"
          label={text.suggestOf(named, name)}
          aria-busy={isBusy || undefined}
          onClick={() => void suggestOne(row, language)}
        />
      ) : null}
      {state === 'outdated' ? (
        <Button
          variant="quiet"
          aria-label={text.stillRightOf(named, name)}
          onClick={() => reviewText(row, language, true)}
        >
          {text.stillRight}
        </Button>
      ) : null}
      {state === 'written' || state === 'reviewed' ? (
        <Switch
          label={
            <>
              {text.reviewed}
              <span className="unseen">, {text.field(named, name)}</span>
            </>
          }
          checked={state === 'reviewed'}
          onChecked={(isReviewed) => reviewText(row, language, isReviewed)}
        />
      ) : null}
    </span>
  );
}

/** The original as it was translated, and what is new in it. */
function Outdated({ row, translation }: { readonly row: TextRow; readonly translation: Translation }) {
  const text = words.translating;
  const [before, gone, after] = stretches(translation.source, row.text.source);
  const [start, fresh, end] = stretches(row.text.source, translation.source);
  return (
    <div className={styles.old}>
      <p>
        <span className="quiet">{text.before}</span>{' '}
        <span dir="auto">
          {before}
          {gone === '' ? null : <del className={styles.gone}>{gone}</del>}
          {after}
        </span>
      </p>
      {fresh === '' ? null : (
        <p>
          <span className="quiet">{text.now}</span>{' '}
          <span dir="auto">
            {start}
            <ins className={styles.fresh}>{fresh}</ins>
            {end}
          </span>
        </p>
      )}
    </div>
  );
}

interface Draft {
  readonly text: string;
  /** The translation that the typing began with: one that came meanwhile is not replaced. */
  readonly was: Translation | null;
}

/** Keeps what is typed until a pause, and writes it then, when the field is left, and when it goes out of view. */
function useWriting(row: TextRow, language: LanguageCode, known: Translation | null) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const latest = useRef({ draft, row, language });
  useLayoutEffect(() => {
    latest.current = { draft, row, language };
  });
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      latest.current = { ...latest.current, draft: null };
      setDraft(null);
      writeText(row, language, draft.text, { was: draft.was, mark: markOf(row, language) });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [draft, row, language]);
  const finish = useCallback((): void => {
    const { draft: typed, row: of, language: code } = latest.current;
    if (typed === null) return;
    latest.current = { ...latest.current, draft: null };
    setDraft(null);
    writeText(of, code, typed.text, { was: typed.was, mark: markOf(of, code) });
  }, []);
  useEffect(
    () => () => {
      const { draft: typed, row: of, language: code } = latest.current;
      if (typed !== null) writeText(of, code, typed.text, { was: typed.was, mark: markOf(of, code) });
    },
    [],
  );
  return {
    text: draft?.text ?? known?.text ?? '',
    isUnfinished: draft !== null,
    write: (text: string): void => setDraft({ text, was: draft === null ? known : draft.was }),
    finish,
  };
}

const markOf = (row: TextRow, language: LanguageCode): string => `${language} ${row.key}`;
