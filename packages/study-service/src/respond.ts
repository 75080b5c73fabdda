const texts = new WeakMap<Response, string>();

/** The body may not be stored by anyone in between: every answer belongs to one key or one participant. */
export function respond({ status, body }: { readonly status: number; readonly body: unknown }): Response {
  const text = JSON.stringify(body);
  const response = new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    },
  });
  texts.set(response, text);
  return response;
}

/** The whole body of an answer of {@link respond}, for whoever sends it; undefined for any other. */
export function jsonOf(response: Response): string | undefined {
  return texts.get(response);
}
