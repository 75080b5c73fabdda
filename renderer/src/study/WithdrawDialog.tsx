import type { NotedApproval } from '@guide-studio/guide-core';
import { useRef, useState } from 'react';
import { useNotes } from '../notes/notes.ts';
import { Button, Field, ModalDialog, Notice, TextField } from '../controls/index.ts';
import { useSession } from '../session/store.ts';
import { hostMessageOf, words } from '../words/index.ts';
import { withdraw } from './approving.ts';

interface WithdrawDialogProps {
  readonly approval: NotedApproval;
  readonly onClose: () => void;
}

/** Asks who withdraws an approval, and explains the result. */
export function WithdrawDialog({ approval, onClose }: WithdrawDialogProps) {
  const told = words.study.approvals;
  const error = useNotes((notes) => notes.error);
  const [name, setName] = useState(useSession((session) => session.preferences.author));
  const nameField = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const isReady = name.trim() !== '';

  async function submit(): Promise<void> {
    if (busy || !isReady) return;
    setBusy(true);
    const done = await withdraw(approval.id, name.trim());
    setBusy(false);
    if (done) onClose();
  }

  return (
    <ModalDialog
      title={told.withdrawDialog(approval.name)}
      description={told.withdrawMeaning}
      locked={busy}
      initialFocus={nameField}
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words.study.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={busy} disabled={!isReady}>
            {told.withdraw}
          </Button>
        </>
      }
    >
      <Field label={told.name}>
        <TextField ref={nameField} value={name} autoComplete="name" onText={setName} />
      </Field>
      {error ? <Notice kind="error" text={hostMessageOf(error).what} next={hostMessageOf(error).next} /> : null}
    </ModalDialog>
  );
}
