import { type Endpoint, pathOf } from '@guide-studio/api-contract';
import type { AnyInput } from './callInput.ts';
import type { FetchInit } from './fetch.ts';
import type { Secret } from './secret.ts';

/** Returns the address of a call, without the undefined values of its query. */
export function urlOf(baseUrl: string, endpoint: Endpoint, input: AnyInput): string {
  const query = Object.entries(input.query ?? {})
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return `${baseUrl}${pathOf(endpoint.path, input.params)}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}

/** Returns the method, headers and body of a call. Redirects are errors, because they would send the key elsewhere. */
export function initOf(endpoint: Endpoint, input: AnyInput, apiKey: Secret, signal: unknown): FetchInit {
  const body = input.bodyText ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const headers = {
    accept: 'application/json',
    'x-api-key': apiKey.expose(),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return { method: endpoint.method, headers, redirect: 'error', signal, ...(body === undefined ? {} : { body }) };
}

/** Returns true if a header can contain the key. Services cannot have issued any other. */
export function isSendableKey(apiKey: Secret): boolean {
  return /^[\x21-\x7e]+$/.test(apiKey.expose());
}
