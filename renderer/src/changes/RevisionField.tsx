import { revisionPattern } from '@guide-studio/host/common';
import { type FormEvent, useState } from 'react';
import { Button, Field, TextField } from '../controls/index.ts';
import { words } from '../i18n/index.ts';
import styles from './ChangesView.module.css';

/** Asks for the name of a git revision. */
export function RevisionField({ onRevision }: { readonly onRevision: (name: string) => void }) {
  const [text, setText] = useState('');
  const name = text.trim();
  const isName = revisionPattern.test(name);
  function compare(event: FormEvent): void {
    event.preventDefault();
    if (isName) onRevision(name);
  }
  return (
    <form className={styles.revision} onSubmit={compare}>
      <Field label={words.changes.revisionField}>
        <TextField mono value={text} placeholder={words.changes.revisionHint} onText={setText} />
      </Field>
      <Button type="submit" disabled={!isName}>
        {words.changes.compare}
      </Button>
    </form>
  );
}
