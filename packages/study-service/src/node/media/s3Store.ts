import { setTimeout } from 'node:timers/promises';
import { bodyParts, shortText } from '@guide-studio/api-contract/internal';
import { timeLimits } from '../../assumptions.ts';
import { MediaError, type MediaStore, safeName } from '../../media/mediaStore.ts';
import { spooledObject } from './spooledObject.ts';
import { hashOf } from '../random.ts';
import { type AccessKeys, emptyBodyHash, signedHeaders } from './signatureV4.ts';

/** A bucket of a server that speaks S3. */
export interface Bucket {
  /** The address of the bucket, without a slash at its end. */
  readonly address: string;
  readonly region: string;
  /** Before the names of all objects; empty, or ends with a slash. */
  readonly prefix: string;
  readonly keys: AccessKeys;
  /** How long the server may take for an answer, and for the next part of it, in milliseconds. */
  readonly limitMs?: number;
}

/** The longest list of objects that is read: a thousand of them, in bytes. */
const longestList = 4_000_000;
/** Pauses before a request is sent again. */
const pausesMs = [200, 1000] as const;

/** Returns a media store in a bucket. */
export function s3Store(bucket: Bucket): MediaStore {
  const send = (method: string, path: string, more: Partial<Sent> = {}) => sendAgain(bucket, { method, path, ...more });
  const pathOf = (name: string) => `/${bucket.prefix}${safeName(name)}`;
  /** Why the bucket as a whole was not used last; null if it was. */
  let lost: MediaError | null = null;
  let asked: Promise<void> | null = null;
  const seen = (error: unknown): never => {
    if (error instanceof MediaError && error.code !== 'missing') lost = error;
    throw error;
  };
  const worked = (): void => {
    lost = null;
  };
  async function* read(name: string, from: number, to: number): AsyncGenerator<Uint8Array, void, undefined> {
    if (to <= from) return;
    const range = `bytes=${from}-${to - 1}`;
    const response = await send('GET', pathOf(name), { headers: { range } }).catch(seen);
    if (response.status !== 206) seen(await refused(response, bucket));
    try {
      yield* bodyParts(response.body, { mostBytes: to - from, patienceMs: limitOf(bucket) });
    } catch (error) {
      seen(new MediaError('unreachable', error));
    }
    worked();
  }
  const put = async (name: string, bytes: Uint8Array): Promise<void> => {
    try {
      await done(await send('PUT', pathOf(name), { body: bytes }), bucket);
    } catch (error) {
      seen(error);
    }
    worked();
  };
  return {
    place: bucket.address,
    put,
    receive: async () => await spooledObject(put),
    // Left over files are those of the system's temporary folder, which is swept at the start.
    removeUnfinished: async () => undefined,
    read,
    async find([first]) {
      if (first !== undefined) for await (const _ of read(first.name, 0, Math.min(first.bytes, 1))) break;
    },
    async check() {
      if (lost === null) return;
      // Asked meanwhile, so that its state does not wait for the next recording.
      asked ??= tryBucket(bucket)
        .then(worked, () => undefined)
        .finally(() => {
          asked = null;
        });
      throw lost;
    },
    async removeFolder(folder) {
      const prefix = `${bucket.prefix}${safeName(folder)}/`;
      // Listed again after each page of objects is deleted, so no page is missed.
      for (;;) {
        const response = await send('GET', '/', { query: { 'list-type': '2', prefix } });
        if (!response.ok) throw await refused(response, bucket);
        const names = [...(await textOf(response, bucket)).matchAll(/<Key>([^<]+)<\/Key>/g)].map(
          ([, name]) => name ?? '',
        );
        if (names.length === 0) return;
        for (const name of names) await done(await send('DELETE', `/${name}`), bucket);
      }
    },
    freeBytes: async () => Number.POSITIVE_INFINITY,
    close: async () => undefined,
  };
}

/** Resolves if the bucket answers and accepts the keys. Rejects with `MediaError`. */
export async function tryBucket(bucket: Bucket): Promise<void> {
  const query = { 'list-type': '2', 'max-keys': '1', prefix: bucket.prefix };
  await done(await sendAgain(bucket, { method: 'GET', path: '/', query }), bucket);
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Every request may be repeated. */
async function sendAgain(bucket: Bucket, sent: Sent): Promise<Response> {
  for (const pause of pausesMs) {
    const response = await sendOnce(bucket, sent).catch(() => null);
    if (response !== null && response.status < 500) return response;
    await response?.body?.cancel();
    await setTimeout(pause);
  }
  try {
    return await sendOnce(bucket, sent);
  } catch (error) {
    throw new MediaError('unreachable', error);
  }
}

async function sendOnce(bucket: Bucket, { method, path, query, headers, body }: Sent): Promise<Response> {
  const url = new URL(`${bucket.address}${path}`);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const bodyHash = body === undefined ? emptyBodyHash : hashOf(body);
  const signed = signedHeaders({ method, url, headers, bodyHash }, bucket.keys, bucket.region, new Date());
  const late = new AbortController();
  const timer = globalThis.setTimeout(() => late.abort(), limitOf(bucket));
  try {
    return await fetch(url, {
      method,
      headers: signed,
      redirect: 'error',
      signal: late.signal,
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
  } finally {
    clearTimeout(timer);
  }
}

const limitOf = ({ limitMs = timeLimits.mediaAnswer }: Bucket): number => limitMs;

async function textOf(response: Response, bucket: Bucket): Promise<string> {
  return await shortText(response.body, longestList, AbortSignal.timeout(limitOf(bucket)));
}

async function done(response: Response, bucket: Bucket): Promise<void> {
  if (!response.ok) throw await refused(response, bucket);
  await response.body?.cancel();
}

/** 507: the server has no space; some servers say it by a code. 404: it has no such object, or no such bucket. */
async function refused(response: Response, bucket: Bucket): Promise<MediaError> {
  const text = await textOf(response, bucket).catch(() => '');
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
  const isFull = response.status === 507 || /^(?:QuotaExceeded|XMinioStorageFull|InsufficientStorage)$/.test(code);
  const isMissing = response.status === 404 && code !== 'NoSuchBucket';
  return new MediaError(
    isFull ? 'full' : isMissing ? 'missing' : 'unreachable',
    new Error(`The server answered ${response.status} ${code}`),
  );
}
