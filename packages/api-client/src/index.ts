/**
 * A typed client of a study service: one call per endpoint of `@guide-studio/api-contract`, and every failure a value
 * that says whether the request may have taken effect. It runs wherever there is a `fetch`.
 *
 * ```ts
 * import { createApiClient, valueOf } from '@guide-studio/api-client';
 *
 * const { GUIDE_API_URL = 'http://127.0.0.1:4310', GUIDE_API_KEY } = process.env;
 * const client = createApiClient({ baseUrl: GUIDE_API_URL, apiKey: GUIDE_API_KEY });
 *
 * const { studies } = valueOf(await client.call('listStudies', {}));
 * console.log(studies.map(({ title, responseCount }) => `${title}: ${responseCount} complete`)); // [ 'Home cooking: 0 complete' ]
 * const result = await client.call('getStudyQuestions', { params: { studyId: 'no-such-study' } });
 * if (!result.ok) console.log(result.failure.kind, 'code' in result.failure && result.failure.code); // refused study_not_found
 * ```
 *
 * {@link createApiClient} makes a client of one service. `call` runs one operation and returns an `ApiResult`;
 * {@link valueOf} takes its value, or throws an {@link ApiError} where a failure is not expected. `responses` reads all
 * responses of a study page by page, and only what changed if it is given the {@link Cursor} of the last time.
 * {@link parseBaseUrl} checks an address before it is stored, and {@link Secret} keeps a key out of logs.
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
