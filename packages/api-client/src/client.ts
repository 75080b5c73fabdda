import {
  type ApiFailure,
  type ApiResult,
  type Endpoint,
  type EndpointId,
  type EndpointOutput,
  endpoints,
  type Signal,
} from '@guide-studio/api-contract';
import { type BodyReader, readerUntil, throwIfAborted, unlessAborted } from '@guide-studio/api-contract/internal';
import { type BaseUrlResult, parseBaseUrl } from './baseUrl.ts';
import type { AnyInput, CallInput } from './callInput.ts';
import { changesAfter, type Cursor, type Responses } from './changes.ts';
import type { Fetch, FetchResponse } from './fetch.ts';
import { interpret } from './interpret.ts';
import { networkFailure } from './networkError.ts';
import { platform } from './platform.ts';
import { readBody } from './readBody.ts';
import { readList } from './readList.ts';
import { initOf, isSendableKey, urlOf } from './request.ts';
import { Secret } from './secret.ts';

/** The service, the key and the limits of a client. Times are in milliseconds, sizes in bytes. */
export interface ApiClientOptions {
  /** The address of the service; see {@link parseBaseUrl} for what is accepted. */
  readonly baseUrl: string;
  /** Sent as `x-api-key`, and nowhere else. Without one, as from an empty environment, every call is refused. */
  readonly apiKey: string | undefined;
  /** Default: that of the environment. */
  readonly fetch?: Fetch;
  /** For one request, up to the last byte of the body. Default: 30,000 ms. */
  readonly timeoutMs?: number;
  /** The maximum size of a response body after decompression; for a list, of each element. Default: 20 MiB. */
  readonly maxBytes?: number;
  /**
   * Delays before the second and third attempt of a read. Its length is the number of retries; `[]`: none. A service that
   * asks for a longer pause (`Retry-After`) gets it, up to a minute. Default: 250 ms and 1,000 ms.
   */
  readonly retryDelaysMs?: readonly number[];
  /** Default: a timer, which an aborted call clears. */
  readonly sleep?: (milliseconds: number, signal?: Signal) => Promise<void>;
  /** Called after every attempt that was not aborted, for logs. What it throws is ignored. */
  readonly onAttempt?: (attempt: Attempt) => void;
}

/** One request and what came of it. It contains neither the key nor what was sent. */
export interface Attempt {
  /** The operation that was called. */
  readonly endpoint: EndpointId;
  /** GET for reads, POST for all that changes something. */
  readonly method: Endpoint['method'];
  /** With its query, without the address of the service. */
  readonly path: string;
  /** 1 for the first request of a call. */
  readonly attempt: number;
  /** From sending to the last byte of the body, or to the failure. */
  readonly milliseconds: number;
  /** Null if the call succeeded. Without sentences of the service, which may quote what was sent. */
  readonly failure: { readonly kind: ApiFailure['kind']; readonly status?: number; readonly code?: string } | null;
}

/** How one call is made. */
export interface CallOptions {
  /** Ends the call: it then rejects with the reason of the signal, as `fetch` does. */
  readonly signal?: Signal;
}

/** Which responses are read. */
export interface ResponsesOptions extends CallOptions {
  /** Where the last reading ended; without it, everything is read. */
  readonly after?: Cursor | null;
  /** Default: true. */
  readonly includeInProgress?: boolean;
}

/** The API of a study service: one typed call per row of the contract. */
export interface ApiClient {
  /**
   * Runs one operation. Every failure is returned as a value ({@link ApiError} has a sentence for each). Reads are retried
   * after network failures, timeouts, 429 and 5xx responses; everything else, such as create and launch, is sent at most
   * once. Rejects only if `options.signal` is aborted.
   */
  call<Id extends EndpointId>(
    endpoint: Id,
    input: CallInput<Id>,
    options?: CallOptions,
  ): Promise<ApiResult<EndpointOutput<Id>>>;
  /**
   * Returns the responses of a study, by link ID or UUID, read page by page while they are iterated. Iterating throws an
   * `ApiError` if a page cannot be read.
   */
  responses(linkId: string, options?: ResponsesOptions): Responses;
}

