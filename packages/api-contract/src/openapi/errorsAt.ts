import type { EndpointId } from '../endpointIds.ts';
import { type ErrorCode, errorCodesOf, errors } from '../errors.ts';

/** What an endpoint can answer with one error status. */
export interface ErrorsOfStatus {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
  readonly conditions: readonly string[];
}

/** The rows of the error table for one endpoint, by status, ascending. */
export function errorsAt(endpoint: EndpointId): readonly ErrorsOfStatus[] {
  const rows = errorCodesOf(endpoint).flatMap((code) => errors[code].statuses.map((status) => ({ status, code })));
  const statuses = [...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const codes = rows.filter((row) => row.status === status).map(({ code }) => code);
    return { status, codes, conditions: codes.map((code) => errors[code].condition) };
  });
}
