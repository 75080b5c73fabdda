import { type ErrorCode, errors, type ReportedIssue } from '@guide-studio/api-contract';

/** What a handler answers: a success body, or a row of the error table. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | {
      readonly status: number;
      readonly code: ErrorCode;
      readonly body: { readonly error: string; readonly code: ErrorCode; readonly issues?: readonly ReportedIssue[] };
    };

interface RefusalDetails {
  /** Instead of the sentence of the table. */
  readonly error?: string;
  readonly issues?: readonly ReportedIssue[];
  /** Instead of the first status of the table. */
  readonly status?: number;
}

/** An answer by the error table. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Answer {
  const { error = errors[code].sentence, status = errors[code].statuses[0], issues } = details;
  return { status, code, body: { error, code, ...(issues === undefined ? {} : { issues }) } };
}
