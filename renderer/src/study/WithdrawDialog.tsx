import '../i18n/later.ts';
import type { NotedApproval } from '@guide-studio/guide-core/notes';
import { useRef, useState } from 'react';
import { useNotes } from '../notes/notes.ts';
import { Field, FormDialog, TextField } from '../controls/index.ts';
import { useSession } from '../session/index.ts';
import { hostMessageOf, words } from '../i18n/index.ts';
import { withdraw } from './approving.ts';

interface WithdrawDialogProps {
  readonly approval: NotedApproval;
  readonly onClose: () => void;
}

/** Asks who withdraws an approval, and explains the result. */
export function WithdrawDialog({ approval, onClose }: WithdrawDialogProps) {
  const texts = words.study.approvals;
  const error = useNotes((notes) => notes.error);
  const [name, setName] = useState(useSession((session) => session.preferences.author));
  const nameField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const isReady = name.trim() !== '';

  async function submit(): Promise<void> {
    setBusy(true);
    const done = await withdraw(approval.id, name.trim());
    setBusy(false);
    if (done) onClose();
  }

  return (
    <FormDialog
      title={texts.withdrawDialog(approval.name)}
      description={texts.withdrawMeaning}
      initialFocus={nameField}
      onClose={onClose}
      act={texts.withdraw}
      busy={busy}
      incomplete={!isReady}
      onSubmit={submit}
      error={error && hostMessageOf(error)}
    >
      <Field label={texts.name}>
        <TextField ref={nameField} value={name} autoComplete="name" onText={setName} />
      </Field>
    </FormDialog>
  );
}
