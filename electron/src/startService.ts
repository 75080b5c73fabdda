import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltInConnection, ThisComputer } from '@guide-studio/host/node';
import { type UtilityProcess, utilityProcess } from 'electron';

export interface LocalService {
  /** The service's address, or why it does not run. The editor works without it. */
  readonly connection: ThisComputer;
  /** Stops the service, which revokes its key and closes its database. */
  stop(): Promise<void>;
}

const startPatienceMs = 15_000;
const stopPatienceMs = 5000;

/**
 * Starts the local study service with the participant page in a child process. If the process ends by itself, it is
 * started again once. `connection` waits until it has sent its address, at most 15 seconds; if there is none, it says
 * that the service does not run.
 */
export function startService(service: string, database: string, page: string): LocalService {
  const notStarted: BuiltInConnection = { unavailable: { reason: 'notStarted', database } };
  let isStopping = false;
  let child: UtilityProcess;
  let ended: Promise<void>;
  let current = start(1);

  function start(restarts: number): Promise<BuiltInConnection> {
    const own = utilityProcess.fork(service, [database, page], { serviceName: 'Study service', stdio: 'inherit' });
    child = own;
    ended = new Promise((resolve) => {
      own.once('exit', (code) => {
        const isAgain = !isStopping && restarts > 0;
        if (!isStopping) console.error(`The study service ended with code ${code}; started again: ${isAgain}.`);
        current = isAgain ? start(restarts - 1) : Promise.resolve(notStarted);
        resolve();
      });
    });
    const sent = new Promise<BuiltInConnection>((resolve) => {
      // The message is trusted: the program is ours and of the same build.
      own.once('message', (message: BuiltInConnection) => resolve(message));
    });
    // A service that is late is used once it is there.
    void sent.then((message) => {
      if (child === own) current = Promise.resolve(message);
    });
    return Promise.race([sent, ended.then(() => current), wait(startPatienceMs, notStarted, { ref: false })]);
  }

  return {
    connection: async () => await current,
    stop: async () => {
      isStopping = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
      child.postMessage('stop');
      const timer = setTimeout(() => child.kill(), stopPatienceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
