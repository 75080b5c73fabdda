import '../i18n/later.ts';
import type { HostError, OwnParts, PartFault, PartKind } from '@guide-studio/host/common';
import { useState } from 'react';
import { Button, Field, Notice, TextField } from '../controls/index.ts';
import { read, announce } from '../session/index.ts';
import { loadCapabilities } from './capabilities.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { loadConnections } from './connections.ts';
import { words } from '../i18n/index.ts';

interface PartFormProps {
  readonly kind: PartKind;
  readonly own: OwnParts;
  readonly onDone: () => void;
}

/** What programs that run on this computer usually have. A server of one transcriber takes any name. */
const usual = {
  model: { url: 'http://localhost:11434/v1', name: '' },
  transcriber: { url: 'http://localhost:8000/v1', name: 'whisper-1' },
} as const;

/** The address, name and key of the model or the transcriber of this computer's service. It can be tested before it is used. */
export function PartForm({ kind, own, onDone }: PartFormProps) {
  const { keyStorage } = own;
  const now = own.now[kind];
  const text = words.ownParts[kind];
  const { url: local, name: usualName } = usual[kind];
  const [url, setUrl] = useState(now?.url ?? '');
  const [model, setModel] = useState(now?.model ?? usualName);
  const [key, setKey] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState<'test' | 'use' | null>(null);
  const [error, setError] = useState<HostError | null>(null);
  const [answer, setAnswer] = useState<{ readonly fault: PartFault | null } | null>(null);
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
    const named = { part: kind, url: url.trim(), model: model.trim(), key: key.trim() === '' ? null : key.trim() };
    const result = await read().host.call(act === 'test' ? 'part.test' : 'part.use', named);
    setBusy(null);
    setError(result.ok ? null : result.error);
    if (!result.ok) return;
    const { fault } = result.value;
    if (act === 'use' && fault === null) return await finish(text.used(named.model));
    setAnswer({ fault });
  }

  async function remove(): Promise<void> {
    setBusy('use');
    const result = await read().host.call('part.remove', { part: kind });
    setBusy(null);
    setError(result.ok ? null : result.error);
    if (result.ok) await finish(text.removed);
  }

  /** The service has started again, at an address that may differ. */
  async function finish(sentence: string): Promise<void> {
    await loadConnections();
    loadCapabilities();
    announce(sentence);
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
          <Button onClick={() => change(setUrl)(local)}>{words.ownParts.takeAddress(local)}</Button>
        </div>
      ) : null}
      <Field label={text.name} hint={text.nameHint} errors={missing(model, text.nameMissing)}>
        <TextField mono value={model} maxLength={200} onText={change(setModel)} />
      </Field>
      <Field
        label={words.ownParts.key}
        hint={`${now?.hasKey === true && now.url === url ? words.ownParts.keyKept : text.keyHint} ${words.connections.keyHint[keyStorage]}`}
      >
        <TextField mono type="password" value={key} onText={change(setKey)} />
      </Field>
      {answer === null ? null : (
        <Notice
          kind={answer.fault === null ? 'info' : 'error'}
          text={
            answer.fault === null
              ? text.works(model.trim())
              : text.faults[answer.fault.kind](answer.fault, model.trim())
          }
        />
      )}
      <div className="cluster gap2">
        <Button busy={busy === 'test'} onClick={() => void send('test')}>
          {busy === 'test' ? text.testing : words.ownParts.test}
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
