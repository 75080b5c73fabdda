import { setImmediate } from 'node:timers/promises';

/** Resolves when all that is ready now has had its turn: after the sockets that have something to read. */
export function turn(): Promise<void> {
  return setImmediate();
}
