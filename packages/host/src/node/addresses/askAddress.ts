import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressState, endingOf, isOwnMachine, mediaFileTypes, urlOf } from '../../common/index.ts';
import { isPublicAddress } from './publicAddress.ts';

/** What asking needs of the machine; tests replace it. */
export interface Asking {
  /** Resolves names, as `dns.lookup` does with `all`. */
  readonly lookup: (name: string) => Promise<readonly LookupAddress[]>;
  /** Returns true for an address that may be connected to. */
  readonly mayConnect: (address: string) => boolean;
  /** More options of the request. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly limitMs: number;
}

/** The system's names, public addresses only, and ten seconds for each address. */
export const usualAsking: Asking = {
  lookup: async (name) =>
    await new Promise((resolve, reject) => {
      systemLookup(name, { all: true }, (error, found) => (error === null ? resolve(found) : reject(error)));
    }),
  mayConnect: isPublicAddress,
  limitMs: 10_000,
};

const mostRedirects = 3;
/** Enough to know a type by its content. */
const mostBytes = 4096;

/**
 * Asks an https address for the beginning of what is there, as a participant's browser would, without cookies or a
 * referrer. Each address that a name has is judged before it is connected to, also after a redirect. Never rejects.
 */
export async function askAddress(url: string, kind: 'image' | 'video', asking: Asking): Promise<AddressState> {
  const late = AbortSignal.timeout(asking.limitMs);
  try {
    let at = url;
    for (let followed = 0; followed <= mostRedirects; followed += 1) {
      const parsed = urlOf(at);
      if (parsed === null) return 'unreachable';
      if (parsed.protocol !== 'https:') return 'insecure';
      if (isOwnMachine(at)) return 'private';
      const host = parsed.hostname.replace(/^\[|\]$/gu, '');
      const judged = await judge(host, asking, late);
      if (typeof judged === 'string') return judged;
      const answer = await ask(at, judged, asking, late);
      if ('state' in answer) return stateOf(answer, kind);
      at = new URL(answer.location, at).href;
    }
    return 'moved';
  } catch {
    return late.aborted ? 'slow' : 'unreachable';
  }
}

/** Returns the addresses of a host, all of which may be connected to. */
async function judge(host: string, { lookup, mayConnect }: Asking, late: AbortSignal) {
  const found: readonly LookupAddress[] =
    isIP(host) === 0 ? await unlessLate(lookup(host), late) : [{ address: host, family: isIP(host) }];
  if (found.length === 0) return 'unreachable';
  return found.every(({ address }) => mayConnect(address)) ? found : 'private';
}

async function unlessLate<Result>(work: Promise<Result>, late: AbortSignal): Promise<Result> {
  return await new Promise((resolve, reject) => {
    late.addEventListener('abort', () => reject(new Error('late')), { once: true });
    work.then(resolve, reject);
  });
}

interface Answered {
  readonly state: true;
  readonly status: number;
  readonly type: string;
  readonly head: Uint8Array;
}

async function ask(
  url: string,
  addresses: readonly LookupAddress[],
  { options = {} }: Asking,
  signal: AbortSignal,
): Promise<Answered | { readonly location: string }> {
  // Connects to what was judged: a second answer of a name server is never used.
  const pinned: LookupFunction = (_, { all }, give) => {
    const [first] = addresses;
    if (all === true) give(null, [...addresses]);
    else if (first === undefined) give(new Error('no address'), '', 0);
    else give(null, first.address, first.family);
  };
  return await new Promise((resolve, reject) => {
    const asked: ClientRequest = request(
      url,
      {
        ...options,
        method: 'GET',
        lookup: pinned,
        signal,
        agent: false,
        headers: {
          accept: 'image/*,video/*;q=0.9,*/*;q=0.1',
          range: `bytes=0-${mostBytes - 1}`,
          'user-agent': 'Mozilla/5.0',
        },
      },
      (response) => {
        void read(response).then(resolve, reject);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

async function read(response: IncomingMessage): Promise<Answered | { readonly location: string }> {
  const { statusCode: status = 0, headers } = response;
  if (status >= 300 && status < 400 && headers.location !== undefined) {
    response.destroy();
    return { location: headers.location };
  }
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length >= mostBytes) break;
  }
  response.destroy();
  const type = (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return { state: true, status, type, head: Buffer.concat(parts) };
}

/** Browsers show a picture by its content and its type; a page in its place is the most frequent mistake. */
function stateOf({ status, type, head }: Answered, kind: 'image' | 'video'): AddressState {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 401 || status === 403 || status === 451) return 'refused';
  if (status >= 400) return status >= 500 || status === 429 ? 'failing' : 'refused';
  if (type === 'text/html' || type === 'application/xhtml+xml') return 'page';
  const ending = endingOf(head);
  if (ending !== null) return mediaFileTypes[ending].kind === kind ? 'shown' : 'otherType';
  return type.startsWith(`${kind}/`) ? 'shown' : 'otherType';
}
