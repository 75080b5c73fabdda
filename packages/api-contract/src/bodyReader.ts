import { type Signal, unlessAborted } from './signal.ts';

/** Reads a body part by part. */
export interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  /** Gives up the rest of the body. */
  cancel(): Promise<void>;
}

/**
 * Returns a reader of a body that rejects with the reason of `signal` as soon as it is aborted, and gives up the rest.
 * The signal of the `fetch` is not enough: Node 20 forgets it when the response is collected as garbage, and then waits
 * for a body that never ends. A missing body is empty.
 */
export function readerUntil(body: { getReader(): BodyReader } | null | undefined, signal?: Signal): BodyReader {
  const reader = body?.getReader();
  return {
    async read() {
      if (reader === undefined) return { done: true };
      try {
        return await unlessAborted(reader.read(), signal);
      } catch (error) {
        // The outcome is known, and the connection may be lost.
        void reader.cancel().catch(() => undefined);
        throw error;
      }
    },
    cancel: async () => await reader?.cancel(),
  };
}
