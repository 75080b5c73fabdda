import { done, type HostResult, type PartFault, type PartFaults } from '@guide-studio/host/common';
import type { PartsOfService, PartUser, ThisComputer } from '@guide-studio/host/node';
import { modelFault, tryTranscriber } from '@guide-studio/study-service/node';
import { type OwnService, type Places, startOwnService } from './ownService.ts';
import { partFaultOf } from './partFault.ts';

/** The editor's study service, whose model and transcriber can be changed while the editor runs. */
export interface ChangeableService {
  /** The service as it is now; waits while it starts. */
  readonly connection: ThisComputer;
  /** Tests parts, and starts the service again with others. Participants' links keep their address. */
  readonly user: PartUser;
  close(): Promise<void>;
}

/** Starts the service with its parts. Rejects for a bug. */
export async function startChangeableService(places: Places, first: PartsOfService): Promise<ChangeableService> {
  const ending = new AbortController();
  const start = async (parts: PartsOfService): Promise<OwnService> => {
    return await startOwnService(places, parts);
  };
  let current: Promise<OwnService> = Promise.resolve(await start(first));

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
        const before = current;
        current = (async () => {
          await (await before).close();
          return await start(parts);
        })();
        await current;
      },
    },
    close: async () => {
      ending.abort();
      await (await current).close();
    },
  };
}
