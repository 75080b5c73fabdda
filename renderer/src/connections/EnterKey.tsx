import type { Connection } from '@guide-studio/host/common';
import { useState } from 'react';
import { Field, TextField } from '../controls/index.ts';
import { announce, useSession } from '../session/index.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { placeError } from './errorPlace.ts';
import { useChange } from './useChange.ts';
import { words } from '../i18n/index.ts';

interface EnterKeyProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

/** Asks for another key for a connection. The old key stays until the service accepts the new one. */
export function EnterKey({ connection, onDone }: EnterKeyProps) {
  const storage = useSession((session) => session.host.capabilities.keyStorage);
  const [apiKey, setApiKey] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run, forget } = useChange(onDone);
  const placed = placeError(error);
  const missing = tried && apiKey.trim() === '' ? [words.connections.apiKeyMissing] : [];

  function submit(): void {
    setTried(true);
    if (apiKey.trim() === '') return;
    void run(async () => {
      const failure = await changeConnections('connection.setKey', {
        connectionId: connection.id,
        apiKey: apiKey.trim(),
      });
      if (!failure) announce(words.connections.keyKept(connection.name));
      return failure;
    });
  }

  return (
    <ConnectionForm
      act={busy ? words.connections.checking : words.connections.keepKey}
      busy={busy}
      error={placed.form}
      onCancel={onDone}
      onSubmit={submit}
    >
      <Field
        label={words.connections.apiKeyFor(connection.name)}
        hint={words.connections.keyHint[storage]}
        errors={[...missing, ...placed.apiKey, ...placed.baseUrl]}
      >
        <TextField mono type="password" value={apiKey} onText={(text) => (setApiKey(text), forget())} />
      </Field>
    </ConnectionForm>
  );
}
