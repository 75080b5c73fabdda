const firstMs = 500;
const mostMs = 15_000;
const mostAskedMs = 60_000;

/**
 * How long to wait before the given attempt, counted from 1: doubling, at most 15 s, and at least what the service
 * asked for. `random` (0 to 1) spreads the pages that lost the same service.
 */
export function backoff(attempt: number, retryAfterMs: number, random: number): number {
  const full = Math.min(mostMs, firstMs * 2 ** (attempt - 1));
  return Math.max(full * (0.5 + random / 2), Math.min(retryAfterMs, mostAskedMs));
}
