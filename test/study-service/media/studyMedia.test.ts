import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { alteredFile } from '../../media/altered.ts';
import { mediaName, guideWith, gifFile, jpegFile, pngFile } from '../../media/files.ts';
import { sized } from '../../size.ts';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { endingOf, lookAtMedia, mediaFileTypes, readMediaName } from '@guide-studio/guide-core/media';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseWithoutMedia } from '../../../packages/study-service/src/studyMedia/needMedia.ts';
import { type Harness, startHarness } from '../harness.ts';
import { mediaKinds } from './mediaPlaces.ts';

/** The keys of two organizations of `seed.ts`. */
const keys = { owner: 'one-launcher', other: 'other-launcher' } as const;

const png = pngFile(6, 4);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the pictures and videos of guides', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness('file');
  });
  afterAll(async () => await harness.end());

  async function put(name: string, bytes: Uint8Array, key: string = keys.owner, headers: Record<string, string> = {}) {
    const response = await fetch(`${harness.service.url}/api/studio/media/${encodeURIComponent(name)}`, {
      method: 'PUT',
      headers: { 'x-api-key': key, ...headers },
      body: new Uint8Array(bytes),
    });
    return {
      status: response.status,
      body: (await response.json()) as { readonly code?: string; readonly error?: string },
    };
  }

  async function check(names: readonly string[], key: string = keys.owner) {
    return (await harness.call('checkMedia', { key, body: { names } })).body;
  }

  test('are kept once, and a study is made only of those that are there; others read nothing', async () => {
    const name = mediaName(png);
    const guide = guideWith([`media:${name}`]);
    const refused = await harness.call('createStudy', { key: keys.owner, body: guide });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid_study_guide']);
    expect(refused.body['issues']).toEqual([
      {
        code: 'mediaMissing',
        path: ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0, 'content', 'media', 0, 'url'],
        message: `The service does not have this file. Send it first: PUT /api/studio/media/${name}`,
      },
    ]);
    expect(await check([name])).toEqual({ keeps: true, missing: [name] });
    for (let times = 0; times < 2; times += 1) {
      expect(await put(name, png)).toEqual({ status: 200, body: { name, bytes: png.length, type: 'image/png' } });
    }
    expect(await check([name])).toEqual({ keeps: true, missing: [] });
    expect(await check([name], keys.other)).toEqual({ keeps: true, missing: [name] });
    expect((await harness.call('createStudy', { key: keys.other, body: guide })).status).toBe(400);
    const { linkId } = await harness.draft(keys.owner, guide);
    const address = `${harness.service.url}/s/${linkId}/media/${name}`;
    expect(Buffer.from(await (await fetch(address)).arrayBuffer())).toEqual(png);
    const part = await fetch(address, { headers: { range: 'bytes=1-3' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      `bytes 1-3/${png.length}`,
      'PNG',
    ]);
    const questions = await harness.call('getStudyQuestions', { key: keys.owner, params: { studyId: linkId } });
    expect(questions.text).toContain(`"${address}"`);
    const plain = await harness.draft(keys.owner, guideWith([]));
    expect((await fetch(`${harness.service.url}/s/${plain.linkId}/media/${name}`)).status).toBe(404);
  });

  test('are refused if they are not what their name says, too large, or of nobody', async () => {
    const name = mediaName(gifFile, 'gif');
    const jpegAsPng = mediaName(jpegFile, 'png');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect((await put(name, png)).status).toBe(400);
    expect(await put(jpegAsPng, jpegFile)).toMatchObject({ status: 400, body: { code: 'invalid_request_body' } });
    expect((await put(mediaName(svg, 'png'), svg)).status).toBe(400);
    expect((await put(name, gifFile, 'nobody')).status).toBe(401);
    const large = Buffer.alloc(21 * 1024 * 1024);
    expect((await put(mediaName(large), large)).status).toBe(413);
    for (const wrong of [
      '..%2f..%2fetc',
      'sha256-0.png',
      '.',
      `sha256-${'0'.repeat(64)}.svg`,
      `sha256-${'A'.repeat(64)}.png`,
    ]) {
      expect((await put(wrong, png)).status).toBeGreaterThanOrEqual(400);
    }
    expect(await check([name, jpegAsPng])).toEqual({ keeps: true, missing: [name, jpegAsPng] });
  });

  test('at once: the same file by many is one', async () => {
    const bytes = pngFile(3, 3, [1, 2, 3], 100_000);
    const name = mediaName(bytes);
    const sent = await Promise.all(Array.from({ length: 8 }, async () => await put(name, bytes)));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await check([name])).toEqual({ keeps: true, missing: [] });
  });

  test('altered files are served under the type that their content has, or not taken', async () => {
    const altered = Array.from({ length: sized(60, 500, 2000) }, (_, at) => alteredFile(at));
    const taken: string[] = [];
    for (const [at, bytes] of altered.entries()) {
      const looked = lookAtMedia(bytes, bytes.length);
      const said = looked.ok && at % 5 !== 0 ? looked.ending : (['png', 'gif', 'mp4'] as const)[at % 3];
      const name = `sha256-${sha256(bytes)}.${said ?? 'png'}`;
      const { status } = await put(name, bytes);
      const isRight = looked.ok && looked.ending === said;
      expect([status, name]).toEqual([isRight ? 200 : 400, name]);
      if (isRight) taken.push(`media:${name}`);
    }
    expect(taken.length).toBeGreaterThan(10);
    const { linkId } = await harness.draft(keys.owner, guideWith([...new Set(taken)]));
    for (const address of new Set(taken)) {
      const name = readMediaName(address.slice(6));
      const served = await fetch(`${harness.service.url}/s/${linkId}/media/${address.slice(6)}`);
      const bytes = new Uint8Array(await served.arrayBuffer());
      const ending = endingOf(bytes);
      expect(served.headers.get('content-type')).toBe(ending === null ? '' : mediaFileTypes[ending].type);
      expect(served.headers.get('content-type')).toBe(name?.type);
      expect(served.headers.get('x-content-type-options')).toBe('nosniff');
      expect(served.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(served.headers.get('content-security-policy')).toContain('sandbox');
    }
    const media = readdirSync(`${harness.data}-media`, { recursive: true, encoding: 'utf8' });
    expect(media.filter((path) => !/^[\w.-]+(?:\/[\w-]+){0,2}$/u.test(path))).toEqual([]);
  });
});

