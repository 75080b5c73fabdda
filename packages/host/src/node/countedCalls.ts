import type { Dispatcher } from '../common/index.ts';

/** Methods that may wait for long: for a service, for another program, or for the user before a dialog. */
const mayWait = /^(?:study|wallet|connection|export)\.|^file\.(?:pick|watch)|^part\.(?:test|faults)/u;

/** A dispatcher that knows which calls are still running. */
export interface CountedCalls {
  readonly dispatch: Dispatcher;
  /** Resolves when the calls that only need files of this machine have ended. */
  ended(): Promise<void>;
}

/** Counts the calls of a dispatcher, so that a program that ends does not cut off a file that is being written. */
export function countedCalls(dispatch: Dispatcher): CountedCalls {
  const running = new Set<Promise<unknown>>();
  return {
    dispatch: async (method, input) => {
      const call = dispatch(method, input);
      if (!mayWait.test(method)) {
        running.add(call);
        void call.finally(() => running.delete(call));
      }
      return await call;
    },
    ended: async () => void (await Promise.allSettled(running)),
  };
}
