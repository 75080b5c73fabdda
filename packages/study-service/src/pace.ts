/** How fast a body must arrive. */
export interface Pace {
  /** Any body may take this long, in milliseconds. */
  readonly graceMs: number;
  /** After that, so many bytes must have come for each second of waiting. */
  readonly bytesPerSecond: number;
}

/** Returns how long the first `bytes` bytes of a body may take, in milliseconds. */
export function mostMsFor({ graceMs, bytesPerSecond }: Pace, bytes: number): number {
  return Math.max(graceMs, (1000 * bytes) / bytesPerSecond);
}

/** Resolves like `work`, or rejects with `late()` after `ms` milliseconds. */
export async function inTime<Result>(work: Promise<Result>, ms: number, late: () => Error): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the parts of a body as they arrive. Throws `late()` when they come too slowly; only waiting for them counts. */
export async function* paced(
  body: AsyncIterable<Uint8Array>,
  pace: Pace,
  late: () => Error,
): AsyncGenerator<Uint8Array, void, undefined> {
  const parts = body[Symbol.asyncIterator]();
  let [bytes, waitedMs] = [0, 0];
  try {
    for (;;) {
      const asked = performance.now();
      const part = await inTime(parts.next(), mostMsFor(pace, bytes) - waitedMs, late);
      waitedMs += performance.now() - asked;
      if (part.done === true) return;
      bytes += part.value.length;
      yield part.value;
    }
  } finally {
    // Not awaited: it ends with the part that is waited for.
    parts.return?.().catch(() => undefined);
  }
}
