import type { ErrorCode } from './errors.ts';

/** One schema or rule violation in a 400 response. */
export interface ReportedIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly [more: string]: unknown;
}

/** What is wrong with the address of a service. */
export type AddressFault = 'notAUrl' | 'notHttps' | 'credentials';

/**
 * Why a service was not reached: nothing has its name, nothing listens or no way leads there, or its certificate is not
 * valid. Browsers do not say it: `unknown`.
 */
export type NetworkCause = 'name' | 'connection' | 'certificate' | 'unknown';

/**
 * Why a call to the API failed. Only `refused` guarantees that the service did nothing. For the others,
 * `mayHaveHappened` is true if the request could have changed something, which is never the case for operations that
 * only read.
 */
export type ApiFailure = { readonly mayHaveHappened: boolean } & (
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: ErrorCode;
      readonly error: string;
      readonly issues?: readonly ReportedIssue[];
    }
  | { readonly kind: 'unknownStatus'; readonly status: number; readonly code?: string; readonly error?: string }
  /** The address is none to which a key may be sent: nothing was sent. */
  | { readonly kind: 'wrongAddress'; readonly reason: AddressFault }
  | { readonly kind: 'network'; readonly cause: NetworkCause }
  | { readonly kind: 'redirected' }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  | { readonly kind: 'notJson'; readonly status: number }
  | { readonly kind: 'unexpectedBody'; readonly status: number; readonly path: readonly (string | number)[] }
  /**
   * `element` is the index of the list element; without it, the whole response is too large. `number` is the number of
   * the response, if its beginning contains it.
   */
  | { readonly kind: 'tooLarge'; readonly limitBytes: number; readonly element?: number; readonly number?: number }
);

/** The outcome of a call: the typed body, or a failure. Calls never throw. */
export type ApiResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };
