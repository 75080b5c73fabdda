import { sessionKeyStore } from '@guide-studio/host/node';
import type { Context } from '../../packages/cli/src/context.ts';

/** Returns the context of a part of a command: it prints nothing, nothing stops it, and no bundle can be built. */
export function contextFor(changes: Pick<Context, 'root' | 'cwd' | 'env'> & Partial<Context>): Context {
  return {
    version: '0',
    ensure: () => null,
    out: () => undefined,
    err: () => undefined,
    progress: () => undefined,
    exactErr: () => undefined,
    print: () => undefined,
    exact: () => undefined,
    json: () => undefined,
    readStdin: async () => new Uint8Array(),
    untilStopped: async () => await new Promise<never>(() => undefined),
    openKeyring: async () => sessionKeyStore(),
    end: () => undefined,
    ...changes,
  };
}
