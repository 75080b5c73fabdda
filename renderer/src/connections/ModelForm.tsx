import '../words/later.ts';
import type { HostError, ModelFault, OwnModel } from '@guide-studio/host/common';
import { useState } from 'react';
import { Button, Field, Notice, TextField } from '../controls/index.ts';
import { read, say } from '../session/index.ts';
import { loadCapabilities } from './capabilities.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { loadConnections } from './connections.ts';
import { words } from '../words/index.ts';

interface ModelFormProps {
  readonly own: OwnModel;
  readonly onDone: () => void;
}

const local = 'http://localhost:11434/v1';

/** The address, name and key of the model of this computer's service. It can be tested before it is used. */
export function ModelForm({ own: { now, keyStorage }, onDone }: ModelFormProps) {
  const text = words.ownModel;
  const [url, setUrl] = useState(now?.url ?? '');
  const [model, setModel] = useState(now?.model ?? '');
  const [key, setKey] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<'test' | 'use' | null>(null);
  const [error, setError] = useState<HostError | null>(null);
  const [answer, setAnswer] = useState<{ readonly fault: ModelFault | null } | null>(null);
  const missing = (value: string, sentence: string) => (tried && value.trim() === '' ? [sentence] : []);
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    setAnswer(null);
    setError(null);
  };

  async function send(act: 'test' | 'use'): Promise<void> {
    setTried(true);
    if (busy !== null || url.trim() === '' || model.trim() === '') return;
    setBusy(act);
    setAnswer(null);
    const named = { url: url.trim(), model: model.trim(), key: key.trim() === '' ? null : key.trim() };
    const result = await read().host.call(act === 'test' ? 'model.test' : 'model.use', named);
    setBusy(null);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    const { fault } = result.value;
    if (act === 'use' && fault === null) return await finish(text.used(named.model));
    setAnswer({ fault });
  }

  async function remove(): Promise<void> {
    setBusy('use');
    const result = await read().host.call('model.remove', {});
    setBusy(null);
    setError(result.ok ? null : result.error);
    if (result.ok) await finish(text.removed);
  }

  /** The service has started again, at an address that may differ. */
  async function finish(sentence: string): Promise<void> {
    await loadConnections();
    loadCapabilities();
    say(sentence);
    onDone();
  }

  return (
    <ConnectionForm
      act={text.use}
      busy={busy === 'use'}
      error={error}
      onCancel={onDone}
      onSubmit={() => void send('use')}
    >
      <Field label={text.address} hint={text.addressHint} errors={missing(url, text.addressMissing)}>
        <TextField mono type="url" value={url} onText={change(setUrl)} />
      </Field>
      {url === '' ? (
        <div>
          <Button onClick={() => change(setUrl)(local)}>{text.local}</Button>
        </div>
      ) : null}
      <Field label={text.name} hint={text.nameHint} errors={missing(model, text.nameMissing)}>
        <TextField mono value={model} maxLength={200} onText={change(setModel)} />
      </Field>
      <Field
        label={text.key}
        hint={`${now?.hasKey === true && now.url === url ? text.keyKept : text.keyHint} ${words.connections.keyHint[keyStorage]}`}
      >
        <TextField mono type="password" value={key} onText={change(setKey)} />
      </Field>
      {answer === null ? null : (
        <Notice
          kind={answer.fault === null ? 'info' : 'error'}
          text={
            answer.fault === null
              ? text.answers(model.trim())
              : text.faults[answer.fault.kind](answer.fault, model.trim())
          }
        />
      )}
      <div className="cluster gap2">
        <Button busy={busy === 'test'} onClick={() => void send('test')}>
          {busy === 'test' ? text.testing : text.test}
        </Button>
        {now === null ? null : (
          <Button variant="quiet" disabled={busy !== null} onClick={() => void remove()}>
            {text.remove}
          </Button>
        )}
      </div>
    </ConnectionForm>
  );
}
