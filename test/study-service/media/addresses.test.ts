import { randomBytes, randomUUID } from 'node:crypto';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MediaFile, mediaSigner } from '../../../packages/study-service/src/media/signedAddresses.ts';
import { hmacOf } from '../../../packages/study-service/src/node/random.ts';
import { numbersFrom, report, sized } from '../../size.ts';
import { type Harness, smallGuide, startHarness } from '../harness.ts';
import { accessOf, participantOf } from '../participant.ts';
import { fourSeconds, fragmentedMp4 } from './fragmentedMp4.ts';
import { recorderOf, stepIdOf } from './recorder.ts';

// Law: nothing is served but what the service itself signed, for the time that it signed, to those who only read.

const film = fragmentedMp4(fourSeconds);
let harness: Harness;
/** Signed addresses of two organizations. */
let mine: string;
let playlist: string;
let theirs: string;

async function recorded(key: string) {
  const draft = await harness.draft(key, smallGuide);
  await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: {} });
  const started = await participantOf(harness.service.url).start({ linkId: draft.linkId, urlParams: {} });
  const recorder = recorderOf(harness.service.url, accessOf(started));
  const id = await recorder.record(stepIdOf(started), 'video', 'video/mp4', film);
  expect((await recorder.answer(stepIdOf(started), { text: '' }, [id])).status).toBe(200);
  const { body } = await harness.call('getSingleResponse', { key, params: { linkId: draft.linkId, responseId: '1' } });
  const [row] = body['transcript'] as readonly { readonly video: { streamUrl: string; mp4Url: string } }[];
  if (row === undefined) throw new Error('no row');
  return row.video;
}

beforeAll(async () => {
  harness = await startHarness('file');
  ({ mp4Url: mine, streamUrl: playlist } = await recorded('free-launcher'));
  ({ mp4Url: theirs } = await recorded('one-launcher'));
});
afterAll(() => harness.end());

/** Signs an address with the key of the service, as if it were another time. */
async function signedAt(file: MediaFile, now: number): Promise<string> {
  const store = await openStore({ data: harness.data });
  const sign = await mediaSigner({
    store,
    hmac: hmacOf,
    newSecret: () => 'unused',
    now: () => now,
    baseUrl: () => harness.service.url,
  });
  await store.close();
  return sign(file);
}

function fileOf(address: string): MediaFile {
  const [, , organizationId = '', object = '', file = ''] = new URL(address).pathname.split('/');
  return { organizationId, object, file };
}