/** A list longer than this, after decompression, is treated as endless. */
const maxListBytes = 256 * 1024 * 1024;

/** The longest pause that a service may ask for. */
const longestPauseMs = 60_000;

interface Sender extends Required<Omit<ApiClientOptions, 'apiKey' | 'baseUrl'>> {
  readonly secret: Secret;
  readonly base: BaseUrlResult;
}

/**
 * Returns a client of one service. Never throws: a call to an address that is not accepted returns its failure
 * (`wrongAddress`), and so does one without a key (`missing_api_key`), before anything is sent.
 *
 * @example
 * ```ts
 * import { createApiClient } from '@guide-studio/api-client';
 *
 * const client = createApiClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key', retryDelaysMs: [] });
 * const result = await client.call('listWallets', {});
 * if (!result.ok) console.log(result.failure); // { kind: 'network', cause: 'connection', mayHaveHappened: false }
 * ```
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const sender = senderOf(options);
  const call: ApiClient['call'] = async <Id extends EndpointId>(
    id: Id,
    input: CallInput<Id>,
    { signal }: CallOptions = {},
  ) =>
    // The schema of the row has checked the value; the type is lost because the row is chosen by a variable.
    (await attempts(sender, endpoints[id], input, signal)) as ApiResult<EndpointOutput<Id>>;
  return {
    call,
    responses: (linkId, { after = null, includeInProgress, signal } = {}) =>
      changesAfter(after, {
        readPage: (asked, since) => {
          const query = { ...asked, includeInProgress, updatedSince: since ?? undefined };
          return call('listResponses', { params: { linkId }, query }, { signal });
        },
        limitBytes: sender.maxBytes,
        signal,
        now: () => platform.performance.now(),
      }),
  };
}

function senderOf({
  baseUrl,
  apiKey = '',
  fetch = platform.fetch,
  timeoutMs = 30_000,
  maxBytes = 20 * 1024 * 1024,
  retryDelaysMs = [250, 1000],
  sleep = wait,
  onAttempt = () => undefined,
}: ApiClientOptions): Sender {
  return {
    base: parseBaseUrl(baseUrl),
    fetch,
    timeoutMs,
    maxBytes,
    retryDelaysMs,
    sleep,
    onAttempt,
    secret: new Secret(apiKey.trim()),
  };
}

function wait(milliseconds: number, signal?: Signal): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => platform.clearTimeout(timer);
    const timer = platform.setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop);
  });
}

async function attempts(
  sender: Sender,
  endpoint: Endpoint,
  input: AnyInput,
  signal: Signal | undefined,
): Promise<ApiResult<unknown>> {
  const delays = endpoint.safe ? sender.retryDelaysMs : [];
  for (let number = 1; ; number += 1) {
    const { result, pauseMs } = await sendReported(sender, endpoint, input, signal, number);
    const delay = delays[number - 1];
    if (result.ok) return result;
    if (delay === undefined || !isPassing(result.failure)) {
      // A read changes nothing, whether or not it reached the service.
      return endpoint.safe ? { ok: false, failure: { ...result.failure, mayHaveHappened: false } } : result;
    }
    await unlessAborted(sender.sleep(Math.max(delay, pauseMs), signal), signal);
  }
}

/** Returns true for failures that may be temporary. */
function isPassing(failure: ApiFailure): boolean {
  if (failure.kind === 'network' || failure.kind === 'timeout') return true;
  return 'status' in failure && (failure.status === 429 || failure.status >= 500);
}

interface Attempted {
  readonly result: ApiResult<unknown>;
  /** How long the service wants nothing more, in milliseconds. */
  readonly pauseMs: number;
}

