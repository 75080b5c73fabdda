const firstMs = 500;
const mostMs = 15_000;
const mostAskedMs = 60_000;

/**
 * Returns the delay in milliseconds before an attempt, counted from 1: doubling, at most 15 s, and at least what the
 * service requested (up to 60 s). `random` (0 to 1) spreads pages that lost the same service.
 */
export function backoff(attempt: number, retryAfterMs: number, random: number): number {
  const full = Math.min(mostMs, firstMs * 2 ** (attempt - 1));
  return Math.max(full * (0.5 + random / 2), Math.min(retryAfterMs, mostAskedMs));
}
