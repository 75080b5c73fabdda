export { ConnectionsDialog } from './ConnectionsDialog.tsx';
export { chosenOf, type Connections, loadConnections, useConnections } from './connections.ts';
