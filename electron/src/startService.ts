import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltInConnection } from '@guide-studio/host/node';
import { utilityProcess } from 'electron';

export interface LocalService {
  /** Where it is, or why it does not run: the editor works without it. */
  readonly connection: BuiltInConnection;
  /** Lets the service revoke its key and close its database. */
  stop(): Promise<void>;
}

const startPatienceMs = 15_000;
const stopPatienceMs = 5000;

/** Starts the local study service as a process of its own, with the participant page, and waits for its address. */
export async function startService(service: string, database: string, page: string): Promise<LocalService> {
  const child = utilityProcess.fork(service, [database, page], { serviceName: 'Study service', stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const notStarted: BuiltInConnection = { unavailable: { reason: 'notStarted', database } };
  const connection = await Promise.race([
    new Promise<BuiltInConnection>((resolve) => {
      // The program is ours, of the same build: what it sends is what it says.
      child.once('message', (message: BuiltInConnection) => resolve(message));
    }),
    ended.then(() => notStarted),
    wait(startPatienceMs, notStarted, { ref: false }),
  ]);
  return {
    connection,
    stop: async () => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
      child.postMessage('stop');
      const timer = setTimeout(() => child.kill(), stopPatienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
