import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints, pathOf } from '@guide-studio/api-contract';
import type { ServiceOptions } from '@guide-studio/study-service/node';
import { describe, expect, it, onTestFinished } from 'vitest';
import { uploadLimits } from '../../../packages/study-service/src/assumptions.ts';
import { folderStore } from '../../../packages/study-service/src/node/media/folderStore.ts';
import { eventually, within } from '../../eventually.ts';
import { block, open } from '../../guideParts.ts';
import { isFull, report, sized } from '../../size.ts';
import { buildChild } from '../childService.ts';
import { operated } from '../http/operated.ts';
import { type Access, accessOf, participantOf } from '../participant.ts';
import { type HeldUpload, holdUpload } from './heldUpload.ts';
import { recorderOf, stepIdOf } from './recorder.ts';

// Law: what strangers send costs no memory, little disk and no place of others, however slowly they send it.

const guide = { title: 'Recorded', studyGuide: [block('Block', open('One?'), open('Two?'))] };
const piece = randomBytes(60_000);

/** Begins an interview and a recording of its first step. */
async function recordingOf(url: string, linkId: string) {
  const started = await participantOf(url).start({ linkId, urlParams: {} });
  const access = accessOf(started);
  const recorder = recorderOf(url, access);
  const recordingId = randomUUID();
  const begun = await recorder.begin({ recordingId, stepId: stepIdOf(started), kind: 'audio', type: 'audio/webm' });
  expect(begun.status).toBe(201);
  return { access, stepId: stepIdOf(started), recorder, recordingId, begun };
}

async function launched(url: string, key: string): Promise<string> {
  const post = async (path: string, body: unknown) =>
    (await (
      await fetch(`${url}${path}`, { method: 'POST', headers: { 'x-api-key': key }, body: JSON.stringify(body) })
    ).json()) as { readonly id: string; readonly linkId: string };
  const { id, linkId } = await post(endpoints.createStudy.path, guide);
  await post(pathOf(endpoints.launchStudy.path, { studyId: id }), {});
  return linkId;
}

async function service(options: Partial<ServiceOptions> = {}) {
  const { service: running, key, get } = await operated(undefined, { metricsKey: 'operator', ...options });
  const linkId = await launched(running.url, key);
  const metric = async (name: string): Promise<number> => {
    const text = await (await get('/metrics', { authorization: 'Bearer operator' })).text();
    return Number(new RegExp(`^study_service_${name} (\\d+)$`, 'mu').exec(text)?.[1] ?? '0');
  };
  return { url: running.url, linkId, metric };
}

/** Returns the folders below which recordings arrive and are kept. */
async function mediaFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const hold = async (url: string, access: Access, recordingId: string, number: number, network?: string) =>
  await holdUpload(url, access, recordingId, {
    number,
    bytes: piece,
    sent: 1000,
    ...(network === undefined ? {} : { network }),
  });

