import type { EndpointId } from '../endpointIds.ts';
import { type ErrorCode, errorCodesOf, errors } from '../errors.ts';

/** The errors of an endpoint with the same status. */
export interface ErrorsOfStatus {
  readonly status: number;
  readonly codes: readonly ErrorCode[];
  readonly conditions: readonly string[];
}

/** Returns the errors of an endpoint, grouped by status in ascending order. */
export function errorsAt(endpoint: EndpointId): readonly ErrorsOfStatus[] {
  const rows = errorCodesOf(endpoint).flatMap((code) => errors[code].statuses.map((status) => ({ status, code })));
  const statuses = [...new Set(rows.map(({ status }) => status))].toSorted((a, b) => a - b);
  return statuses.map((status) => {
    const codes = rows.filter((row) => row.status === status).map(({ code }) => code);
    return { status, codes, conditions: codes.map((code) => errors[code].condition) };
  });
}
