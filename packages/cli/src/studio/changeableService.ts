import { done, type HostResult, type NetworkPlace, type PartFault, type PartFaults } from '@guide-studio/host/common';
import type { NetworkUser, PartsOfService, PartUser, ThisComputer } from '@guide-studio/host/node';
import { modelFault, tryTranscriber } from '@guide-studio/study-service/node';
import { createNetwork } from './openNetwork.ts';
import { type OwnService, type Places, startOwnService } from './ownService.ts';
import { partFaultOf } from './partFault.ts';

/** The editor's study service, whose model and transcriber can be changed while the editor runs. */
export interface ChangeableService {
  /** The service as it is now; waits while it starts. */
  readonly connection: ThisComputer;
  /** Tests parts, and starts the service again with others. Participants' links keep their address. */
  readonly user: PartUser;
  /** Opens the service to a network. It stays open while the service is started again with other parts. */
  readonly network: NetworkUser;
  close(): Promise<void>;
}

/** Starts the service with its parts, and opens it to a network if that was kept. Rejects for a bug. */
export async function startChangeableService(
  places: Places,
  first: PartsOfService,
  kept: NetworkPlace | null = null,
): Promise<ChangeableService> {
  const ending = new AbortController();
  const start = async (parts: PartsOfService): Promise<OwnService> => {
    return await startOwnService(places, parts);
  };
  const opened = createNetwork();
  let service = await start(first);
  let current = Promise.resolve(service);
  const inLine = createLine();
  if (kept !== null) await opened.listen(service, kept);

  async function test(...[kind, part]: Parameters<PartUser['test']>): Promise<HostResult<PartFault | null>> {
    if (kind === 'model') return done(await modelFault(part, fetch, ending.signal));
    const failed = await tryTranscriber(part, ending.signal);
    return done(failed && partFaultOf(failed.fault, part.url));
  }

  return {
    connection: async () => (await current).connection,
    user: {
      test,
      faults: async (): Promise<PartFaults> => await (await current).faults(),
      use: async (parts) => {
        current = inLine(async () => {
          await service.close();
          service = await start(parts);
          await opened.again(service);
          return service;
        });
        await current;
      },
    },
    network: {
      now: async () => (await current, opened.now()),
      listen: async (place) => await inLine(async () => await opened.listen(service, place)),
    },
    close: async () => {
      ending.abort();
      await (await current).close();
    },
  };
}

/** Returns a function that runs calls one after another, so that no listener is opened twice. */
function createLine(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return async (act) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return await mine;
  };
}
