import '../i18n/later.ts';
import type { Connection, HostError, OwnParts, PartFaults, PartKind } from '@guide-studio/host/common';
import { Plus } from '../theme/icons.tsx';
import { useEffect, useRef, useState } from 'react';
import { Button, EmptyState, ModalDialog, Notice } from '../controls/index.ts';
import { closeDialog, read, announce } from '../session/index.ts';
import { AddConnection } from './AddConnection.tsx';
import { type ConnectionPart, ConnectionRow, type ConnectionStep } from './ConnectionRow.tsx';
import styles from './ConnectionsDialog.module.css';
import { connectionName } from './connectionName.ts';
import { changeConnections, loadConnections, useConnections } from './connections.ts';
import { EnterKey } from './EnterKey.tsx';
import { PartForm } from './PartForm.tsx';
import { RemoveConnection } from './RemoveConnection.tsx';
import { RenameConnection } from './RenameConnection.tsx';
import { TestConnection } from './TestConnection.tsx';
import { hostMessageOf, words } from '../i18n/index.ts';

declare module '../session/dialogs.ts' {
  interface DialogKinds {
    connections: object;
  }
}

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'part'; readonly part: PartKind; readonly own: OwnParts }
  | { readonly kind: ConnectionStep; readonly connection: Connection };

const kinds: readonly PartKind[] = ['model', 'transcriber'];

/** The services that guides can be published to: choose, add, rename, enter a key, remove. */
export function ConnectionsDialog() {
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const close = () => closeDialog();
  const back = () => setStep({ kind: 'list' });
  useEffect(() => {
    void loadConnections();
  }, []);
  const add = useRef<HTMLButtonElement>(null);
  const wasInForm = useRef(false);
  useEffect(() => {
    if (wasInForm.current && step.kind === 'list') add.current?.focus();
    wasInForm.current = step.kind !== 'list';
  }, [step.kind]);
  return (
    <ModalDialog
      title={titleOf(step)}
      description={descriptionOf(step)}
      size="medium"
      onClose={close}
      footer={
        step.kind === 'list' ? (
          <>
            <Button ref={add} icon={Plus} onClick={() => setStep({ kind: 'add' })}>
              {words.connections.add}
            </Button>
            <Button variant="primary" onClick={close}>
              {words.connections.done}
            </Button>
          </>
        ) : null
      }
    >
      {step.kind === 'list' ? <List onStep={setStep} /> : <StepForm step={step} onDone={back} />}
    </ModalDialog>
  );
}

function StepForm({ step, onDone }: { readonly step: Exclude<Step, { kind: 'list' }>; readonly onDone: () => void }) {
  switch (step.kind) {
    case 'part':
      return <PartForm kind={step.part} own={step.own} onDone={onDone} />;
    case 'add':
      return <AddConnection onDone={onDone} />;
    case 'rename':
      return <RenameConnection connection={step.connection} onDone={onDone} />;
    case 'key':
      return <EnterKey connection={step.connection} onDone={onDone} />;
    case 'test':
      return <TestConnection connection={step.connection} onDone={onDone} />;
    case 'remove':
      return <RemoveConnection connection={step.connection} onDone={onDone} />;
  }
}

function List({ onStep }: { readonly onStep: (step: Step) => void }) {
  const now = useConnections((connections) => connections.now);
  const [error, setError] = useState<HostError | null>(null);
  const [own, faults] = useOwnParts();
  if (now.state === 'loading') return <output className={styles.quiet}>{words.connections.reading}</output>;
  if (now.state === 'failed') {
    return <ConnectionError error={now.error} onRetry={() => void loadConnections()} />;
  }
  const { connections, chosen } = now.list;
  if (connections.length === 0) {
    return <EmptyState text={words.connections.none} />;
  }

  function partsOf({ builtIn }: Connection): readonly ConnectionPart[] {
    if (!builtIn || own === null) return [];
    return kinds.map((part) => ({
      kind: part,
      name: own.now[part]?.model ?? '',
      fault: faults?.[part] ?? null,
      onOpen: () => onStep({ kind: 'part', part, own }),
    }));
  }

  async function choose(connection: Connection): Promise<void> {
    const failure = await changeConnections('connection.choose', { connectionId: connection.id });
    setError(failure);
    if (!failure) announce(words.connections.chosen(connectionName(connection)));
  }

  return (
    <>
      {error ? <ConnectionError error={error} /> : null}
      <fieldset className={`card ${styles.list}`} aria-label={words.connections.list}>
        <ul>
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              chosen={connection.id === chosen}
              onChoose={() => void choose(connection)}
              onStep={(kind) => onStep({ kind, connection })}
              parts={partsOf(connection)}
            />
          ))}
        </ul>
      </fieldset>
    </>
  );
}

/** Returns the parts of the service of this computer, and what they fail with once the service has tried them. */
function useOwnParts(): readonly [OwnParts | null, PartFaults | null] {
  const [own, setOwn] = useState<OwnParts | null>(null);
  const [faults, setFaults] = useState<PartFaults | null>(null);
  useEffect(() => {
    const { host } = read();
    void host.call('part.read', {}).then((result) => setOwn(result.ok ? result.value : null));
    void host.call('part.faults', {}).then((result) => setFaults(result.ok ? result.value : null));
  }, []);
  return [own, faults];
}

function ConnectionError({ error, onRetry }: { readonly error: HostError; readonly onRetry?: () => void }) {
  const { what, next } = hostMessageOf(error);
  const retry = onRetry ? <Button onClick={onRetry}>{words.connections.tryAgain}</Button> : null;
  return <Notice kind="error" text={what} next={next} actions={retry} />;
}

function descriptionOf(step: Step): string | undefined {
  if (step.kind === 'part') return words.ownParts[step.part].description;
  return step.kind === 'list' ? words.connections.description : undefined;
}

function titleOf(step: Step): string {
  switch (step.kind) {
    case 'list':
      return words.connections.title;
    case 'part':
      return words.ownParts[step.part].title;
    case 'add':
      return words.connections.add;
    case 'rename':
      return words.connections.renameNamed(step.connection.name);
    case 'key':
      return words.connections.enterNewKey;
    case 'test':
      return words.connectionTest.title(step.connection.name);
    case 'remove':
      return words.connections.removeNamed(step.connection.name);
  }
}
