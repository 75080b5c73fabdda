import type { ApiFailure, NetworkCause } from '@guide-studio/api-contract';

/** Errors that occur before the first byte of a request is sent, by their codes, with what they are about. */
const beforeSending: Readonly<Record<string, NetworkCause>> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ECONNREFUSED: 'connection',
  EHOSTUNREACH: 'connection',
  ENETUNREACH: 'connection',
  EADDRNOTAVAIL: 'connection',
  UND_ERR_CONNECT_TIMEOUT: 'connection',
  CERT_HAS_EXPIRED: 'certificate',
  CERT_NOT_YET_VALID: 'certificate',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate',
};

/** The message with which `fetch` refuses ports of other protocols; there is no code for it. */
const refusedPort = 'bad port';

/** Returns the failure for an error of `fetch`. Its message is never passed on, because it may quote what was sent. */
export function networkFailure(error: unknown): ApiFailure {
  const cause = codeAndMessage(error);
  if (/\bredirect\b/i.test(cause.message)) return { kind: 'redirected', mayHaveHappened: true };
  const known = beforeSending[cause.code] ?? (cause.message === refusedPort ? 'connection' : undefined);
  return { kind: 'network', cause: known ?? 'unknown', mayHaveHappened: known === undefined };
}

function codeAndMessage(error: unknown): { readonly code: string; readonly message: string } {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return { code: '', message: '' };
  const code: unknown = 'code' in cause ? cause.code : '';
  return { code: typeof code === 'string' ? code : '', message: cause.message };
}
