import { type BodyReader, readerUntil } from './bodyReader.ts';
import type { Signal } from './signal.ts';

// What every environment has, so that this package compiles without the types of one.
interface Platform {
  readonly setTimeout: (act: () => void, milliseconds: number) => unknown;
  readonly clearTimeout: (timer: unknown) => void;
}
const platform = globalThis as unknown as Platform;

/** The limits of a body that is read part by part. */
export interface PartLimits {
  /** So many bytes are yielded; what comes after them is given up. */
  readonly mostBytes: number;
  /**
   * How long each part may be waited for, in milliseconds, and all of them together; together as long again after each
   * megabyte.
   */
  readonly patienceMs: number;
  readonly signal?: Signal;
}

const megabyte = 2 ** 20;

/**
 * Yields the bytes of a body as they come. The time that the caller takes with them does not count. Throws if the
 * sender is too slow, if the connection is lost, and the reason of `signal` as soon as it is aborted.
 */
export async function* bodyParts(
  body: { getReader(): BodyReader } | null | undefined,
  { mostBytes, patienceMs, signal }: PartLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = readerUntil(body, signal);
  let size = 0;
  let waited = 0;
  try {
    for (;;) {
      const began = Date.now();
      const left = patienceMs * (1 + size / megabyte) - waited;
      const { done, value } = await unlessLate(reader.read(), Math.min(patienceMs, left));
      waited += Date.now() - began;
      if (done || value === undefined) return;
      const rest = mostBytes - size;
      size += value.length;
      yield value.subarray(0, rest);
      if (size >= mostBytes) return;
    }
  } finally {
    // The connection may be lost.
    void reader.cancel().catch(() => undefined);
  }
}

/** Resolves with the work, or rejects if it takes longer. */
async function unlessLate<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: unknown;
  const late = new Promise<never>((_, reject) => {
    timer = platform.setTimeout(() => reject(new Error('The next bytes took too long')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    platform.clearTimeout(timer);
  }
}
