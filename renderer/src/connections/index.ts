export { type ConnectedService, loadCapabilities, useConnectedService } from './capabilities.ts';
export { connectionActions } from './connectionActions.ts';
export { connectionName } from './connectionName.ts';
export { chosenConnection, type Connections, loadConnections, useConnections } from './connections.ts';
