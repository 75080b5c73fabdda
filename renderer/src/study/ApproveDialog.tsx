import '../i18n/later.ts';
import { textField } from '@guide-studio/guide-core/edit';
import { useRef, useState } from 'react';
import { useNotes } from '../notes/notes.ts';
import { Field, FormDialog, TextArea, TextField } from '../controls/index.ts';
import { closeDialog, closeDialogFor, read, readGuide, useRoot, useSession } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { approve } from './approving.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    approve: object;
  }
}

const close = () => closeDialog();

/** Asks who approves the guide, and explains what that means. */
export function ApproveDialog() {
  const texts = words.study.approvals;
  const title = textField(useRoot(), 'title');
  const error = useNotes((notes) => notes.error);
  const [name, setName] = useState(useSession((session) => session.preferences.author));
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const isReady = name.trim() !== '';

  async function submit(): Promise<void> {
    setBusy(true);
    const done = await approve(name.trim(), note.trim());
    setBusy(false);
    if (done && read().asking?.kind === 'approve') closeDialogFor('study');
  }

  return (
    <FormDialog
      title={texts.dialog}
      description={texts.meaning(title || readGuide().onDisk.name)}
      initialFocus={nameField}
      onClose={close}
      act={texts.approve}
      busy={busy}
      incomplete={!isReady}
      onSubmit={submit}
      error={error && hostMessageOf(error)}
    >
      <div className="stack gap3">
        <Field label={texts.name}>
          <TextField ref={nameField} value={name} autoComplete="name" onText={setName} />
        </Field>
        <Field label={texts.note} hint={texts.noteHint} optional>
          <TextArea value={note} onText={setNote} />
        </Field>
      </div>
    </FormDialog>
  );
}
