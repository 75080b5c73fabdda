/** The body may not be stored by anyone in between: every answer belongs to one key or one participant. */
export function respond({ status, body }: { readonly status: number; readonly body: unknown }): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    },
  });
}
