/* The model of the study service of this computer. Part of the contract; see `contract.ts`. */
import { z } from 'zod';
import type { Capabilities } from './session.ts';
import { method, none } from './method.ts';

/** The model that writes follow-up questions and summaries of the service of this computer. Its key is never part of it. */
export interface OwnModel {
  /** Null if no model is set up. */
  readonly now: { readonly url: string; readonly model: string; readonly hasKey: boolean } | null;
  readonly keyStorage: Capabilities['keyStorage'];
}

/** Why a model cannot be used. */
export interface ModelFault {
  /** `late`: no answer within 30 seconds. `unreadable`: it answers, but not with the JSON that is asked for. */
  readonly kind: 'badAddress' | 'late' | 'unreachable' | 'key' | 'notFound' | 'busy' | 'unreadable' | 'other';
  /** What its address answers; null if it does not. */
  readonly status: number | null;
  /** True if the address does not end with a version, which is the usual mistake. */
  readonly lacksVersion: boolean;
}

const named = z.strictObject({
  url: z.string().min(1).max(2000),
  model: z.string().min(1).max(200),
  /** Null for the key that is kept for this address, if there is one. */
  key: z.string().min(1).max(1000).nullable(),
});

export const modelMethods = {
  /** Returns the model; null if this host cannot set one. This and the rows below never return a key. */
  'model.read': method<OwnModel | null>()(none),
  /** Asks a model for a decision as in an interview. Returns why it cannot be used; null if it answers. Stores nothing. */
  'model.test': method<{ readonly fault: ModelFault | null }>()(named),
  /**
   * Keeps a model, whether or not it answers, and starts the service of this computer again with it. Returns `badAddress`
   * if the address is none; nothing is changed then.
   */
  'model.use': method<{ readonly fault: ModelFault | null }>()(named),
  /** Removes the model and its key, and starts the service again without it. */
  'model.remove': method<OwnModel | null>()(none),
} as const;
