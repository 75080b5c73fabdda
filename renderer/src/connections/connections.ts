import type { Connection, ConnectionList, HostError, HostMethod, HostInput } from '@guide-studio/host/common';
import { create } from 'zustand';
import { read } from '../session/index.ts';

export type Connections =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: HostError }
  | { readonly state: 'ready'; readonly list: ConnectionList };

/** The connections as last reported by the host, shared by all views. */
export const useConnections = create<{ readonly now: Connections }>(() => ({ now: { state: 'loading' } }));

let newestLoad = 0;

/**
 * Requests the connections from the host. The known ones stay visible meanwhile. An answer that arrives after a later
 * request, or from a host that the window no longer uses, is dropped: it may miss what changed in between.
 */
export async function loadConnections(): Promise<void> {
  newestLoad += 1;
  const mine = newestLoad;
  const { host } = read();
  const result = await host.call('connection.list', {});
  if (mine !== newestLoad || read().host !== host) return;
  useConnections.setState({
    now: result.ok ? { state: 'ready', list: result.value } : { state: 'failed', error: result.error },
  });
}

/** Returns the connection used for publishing, or null. */
export function chosenConnection(connections: Connections): Connection | null {
  if (connections.state !== 'ready') return null;
  const { list } = connections;
  return list.connections.find(({ id }) => id === list.chosen) ?? null;
}

type ConnectionMethod = Extract<HostMethod, `connection.${string}`>;

/** Sends one change and loads the list again. Resolves to the error, or null. */
export async function changeConnections<M extends ConnectionMethod>(
  method: M,
  input: HostInput<M>,
): Promise<HostError | null> {
  const result = await read().host.call(method, input);
  if (!result.ok) return result.error;
  await loadConnections();
  return null;
}
