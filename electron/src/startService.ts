import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltInConnection } from '@guide-studio/host/node';
import { utilityProcess } from 'electron';

export interface LocalService {
  /** The service's address, or why it does not run. The editor works without it. */
  readonly connection: BuiltInConnection;
  /** Stops the service, which revokes its key and closes its database. */
  stop(): Promise<void>;
}

const startPatienceMs = 15_000;
const stopPatienceMs = 5000;

/**
 * Starts the local study service with the participant page in a child process. Resolves when it has sent its address;
 * if it ended or took over 15 seconds, `connection` says that it does not run.
 */
export async function startService(service: string, database: string, page: string): Promise<LocalService> {
  const child = utilityProcess.fork(service, [database, page], { serviceName: 'Study service', stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const notStarted: BuiltInConnection = { unavailable: { reason: 'notStarted', database } };
  const connection = await Promise.race([
    new Promise<BuiltInConnection>((resolve) => {
      // The message is trusted: the program is ours and of the same build.
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
