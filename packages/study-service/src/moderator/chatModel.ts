/** A model behind an endpoint of the usual form (`{url}/chat/completions`). */
export interface ChatModel {
  /** Up to and with `/v1`, without a slash at the end. */
  readonly url: string;
  readonly model: string;
  /** Null for endpoints that need none, such as those of this machine. */
  readonly key: string | null;
}

/** `fetch`, as the process has it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Sends a request to a model. It follows no redirect: the key is for this address only. */
export async function askModel(
  { url, model, key }: ChatModel,
  request: Readonly<Record<string, unknown>>,
  { fetch, signal }: { readonly fetch: Fetch; readonly signal: AbortSignal },
): Promise<Response> {
  return await fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === null ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...request }),
    redirect: 'error',
    signal,
  });
}
