import { type Carrier, failed } from '../common/index.ts';

/** The parts of a page that the carrier touches. */
export interface CarrierPage {
  readonly location: Pick<Location, 'hash' | 'origin' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly fetch: typeof globalThis.fetch;
  /** Of this origin, its port included. A page that may keep nothing goes on until it is loaded anew. */
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Where the page keeps its proof, so that a reload and a second visit go on with it. */
const proofKey = 'guide-studio-session';

/**
 * Calls over loopback HTTP. The one-time token is read from the address and taken out of it at once, then exchanged for
 * a session: a cookie that no script can read, and a proof that only this page's storage holds, since the browser sends
 * the cookie to every other port of this machine too. A reload or a second visit goes on with both. A refused session
 * answers `sessionRefused`; an unreachable host rejects, which the client reads as `hostGone`.
 */
export function createBrowserCarrier(page: CarrierPage = window): Carrier {
  const token = takeToken(page);
  let session: Promise<string> | undefined;
  return async (method, input) => {
    session ??= token === null ? Promise.resolve(keptProof(page)) : exchange(page, token);
    return await send(page, `/host/${method}`, input, await session);
  };
}

function takeToken({ location, history }: CarrierPage): string | null {
  const token = /^#token=([\w-]+)$/u.exec(location.hash)?.[1];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** A used token is no failure here: whether there is a session shows with the first call. */
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
    // The browser keeps nothing for this page: it works until it is loaded anew.
  }
}

async function send(page: CarrierPage, path: string, input: unknown, proof: string): Promise<unknown> {
  const response = await post(page, path, input, proof);
  if (response.status === 401 || response.status === 403) return failed({ code: 'sessionRefused' });
  if (response.status === 413) return failed({ code: 'tooLarge', file: '', bytes: 0, limitBytes: 0 });
  return await response.json();
}

async function post(page: CarrierPage, path: string, body: unknown, proof: string): Promise<Response> {
  return await page.fetch(page.location.origin + path, {
    method: 'POST',
    // The header of our own makes it a request that a foreign page cannot send without asking first.
    headers: { 'content-type': 'application/json', 'x-guide-studio': proof },
    body: new Blob([JSON.stringify(body)], { type: 'application/json' }),
    credentials: 'same-origin',
    // What a page says as it goes must get through although nobody waits for the answer.
    keepalive: path === '/host/file.release',
    redirect: 'error',
  });
}
