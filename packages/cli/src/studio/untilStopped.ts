/** Resolves at the first Ctrl+C or SIGTERM; a second one ends the process at once, for when closing takes too long. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    const stop = (): void => {
      for (const signal of signals) process.removeListener(signal, stop);
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
