import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Dispatcher } from '../../common/index.ts';
import { headersOf, pageHeaders } from './contentSecurityPolicy.ts';
import { refusal } from './refusal.ts';
import type { SessionGate } from './sessionGate.ts';
import type { StaticFiles } from './staticFiles.ts';

/** Reads a recording by its path; null: there is none. */
export type ReadRecording = (path: string, range: string | null, signal: AbortSignal) => Promise<ReadPart | null>;

interface ReadPart {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
}

export interface Service {
  readonly cookieName: string;
  readonly gate: SessionGate;
  readonly files: StaticFiles;
  readonly dispatcher: Dispatcher;
  readonly readRecording: ReadRecording;
}

/** A guide of 50 MB as a JSON string, in which a line break takes two bytes. */
const largestBody = 128 * 1024 * 1024;
const largestToken = 1024;
/** Longer than any run, so that a browser can be closed and reopened. */
const cookieSeconds = 30 * 24 * 60 * 60;

interface Bound {
  readonly Bindings: HttpBindings;
}

/**
 * Returns the routes of the loopback server, for requests whose source is already judged. `GET` and `HEAD` read the
 * files of the editor, `POST /session` exchanges the token, `POST /host/{method}` calls the host, `GET /recording/{ticket}` reads a
 * recording. Calls need the cookie,
 * and the proof in a header that foreign pages cannot send.
 */
export function createLoopbackApp({ cookieName, gate, files, dispatcher, readRecording }: Service): Hono<Bound> {
  const isAdmitted = async (context: Context<Bound>): Promise<boolean> =>
    await gate.admits(getCookie(context, cookieName), context.req.header('x-guide-studio') ?? '');

  const ownOf = (type: string) =>
    createMiddleware<Bound>(async (context, next) => {
      const names = [context.req.header('origin'), context.req.header('x-guide-studio')];
      if (names.includes(undefined)) return refusal(403);
      return context.req.header('content-type') === type ? await next() : refusal(415);
    });
  const [own, ownBytes] = [ownOf('application/json'), ownOf('application/octet-stream')];
  const admitted = createMiddleware<Bound>(async (context, next) =>
    (await isAdmitted(context)) ? await next() : refusal(401),
  );
  const upTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => refusal(413) });

  const app = new Hono<Bound>();
  app.post('/session', own, upTo(largestToken), async (context) => {
    const body = await jsonOf(context);
    if (body === null) return refusal(400);
    // If the page has a session already, as on a second visit to the printed address, any token is accepted. Only the
    // token yields the proof: another port could have received the cookie from the browser.
    if (await isAdmitted(context)) return answer({ ok: true });
    const token = (body.value as { readonly token?: unknown } | null)?.token;
    const session = await gate.enter(typeof token === 'string' ? token : '');
    if (session === null) return refusal(401);
    const attributes = `Path=/; Max-Age=${cookieSeconds}; HttpOnly; SameSite=Strict`;
    return answer(
      { ok: true, proof: session.proof },
      { 'set-cookie': `${cookieName}=${session.cookie}; ${attributes}` },
    );
  });
  const call = '/host/:method{[a-zA-Z.]+}';
  app.post(call, own, admitted, upTo(largestBody), async (context) => {
    const body = await jsonOf(context);
    return body === null ? refusal(400) : answer(await dispatcher(context.req.param('method'), body.value));
  });
  // Bytes as they are, with the rest of the input in a header: JSON would make them larger by a third.
  const callWithBytes = '/host-bytes/:method{[a-zA-Z.]+}';
  app.post(callWithBytes, ownBytes, admitted, upTo(largestBody), async (context) => {
    const rest = readInput(context.req.header('x-guide-studio-input') ?? '');
    if (rest === null) return refusal(400);
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    return answer(await dispatcher(context.req.param('method'), { ...rest, bytes }));
  });
  for (const path of ['/session', call, callWithBytes]) app.all(path, () => refusal(405, { allow: 'POST' }));

  // Media elements cannot send the proof. The path is a secret that only an admitted call returns.
  const readMedia = async (context: Context<Bound>): Promise<Response> => {
    const site = context.req.header('sec-fetch-site') ?? 'same-origin';
    if (site !== 'same-origin' || !gate.knows(getCookie(context, cookieName))) return refusal(403);
    const { path, raw } = context.req;
    const part = await readRecording(path, context.req.header('range') ?? null, raw.signal);
    if (part === null) return refusal(404);
    return new Response(part.body, { status: part.status, headers: { ...pageHeaders, ...part.headers } });
  };
  for (const route of ['/recording/:ticket', '/guide-media/:ticket']) app.get(route, readMedia);
  app.get('*', (context) => {
    const path = new URL(context.req.url).pathname;
    const file = files.get(path);
    if (file === undefined) return refusal(404);
    const length = String(file.bytes.length);
    return context.body(file.bytes, 200, { ...headersOf(path), 'content-type': file.type, 'content-length': length });
  });
  app.all('*', (context) => {
    const isFile = files.has(new URL(context.req.url).pathname);
    return isFile ? refusal(405, { allow: 'GET, HEAD' }) : refusal(404);
  });
  app.onError((_, context) => {
    // The connection broke, so no answer can be sent.
    context.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Resolves to the body of a request; null if it is not JSON in UTF-8. */
async function jsonOf(context: Context<Bound>): Promise<{ readonly value: unknown } | null> {
  const bytes = await context.req.arrayBuffer();
  try {
    return { value: JSON.parse(utf8.decode(bytes)) };
  } catch {
    return null;
  }
}

/** Reads the input beside bytes: JSON, with escapes as in addresses; null if it is something else. */
function readInput(header: string): object | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(header));
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function answer(value: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  const all = { ...pageHeaders, ...headers, 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(value), { headers: all });
}
