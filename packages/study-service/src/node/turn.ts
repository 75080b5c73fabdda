import { setImmediate } from 'node:timers/promises';

/** Resolves after other ready work, such as sockets with data, has run. */
export function turn(): Promise<void> {
  return setImmediate();
}
