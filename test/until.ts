import { vi } from 'vitest';
import { patienceMs } from './eventually.ts';

/** Waits until a check no longer fails, at most 30 seconds, and returns what it returned. */
export async function until<T>(check: () => T | Promise<T>): Promise<T> {
  return await vi.waitFor(check, { timeout: patienceMs });
}
