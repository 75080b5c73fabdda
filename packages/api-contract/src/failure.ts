import type { ErrorCode } from './errors.ts';

/** One schema or rule violation of a 400, as the service reports it. */
export interface ReportedIssue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly [more: string]: unknown;
}

/**
 * Why a call to the API did not succeed. Only `refused` says for sure that the service did nothing; for the others
 * `mayHaveHappened` tells whether the request could have changed something there, which no operation that only reads does.
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
  | { readonly kind: 'network' }
  | { readonly kind: 'redirected' }
  | { readonly kind: 'timeout'; readonly milliseconds: number }
  | { readonly kind: 'notJson'; readonly status: number }
  | { readonly kind: 'unexpectedBody'; readonly status: number; readonly path: readonly (string | number)[] }
  /**
   * `element`: which one of a list, from 0; without it, all of the answer. `number`: of the response that it is, as far
   * as its beginning tells.
   */
  | { readonly kind: 'tooLarge'; readonly limitBytes: number; readonly element?: number; readonly number?: number }
);

/** The outcome of a call: the typed body, or a failure. Never a thrown error. */
export type ApiResult<T> =
  | { readonly ok: true; readonly status: number; readonly value: T }
  | { readonly ok: false; readonly failure: ApiFailure };
