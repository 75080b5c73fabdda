import type { ApiFailure } from '@guide-studio/api-contract';

/** Errors that occur before the first byte of a request is sent: names, connections and certificates. */
const beforeSending = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** The message with which `fetch` refuses ports of other protocols; there is no code for it. */
const refusedPort = 'bad port';

/** Returns the failure for an error of `fetch`. Its message is never passed on, because it may quote what was sent. */
export function networkFailure(error: unknown): ApiFailure {
  const cause = codeAndMessage(error);
  if (/\bredirect\b/i.test(cause.message)) return { kind: 'redirected', mayHaveHappened: true };
  return { kind: 'network', mayHaveHappened: !beforeSending.has(cause.code) && cause.message !== refusedPort };
}

function codeAndMessage(error: unknown): { readonly code: string; readonly message: string } {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof Error)) return { code: '', message: '' };
  const code: unknown = 'code' in cause ? cause.code : '';
  return { code: typeof code === 'string' ? code : '', message: cause.message };
}
