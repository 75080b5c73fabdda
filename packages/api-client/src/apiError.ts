import type {
  AddressFault,
  ApiFailure,
  ApiResult,
  ErrorCode,
  NetworkCause,
  ReportedIssue,
} from '@guide-studio/api-contract';

/** A failed call as an error to throw, with what happened as data. Its message contains neither key nor answers. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** What happened, and if the request may have taken effect. */
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure) {
    super(sentenceOf(failure));
    this.failure = failure;
  }

  /** The service's own code, such as `study_not_found`; null if the service did not decide. */
  get code(): ErrorCode | null {
    return this.failure.kind === 'refused' ? this.failure.code : null;
  }

  /** The HTTP status; null if there was no answer. */
  get status(): number | null {
    return 'status' in this.failure ? this.failure.status : null;
  }
}

/**
 * Returns the value of a call.
 *
 * @throws An {@link ApiError} if the call failed; its `failure` says how.
 * @example
 * ```ts
 * import { ApiError, createApiClient, valueOf } from '@guide-studio/api-client';
 *
 * const client = createApiClient({ baseUrl: 'https://example.org', apiKey: undefined });
 * try {
 *   valueOf(await client.call('listWallets', {}));
 * } catch (error) {
 *   if (error instanceof ApiError) console.log(error.code, error.status, error.message); // missing_api_key 401 The service refused with 401 missing_api_key: There is no API key. Create the client with one.
 * }
 * ```
 */
export function valueOf<Value>(result: ApiResult<Value>): Value {
  if (result.ok) return result.value;
  throw new ApiError(result.failure);
}

function sentenceOf(failure: ApiFailure): string {
  const what = happened(failure);
  return failure.mayHaveHappened ? `${what} It may have taken effect; look before you repeat it.` : what;
}

function happened(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'refused':
      return `The service refused with ${failure.status} ${failure.code}: ${failure.error}${listOf(failure.issues)}`;
    case 'unknownStatus':
      return `The service answered with status ${failure.status}, which this client does not know. ${failure.error ?? ''}`.trim();
    case 'wrongAddress':
      return wrongAddresses[failure.reason];
    case 'network':
      return unreachable[failure.cause];
    case 'redirected':
      return 'The service redirects to another address, which is not followed. Use that address.';
    case 'timeout':
      return `There was no complete answer within ${failure.milliseconds / 1000} s. Try again, or allow more time.`;
    case 'notJson':
      return `The answer with status ${failure.status} is not JSON. Check the address of the service.`;
    case 'unexpectedBody':
      return `The answer with status ${failure.status} does not have the expected shape at ${failure.path.join('.') || 'its top'}.`;
    case 'tooLarge':
      return `${failure.number === undefined ? 'An answer' : `Response ${failure.number}`} is larger than ${failure.limitBytes} bytes. Raise maxBytes to read it.`;
  }
}

const wrongAddresses: Readonly<Record<AddressFault, string>> = {
  notAUrl: 'This is not the address of a service. Give one like https://example.org, without a query.',
  notHttps: 'The address of the service is not encrypted, so others could read the key. Use https for another machine.',
  credentials: 'The address of the service contains a user name or password. Remove them.',
};

const unreachable: Readonly<Record<NetworkCause, string>> = {
  name: 'The name of the service was not found. Check its address and the connection.',
  connection: 'Nothing answers at the address of the service. Check the address and its port, and if the service runs.',
  certificate:
    'The certificate of the service is not valid here, so nothing was sent. Check the address, or ask its operator.',
  unknown: 'The service cannot be reached, or the connection broke. Check the connection and the address.',
};

const mostIssues = 5;

/** Returns the issues of a refusal as the lines of a list, each with its place. */
function listOf(issues: readonly ReportedIssue[] = []): string {
  const lines = issues.slice(0, mostIssues).map(({ path, message }) => `\n- ${path.join('.') || 'top'}: ${message}`);
  const more = issues.length - lines.length;
  return `${lines.join('')}${more > 0 ? `\n- and ${more} more` : ''}`;
}
