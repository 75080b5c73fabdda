export { ConnectionsDialog } from './ConnectionsDialog.tsx';
export { connectionName } from './connectionName.ts';
export { chosenOf, type Connections, loadConnections, useConnections } from './connections.ts';
