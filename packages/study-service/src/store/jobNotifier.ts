import type { JobKind } from './job.ts';

/** Notifies the workers of this process that jobs were added, so that they rarely poll. */
export interface JobNotifier {
  notify(kind: JobKind): void;
  listen(kind: JobKind, listener: () => void): void;
}

/** Returns a notifier without listeners. */
export function createJobNotifier(): JobNotifier {
  const listeners: { readonly kind: JobKind; readonly listener: () => void }[] = [];
  return {
    notify(kind) {
      for (const one of listeners) if (one.kind === kind) one.listener();
    },
    listen: (kind, listener) => void listeners.push({ kind, listener }),
  };
}