describe('pieces under way', () => {
  it('are on disk, and become a piece when all of it is there', async () => {
    const media = await mediaFolder();
    const { url, linkId, metric } = await service({ media });
    const { access, recorder, recordingId } = await recordingOf(url, linkId);
    const held = await hold(url, access, recordingId, 1);
    await eventually('it is on disk', async () => {
      expect(await readdir(join(media, '.unfinished'))).toHaveLength(1);
    });
    expect(await metric('uploads')).toBe(1);
    held.finish();
    expect(await within('it is answered', held.answer)).toMatch(/^HTTP\/1\.1 200 .*"bytes":60000/su);
    expect(await readdir(join(media, '.unfinished'))).toEqual([]);
    expect(await recorder.list()).toMatchObject({ recordings: [{ pieces: [1], bytes: 60_000 }] });
    expect(await metric('uploads')).toBe(0);
    expect(await metric('uploads_total\\{outcome="stored"\\}')).toBe(1);
    expect(await metric('unfinished_recordings')).toBe(1);
    expect(await metric('unfinished_recording_bytes')).toBe(60_000);
  });

  it('leave nothing when they are cut off, damaged or too large', async () => {
    const media = await mediaFolder();
    const { url, linkId, metric } = await service({ media });
    const { access, recorder, recordingId } = await recordingOf(url, linkId);
    const held = await hold(url, access, recordingId, 1);
    await eventually('it is under way', async () => expect(await metric('uploads')).toBe(1));
    held.socket.destroy();
    await eventually('it has ended', async () => expect(await metric('uploads')).toBe(0));
    expect(await recorder.piece(recordingId, 1, piece, 'a'.repeat(64))).toMatchObject({ code: 'piece_damaged' });
    expect(await recorder.piece(recordingId, 1, new Uint8Array(9 * 1024 * 1024))).toMatchObject({
      code: 'recording_limit',
      limit: 'pieceBytes',
    });
    expect(await readdir(join(media, '.unfinished'))).toEqual([]);
    expect(await recorder.list()).toMatchObject({ recordings: [{ pieces: [] }] });
  });

  it('are closed when they arrive too slowly, and so is another body', async () => {
    const { url, linkId, metric } = await service({ pace: { graceMs: 300, bytesPerSecond: 1e9 } });
    const { access, recordingId } = await recordingOf(url, linkId);
    const held = await hold(url, access, recordingId, 1);
    expect(await within('it is closed', held.answer)).toMatch(/^HTTP\/1\.1 408 .*"code":"upload_too_slow"/su);
    expect(await metric('uploads_total\\{outcome="tooSlow"\\}')).toBe(1);
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let answer = '';
    socket.on('data', (chunk) => {
      answer += String(chunk);
    });
    socket.write('POST /api/participant/interviews HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{');
    await eventually('it is answered', () => expect(answer).toMatch(/^HTTP\/1\.1 408 .*"invalid_request_body"/su));
    await eventually('it is closed', () => expect(socket.readyState).not.toBe('open'));
  });

  it('have a limit per interview, per address and for all', async () => {
    const limits = { perInterview: 2, perNetwork: 3, forAll: 4 };
    const { url, linkId, metric } = await service({ uploadLimits: limits, behindProxy: true });
    const [one, two, three, four] = await Promise.all(
      Array.from({ length: 4 }, async () => await recordingOf(url, linkId)),
    );
    if (!one || !two || !three || !four) throw new Error('no recordings');
    let underWay = 0;
    const take = async ({ access, recordingId }: typeof one, number: number, network: string) => {
      const held = await hold(url, access, recordingId, number, network);
      underWay += 1;
      await eventually('it is under way', async () => expect(await metric('uploads')).toBe(underWay));
      return held;
    };
    const refused = async ({ access, recordingId }: typeof one, network: string) =>
      await within('it is refused', (await hold(url, access, recordingId, 9, network)).answer);
    const [first] = [await take(one, 1, '192.0.2.1'), await take(one, 2, '192.0.2.1')];
    expect(await refused(one, '192.0.2.1')).toMatch(/^HTTP\/1\.1 429 .*"too_many_uploads","limit":"perInterview"/su);
    await take(two, 1, '192.0.2.1');
    expect(await refused(three, '192.0.2.1')).toMatch(/^HTTP\/1\.1 429 .*"limit":"perNetwork"/su);
    await take(three, 1, '192.0.2.2');
    const full = await refused(four, '192.0.2.3');
    expect(full).toMatch(/"limit":"forAll"/u);
    expect(full).toMatch(/retry-after: 5\r\n/iu);
    expect(await metric('uploads_total\\{outcome="tooMany"\\}')).toBe(3);
    // A place that is free again can be taken.
    first.finish();
    expect(await within('it is stored', first.answer)).toMatch(/^HTTP\/1\.1 200 /u);
    underWay -= 1;
    await eventually('it has ended', async () => expect(await metric('uploads')).toBe(underWay));
    await take(four, 1, '192.0.2.3');
  });

  const open1300 = sized(130, 1300, 1300);
  it(`are not cut off by ${open1300} half open connections`, async () => {
    const { url, linkId } = await service(isFull ? {} : { mostConnections: 100 });
    const { access, recordingId } = await recordingOf(url, linkId);
    const held = await hold(url, access, recordingId, 1);
    const port = Number(new URL(url).port);
    await Promise.all(
      Array.from({ length: open1300 }, async () => {
        const socket = connect(port, '127.0.0.1');
        onTestFinished(() => void socket.destroy());
        await new Promise<void>((resolve) => {
          socket.on('error', () => resolve());
          socket.write('GET / HTTP/1.1\r\nHost: 127.0', () => resolve());
        });
      }),
    );
    held.finish();
    expect(await within('it is stored', held.answer)).toMatch(/^HTTP\/1\.1 200 /u);
  });
});

