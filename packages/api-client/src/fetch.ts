import type { BodyReader } from '@guide-studio/api-contract/internal';

/** The part of a response that the client uses. */
export interface FetchResponse {
  /** The HTTP status. */
  readonly status: number;
  /** Read for `retry-after` only, in seconds. */
  readonly headers: { get(name: string): string | null };
  /** Read part by part, after decompression; null if there is none. */
  readonly body: { getReader(): BodyReader } | null;
}

/** The part of a request that the client sets, loosely typed to make every environment's `fetch` a {@link Fetch}. */
export interface FetchInit {
  /** GET or POST. */
  readonly method?: string | undefined;
  /** By name in small letters; `x-api-key` is the key. */
  readonly headers?: unknown;
  /** JSON as text; absent for reads. */
  readonly body?: unknown;
  /** Always `error`: a redirect would send the key elsewhere. */
  readonly redirect?: string | undefined;
  /** Aborted when the time is over, the caller aborts, or the answer is read. */
  readonly signal?: unknown;
}

/** Has the shape of `fetch`; use {@link Fetch}. */
export interface FetchHolder {
  // A method, not a property: its parameters are bivariant, which the types of the environments require.
  /** Requests an address. Rejects if no answer comes. */
  fetch(url: string, init?: FetchInit): Promise<FetchResponse>;
}

/** The `fetch` of the environment, or a compatible function. */
export type Fetch = FetchHolder['fetch'];
