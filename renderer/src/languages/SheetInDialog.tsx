import '../i18n/later.ts';
import type { LanguageCode } from '@guide-studio/guide-core';
import { textKey, type TranslationChange } from '@guide-studio/guide-core/translations';
import { Upload } from '../theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button, ModalDialog, Notice } from '../controls/index.ts';
import { listText, words } from '../i18n/index.ts';
import { announce, closeDialog, readGuide } from '../session/index.ts';
import { mostTranslationBytes, type ReadTranslations } from '../worker/translationMessages.ts';
import { addLanguages } from './changeLanguages.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './Dialogs.module.css';
import { changeTexts } from './history.ts';
import { type Answer, askWorker } from './inWorker.ts';
import { languageName } from '../settings/index.ts';
import { showTexts } from './shown.ts';
import { textsOf } from './textRows.ts';
import { useTranslations } from '../translations/translations.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    sheetIn: object;
  }
}

type Found =
  | { readonly kind: 'reading' }
  | { readonly kind: 'tooLarge'; readonly name: string }
  | { readonly kind: 'refused'; readonly sentences: readonly string[] }
  | { readonly kind: 'failed' }
  | { readonly kind: 'read'; readonly name: string; readonly read: ReadTranslations };

/** Reads a file that came back from translators, and shows what would change before it does. */
export function SheetInDialog() {
  const [found, setFound] = useState<Found | null>(null);
  const stop = useRef<AbortController | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const known = useTranslations((here) => here.known);
  const text = words.translating;
  useEffect(() => () => stop.current?.abort(), []);
  const changes = found?.kind === 'read' ? changesOf(found.read, known) : [];

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    stop.current?.abort();
    if (file.size > mostTranslationBytes) return setFound({ kind: 'tooLarge', name: file.name });
    setFound({ kind: 'reading' });
    const own = new AbortController();
    stop.current = own;
    const bytes = await file.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    const answer = bytes && (await askWorker({ kind: 'read', name: file.name, bytes }, own.signal));
    if (!own.signal.aborted) setFound(foundIn(file.name, answer));
  }

  async function apply(): Promise<void> {
    const languages = [...new Set(changes.map(({ language }) => language))];
    const others = notOffered(languages);
    if (others.length > 0 && !addLanguages(others)) return;
    await changeTexts(changes);
    showTexts({ filter: 'all', find: '' });
    announce(text.applied(changes.length));
    closeDialog('sheetIn');
  }

  return (
    <ModalDialog
      title={text.inTitle}
      description={text.inMeaning}
      size="large"
      onClose={() => closeDialog()}
      footer={
        <>
          <Button onClick={() => closeDialog()}>{text.cancel}</Button>
          <Button variant="primary" disabled={changes.length === 0} onClick={() => void apply()}>
            {text.apply(changes.length)}
          </Button>
        </>
      }
    >
      <div
        className={styles.content}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <div>
          <Button icon={Upload} onClick={() => input.current?.click()}>
            {found === null ? text.choose : text.chooseOther}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".xlsx,.csv,.xlf,.xliff"
            aria-label={text.choose}
            onChange={({ currentTarget }) => {
              void take(currentTarget.files?.[0]);
              currentTarget.value = '';
            }}
          />
        </div>
        {found === null ? null : <Outcome found={found} changes={changes} />}
      </div>
    </ModalDialog>
  );
}

function foundIn(name: string, answer: Answer): Found {
  if (answer?.kind === 'read') return { kind: 'read', name, read: answer.read };
  return answer?.kind === 'refused' ? { kind: 'refused', sentences: answer.sentences } : { kind: 'failed' };
}

/** Returns the changes that a file makes, in its order. */
function changesOf(
  { changed }: ReadTranslations,
  known: ReturnType<typeof useTranslations.getState>['known'],
): readonly TranslationChange[] {
  return [...changed].flatMap(([language, all]) =>
    all.map((now) => ({ language, was: known.get(language)?.get(textKey(now)) ?? null, now })),
  );
}

/** Returns the languages that the study does not name. */
function notOffered(languages: readonly LanguageCode[]): readonly LanguageCode[] {
  const { own, languages: offered } = textsOf(readGuide().editor.doc);
  return languages.filter((language) => language !== own && !offered.includes(language));
}

/** Others are counted. */
const mostSentences = 10;

function Outcome({ found, changes }: { readonly found: Found; readonly changes: readonly TranslationChange[] }) {
  const text = words.translating;
  switch (found.kind) {
    case 'reading':
      return <output>{text.reading}</output>;
    case 'tooLarge':
      return <Notice kind="error" text={text.tooLarge(found.name)} next={text.tooLargeNext} />;
    case 'failed':
      return <Notice kind="error" text={text.cannotRead} next={text.cannotReadNext} />;
    case 'refused':
      return <Notice kind="error" text={text.cannotRead} next={<Sentences sentences={found.sentences} />} />;
    case 'read':
      return <Review read={found.read} changes={changes} />;
  }
}

function Review({
  read,
  changes,
}: {
  readonly read: ReadTranslations;
  readonly changes: readonly TranslationChange[];
}) {
  const text = words.translating;
  const others = notOffered([...new Set(changes.map(({ language }) => language))]);
  return (
    <>
      <ul className={styles.counts}>
        {[...read.changed.keys()].map((language) => {
          const own = changes.filter((change) => change.language === language);
          const added = own.filter(({ was }) => was === null).length;
          const same = Math.max((read.filled.get(language) ?? 0) - own.length, 0);
          return (
            <li key={language}>
              <strong>{languageName(language)}</strong>: {text.counts.added(added)},{' '}
              {text.counts.changed(own.length - added)}, {text.counts.same(same)}
            </li>
          );
        })}
      </ul>
      {read.problems.length > 0 ? (
        <Notice
          kind="warning"
          text={text.notPlaced(read.problems.length)}
          next={<Sentences sentences={read.problems.map(({ row, message }) => text.rowProblem(row, message))} />}
        />
      ) : changes.length === 0 ? (
        <Notice kind="info" text={text.nothingNew} />
      ) : null}
      {others.length > 0 ? <Notice kind="info" text={text.notOffered(listText(others.map(languageName)))} /> : null}
      {changes.length === 0 ? null : <ChangeList changes={changes} />}
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  const rest = sentences.length - mostSentences;
  return (
    <ul className={styles.sentences}>
      {sentences.slice(0, mostSentences).map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {rest > 0 ? <li>{words.translating.moreProblems(rest)}</li> : null}
    </ul>
  );
}
