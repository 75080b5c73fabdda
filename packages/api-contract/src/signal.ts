/** The used part of an `AbortSignal`, so that this package compiles without the types of an environment. */
export interface Signal {
  /** True once it was aborted. */
  readonly aborted: boolean;
  /** What aborted it, which waiting calls reject with. */
  readonly reason?: unknown;
  /** Calls `listener` once, when it is aborted. */
  addEventListener(type: 'abort', listener: () => void): void;
  /** Forgets a listener that was added. */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Throws the reason of a signal that was aborted. */
export function throwIfAborted(signal: Signal | undefined): void {
  if (signal?.aborted === true) throw signal.reason;
}

/** Resolves with the work, or rejects with the reason of the signal as soon as it is aborted. */
export async function unlessAborted<Value>(work: Promise<Value>, signal: Signal | undefined): Promise<Value> {
  if (signal === undefined) return await work;
  throwIfAborted(signal);
  let abort = (): void => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}
