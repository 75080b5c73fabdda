import {
  type ApiFailure,
  type ApiResult,
  type Endpoint,
  type EndpointId,
  type EndpointOutput,
  endpoints,
} from '@guide-studio/api-contract';
import { parseBaseUrl } from './baseUrl.ts';
import type { AnyInput, CallInput } from './callInput.ts';
import type { Fetch } from './fetch.ts';
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
  readonly apiKey: string;
  readonly fetch: Fetch;
  /** For the whole exchange, up to the last byte of the body. */
  readonly timeoutMs?: number;
  /** The maximum size of a response body after decompression; for a list, of each element. */
  readonly maxBytes?: number;
  /** Delays before the second and third attempt of a read. Its length is the number of retries. */
  readonly retryDelaysMs?: readonly number[];
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

/** The API of a study service: one typed call per row of the contract. */
export interface ApiClient {
  /**
   * Runs one operation. Every failure is returned as a value. Reads are retried after network failures, timeouts and
   * 5xx responses; create and launch are sent at most once.
   */
  call<Id extends EndpointId>(endpoint: Id, input: CallInput<Id>): Promise<ApiResult<EndpointOutput<Id>>>;
}

/** A list longer than this, after decompression, is treated as endless. */
const maxListBytes = 256 * 1024 * 1024;

type Sender = Required<Omit<ApiClientOptions, 'apiKey'>> & { readonly secret: Secret };

/** Returns a client of one service. Never throws: a call to an address that is not accepted returns its failure. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const sender = senderOf(options);
  return {
    async call<Id extends EndpointId>(id: Id, input: CallInput<Id>) {
      // The schema of the row has checked the value; the type is lost because the row is chosen by a variable.
      return (await attempts(sender, endpoints[id], input)) as ApiResult<EndpointOutput<Id>>;
    },
  };
}

function senderOf({
  baseUrl,
  apiKey,
  fetch,
  timeoutMs = 30_000,
  maxBytes = 20 * 1024 * 1024,
  retryDelaysMs = [250, 1000],
  sleep = wait,
}: ApiClientOptions): Sender {
  return { baseUrl, fetch, timeoutMs, maxBytes, retryDelaysMs, sleep, secret: new Secret(apiKey.trim()) };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    platform.setTimeout(resolve, milliseconds);
  });
}

async function attempts(sender: Sender, endpoint: Endpoint, input: AnyInput): Promise<ApiResult<unknown>> {
  if (!endpoint.safe) return await attempt(sender, endpoint, input);
  let result = await attempt(sender, endpoint, input);
  for (const delay of sender.retryDelaysMs) {
    if (result.ok || !isPassing(result.failure)) break;
    await sender.sleep(delay);
    result = await attempt(sender, endpoint, input);
  }
  // A read changes nothing, whether or not it reached the service.
  return result.ok ? result : { ok: false, failure: { ...result.failure, mayHaveHappened: false } };
}

/** Returns true for failures that may be temporary. */
function isPassing(failure: ApiFailure): boolean {
  if (failure.kind === 'network' || failure.kind === 'timeout') return true;
  return 'status' in failure && failure.status >= 500;
}

async function attempt(sender: Sender, endpoint: Endpoint, input: AnyInput): Promise<ApiResult<unknown>> {
  const base = parseBaseUrl(sender.baseUrl);
  if (!base.ok) return { ok: false, failure: { kind: 'network', mayHaveHappened: false } };
  if (!isSendableKey(sender.secret)) return { ok: false, failure: unsendableKey };
  const aborter = new platform.AbortController();
  let timedOut = false;
  const timer = platform.setTimeout(() => {
    timedOut = true;
    aborter.abort();
  }, sender.timeoutMs);
  try {
    const init = initOf(endpoint, input, sender.secret, aborter.signal);
    const response = await sender.fetch(urlOf(base.url, endpoint, input), init);
    const { status } = response;
    const reader = response.body?.getReader();
    if (endpoint.element !== null && status === endpoint.status) {
      return await readList(reader, { endpoint, status }, { elementBytes: sender.maxBytes, listBytes: maxListBytes });
    }
    const body = await readBody(reader, sender.maxBytes);
    if (body === null) return { ok: false, failure: tooLarge(sender.maxBytes) };
    return interpret(endpoint, status, body);
  } catch (error) {
    return { ok: false, failure: timedOut ? timeout(sender.timeoutMs) : networkFailure(error) };
  } finally {
    platform.clearTimeout(timer);
    aborter.abort();
  }
}

function timeout(milliseconds: number): ApiFailure {
  return { kind: 'timeout', milliseconds, mayHaveHappened: true };
}

function tooLarge(limitBytes: number): ApiFailure {
  return { kind: 'tooLarge', limitBytes, mayHaveHappened: true };
}

const unsendableKey: ApiFailure = {
  kind: 'refused',
  status: 401,
  code: 'invalid_api_key',
  error: 'The API key contains characters that no key can have. Check it, or ask for a new one.',
  mayHaveHappened: false,
};
