import { type ApiFailure, type ApiResult, type Endpoint, ErrorBody, isKnownError } from '@guide-studio/api-contract';
import { platform } from './platform.ts';

/** Returns the outcome of a call from its status and body, according to the endpoint. */
export function interpret(endpoint: Endpoint, status: number, body: Uint8Array): ApiResult<unknown> {
  const json = jsonOf(body);
  if (json === undefined) return failed({ kind: 'notJson', status, mayHaveHappened: true });
  return status === endpoint.status ? accepted(endpoint.accepts, status, json) : failed(refusal(status, json));
}

/** Returns the outcome for one list element, according to the endpoint. */
export function interpretElement(endpoint: Endpoint, status: number, body: Uint8Array, at: number): ApiResult<unknown> {
  const json = jsonOf(body);
  if (json === undefined) return failed({ kind: 'notJson', status, mayHaveHappened: true });
  return accepted(endpoint.element ?? endpoint.accepts, status, json, [at]);
}

function accepted(
  schema: Endpoint['accepts'],
  status: number,
  json: unknown,
  at: readonly number[] = [],
): ApiResult<unknown> {
  const read = schema.safeParse(json);
  if (read.success) return { ok: true, status, value: read.data };
  const path = (read.error.issues[0]?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key)));
  return failed({ kind: 'unexpectedBody', status, path: [...at, ...path], mayHaveHappened: true });
}

function refusal(status: number, json: unknown): ApiFailure {
  const read = ErrorBody.safeParse(json);
  if (!read.success) return { kind: 'unknownStatus', status, mayHaveHappened: true };
  const { code, error, issues } = read.data;
  if (!isKnownError(status, code)) return { kind: 'unknownStatus', status, code, error, mayHaveHappened: true };
  const mayHaveHappened = status >= 500;
  return { kind: 'refused', status, code, error, mayHaveHappened, ...(issues === undefined ? {} : { issues }) };
}

/** Returns undefined if the body is not JSON in UTF-8; JSON itself has no undefined. */
function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new platform.TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

function failed(failure: ApiFailure): ApiResult<never> {
  return { ok: false, failure };
}
