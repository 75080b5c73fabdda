/* The model and the transcriber of the study service of this computer. Part of the contract; see `contract.ts`. */
import * as z from 'zod';
import type { Capabilities } from './session.ts';
import { method, none } from './method.ts';

const kinds = ['model', 'transcriber'] as const;

/** `model`: writes follow-up questions and summaries. `transcriber`: writes down what participants say. */
export type PartKind = (typeof kinds)[number];

/** A part that is set up. Its key is never part of it. */
export interface NamedPart {
  readonly url: string;
  readonly model: string;
  readonly hasKey: boolean;
}

/** The parts that the service of this computer asks for help, at addresses of their own. */
export interface OwnParts {
  /** Null for a part that is not set up. */
  readonly now: Readonly<Record<PartKind, NamedPart | null>>;
  readonly keyStorage: Capabilities['keyStorage'];
}

/** Why a part cannot be used. */
export interface PartFault {
  /** `late`: no answer in time. `unreadable`: it answers, but not in the form that is asked for. */
  readonly kind: 'badAddress' | 'late' | 'unreachable' | 'key' | 'notFound' | 'busy' | 'unreadable' | 'other';
  /** What its address answers; null if it does not, or if that is not known. */
  readonly status: number | null;
  /** True if the address does not end with a version, which is the usual mistake. */
  readonly lacksVersion: boolean;
}

/** What each part failed with last; null if it works, or is not set up. */
export type PartFaults = Readonly<Record<PartKind, PartFault | null>>;

const part = z.enum(kinds);
const named = z.strictObject({
  part,
  url: z.string().min(1).max(2000),
  model: z.string().min(1).max(200),
  /** Null for the key that is kept for this address, if there is one. */
  key: z.string().min(1).max(1000).nullable(),
});

export const partMethods = {
  /** Returns the parts; null if this host cannot set any. This and the rows below never return a key. */
  'part.read': method<OwnParts | null>()(none),
  /** Returns what the parts failed with last. Waits until the service has tried them, which it does when it starts. */
  'part.faults': method<PartFaults>()(none),
  /**
   * Asks a model for a decision as in an interview, or lets a transcriber hear a second of silence. Returns why it cannot be
   * used; null if it works. Stores nothing.
   */
  'part.test': method<{ readonly fault: PartFault | null }>()(named),
  /**
   * Keeps a part, whether or not it works, and starts the service of this computer again with it. Returns `badAddress` if
   * the address is none; nothing is changed then.
   */
  'part.use': method<{ readonly fault: PartFault | null }>()(named),
  /** Removes a part and its key, and starts the service again without it. */
  'part.remove': method<OwnParts | null>()(z.strictObject({ part })),
} as const;
