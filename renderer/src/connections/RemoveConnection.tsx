import type { Connection } from '@guide-studio/host/common';
import { announce } from '../session/index.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { useChange } from './useChange.ts';
import { words } from '../i18n/index.ts';

interface RemoveConnectionProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

/** Confirms that a connection and its key are removed here. Changes nothing at the service. */
export function RemoveConnection({ connection, onDone }: RemoveConnectionProps) {
  const { busy, error, run } = useChange(onDone);

  function submit(): void {
    void run(async () => {
      const failure = await changeConnections('connection.remove', { connectionId: connection.id });
      if (!failure) announce(words.connections.removed(connection.name));
      return failure;
    });
  }

  return (
    <ConnectionForm act={words.connections.remove} danger busy={busy} error={error} onCancel={onDone} onSubmit={submit}>
      <p>{words.connections.removing}</p>
    </ConnectionForm>
  );
}
