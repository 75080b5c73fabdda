import type { Limits } from './recordingApi.ts';

/** A shorter recording is no answer. */
const leastMs = 30_000;
/** What recorders make beyond the rate that they are told. */
const slack = 1.2;

interface Room {
  /** 0 if there is too little. */
  readonly mostMs: number;
  readonly mostBytes: number;
}

/**
 * Returns how long can be recorded at a rate in bits a second: what the service takes, and what the browser can keep if
 * the connection is lost at once.
 */
export async function roomFor(
  rate: number,
  { limits, bytesLeft }: { readonly limits: Limits; readonly bytesLeft: number },
  { storage }: { readonly storage?: StorageManager },
): Promise<Room> {
  const { quota, usage = 0 } = (await storage?.estimate().catch(() => undefined)) ?? {};
  const free = quota === undefined ? bytesLeft : quota - usage;
  const mostBytes = Math.min(bytesLeft, free) / slack;
  const mostMs = Math.min(limits.durationMs, (1000 * 8 * mostBytes) / rate);
  return { mostMs: mostMs < Math.min(leastMs, limits.durationMs) ? 0 : Math.floor(mostMs), mostBytes };
}
