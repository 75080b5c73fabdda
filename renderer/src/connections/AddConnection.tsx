import { useState } from 'react';
import { Field, TextField } from '../controls/index.ts';
import { say, useSession } from '../session/store.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { placeError } from './errorPlace.ts';
import { keyPlaceHint } from './keyPlace.ts';
import { useChange } from './useChange.ts';

/** Name, address and key of another service. The key is tried there before anything is kept. */
export function AddConnection({ onDone }: { readonly onDone: () => void }) {
  const storage = useSession((session) => session.host?.capabilities.keyStorage ?? 'session');
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
      if (!failure) say(`${input.name} added and chosen`);
      return failure;
    });
  }

  return (
    <ConnectionForm
      act={busy ? 'Checking the key' : 'Add'}
      busy={busy}
      error={placed.form}
      onCancel={onDone}
      onSubmit={submit}
    >
      <Field
        label="Name"
        hint="What you call it, for example the name of your organization."
        errors={missing(name, 'Enter a name.')}
      >
        <TextField value={name} maxLength={200} onText={setName} />
      </Field>
      <Field
        label="Address"
        hint="Begins with https://, without a path."
        errors={[...missing(baseUrl, 'Enter the address of the service.'), ...placed.baseUrl]}
      >
        <TextField mono type="url" value={baseUrl} onText={(text) => (setBaseUrl(text), forget())} />
      </Field>
      <Field
        label="API key"
        hint={keyPlaceHint(storage)}
        errors={[...missing(apiKey, 'Enter the API key.'), ...placed.apiKey]}
      >
        <TextField mono type="password" value={apiKey} onText={(text) => (setApiKey(text), forget())} />
      </Field>
    </ConnectionForm>
  );
}
