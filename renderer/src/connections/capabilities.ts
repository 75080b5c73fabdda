import type { ServiceCapabilities } from '@guide-studio/api-contract';
import type { Host } from '@guide-studio/host/common';
import { useEffect } from 'react';
import { create } from 'zustand';
import { read } from '../session/index.ts';
import { connectionName } from './connectionName.ts';
import { chosenConnection, loadConnections, useConnections } from './connections.ts';

/** What the service of the chosen connection does. */
export interface ConnectedService {
  /** The name of the connection; null if none is chosen. */
  readonly name: string | null;
  /** Null if the service does not report it, or cannot be asked. */
  readonly capabilities: ServiceCapabilities | null;
}

interface Asked {
  /** The connection that was asked; null before the first answer. */
  readonly connectionId: string | null;
  readonly capabilities: ServiceCapabilities | null;
}

const useAsked = create<Asked>(() => ({ connectionId: null, capabilities: null }));

/** The question under way: of which host, about which connection. */
interface Asking {
  readonly host: Host;
  connectionId: string | undefined;
}

let asking: Asking | null = null;

/** Asks the chosen service what it does, unless another connection is asked about meanwhile. */
async function ask(mine: Asking): Promise<void> {
  if (useConnections.getState().now.state === 'loading') await loadConnections();
  const chosen = chosenConnection(useConnections.getState().now);
  if (chosen === null || asking !== mine) return;
  mine.connectionId = chosen.id;
  const answer = await mine.host.call('service.capabilities', {});
  if (asking !== mine) return;
  useAsked.setState({ connectionId: chosen.id, capabilities: answer.ok ? answer.value.capabilities : null });
}

/**
 * Asks again, such as after a model was set up. Questions at the same time about one connection are one; an answer about
 * another one that comes late, or never, is not waited for.
 */
export function loadCapabilities(): void {
  const { host } = read();
  const connectionId = chosenConnection(useConnections.getState().now)?.id;
  if (asking?.host === host && asking.connectionId === connectionId) return;
  const mine: Asking = { host, connectionId };
  asking = mine;
  void ask(mine).finally(() => {
    if (asking === mine) asking = null;
  });
}

/** Returns what the chosen service does; null while it is asked for the first time. */
export function useConnectedService(): ConnectedService | null {
  const connections = useConnections(({ now }) => now);
  const asked = useAsked();
  const chosen = chosenConnection(connections);
  const id = chosen?.id;
  useEffect(loadCapabilities, [id]);
  if (connections.state === 'loading') return null;
  if (chosen === null) return { name: null, capabilities: null };
  return asked.connectionId === chosen.id ? { name: connectionName(chosen), capabilities: asked.capabilities } : null;
}
