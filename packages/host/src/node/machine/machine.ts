import { randomBytes } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { NetworkAddress } from '../../common/index.ts';
import type { FileSystem } from './fileSystem.ts';
import { networkAddresses } from './networkAddresses.ts';
import { nodeFileSystem } from './nodeFileSystem.ts';

/** Everything of the machine that saving and publishing depend on. */
export interface Machine {
  readonly fileSystem: FileSystem;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Returns this number of random bytes, in hexadecimal. */
  readonly random: (bytes: number) => string;
  readonly processId: number;
  readonly isAlive: (processId: number) => boolean;
  readonly hostName: string;
  readonly userName: string;
  readonly platform: NodeJS.Platform;
  /** Returns the addresses that others in its networks may reach. */
  readonly networkAddresses: () => readonly NetworkAddress[];
}

/** Returns this machine; `changes` replaces parts of it in tests. */
export function thisMachine(changes: Partial<Machine> = {}): Machine {
  return {
    fileSystem: nodeFileSystem,
    now: Date.now,
    sleep: async (milliseconds) => await wait(milliseconds),
    random: (bytes) => randomBytes(bytes).toString('hex'),
    processId: process.pid,
    isAlive,
    hostName: hostname(),
    userName: nameOfUser(),
    platform: process.platform,
    networkAddresses,
    ...changes,
  };
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return systemErrorCode(error) !== 'ESRCH';
  }
}

// In a container, the user id may have no name.
function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown user';
  }
}

/** Returns the operating system's code of a failed call (ENOSPC, EACCES …). Rethrows other errors, which are bugs. */
export function systemErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z0-9]+$/u.test(error.code)) {
    return error.code;
  }
  throw error;
}
