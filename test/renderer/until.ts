import { vi } from 'vitest';

/** Waits until a check no longer fails, at most 30 seconds, and returns what it returned. */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(check, { timeout: 30_000 });
}
