import { useState } from 'react';
import { Field, TextField } from '../controls/index.ts';
import { announce, useSession } from '../session/index.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { placeError } from './errorPlace.ts';
import { useChange } from './useChange.ts';
import { words } from '../i18n/index.ts';

/** Asks for name, address and key of another service. The key is tested there before anything is stored. */
export function AddConnection({ onDone }: { readonly onDone: () => void }) {
  const storage = useSession((session) => session.host.capabilities.keyStorage);
  const [name, setName] = useState('');
  const [baseUrl, setBaseUrl] = useState('');
  const [apiKey, setApiKey] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, run, forget } = useChange(onDone);
  const placed = placeError(error);
  const missing = (text: string, sentence: string) => (tried && text.trim() === '' ? [sentence] : []);

  function submit(): void {
    setTried(true);
    if ([name, baseUrl, apiKey].some((text) => text.trim() === '')) return;
    const input = { name: name.trim(), baseUrl: baseUrl.trim(), apiKey: apiKey.trim() };
    void run(async () => {
      const failure = await changeConnections('connection.add', input);
      if (!failure) announce(words.connections.added(input.name));
      return failure;
    });
  }

  return (
    <ConnectionForm
      act={busy ? words.connections.checking : words.connections.addNow}
      busy={busy}
      error={placed.form}
      onCancel={onDone}
      onSubmit={submit}
    >
      <Field
        label={words.connections.name}
        hint={words.connections.nameHint}
        errors={missing(name, words.connections.nameMissing)}
      >
        <TextField value={name} maxLength={200} onText={setName} />
      </Field>
      <Field
        label={words.connections.address}
        hint={words.connections.addressHint}
        errors={[...missing(baseUrl, words.connections.addressMissing), ...placed.baseUrl]}
      >
        <TextField mono type="url" value={baseUrl} onText={(text) => (setBaseUrl(text), forget())} />
      </Field>
      <Field
        label={words.connections.apiKey}
        hint={words.connections.keyHint[storage]}
        errors={[...missing(apiKey, words.connections.apiKeyMissing), ...placed.apiKey]}
      >
        <TextField mono type="password" value={apiKey} onText={(text) => (setApiKey(text), forget())} />
      </Field>
    </ConnectionForm>
  );
}
