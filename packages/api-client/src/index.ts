export { type ApiClient, type ApiClientOptions, createApiClient } from './client.ts';
export type { CallInput } from './callInput.ts';
export { type BaseUrlResult, parseBaseUrl } from './baseUrl.ts';
export type { Fetch, FetchInit, FetchResponse } from './fetch.ts';
export { Secret } from './secret.ts';
