import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltInConnection, ThisComputer } from '@guide-studio/host/node';
import { type UtilityProcess, utilityProcess } from 'electron';
import type { Log } from './log.ts';

export interface LocalService {
  /** The service's address, or why it does not run. The editor works without it. */
  readonly connection: ThisComputer;
  /** Stops the service, which revokes its key and closes its database. */
  stop(): Promise<void>;
}

const startPatienceMs = 15_000;
const stopPatienceMs = 5000;
/** A service that ran this long is good: if it ends then, it is started again once more. */
const goodServiceMs = 60_000;

/**
 * Starts the local study service with the participant page in a child process. If the process ends by itself, it is
 * started again once. `connection` waits until it has sent its address, at most 15 seconds; if there is none, it says
 * that the service does not run. What the service reports is in the log.
 */
export function startService(service: string, database: string, page: string, log: Log): LocalService {
  const notStarted: BuiltInConnection = { unavailable: { reason: 'notStarted', database } };
  const ended: BuiltInConnection = { unavailable: { reason: 'ended', database } };
  let isStopping = false;
  let child: UtilityProcess;
  let end: Promise<void>;
  let current = start(1);

  function start(restarts: number): Promise<BuiltInConnection> {
    const own = utilityProcess.fork(service, [database, page], {
      serviceName: 'Study service',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const startedAt = Date.now();
    if (own.stderr) createInterface(own.stderr).on('line', (line) => log.error('The study service reports:', line));
    child = own;
    end = new Promise((resolve) => {
      own.once('exit', (code) => {
        const left = Date.now() - startedAt > goodServiceMs ? 1 : restarts;
        const isAgain = !isStopping && left > 0;
        if (!isStopping) log.error(`The study service ended with code ${code}; started again: ${isAgain}.`);
        current = isAgain ? start(left - 1) : Promise.resolve(ended);
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
    return Promise.race([sent, end.then(() => current), wait(startPatienceMs, notStarted, { ref: false })]);
  }

  return {
    connection: async () => await current,
    stop: async () => {
      isStopping = true;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between processes has no origin
      child.postMessage('stop');
      const timer = setTimeout(() => child.kill(), stopPatienceMs);
      await end;
      clearTimeout(timer);
    },
  };
}
