import type { JobKind } from './job.ts';

/** Tells those who do the jobs of this process that some were added, so that they need not ask often. */
export interface JobNotifier {
  notify(kind: JobKind): void;
  listen(kind: JobKind, listener: () => void): void;
}

/** Returns a bell that nobody listens to. */
export function createJobNotifier(): JobNotifier {
  const listeners: { readonly kind: JobKind; readonly listener: () => void }[] = [];
  return {
    notify(kind) {
      for (const one of listeners) if (one.kind === kind) one.listener();
    },
    listen: (kind, listener) => void listeners.push({ kind, listener }),
  };
}
