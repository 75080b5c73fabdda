import { type ErrorCode, errors, type ReportedIssue } from '@guide-studio/api-contract';

/** What a handler answers: a success body, or a row of the error table. */
export type Answer =
  | { readonly status: number; readonly body: unknown }
  | {
      readonly status: number;
      readonly code: ErrorCode;
      readonly body: { readonly error: string; readonly code: ErrorCode; readonly issues?: readonly ReportedIssue[] };
      /** More headers than every answer has. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    };

interface RefusalDetails {
  /** Instead of the sentence of the table. */
  readonly error?: string;
  readonly issues?: readonly ReportedIssue[];
  /** Instead of the first status of the table. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** An answer by the error table. */
export function refuse(code: ErrorCode, details: RefusalDetails = {}): Answer {
  const { error = errors[code].sentence, status = errors[code].statuses[0], issues, headers } = details;
  return { status, code, body: { error, code, ...(issues === undefined ? {} : { issues }) }, headers };
}
