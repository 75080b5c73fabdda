import type { ThisComputer } from '@guide-studio/host/node';
import type { ChatModel } from '@guide-studio/study-service/node';
import { type OwnService, startOwnService } from './ownService.ts';

/** The editor's study service, whose model can be changed while the editor runs. */
export interface ModelledService {
  /** The service as it is now; waits while it starts. */
  readonly connection: ThisComputer;
  /** Aborted when the editor ends. */
  readonly ending: AbortSignal;
  /** Starts the service again with a model or without one. Participants' links keep their address. */
  use(model: ChatModel | null): Promise<void>;
  close(): Promise<void>;
}

interface Places {
  readonly database: string;
  readonly pageDir: string | undefined;
  readonly say: (sentence: string) => void;
}

/** Starts the service with a model or without one. Rejects for a bug. */
export async function startModelledService(
  { database, pageDir, say }: Places,
  first: ChatModel | null,
): Promise<ModelledService> {
  const ending = new AbortController();
  const start = async (model: ChatModel | null): Promise<OwnService> => {
    return await startOwnService(database, pageDir, say, model);
  };
  let current: Promise<OwnService> = Promise.resolve(await start(first));
  return {
    connection: async () => (await current).connection,
    ending: ending.signal,
    use: async (model) => {
      const before = current;
      current = (async () => {
        await (await before).close();
        return await start(model);
      })();
      await current;
    },
    close: async () => {
      ending.abort();
      await (await current).close();
    },
  };
}
