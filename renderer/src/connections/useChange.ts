import type { HostError } from '@guide-studio/host/common';
import { useState } from 'react';

/** Runs one change at a time and keeps its error. Ignores a second press while it runs. */
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
