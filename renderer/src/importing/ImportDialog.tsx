import type { Json, JsonObject } from '@guide-studio/guide-core';
import { locate } from '@guide-studio/guide-core/edit';
import { ClipboardPaste, Upload } from '../theme/icons.tsx';
import { type ClipboardEvent, type DragEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { clipboardText, maximumPaste, readExact } from '../clipboard/index.ts';
import { Button, Field, ModalDialog, Notice, TextArea } from '../controls/index.ts';
import { nameOfPart } from '../explanations/conditionWords.ts';
import { closeDialog, read, useEditable, useSession } from '../session/index.ts';
import { words } from '../i18n/index.ts';
import '../i18n/later.ts';
import { mostImportBytes } from '../worker/importMessages.ts';
import styles from './ImportDialog.module.css';
import { ImportResult } from './ImportResult.tsx';
import { blocksIn, type Found, insertFound, itemsIn, openFound } from './openFound.ts';
import type { Source } from './readInWorker.ts';
import { hasQuestions } from './settingsFor.ts';
import { useReading } from './useReading.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    /**
     * `file`: what to read at once. `tooLarge`: the name of a file that is too large. `unread`: the page was not allowed to
     * read the clipboard.
     */
    import: { readonly file?: Source; readonly tooLarge?: string; readonly unread?: boolean };
  }
}

interface ImportDialogProps {
  readonly file?: Source;
  readonly tooLarge?: string;
  readonly unread?: boolean;
}

/** What was typed or pasted and is in no guide yet: closing the dialog keeps it for the next time. */
let unfinished = '';
const keepUnfinished = (text: string): void => {
  unfinished = text;
};

/** A file whose guide was about to be opened, when a question about unsaved work came first. */
let unopened: { readonly file: Source; readonly accepted: readonly number[] } | null = null;
const keepUnopened = (kept: typeof unopened): void => {
  unopened = kept;
};

const none: readonly number[] = [];
const close = () => {
  keepUnopened(null);
  closeDialog();
};

/**
 * Reads a questionnaire of another tool, a document or a pasted text, shows what becomes of every part, and makes a
 * guide of it, or adds it to the open one.
 */
