import type { BodyReader } from '@guide-studio/api-contract/internal';

/** The part of a response that the client uses. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): BodyReader } | null;
}

/** The part of a request that the client sets, loosely typed to make every environment's `fetch` a {@link Fetch}. */
export interface FetchInit {
  readonly method?: string | undefined;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly redirect?: string | undefined;
  readonly signal?: unknown;
}

export interface FetchHolder {
  // A method, not a property: its parameters are bivariant, which the types of the environments require.
  fetch(url: string, init?: FetchInit): Promise<FetchResponse>;
}

/** The `fetch` of the environment, or a compatible function. */
export type Fetch = FetchHolder['fetch'];
