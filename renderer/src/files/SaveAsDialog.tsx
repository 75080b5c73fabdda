import { textField } from '@guide-studio/guide-core/edit';
import { guideExtension, type GuideFile, guideFileName } from '@guide-studio/host/common';
import { type RefObject, useRef, useState } from 'react';
import { Button, Field, ModalDialog, TextField } from '../controls/index.ts';
import { closeDialog, readGuide, saveAs, useGuide, useSession } from '../session/index.ts';
import styles from './SaveAsDialog.module.css';
import { takeErrorForDialog } from './takeErrorForDialog.ts';
import { useGuideFiles } from './useGuideFiles.ts';
import { hostMessageOf, shortName, words } from '../i18n/index.ts';

/** Asks for the name of a new file in the folder. `after` continues what waited for the save. */
export function SaveAsDialog({ after }: { readonly after?: () => void }) {
  const folder = useSession((session) => session.info.folder);
  const files = useGuideFiles();
  const known = files.state === 'ready' ? files.files : [];
  const [name, setName] = useState(firstName);
  const [touched, setTouched] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const saving = useGuide((guide) => guide.saving);
  const wrong = refused ?? whatIsWrong(name, known);

  async function submit(): Promise<void> {
    setTouched(true);
    if (saving || wrong !== null) return input.current?.focus();
    if (await saveAs(name)) {
      closeDialog();
      after?.();
      return;
    }
    const error = takeErrorForDialog();
    setRefused(error ? `${error.what} ${error.next}` : null);
    input.current?.focus();
  }

  return (
    <ModalDialog
      title={words.files.saveAs.title}
      description={words.files.saveAs.description(folder)}
      locked={saving}
      initialFocus={input}
      onClose={() => closeDialog()}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button disabled={saving} onClick={() => closeDialog()}>
            {words.files.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={saving}>
            {words.files.save}
          </Button>
        </>
      }
    >
      <Field label={words.files.saveAs.name} hint={words.files.saveAs.hint} errors={shownErrors(wrong, touched)}>
        <div className="row">
          <NameInput input={input} name={name} onName={(text) => (setName(text), setRefused(null), setTouched(true))} />
          <span className={styles.ending}>{guideExtension}</span>
        </div>
      </Field>
    </ModalDialog>
  );
}

interface NameInputProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly name: string;
  readonly onName: (name: string) => void;
}

function NameInput({ input, name, onName }: NameInputProps) {
  return <TextField ref={input} value={name} onText={onName} onFocus={(event) => event.currentTarget.select()} />;
}

function firstName(): string {
  const { onDisk, editor } = readGuide();
  return suggestedName(onDisk.file === null ? null : onDisk.name, textField(editor.doc.root, 'title'));
}

function shownErrors(wrong: string | null, touched: boolean): readonly string[] {
  return wrong !== null && touched ? [wrong] : [];
}

/** Returns the error for the name, or null. A name that differs only in case is taken: some systems ignore case. */
function whatIsWrong(typed: string, known: readonly GuideFile[]): string | null {
  const checked = guideFileName(typed);
  if (!checked.ok) return sentence(hostMessageOf(checked.error));
  const taken = known.find(({ name }) => name.toLowerCase() === checked.name.toLowerCase());
  return taken ? words.files.saveAs.taken(taken.name) : null;
}

function sentence({ what, next }: { readonly what: string; readonly next: string }): string {
  return `${what} ${next}`;
}

const mostCharacters = 60;

/**
 * Returns a suggested file name: a copy of the current one, otherwise the title without characters that files cannot
 * have.
 */
function suggestedName(file: string | null, title: string): string {
  if (file !== null) return words.files.saveAs.copyOf(shortName(file));
  const plain = title
    .replace(/[\p{Cc}<>:"/\\|?*.]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const short = plain.slice(0, mostCharacters).trim();
  return guideFileName(short).ok ? short : words.files.saveAs.untitled;
}
