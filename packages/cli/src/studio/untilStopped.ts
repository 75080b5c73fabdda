const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Ctrl+C under npm arrives twice, from the terminal and from npm: what comes this soon is no impatience. */
const sameWishMs = 1_000;

/** Resolves at the first Ctrl+C, SIGTERM or closed terminal; a later one ends the process without waiting for anything. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let firstAt: number | null = null;
    const stop = (): void => {
      if (firstAt !== null && Date.now() - firstAt > sameWishMs) process.exit(1);
      firstAt ??= Date.now();
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
