import { type ApiFailure, type ApiResult, type Endpoint, ErrorBody, isKnownError } from '@guide-studio/api-contract';
import { platform } from './platform.ts';

/** Turns status and body into the outcome of a call, by the row of the endpoint. */
export function interpret(endpoint: Endpoint, status: number, body: Uint8Array): ApiResult<unknown> {
  const json = jsonOf(body);
  if (json === undefined) return failed({ kind: 'notJson', status, mayHaveHappened: true });
  return status === endpoint.status ? success(endpoint, status, json) : failed(refusal(status, json));
}

function success(endpoint: Endpoint, status: number, json: unknown): ApiResult<unknown> {
  const read = endpoint.accepts.safeParse(json);
  if (read.success) return { ok: true, status, value: read.data };
  const path = (read.error.issues[0]?.path ?? []).map((key) => (typeof key === 'number' ? key : String(key)));
  return failed({ kind: 'unexpectedBody', status, path, mayHaveHappened: true });
}

function refusal(status: number, json: unknown): ApiFailure {
  const read = ErrorBody.safeParse(json);
  if (!read.success) return { kind: 'unknownStatus', status, mayHaveHappened: true };
  const { code, error, issues } = read.data;
  if (!isKnownError(status, code)) return { kind: 'unknownStatus', status, code, error, mayHaveHappened: true };
  const mayHaveHappened = status >= 500;
  return { kind: 'refused', status, code, error, mayHaveHappened, ...(issues === undefined ? {} : { issues }) };
}

/** Undefined for what is not JSON in UTF-8; JSON itself has no undefined. */
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
