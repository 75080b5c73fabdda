import { setTimeout as pause } from 'node:timers/promises';

/** How long a test waits for a state before it says that the state never came. It is no measure of speed. */
export const patienceMs = 30_000;

/**
 * Calls `check` until it throws nothing, and returns its value. After 30 s it fails with `what`, the state that never
 * came, and with what the last call threw. It waits a tenth of the time so far between two calls: what is waited for needs
 * the processor too.
 */
export async function eventually<T>(what: string, check: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  const end = start + patienceMs;
  for (;;) {
    try {
      return await before(end - Date.now(), Promise.resolve(check()), () => 'the check ended');
    } catch (cause) {
      if (Date.now() >= end) throw new Error(`never within ${patienceMs / 1000} s: ${what}`, { cause });
    }
    await pause(Math.min(500, Math.max(20, (Date.now() - start) / 10)));
  }
}

/** Returns what a promise resolves to. After 30 s it fails with `what`, which says what did not happen, and `details`. */
export async function within<T>(what: string, promise: Promise<T>, details: () => string = () => ''): Promise<T> {
  return await before(patienceMs, promise, () => `${what} ${details()}`);
}

/** Returns what comes of a call with a time limit of two seconds. Fails if it has not ended after ten. */
export async function promised<T>(call: Promise<T>): Promise<T> {
  return await before(10_000, call, () => 'the call ended');
}

/** Returns what a promise resolves to. Fails with `what` after a limit: for what takes longer than half a minute. */
export async function before<T>(limitMs: number, promise: Promise<T>, what: () => string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${limitMs / 1000} s: ${what()}`)), limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
