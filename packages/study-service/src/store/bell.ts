import type { JobKind } from './job.ts';

/** Tells those who do the jobs of this process that some were added, so that they need not ask often. */
export interface Bell {
  ring(kind: JobKind): void;
  listen(kind: JobKind, listener: () => void): void;
}

/** Returns a bell that nobody listens to. */
export function createBell(): Bell {
  const listeners: { readonly kind: JobKind; readonly listener: () => void }[] = [];
  return {
    ring(kind) {
      for (const one of listeners) if (one.kind === kind) one.listener();
    },
    listen: (kind, listener) => void listeners.push({ kind, listener }),
  };
}
