/**
 * A typed client of the API.
 *
 * @module @guide-studio/api-client
 */
export {
  type ApiClient,
  type ApiClientOptions,
  type Attempt,
  type CallOptions,
  createApiClient,
  type ResponsesOptions,
} from './client.ts';
export { ApiError, valueOf } from './apiError.ts';
export type { Cursor, Responses } from './changes.ts';
export type { Signal } from '@guide-studio/api-contract';
export type { CallInput } from './callInput.ts';
export { type BaseUrlResult, parseBaseUrl } from './baseUrl.ts';
export type { Fetch, FetchHolder, FetchInit, FetchResponse } from './fetch.ts';
export { Secret } from './secret.ts';