describe('a signed address', () => {
  it('is read whole and in ranges, as media and nothing else', async () => {
    const response = await fetch(mine);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(film));
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(film.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      etag: `"${fileOf(mine).object}"`,
    });
    expect(headers['cache-control']).toMatch(/^private, max-age=3[56]\d\d$/u);
    expect(headers['content-security-policy']).toContain('sandbox');

    const size = film.length;
    const ranges: readonly (readonly [string, number, number])[] = [
      ['bytes=0-0', 0, 1],
      ['bytes=0-', 0, size],
      ['bytes=19999-20001', 19_999, 20_002],
      [`bytes=${size - 1}-`, size - 1, size],
      [`bytes=5-${size + 100}`, 5, size],
      ['bytes=-7', size - 7, size],
      [`bytes=-${size + 7}`, 0, size],
    ];
    for (const [range, from, to] of ranges) {
      const part = await fetch(mine, { headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${size}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(Buffer.from(film.slice(from, to)));
    }
    for (const range of [`bytes=${size}-`, 'bytes=-0', `bytes=${size + 5}-${size + 6}`]) {
      const part = await fetch(mine, { headers: { range } });
      expect([part.status, part.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
    }
    for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-', 'bytes=a-b']) {
      expect((await fetch(mine, { headers: { range } })).status).toBe(200);
    }
    const range = 'bytes=0-3';
    expect((await fetch(mine, { headers: { range, 'if-range': '"other"' } })).status).toBe(200);
    expect((await fetch(mine, { headers: { range, 'if-range': headers['etag'] ?? '' } })).status).toBe(206);
  });

  it('answers HEAD with the headers of the whole, and no other method', async () => {
    for (const address of [mine, playlist]) {
      const head = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-3' } });
      expect(head.status).toBe(200);
      expect((await head.arrayBuffer()).byteLength).toBe(0);
    }
    expect((await fetch(mine, { method: 'HEAD' })).headers.get('content-length')).toBe(String(film.length));
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const refused = await fetch(mine, { method });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('ends after an hour', async () => {
    const now = Date.now();
    const [, until = ''] = /until=(\d+)/u.exec(mine) ?? [];
    expect(Number(until) * 1000 - now).toBeGreaterThan(59 * 60 * 1000);
    expect(Number(until) * 1000 - now).toBeLessThanOrEqual(60 * 60 * 1000);
    const minute = 60 * 1000;
    expect((await fetch(await signedAt(fileOf(mine), now - 59 * minute))).status).toBe(200);
    for (const ago of [60, 61, 600, 100_000]) {
      expect((await fetch(await signedAt(fileOf(mine), now - ago * minute))).status).toBe(403);
    }
  });

  it('names one recording of one organization', async () => {
    const [one, other] = [fileOf(mine), fileOf(theirs)];
    const now = Date.now();
    const signedFor = async (file: MediaFile) => (await fetch(await signedAt(file, now))).status;
    expect(await signedFor(one)).toBe(200);
    expect(await signedFor({ ...one, organizationId: other.organizationId })).toBe(404);
    expect(await signedFor({ ...one, object: other.object })).toBe(404);
    expect(await signedFor({ ...one, object: randomUUID() })).toBe(404);
    expect(await signedFor({ ...one, file: 'recording.webm' })).toBe(404);
    // The signature of one for another.
    const query = new URL(mine).search;
    for (const address of [theirs, playlist]) {
      expect((await fetch(`${address.split('?', 1)[0]}${query}`)).status).toBe(403);
    }
  });

  it('shows no list and no folder above', async () => {
    const { origin, search } = new URL(mine);
    const { organizationId, object } = fileOf(mine);
    for (const path of [
      '/media',
      '/media/',
      `/media/${organizationId}`,
      `/media/${organizationId}/${object}`,
      `/media/${organizationId}/${object}/`,
      `/media/${organizationId}/${object}/..%2f..%2fservice.db`,
      `/media/${organizationId}/..%2f..%2f..%2fetc/passwd`,
      `/media/..%2f..%2fservice.db/x/y`,
      `/media/%2e%2e/%2e%2e/etc/passwd`,
    ]) {
      const { status } = await fetch(`${origin}${path}${search}`);
      expect([403, 404], path).toContain(status);
    }
  });

  it('is not served if it is altered at random', async () => {
    const pick = numbersFrom(11);
    const url = new URL(mine);
    const [, until = '', signature = ''] = /until=(\d+)&signature=(.+)$/u.exec(mine) ?? [];
    const changed = (text: string, letters: string): string => {
      const at = pick(text.length);
      const letter = letters.charAt(pick(letters.length));
      return text.charAt(at) === letter ? changed(text, letters) : text.slice(0, at) + letter + text.slice(at + 1);
    };
    const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const kinds: readonly (() => string)[] = [
      () => `${url.pathname}?until=${until}&signature=${changed(signature, base64)}`,
      () => `${url.pathname}?until=${changed(until, '0123456789')}&signature=${signature}`,
      () => `${url.pathname}?until=${Number(until) + 1 + pick(100_000)}&signature=${signature}`,
      () => `/${changed(url.pathname.slice(1), '0123456789abcdef')}${url.search}`,
      () => `${url.pathname}?until=${until}&signature=${randomBytes(32).toString('base64url')}`,
      () => `${url.pathname}?until=${until}&signature=${signature.slice(0, pick(43))}`,
      () => `${url.pathname}${url.search}${['&', '&x=1', '=', '%20', 'A', '&until=9999999999'][pick(6)] ?? ''}`,
      () => `${url.pathname}?signature=${signature}&until=${until}`,
      () => `${url.pathname}?until=0${until}&signature=${signature}`,
      () => `${url.pathname}${['', '?', '?until=', `?until=${until}`, `?signature=${signature}`][pick(5)] ?? ''}`,
      () =>
        `${url.pathname.replace('recording', ['Recording', 'recordin%67', '%72ecording'][pick(3)] ?? '')}${url.search}`,
      () => `${url.pathname}/${url.search}`,
      () => `${new URL(theirs).pathname}${url.search}`,
      () => `${new URL(playlist).pathname}${url.search}`,
    ];
    const counts = new Map<number, number>();
    const attempts = sized(800, 10_000, 10_000);
    const work = Array.from({ length: attempts }, (_, at) => kinds[at % kinds.length]?.() ?? '');
    async function worker(): Promise<void> {
      for (let path = work.pop(); path !== undefined; path = work.pop()) {
        const address = `${url.origin}${path}`;
        const response = await fetch(address).catch(async () => fetch(address));
        await response.arrayBuffer();
        counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker));
    report('media: altered addresses', { attempts, ...Object.fromEntries(counts) });
    expect([...counts.keys()].filter((status) => status < 400 || status >= 500)).toEqual([]);
    expect((counts.get(403) ?? 0) + (counts.get(404) ?? 0)).toBe(attempts);
    expect((await fetch(mine)).status).toBe(200);
  });

  it('is the same on each process of a database, and ends when the key is changed', async () => {
    expect((await fetch(mine)).status).toBe(200);
    await harness.service.keys.rotateMedia();
    for (const address of [mine, playlist, theirs]) expect((await fetch(address)).status).toBe(403);
    const signedAgain = async (address: string) => await signedAt(fileOf(address), Date.now());
    [mine, playlist, theirs] = [await signedAgain(mine), await signedAgain(playlist), await signedAgain(theirs)];
    for (const address of [mine, playlist, theirs]) expect((await fetch(address)).status).toBe(200);
  });
});
