import type { HostError, HostInput, HostResult, NetworkAddress, NetworkState } from '@guide-studio/host/common';
import { useCallback, useEffect, useState } from 'react';
import { read } from '../session/index.ts';

/** How often the listener is asked for, in milliseconds: the computer may be in another network. */
const everyMs = 5000;

/** The listener of this computer's service for a network, and how to change it. */
export interface Network {
  /** Null while unknown, and where nothing can be opened. */
  readonly state: NetworkState | null;
  readonly addresses: readonly NetworkAddress[];
  readonly busy: boolean;
  readonly error: HostError | null;
  readonly open: (place: HostInput<'network.open'>) => Promise<NetworkState | null>;
  readonly close: () => Promise<NetworkState | null>;
  /** Looks for the addresses again. */
  readonly look: () => void;
}

/** Follows the listener while `active`. */
export function useNetwork(active: boolean): Network {
  const [state, setState] = useState<NetworkState | null>(null);
  const [addresses, setAddresses] = useState<readonly NetworkAddress[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HostError | null>(null);

  const look = useCallback(() => {
    const { host } = read();
    void host.call('network.addresses', {}).then((answer) => {
      if (answer.ok) setAddresses(answer.value.addresses);
    });
    void host.call('network.state', {}).then((answer) => {
      if (!answer.ok) return;
      const now = answer.value;
      // What went wrong with the last choice stays until the next one.
      setState((before) =>
        now !== null && now.fault === null && before?.fault ? { ...now, fault: before.fault } : now,
      );
    });
  }, []);

  useEffect(() => {
    if (!active) return;
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [active, look]);

  async function change(asked: Promise<HostResult<NetworkState | null>>): Promise<NetworkState | null> {
    setBusy(true);
    setError(null);
    const answer = await asked;
    setBusy(false);
    if (!answer.ok) {
      setError(answer.error);
      return null;
    }
    setState(answer.value);
    return answer.value;
  }

  return {
    state: active ? state : null,
    addresses,
    busy,
    error,
    look,
    open: async (place) => await change(read().host.call('network.open', place)),
    close: async () => await change(read().host.call('network.close', {})),
  };
}
