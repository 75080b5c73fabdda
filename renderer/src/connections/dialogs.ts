import { type DialogsOf } from '../session/index.ts';
import { ConnectionsDialog } from './ConnectionsDialog.tsx';

/** The dialogs of the connections. */
export const connectionDialogs: DialogsOf<'connections'> = {
  connections: ConnectionsDialog,
};
