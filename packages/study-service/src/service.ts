import type { Store } from './store/store.ts';

/** What the service needs from its machine. */
export interface Service {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch milliseconds; every call gives a later one, so that studies made at once still have an order. */
  readonly nextMoment: () => number;
  readonly newId: () => string;
  readonly newLinkId: () => string;
  /** 256 random bits as text. */
  readonly newSecret: () => string;
  /** SHA-256, hexadecimal. */
  readonly hash: (text: string) => string;
  /** The address under which participants reach the service, without a slash at its end. */
  readonly baseUrl: () => string;
  readonly log: Log;
}

/** One finished request. Only these fields are ever logged: no key, no body, no address as it was sent. */
export interface RequestEntry {
  readonly method: string;
  /** The template of the route, not the path. */
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  /** The `X-Request-Id` of the answer. */
  readonly requestId?: string;
  readonly milliseconds: number;
  readonly keyId?: string;
  readonly organizationId?: string;
}

export interface Log {
  request(entry: RequestEntry): void;
  /** A bug or a store that failed; the caller learns `internal_error` and nothing else. */
  failure(route: string, error: unknown): void;
}
