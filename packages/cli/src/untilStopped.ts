const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Under npm, Ctrl+C arrives twice: from the terminal and from npm. A second signal within this time is ignored. */
const sameWishMs = 1_000;

/** The part of the process that receives signals. */
export interface Signals {
  on(signal: (typeof signals)[number], listener: () => void): unknown;
  exit(code: number): void;
}

/** Resolves at the first Ctrl+C, SIGTERM or closed terminal. A later one ends the process immediately. */
export function untilStopped(process: Signals): Promise<void> {
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
