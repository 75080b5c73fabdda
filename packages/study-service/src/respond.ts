interface Sendable {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

const texts = new WeakMap<Response, string>();

/** A JSON answer. The body may not be stored by anyone in between: every answer belongs to one key or one participant. */
export function respond({ status, body, headers }: Sendable): Response {
  const more = { ...(status === 503 ? { 'retry-after': '1' } : {}), ...headers };
  return sendable(JSON.stringify(body), status, 'application/json; charset=utf-8', more);
}

/** A text that is no JSON. */
export function respondText(text: string, type: string): Response {
  return sendable(text, 200, type);
}

function sendable(text: string, status: number, type: string, more: Readonly<Record<string, string>> = {}): Response {
  const headers = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...more };
  const response = new Response(text, { status, headers });
  texts.set(response, text);
  return response;
}

/** The whole body of an answer of this file, for whoever sends it; undefined for any other. */
export function textOf(response: Response): string | undefined {
  return texts.get(response);
}
