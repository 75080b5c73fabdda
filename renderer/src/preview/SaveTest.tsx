import '../i18n/later.ts';
import { useRef, useState } from 'react';
import { Field, FormDialog, TextField } from '../controls/index.ts';
import { freeName } from '../guideTests/addTest.ts';
import { words } from '../i18n/index.ts';
import { previewName, savePreview } from './savePreview.ts';

/** Asks for the name of a test, and saves the interview as it. */
export function SaveTest({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState(() => freeName(previewName()));
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (): Promise<void> => {
    setBusy(true);
    await savePreview(name.trim());
    onClose();
  };
  return (
    <FormDialog
      title={words.tests.save}
      description={words.tests.saveHint}
      act={words.tests.saveIt}
      incomplete={name.trim() === ''}
      busy={busy}
      initialFocus={field}
      error={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={words.tests.title}>
        <TextField
          ref={field}
          value={name}
          maxLength={200}
          onText={setName}
          // Typing replaces the name that is offered.
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
    </FormDialog>
  );
}
