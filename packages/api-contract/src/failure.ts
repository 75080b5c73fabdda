import type { ErrorCode } from './errors.ts';

/** One schema or rule violation in a 400 response. */
export interface ReportedIssue {
  /** Keys and indexes from the top of the body to the fault; empty for the body itself. */
  readonly path: readonly (string | number)[];
  /** A sentence for people. It may change; do not branch on it. */
  readonly message: string;
  readonly [more: string]: unknown;
}

/**
 * What is wrong with the address of a service: it is no URL, or has a query (`notAUrl`), is not `https:` and not this
 * machine (`notHttps`), or has a user name or password (`credentials`).
 */
export type AddressFault = 'notAUrl' | 'notHttps' | 'credentials';

/**
 * Why a service was not reached: nothing has its name, nothing listens or no way leads there, or its certificate is not
 * valid. Browsers do not say it: `unknown`.
 */
export type NetworkCause = 'name' | 'connection' | 'certificate' | 'unknown';

/**
 * Why a call to the API failed. `mayHaveHappened` is true if the request could have changed something: never for
 * operations that only read, for a refusal with a status below 500, and where it is certain that nothing was sent.
 */
export type ApiFailure = { readonly mayHaveHappened: boolean } & (
  | {
      /** The service refused, with a code of {@link errors}. `issues`: where a body that was sent is wrong. */
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ErrorCode;
      readonly error: string;
      readonly issues?: readonly ReportedIssue[];
    }
  /**
   * A status or a code that the contract does not have, such as that of a proxy; `code` and `error` if the body has
   * them.
   */
  | { readonly kind: 'unknownStatus'; readonly status: number; readonly code?: string; readonly error?: string }
  /** The address is none to which a key may be sent: nothing was sent. */
  | { readonly kind: 'wrongAddress'; readonly reason: AddressFault }
  /** No answer came, or the connection broke. */
  | { readonly kind: 'network'; readonly cause: NetworkCause }
  /** The service redirects. That is not followed, because it would send the key elsewhere. */
  | { readonly kind: 'redirected' }
  /** There was no complete answer within so many milliseconds. */
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  /** The body is not JSON in UTF-8. */
  | { readonly kind: 'notJson'; readonly status: number }
  /** The body is JSON, but not of the shape of the contract; `path`: where, from its top. */
  | { readonly kind: 'unexpectedBody'; readonly status: number; readonly path: readonly (string | number)[] }
  /**
   * `element` is the index of the list element; without it, the whole response is too large. `number` is the number of
   * the response, if its beginning contains it.
   */
  | { readonly kind: 'tooLarge'; readonly limitBytes: number; readonly element?: number; readonly number?: number }
);

/** The outcome of a call: the typed body, or a failure. Calls never throw, unless the caller aborts them. */
export type ApiResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };
