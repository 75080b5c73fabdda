import { type ErrorCode, errors, type ReportedIssue } from '@guide-studio/api-contract';

/** What a handler answers: a success body, a list that is made while it is sent, or a row of the error table. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | { readonly status: number; readonly list: List }
  | {
      readonly status: number;
      readonly code: ErrorCode;
      readonly body: { readonly error: string; readonly code: ErrorCode; readonly issues?: readonly ReportedIssue[] };
      /** More headers than every answer has. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    };

/** The elements of a list, some at a time. Nothing is made before it is asked for. */
export type List = AsyncGenerator<readonly object[], void, undefined>;

/** A row of the error table. */
export type Refusal = Extract<Answer, { readonly code: ErrorCode }>;

interface RefusalDetails {
  /** Instead of the sentence of the table. */
  readonly error?: string;
  readonly issues?: readonly ReportedIssue[];
  /** Instead of the first status of the table. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An answer by the error table. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Refusal {
  const { error = errors[code].sentence, status = errors[code].statuses[0], issues, headers } = details;
  return { status, code, body: { error, code, ...(issues === undefined ? {} : { issues }) }, headers };
}
