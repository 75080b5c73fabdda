import type { DialogsOf } from '../session/dialogTable.ts';
import { ConnectionsDialog } from './ConnectionsDialog.tsx';

/** The dialogs of the connections. */
export const connectionDialogs: DialogsOf<'connections'> = {
  connections: ConnectionsDialog,
};
