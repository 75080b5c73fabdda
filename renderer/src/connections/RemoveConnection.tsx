import type { Connection } from '@guide-studio/host/common';
import { say } from '../session/store.ts';
import { ConnectionForm } from './ConnectionForm.tsx';
import { changeConnections } from './connections.ts';
import { useChange } from './useChange.ts';

interface RemoveConnectionProps {
  readonly connection: Connection;
  readonly onDone: () => void;
}

/** Confirms that a connection and its key are forgotten here. Nothing happens at the service. */
export function RemoveConnection({ connection, onDone }: RemoveConnectionProps) {
  const { busy, error, run } = useChange(onDone);

  function submit(): void {
    void run(async () => {
      const failure = await changeConnections('connection.remove', { connectionId: connection.id });
      if (!failure) say(`${connection.name} removed`);
      return failure;
    });
  }

  return (
    <ConnectionForm act="Remove" danger busy={busy} error={error} onCancel={onDone} onSubmit={submit}>
      <p>
        Its address and its key are forgotten on this computer. To use it again you need the key once more. The studies
        at the service stay as they are.
      </p>
    </ConnectionForm>
  );
}
