export { connectionActions } from './connectionActions.ts';
export { connectionName } from './connectionName.ts';
export { chosenOf, type Connections, loadConnections, useConnections } from './connections.ts';