export function ImportDialog({ file: given, tooLarge, unread = false }: ImportDialogProps) {
  const [file, setFile] = useState<Source | null>(given ?? unopened?.file ?? null);
  const [text, setShown] = useState(unfinished);
  const [mayNotRead, setMayNotRead] = useState(unread);
  const [accepted, setAccepted] = useState(given ? none : (unopened?.accepted ?? none));
  const [tooLargeFile, setTooLargeFile] = useState<string | null>(tooLarge ?? null);
  const field = useRef<HTMLTextAreaElement>(null);
  const calm = useDeferredValue(text);
  const { importing } = words;
  const tooLong = text.length > maximumPaste;
  const exact = useMemo(() => (file === null ? readExact(calm) : null), [file, calm]);
  const source = useMemo(
    () => file ?? (exact !== null || tooLong || calm.trim() === '' ? null : sourceOf(calm)),
    [file, exact, tooLong, calm],
  );
  const reading = useReading(source, accepted);
  const isOpen = useSession((session) => session.guide !== null);
  const mayInsert = useEditable();
  const keepsSettings = useSession(({ guide }) => mayInsert && guide !== null && hasQuestions(guide.editor.doc));
  const isInsertMain = mayInsert && file === null;
  const found: Found | null = exact
    ? {
        name: importing.pasted,
        parts: exact,
        guide: null,
        rows: [],
        translations: null,
        conditions: { all: 0, carried: 0 },
      }
    : reading?.kind === 'read' && source !== null
      ? foundIn(source, file === null, reading.read)
      : null;
  const count = found === null ? 0 : itemsIn(blocksIn(found)).questions;

  function setText(now: string): void {
    keepUnfinished(now);
    setShown(now);
    setAccepted(none);
  }

  async function take(chosen: File | undefined): Promise<void> {
    if (chosen === undefined) return;
    const isTooLarge = chosen.size > mostImportBytes;
    setTooLargeFile(isTooLarge ? chosen.name : null);
    if (isTooLarge) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    setAccepted(none);
    setFile({ name: chosen.name, bytes });
  }

  async function fromClipboard(): Promise<void> {
    const copied = await clipboardText();
    setMayNotRead(copied === null);
    if (copied !== null) setText(copied);
    field.current?.focus();
  }

  function finish(act: (found: Found, done: () => void) => void): void {
    if (found === null || count === 0) return;
    const kept = unfinished;
    if (file !== null) keepUnopened({ file, accepted });
    act(found, () => {
      keepUnopened(null);
      if (unfinished === kept) keepUnfinished('');
    });
  }

  const onPaste = (event: ClipboardEvent): void => {
    const [pasted] = event.clipboardData.files;
    if (pasted === undefined || event.clipboardData.getData('text/plain') !== '') return;
    event.preventDefault();
    void take(pasted);
  };

  const onDrop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void take(dropped);
  };

  return (
    <ModalDialog
      title={importing.title}
      description={isOpen ? importing.goesBehind(placeName()) : importing.becomesGuide}
      size="wide"
      initialFocus={field}
      onClose={close}
      onSubmit={() => finish(isInsertMain ? insertFound : openFound)}
      footer={
        <>
          <Button onClick={close}>{importing.cancel}</Button>
          {mayInsert ? (
            <Button
              variant={isInsertMain ? 'primary' : undefined}
              type={isInsertMain ? 'submit' : 'button'}
              disabled={count === 0}
              onClick={isInsertMain ? undefined : () => finish(insertFound)}
            >
              {importing.insert(count)}
            </Button>
          ) : null}
          <Button
            variant={isInsertMain ? undefined : 'primary'}
            type={isInsertMain ? 'button' : 'submit'}
            disabled={count === 0}
            onClick={isInsertMain ? () => finish(openFound) : undefined}
          >
            {importing.begin(count)}
          </Button>
        </>
      }
    >
      <div className={styles.content} onDragOver={(event) => event.preventDefault()} onDrop={onDrop} onPaste={onPaste}>
        <div className={styles.ways}>
          <FileButton
            label={file === null ? importing.chooseFile : importing.otherFile}
            onFile={(chosen) => void take(chosen)}
          />
          {file === null ? (
            <Button icon={ClipboardPaste} onClick={() => void fromClipboard()}>
              {importing.fromClipboard}
            </Button>
          ) : null}
          <span className={styles.about}>{importing.about}</span>
        </div>
        {mayNotRead ? <Notice kind="info" text={importing.mayNotRead} next={importing.pasteHere} /> : null}
        {tooLargeFile === null ? null : (
          <Notice kind="error" text={importing.tooLargeFile(tooLargeFile)} next={importing.tooLargeFileNext} />
        )}
        {tooLong ? <Notice kind="error" text={importing.tooLong} next={importing.tooLongNext} /> : null}
        {file === null ? (
          <Field label={importing.text} hint={importing.hint}>
            <TextArea
              ref={field}
              rows={found === null ? 14 : 6}
              className={found === null ? styles.alone : styles.text}
              value={text}
              placeholder={importing.example}
              onText={setText}
            />
          </Field>
        ) : null}
        <ImportResult
          name={file?.name ?? importing.pasted}
          reading={exact === null ? reading : null}
          found={found}
          accepted={accepted}
          keepsSettings={keepsSettings}
          onAccepted={setAccepted}
          onStop={() => {
            if (file === null) setText('');
            else setFile(null);
            requestAnimationFrame(() => field.current?.focus());
          }}
        />
      </div>
    </ModalDialog>
  );
}

const encoder = new TextEncoder();

/** Returns a pasted text as a file. */
const sourceOf = (text: string): Source => ({ name: `${words.importing.pasted}.txt`, bytes: encoder.encode(text) });

type Read = Omit<Found, 'name' | 'parts'> & { readonly guide: JsonObject };

/** Returns what was read. A pasted text has no name, so what would be called after it has no title. */
function foundIn({ name }: Source, isPasted: boolean, { guide, rows, translations, conditions }: Read): Found {
  if (!isPasted) return { name, parts: null, guide, rows, translations, conditions };
  const { pasted } = words.importing;
  const withoutName = (title: Json | undefined): Json => (title === undefined || title === pasted ? '' : title);
  const blocks = (guide['studyGuide'] ?? []) as readonly JsonObject[];
  const studyGuide = blocks.map((block) => ({ ...block, title: withoutName(block['title']) }));
  const untitled = { ...guide, title: withoutName(guide['title']), studyGuide };
  return { name: pasted, parts: null, guide: untitled, rows, translations, conditions };
}

/** Opens the file dialog of the system. */
function FileButton({ label, onFile }: { readonly label: string; readonly onFile: (file: File | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={Upload} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // The same file may be chosen again, after a change of it.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Returns the name of the part it is inserted after, or null for the end of the guide. */
function placeName(): string | null {
  const editor = read().guide?.editor;
  const located = editor && locate(editor.doc, editor.selection.at(-1) ?? '');
  const node =
    located && [...located.ancestors, located.node].findLast(({ kind }) => kind === 'item' || kind === 'block');
  return node ? nameOfPart(node) : null;
}
