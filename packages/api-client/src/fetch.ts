/** What the client reads of a response. */
export interface FetchResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): BodyReader } | null;
}

export interface BodyReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

/** What the client sets of a request. Loose, so that the `fetch` of every environment is assignable to {@link Fetch}. */
export interface FetchInit {
  readonly method?: string | undefined;
  readonly headers?: unknown;
  readonly body?: unknown;
  readonly redirect?: string | undefined;
  readonly signal?: unknown;
}

interface FetchHolder {
  // A method, not a property: its parameters are compared both ways, which the environments' own types need.
  fetch(url: string, init?: FetchInit): Promise<FetchResponse>;
}

/** The `fetch` of the environment, or one like it. */
export type Fetch = FetchHolder['fetch'];
