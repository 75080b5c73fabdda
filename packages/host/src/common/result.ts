import type { HostError, HostResult } from './error.ts';

/** Returns a successful result. */
export function done<T>(value: T): HostResult<T> {
  return { ok: true, value };
}

/** Returns a failed result. */
export function failed(error: HostError): { readonly ok: false; readonly error: HostError } {
  return { ok: false, error };
}

/** Returns true if an answer has the form of a result. Its content is trusted because it comes from our own host. */
export function isHostResult(answer: unknown): answer is HostResult<unknown> {
  if (typeof answer !== 'object' || answer === null || !('ok' in answer)) return false;
  if (answer.ok === true) return 'value' in answer;
  if (answer.ok !== false || !('error' in answer)) return false;
  const { error } = answer;
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}