test.each(mediaKinds)('a file in several parts is kept, and read from any place: $name', async ({ create }) => {
  const { remove, ...place } = await create();
  const harness = await startHarness('file', place);
  try {
    const bytes = pngFile(3, 3, [1, 2, 3], 9 * 1024 * 1024);
    const name = mediaName(bytes);
    const sent = await fetch(`${harness.service.url}/api/studio/media/${name}`, {
      method: 'PUT',
      headers: { 'x-api-key': keys.owner },
      body: new Uint8Array(bytes),
    });
    expect([sent.status, await sent.json()]).toEqual([200, { name, bytes: bytes.length, type: 'image/png' }]);
    const { linkId } = await harness.draft(keys.owner, guideWith([`media:${name}`]));
    const address = `${harness.service.url}/s/${linkId}/media/${name}`;
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(whole.equals(bytes)).toBe(true);
    // Over the border of two parts.
    const [from, to] = [8 * 1024 * 1024 - 5, 8 * 1024 * 1024 + 4];
    const part = await fetch(address, { headers: { range: `bytes=${from}-${to}` } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to}/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(from, to + 1))).toBe(true);
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
  } finally {
    await harness.end();
    await remove();
  }
});

test('a service without a place for files makes no study of a guide that names some, and says what to do', async () => {
  const caller = { organizationId: 'o' } as Parameters<typeof refuseWithoutMedia>[0]['caller'];
  const service = {} as Parameters<typeof refuseWithoutMedia>[0]['service'];
  const [guide, none] = [[`media:${mediaName(png)}`], []].map((urls) => CreateStudyRequest.parse(guideWith(urls)));
  if (guide === undefined || none === undefined) throw new Error('no guide');
  expect(await refuseWithoutMedia({ service, caller }, none)).toBe(null);
  const refused = await refuseWithoutMedia({ service, caller }, guide);
  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_study_guide' } });
  expect(JSON.stringify(refused)).toMatch(/mediaNotKept.*--media/u);
});