/** Sends one request and reports it to the hook. */
async function sendReported(
  sender: Sender,
  endpoint: Endpoint,
  input: AnyInput,
  signal: Signal | undefined,
  number: number,
): Promise<Attempted> {
  const started = platform.performance.now();
  const attempted = await attempt(sender, endpoint, input, signal);
  try {
    sender.onAttempt({
      endpoint: endpoint.id,
      method: endpoint.method,
      path: urlOf('', endpoint, input),
      attempt: number,
      milliseconds: platform.performance.now() - started,
      failure: attempted.result.ok ? null : withoutSentences(attempted.result.failure),
    });
  } catch {
    // A log that fails must not hide what a create or launch has done.
  }
  return attempted;
}

function withoutSentences(failure: ApiFailure): Attempt['failure'] {
  return {
    kind: failure.kind,
    ...('status' in failure ? { status: failure.status } : {}),
    ...('code' in failure && failure.code !== undefined ? { code: failure.code } : {}),
  };
}

async function attempt(
  sender: Sender,
  endpoint: Endpoint,
  input: AnyInput,
  signal: Signal | undefined,
): Promise<Attempted> {
  const failed = (failure: ApiFailure): Attempted => ({ result: { ok: false, failure }, pauseMs: 0 });
  throwIfAborted(signal);
  const { base } = sender;
  if (!base.ok) return failed({ kind: 'wrongAddress', reason: base.reason, mayHaveHappened: false });
  if (sender.secret.expose() === '') return failed(missingKey);
  if (!isSendableKey(sender.secret)) return failed(unsendableKey);
  const aborter = new platform.AbortController();
  const abort = (): void => aborter.abort();
  let timedOut = false;
  const timer = platform.setTimeout(() => {
    timedOut = true;
    abort();
  }, sender.timeoutMs);
  signal?.addEventListener('abort', abort);
  try {
    const init = initOf(endpoint, input, sender.secret, aborter.signal);
    // Without an object before it: browsers refuse a `fetch` of another one.
    const { fetch } = sender;
    const response = await fetch(urlOf(base.url, endpoint, input), init);
    const reader = readerUntil(response.body, aborter.signal);
    return { result: await resultOf(reader, response.status, sender, endpoint), pauseMs: pauseOf(response) };
  } catch (error) {
    throwIfAborted(signal);
    return failed(timedOut ? timeout(sender.timeoutMs) : networkFailure(error));
  } finally {
    signal?.removeEventListener('abort', abort);
    platform.clearTimeout(timer);
    abort();
  }
}

async function resultOf(
  reader: BodyReader,
  status: number,
  sender: Sender,
  endpoint: Endpoint,
): Promise<ApiResult<unknown>> {
  if (endpoint.element !== null && status === endpoint.status) {
    return await readList(reader, { endpoint, status }, { elementBytes: sender.maxBytes, listBytes: maxListBytes });
  }
  const body = await readBody(reader, sender.maxBytes);
  return body === null ? { ok: false, failure: tooLarge(sender.maxBytes) } : interpret(endpoint, status, body);
}

/** Returns how long a service wants no request, from a `Retry-After` in seconds; 0 if it does not say. */
function pauseOf({ headers }: FetchResponse): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return seconds > 0 ? Math.min(seconds * 1000, longestPauseMs) : 0;
}

function timeout(milliseconds: number): ApiFailure {
  return { kind: 'timeout', milliseconds, mayHaveHappened: true };
}

function tooLarge(limitBytes: number): ApiFailure {
  return { kind: 'tooLarge', limitBytes, mayHaveHappened: true };
}

const missingKey: ApiFailure = {
  kind: 'refused',
  status: 401,
  code: 'missing_api_key',
  error: 'There is no API key. Create the client with one.',
  mayHaveHappened: false,
};

const unsendableKey: ApiFailure = {
  kind: 'refused',
  status: 401,
  code: 'invalid_api_key',
  error: 'The API key contains characters that no key can have. Check it, or ask for a new one.',
  mayHaveHappened: false,
};