describe('recordings without an answer', () => {
  it('may take less per interview, until there is an answer', async () => {
    const { url, linkId } = await service({
      unansweredLimits: { perInterview: 100_000, perNetwork: 1e9, forAll: 1e9 },
    });
    const { stepId, recorder, recordingId, begun } = await recordingOf(url, linkId);
    expect(begun).toMatchObject({ limits: { answerBytes: 100_000 } });
    expect(await recorder.piece(recordingId, 1, piece)).toMatchObject({ status: 200, bytesLeft: 40_000 });
    expect(await recorder.piece(recordingId, 2, piece)).toMatchObject({
      code: 'recording_limit',
      limit: 'answerBytes',
      most: 100_000,
    });
    expect((await recorder.answer(stepId, { text: 'Typed' })).status).toBe(200);
    const { limits } = await recorder.list();
    expect(limits).toMatchObject({ answerBytes: 500 * 1024 * 1024 });
  });

  it('may take only so much per address and for all', async () => {
    const unansweredLimits = { perInterview: 1e9, perNetwork: 100_000, forAll: 200_000 };
    const { url, linkId } = await service({ unansweredLimits, behindProxy: true });
    const send = async (network: string) => {
      const started = await (
        await fetch(`${url}/api/participant/interviews`, {
          method: 'POST',
          headers: { 'x-forwarded-for': network },
          body: JSON.stringify({ linkId, urlParams: {} }),
        })
      ).json();
      const access = accessOf(started as never);
      const recordingId = randomUUID();
      const recorder = recorderOf(url, access);
      await recorder.begin({ recordingId, stepId: stepIdOf(started as never), kind: 'audio', type: 'audio/webm' });
      return await recorder.piece(recordingId, 1, piece);
    };
    expect(await send('192.0.2.1')).toMatchObject({ status: 200 });
    expect(await send('192.0.2.1')).toMatchObject({ status: 429, code: 'too_many_uploads', limit: 'perNetwork' });
    expect(await send('192.0.2.2')).toMatchObject({ status: 200 });
    expect(await send('192.0.2.3')).toMatchObject({ status: 200 });
    expect(await send('192.0.2.4')).toMatchObject({ status: 429, limit: 'forAll' });
  });
});

it('pieces that never arrived completely are deleted after an hour', async () => {
  const media = await mediaFolder();
  const unfinished = join(media, '.unfinished');
  await mkdir(unfinished);
  for (const name of ['old', 'new']) await writeFile(join(unfinished, name), 'x');
  const old = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(unfinished, 'old'), old, old);
  await folderStore(media).removeUnfinished(Date.now() - 60 * 60 * 1000);
  expect(await readdir(unfinished)).toEqual(['new']);
});

const held = sized(40, 500, 500);
it.skipIf(process.platform !== 'linux')(`${held} held pieces of 8 MB cost little memory`, async () => {
  const program = await buildChild();
  onTestFinished(() => program.remove());
  const child = await program.start(':memory:', '', {
    media: await mediaFolder(),
    uploadLimits: { ...uploadLimits, perInterview: held, forAll: held },
  });
  const megabytes = (): number => {
    const status = readFileSync(`/proc/${child.process.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const linkId = await launched(child.url, child.newKey ?? '');
  const { access, recordingId } = await recordingOf(child.url, linkId);
  const before = megabytes();
  const bytes = new Uint8Array(8 * 1024 * 1024);
  const uploads: HeldUpload[] = [];
  for (let at = 0; at < held; at += 1) {
    uploads.push(await holdUpload(child.url, access, recordingId, { number: at + 1, bytes, sent: bytes.length - 1 }));
  }
  const after = megabytes();
  report('held uploads', { held, megabytes: [before, after] });
  expect(after - before).toBeLessThan(sized(200, 600, 600));
  expect(uploads.every(({ socket }) => !socket.destroyed)).toBe(true);
});
