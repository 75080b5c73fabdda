import { type ErrorCode, errors, type ReportedIssue } from '@guide-studio/api-contract';

/** The answer of a handler: a success body, a list that is created while it is sent, or a row of the error table. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number; readonly list: List }
  | {
      readonly status: number;
      readonly code: ErrorCode;
      readonly body: { readonly error: string; readonly code: ErrorCode; readonly issues?: readonly ReportedIssue[] };
      /** Headers beyond those of every answer. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    };

/** The elements of a list in batches, created on demand. */
export type List = AsyncGenerator<readonly object[], void, undefined>;

/** A row of the error table. */
export type Refusal = Extract<Answer, { readonly code: ErrorCode }>;

interface RefusalDetails {
  /** Replaces the sentence of the table. */
  readonly error?: string;
  readonly issues?: readonly ReportedIssue[];
  /** Replaces the first status of the table. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** Returns an answer from the error table. */
export function refusal(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  const { error = errors[code].sentence, status = errors[code].statuses[0], issues, headers } = details;
  return { status, code, body: { error, code, ...(issues === undefined ? {} : { issues }) }, headers };
}
