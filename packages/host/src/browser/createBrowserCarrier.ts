import { type Carrier, failed, methodsWithBytes } from '../common/index.ts';

/** The parts of `window` that the carrier uses. */
export interface CarrierPage {
  readonly location: Pick<Location, 'hash' | 'origin' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly fetch: typeof globalThis.fetch;
  /** Shared by this origin, port included. If storage is blocked, the page works until it is reloaded. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Storage key of the proof, so that the session survives a reload or a second visit. */
const proofKey = 'guide-studio-session';

/**
 * Returns a carrier that calls the host over loopback HTTP. It reads the one-time token from the address, removes it
 * there, and exchanges it for a session: a cookie that scripts cannot read, and a proof in this page's storage. The
 * proof is needed because the browser sends the cookie to every port of this machine. A reload or a second visit reuses
 * both. A refused session is answered with `sessionRefused`. If the host cannot be reached, the carrier rejects, which
 * the client reads as `hostGone`.
 */
export function createBrowserCarrier(page: CarrierPage = window): Carrier {
  const token = takeToken(page);
  let session: Promise<string> | undefined;
  return async (method, input) => {
    session ??= token === null ? Promise.resolve(keptProof(page)) : exchange(page, token);
    const proof = await session;
    return methodsWithBytes.has(method)
      ? await sendBytes(page, method, input, proof)
      : await send(page, `/host/${method}`, input, proof);
  };
}

function takeToken({ location, history }: CarrierPage): string | null {
  const token = /^#token=([\w-]+)$/u.exec(location.hash)?.[1];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** A used token is not a failure here: the first call shows whether a session exists. */
async function exchange(page: CarrierPage, token: string): Promise<string> {
  const kept = keptProof(page);
  const response = await post(page, '/session', { token }, kept);
  const answer: unknown = response.ok ? await response.json() : null;
  const proof = typeof answer === 'object' && answer !== null && 'proof' in answer ? answer.proof : undefined;
  if (typeof proof !== 'string') return kept;
  keepProof(page, proof);
  return proof;
}

function keptProof(page: CarrierPage): string {
  try {
    return page.localStorage.getItem(proofKey) ?? '';
  } catch {
    return '';
  }
}

function keepProof(page: CarrierPage, proof: string): void {
  try {
    page.localStorage.setItem(proofKey, proof);
  } catch {
    // The browser blocks storage: the page works until it is reloaded.
  }
}

async function send(page: CarrierPage, path: string, input: unknown, proof: string): Promise<unknown> {
  return await resultOf(await post(page, path, input, proof));
}

/** Sends the `bytes` of an input as they are, and the rest in a header. */
async function sendBytes(page: CarrierPage, method: string, input: unknown, proof: string): Promise<unknown> {
  const { bytes, ...rest } = input as { readonly bytes: Uint8Array<ArrayBuffer> };
  const response = await page.fetch(`${page.location.origin}/host-bytes/${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'x-guide-studio': proof,
      'x-guide-studio-input': encodeURIComponent(JSON.stringify(rest)),
    },
    body: bytes,
    credentials: 'same-origin',
    redirect: 'error',
  });
  return await resultOf(response);
}

async function resultOf(response: Response): Promise<unknown> {
  if (response.status === 401 || response.status === 403) return failed({ code: 'sessionRefused' });
  if (response.status === 413) return failed({ code: 'tooLarge', file: '', bytes: 0, limitBytes: 0 });
  return await response.json();
}

/** Characters of a text that is sent as a Blob: fetch copies a longer text slowly, and a Blob takes milliseconds too. */
const longText = 200_000;

/** Small requests that are sent even while the page closes: what was just chosen is remembered. */
const outlivesPage = new Set(['/host/file.release', '/host/settings.write']);

async function post(page: CarrierPage, path: string, body: unknown, proof: string): Promise<Response> {
  const text = JSON.stringify(body);
  return await page.fetch(page.location.origin + path, {
    method: 'POST',
    // With a custom header, a foreign page cannot send the request without a CORS preflight.
    headers: { 'content-type': 'application/json', 'x-guide-studio': proof },
    body: text.length > longText ? new Blob([text], { type: 'application/json' }) : text,
    credentials: 'same-origin',
    keepalive: outlivesPage.has(path),
    redirect: 'error',
  });
}
