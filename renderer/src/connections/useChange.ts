import type { HostError } from '@guide-studio/host/common';
import { useState } from 'react';

/** One change at a time, with what went wrong. A second press while it is on its way does nothing. */
export function useChange(done: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<HostError | null>(null);

  async function run(change: () => Promise<HostError | null>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    const failure = await change();
    setBusy(false);
    setError(failure);
    if (!failure) done();
  }

  return { busy, error, run, forget: () => setError(null) };
}
