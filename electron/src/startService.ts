import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { failed, type NetworkListener, type NetworkPlace } from '@guide-studio/host/common';
import type { BuiltInConnection, NetworkUser, PartsOfService, PartUser, ThisComputer } from '@guide-studio/host/node';
import { type UtilityProcess, utilityProcess } from 'electron';
import { type AskService, askService } from './askService.ts';
import type { Log } from './log.ts';

export interface LocalService {
  /** The service's address, or why it does not run. The editor works without it. */
  readonly connection: ThisComputer;
  /** Tests its parts, and starts it again with others. */
  readonly user: PartUser;
  /** Opens the service to a network, again when its process was started again. */
  readonly network: NetworkUser;
  /** Stops the service, which revokes its key and closes its database. */
  stop(): Promise<void>;
}

/** What a service is started with. */
export interface ServiceStart {
  readonly program: string;
  readonly database: string;
  /** The folder of the participant page. */
  readonly page: string;
  readonly log: Log;
  /** Returns the kept parts with their keys; asked at each start. The system may ask the user before it opens a key. */
  readonly parts: () => Promise<PartsOfService>;
  /** Returns the kept place in a network; null for none. Asked once. */
  readonly network: () => Promise<NetworkPlace | null>;
}

const startPatienceMs = 15_000;
const stopPatienceMs = 5000;
/** A service that ran this long is good: if it ends then, it is started again once more. */
const goodServiceMs = 60_000;

/** A child process that runs, or ran. */
interface Child {
  readonly process: UtilityProcess;
  readonly ask: AskService;
  /** Resolves when it has ended, to what returns the service that comes after it. */
  readonly end: Promise<() => Promise<BuiltInConnection>>;
  /** Resolves when it listens where the one before it did. */
  readonly listens: Promise<unknown>;
}

/**
 * Starts the local study service with the participant page in a child process. If the process ends by itself, it is
 * started again once. `connection` waits until it has sent its address, at most 15 seconds; if there is none, it says
 * that the service does not run. What the service reports is in the log.
 */
export function startService({ program, database, page, log, parts, network }: ServiceStart): LocalService {
  const notStarted: BuiltInConnection = { unavailable: { reason: 'notStarted', database } };
  const ended = { reason: 'ended', database } as const;
  let isStopping = false;
  let place: Promise<NetworkPlace | null> = network().catch((cause: unknown) => {
    log.error('The kept place in the network could not be read:', cause);
    return null;
  });
  let child: Child;
  /** The last start, also within the same process. */
  let latest: Promise<BuiltInConnection | null>;
  let current = start(1);

  function start(restarts: number): Promise<BuiltInConnection> {
    const own = utilityProcess.fork(program, [database, page], {
      serviceName: 'Study service',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const startedAt = Date.now();
    if (own.stderr) createInterface(own.stderr).on('line', (line) => log.error('The study service reports:', line));
    // V8 gave up, for example without memory; the exit follows.
    own.on('error', (type, location) => log.error(`The study service failed: ${type} at ${location}`));
    const end: Child['end'] = new Promise((resolve) => {
      own.once('exit', (code) => {
        const left = Date.now() - startedAt > goodServiceMs ? 1 : restarts;
        const isAgain = !isStopping && left > 0;
        if (!isStopping) log.error(`The study service ended with code ${code}; started again: ${isAgain}.`);
        const next = isAgain ? start(left - 1) : Promise.resolve({ unavailable: ended });
        current = next;
        resolve(() => next);
      });
    });
    const ask = askService(own);
    // It listens as soon as it runs: what is asked is answered after the first `use`.
    const listens = place.then(async (kept) => (kept === null ? null : await ask('listen', kept)));
    child = { process: own, ask, end, listens };
    return use(child, parts());
  }

  /** Starts the service in its process, again if it runs there. */
  function use({ ask, end }: Child, wanted: Promise<PartsOfService>): Promise<BuiltInConnection> {
    const sent = wanted
      .then(async (now) => await ask('use', now))
      .catch((cause: unknown): BuiltInConnection => {
        log.error('What the study service uses could not be read:', cause);
        return notStarted;
      });
    latest = sent;
    // A service that is late is used once it is there.
    void sent.then((connection) => {
      if (connection !== null && latest === sent) current = Promise.resolve(connection);
    });
    return Promise.race([
      sent.then(async (connection) => connection ?? (await (await end)())),
      wait(startPatienceMs, notStarted, { ref: false }),
    ]);
  }

  return {
    connection: async () => await current,
    user: {
      test: async (kind, part) =>
        (await child.ask('test', { kind, part })) ?? failed({ code: 'serviceUnavailable', ...ended }),
      faults: async () => (await child.ask('faults', null)) ?? { model: null, transcriber: null },
      use: async (wanted) => {
        // After the kept ones, which may still be read.
        current = use(
          child,
          latest.then(() => wanted),
        );
        await current;
      },
    },
    network: {
      now: async () => {
        await child.listens;
        return (await child.ask('listening', null)) ?? noNetwork(await place);
      },
      listen: async (wanted) => {
        const before = await place;
        const listener = (await child.ask('listen', wanted)) ?? noNetwork(wanted);
        // The port that was found is the one to find again.
        place = Promise.resolve(listener.open ?? (wanted === null ? null : before));
        return listener;
      },
    },
    stop: async () => {
      isStopping = true;
      void child.ask('stop', null);
      const timer = setTimeout(() => child.process.kill(), stopPatienceMs);
      await child.end;
      clearTimeout(timer);
    },
  };
}

/** Nothing listens, since the service does not run. */
function noNetwork(wanted: NetworkPlace | null): NetworkListener {
  return { open: null, fault: wanted && { kind: 'noService', ...wanted } };
}
