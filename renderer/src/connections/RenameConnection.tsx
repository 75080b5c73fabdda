import type { Connection } from '@guide-studio/host/common';
import { useState } from 'react';
import { Field, TextField } from '../controls/index.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { useChange } from './useChange.ts';
import { words } from '../i18n/index.ts';

interface RenameConnectionProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

/** Renames a connection; its address and key stay. */
export function RenameConnection({ connection, onDone }: RenameConnectionProps) {
  const [name, setName] = useState(connection.name);
  const { busy, error, run } = useChange(onDone);
  const wrong = name.trim() === '' ? [words.connections.nameMissing] : [];

  function submit(): void {
    if (wrong.length > 0) return;
    void run(
      async () => await changeConnections('connection.rename', { connectionId: connection.id, name: name.trim() }),
    );
  }

  return (
    <ConnectionForm act={words.connections.rename} busy={busy} error={error} onCancel={onDone} onSubmit={submit}>
      <Field label={words.connections.name} errors={wrong}>
        <TextField value={name} maxLength={200} onText={setName} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </ConnectionForm>
  );
}
