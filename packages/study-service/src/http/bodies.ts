/** By request. The body of a `Request` reads ahead without end where a stream of Node waits. */
const bodies = new WeakMap<Request, AsyncIterable<Uint8Array>>();

/** Records where the body of a request is read, part by part, as fast as it is asked for. */
export function noteBody(request: Request, body: AsyncIterable<Uint8Array>): void {
  bodies.set(request, body);
}

/** Returns the body of a request; null if it has none. */
export function bodyOfRequest(request: Request): AsyncIterable<Uint8Array> | null {
  return bodies.get(request) ?? request.body;
}
