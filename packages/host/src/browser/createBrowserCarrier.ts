import { type Carrier, failed } from '../common/index.ts';

/** The parts of a page that the carrier touches. */
export interface CarrierPage {
  readonly location: Pick<Location, 'hash' | 'origin' | 'pathname' | 'search'>;
  readonly history: Pick<History, 'replaceState'>;
  readonly fetch: typeof globalThis.fetch;
}

/** Makes every request one that a foreign page cannot send without asking first. */
const ownRequest = { 'content-type': 'application/json', 'x-guide-studio': '1' };

/**
 * Calls over loopback HTTP. The one-time token is read from the address and taken out of it at once, then exchanged for
 * a cookie that no script can read; a reload or a second visit goes on with that cookie. A refused session answers
 * `sessionRefused`; an unreachable host rejects, which the client reads as `hostGone`.
 */
export function createBrowserCarrier(page: CarrierPage = window): Carrier {
  const token = takeToken(page);
  let session: Promise<unknown> | undefined;
  return async (method, input) => {
    session ??= token === null ? Promise.resolve() : exchange(page, token);
    await session;
    return await send(page, `/host/${method}`, input);
  };
}

function takeToken({ location, history }: CarrierPage): string | null {
  const token = /^#token=([\w-]+)$/u.exec(location.hash)?.[1];
  if (token === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return token;
}

/** A used token is no failure here: whether there is a session shows with the first call. */
async function exchange(page: CarrierPage, token: string): Promise<void> {
  await post(page, '/session', { token });
}

async function send(page: CarrierPage, path: string, input: unknown): Promise<unknown> {
  const response = await post(page, path, input);
  if (response.status === 401 || response.status === 403) return failed({ code: 'sessionRefused' });
  if (response.status === 413) return failed({ code: 'tooLarge', file: '', bytes: 0, limitBytes: 0 });
  return await response.json();
}

async function post(page: CarrierPage, path: string, body: unknown): Promise<Response> {
  return await page.fetch(page.location.origin + path, {
    method: 'POST',
    headers: ownRequest,
    body: JSON.stringify(body),
    credentials: 'same-origin',
    redirect: 'error',
  });
}
