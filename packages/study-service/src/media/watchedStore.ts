import type { Health } from '../health.ts';
import { MediaError, type MediaErrorCode, type MediaStore } from './mediaStore.ts';

/** What a place for recordings as a whole can fail with. */
export type MediaFault = Exclude<MediaErrorCode, 'missing'>;

/** Returns a media store that notes whether its place works. */
export function watchedStore(store: MediaStore, health: Health<MediaFault>): MediaStore {
  const noted = (error: unknown): never => {
    if (error instanceof MediaError && error.code !== 'missing') health.note(error.code);
    throw error;
  };
  const watched = async (work: Promise<void>): Promise<void> => {
    await work.catch(noted);
    health.note('ready');
  };
  return {
    ...store,
    put: async (name, bytes) => await watched(store.put(name, bytes)),
    receive: async () => {
      const incoming = await store.receive().catch(noted);
      return {
        write: async (bytes) => await incoming.write(bytes).catch(noted),
        keep: async (name) => await watched(incoming.keep(name)),
        drop: async () => await incoming.drop(),
      };
    },
    check: async () => await watched(store.check()),
    find: async (objects) => await store.find(objects).catch(noted),
    async *read(name, from, to) {
      try {
        yield* store.read(name, from, to);
      } catch (error) {
        noted(error);
      }
    },
  };
}
