import '../i18n/later.ts';
import { LanguageCode } from '@guide-studio/guide-core';
import { useEffect, useState } from 'react';
import { chosenConnection, useConnections } from '../connections/index.ts';
import { Button, Field, ModalDialog, Notice, Segmented, Select } from '../controls/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { askFor, closeDialog, readGuide } from '../session/index.ts';
import { languageName } from '../settings/index.ts';
import styles from './Dialogs.module.css';
import { useShown } from './shown.ts';
import {
  endSuggesting,
  type NoSuggestion,
  stopSuggesting,
  suggestMany,
  textsToSuggest,
  useSuggesting,
} from './suggesting.ts';
import { fittingRows, textsOf } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /** `language`: into which; by default the one that is shown. */
    suggest: { readonly language?: LanguageCode };
  }
}

/** Lets the model of the chosen service translate many texts. Each suggestion is to be reviewed. */
export function SuggestDialog({ language: given }: { readonly language?: LanguageCode }) {
  const { rows, languages } = textsOf(readGuide().editor.doc);
  const { language: shown, filter, find, kept } = useShown();
  const known = useTranslations((here) => here.known);
  const many = useSuggesting((suggesting) => suggesting.many);
  const first = given ?? shown ?? languages[0] ?? null;
  const [into, setInto] = useState<LanguageCode | null>(first !== null && languages.includes(first) ? first : null);
  const [which, setWhich] = useState<'missing' | 'shown'>('missing');
  const isFiltered = filter !== 'all' || find.trim() !== '';
  useEffect(
    () => () => {
      stopSuggesting();
      endSuggesting();
    },
    [],
  );
  const listed =
    which === 'missing' || into === null ? rows : fittingRows(rows, known, { languages: [into], filter, find, kept });
  const wanted = into === null ? [] : textsToSuggest(listed, into);
  const isRunning = many?.isRunning === true;
  const text = words.translating;
  return (
    <ModalDialog
      title={text.suggestTitle}
      description={text.suggestMeaning}
      size="medium"
      onClose={closeDialog}
      footer={
        isRunning ? (
          <Button onClick={stopSuggesting}>{text.stop}</Button>
        ) : (
          <>
            <Button onClick={() => closeDialog()}>{many === null ? text.cancel : text.close}</Button>
            <Button
              variant="primary"
              disabled={wanted.length === 0}
              onClick={() => into !== null && void suggestMany(wanted, into)}
            >
              {text.suggestNow}
            </Button>
          </>
        )
      }
    >
      {into === null ? (
        <Notice kind="info" text={text.none} next={text.noneNext} />
      ) : (
        <>
          <Field label={text.into}>
            <Select
              value={into}
              disabled={isRunning}
              options={languages.map((code) => ({ value: code, label: languageName(code) }))}
              onValue={(code) => setInto(LanguageCode.parse(code))}
            />
          </Field>
          {isFiltered ? (
            <Segmented
              label={text.which}
              value={which}
              options={(['missing', 'shown'] as const).map((value) => ({ value, label: text.whichTexts[value] }))}
              onValue={setWhich}
            />
          ) : null}
          {many === null ? (
            <p>
              {text.toSuggest(wanted.length)} {isFiltered || wanted.length < 2 ? null : text.whichNext}
            </p>
          ) : null}
        </>
      )}
      {many === null || (many.stopped !== null && many.asked === 0) ? null : (
        <div className={styles.progress}>
          <progress aria-label={text.suggestTitle} max={Math.max(many.all, 1)} value={many.asked} />
          <output>
            {isRunning
              ? text.suggesting(many.asked, many.all)
              : many.suggested > 0
                ? text.suggested(many.suggested)
                : ''}
          </output>
        </div>
      )}
      {many !== null && !isRunning && many.asked > many.suggested ? (
        <Notice kind="info" text={text.notSuggested(many.asked - many.suggested)} />
      ) : null}
      {many?.stopped ? <Stopped stopped={many.stopped} /> : null}
    </ModalDialog>
  );
}

/** Why no model translates, and what to do. */
function Stopped({ stopped }: { readonly stopped: NoSuggestion }) {
  const connection = chosenConnection(useConnections(({ now }) => now));
  const text = words.translating;
  const toConnections = <Button onClick={() => askFor({ kind: 'connections' })}>{text.connections}</Button>;
  if (stopped.kind === 'host') {
    const { what, next } = hostMessageOf(stopped.error);
    return <Notice kind="error" text={what} next={next} actions={toConnections} />;
  }
  if (stopped.kind === 'lost') return <Notice kind="error" text={text.lost[stopped.fault]} actions={toConnections} />;
  if (stopped.kind === 'limited') return <Notice kind="warning" text={text.lost.busy} />;
  const next =
    connection === null
      ? 'none'
      : stopped.kind === 'elsewhere'
        ? 'elsewhere'
        : connection.builtIn
          ? 'here'
          : 'operator';
  return <Notice kind="warning" text={text.noModel} next={text.noModelNext[next]} actions={toConnections} />;
}
