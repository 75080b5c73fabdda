import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { report, sized } from '../../size.ts';
import { buildChild } from '../childService.ts';
import { send, smallGuide, startHarness } from '../harness.ts';
import { accessOf, participantOf } from '../participant.ts';
import { checksum, recorderOf, stepIdOf } from './recorder.ts';

// Law: a piece that was acknowledged is there after the service is killed; a piece that does not fit on the disk is
// refused in words, and the interview goes on.

it('a service that is killed during uploads has lost no piece that it acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'study-service-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const program = await buildChild();
  onTestFinished(() => program.remove());
  const data = join(folder, 'killed.db');
  const first = await program.start(data);
  const key = first.newKey ?? '';
  const { body } = await send(first.url, 'createStudy', { key, body: smallGuide });
  await send(first.url, 'launchStudy', { key, params: { studyId: String(body.id) }, body: {} });
  await first.kill();
  const kills = sized(1, 6, 200);
  let acknowledged = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const child = await program.start(data);
    const started = await participantOf(child.url).start({ linkId: body.linkId, urlParams: {} });
    const access = accessOf(started);
    const recorder = recorderOf(child.url, access);
    const recordingId = randomUUID();
    await recorder.begin({ recordingId, stepId: stepIdOf(started), kind: 'audio', type: 'audio/mp4' });
    const pieces = Array.from({ length: 40 }, () => randomBytes(20_000));
    const there = new Set<number>();
    let ended: Promise<void> | undefined;
    const numbers = pieces.keys();
    const sender = async (): Promise<void> => {
      for (const at of numbers) {
        const reply = await recorder.piece(recordingId, at + 1, pieces[at] ?? new Uint8Array()).catch(() => null);
        if (reply?.status !== 200) return;
        there.add(at);
        if (there.size === 1 + (kill % 20)) ended = child.kill();
      }
    };
    await Promise.all([sender(), sender(), sender()]);
    await ended;
    acknowledged += there.size;
    // What is there is what was sent, and the rest can follow.
    const next = await program.start(data);
    const again = recorderOf(next.url, access);
    const { recordings } = (await again.list()) as unknown as { recordings: readonly { pieces: readonly number[] }[] };
    const stored = new Set(recordings[0]?.pieces);
    expect([...there].filter((at) => !stored.has(at + 1))).toEqual([]);
    for (const [at, bytes] of pieces.entries())
      expect((await again.piece(recordingId, at + 1, bytes)).status).toBe(200);
    await again.end(recordingId, pieces.length, 1000);
    expect((await again.answer(stepIdOf(started), { text: '' }, [recordingId])).status).toBe(200);
    const { body: response } = await send(next.url, 'getSingleResponse', {
      key,
      params: { linkId: String(body.linkId), responseId: access.interviewId },
    });
    const [row] = response['transcript'] as readonly { readonly audio: string }[];
    const file = Buffer.from(await (await fetch(row?.audio ?? '')).arrayBuffer());
    expect(checksum(file)).toBe(checksum(Buffer.concat(pieces)));
    await next.kill();
  }
  report('media: killed', { kills, acknowledged });
});

const isRoot = process.getuid?.() === 0;

it.skipIf(!isRoot)('a disk that gets full (skipped unless root, who can mount a small one)', async ({ skip }) => {
  const media = await mkdtemp(join(tmpdir(), 'study-media-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', media]);
  onTestFinished(() => rm(media, { recursive: true, force: true }));
  if (mounted.status !== 0) skip(mounted.stderr?.toString() ?? 'nothing can be mounted here');
  onTestFinished(() => void spawnSync('umount', [media]));
  const harness = await startHarness('memory', { media });
  onTestFinished(() => harness.end());
  const draft = await harness.draft('free-launcher', smallGuide);
  await harness.call('launchStudy', { key: 'free-launcher', params: { studyId: draft.id }, body: {} });
  const started = await participantOf(harness.service.url).start({ linkId: draft.linkId, urlParams: {} });
  const recorder = recorderOf(harness.service.url, accessOf(started));
  const take = { recordingId: randomUUID(), stepId: stepIdOf(started), kind: 'audio', type: 'audio/mp4' };
  expect((await recorder.begin(take)).status).toBe(201);
  expect((await recorder.piece(take.recordingId, 1, randomBytes(1000))).status).toBe(200);
  const shrink = (size: string) => spawnSync('mount', ['-o', `remount,size=${size}`, media]);
  shrink('600m');
  // Begun recordings go on, new ones are refused.
  expect(await recorder.begin({ ...take, recordingId: randomUUID() })).toMatchObject({
    status: 507,
    code: 'storage_full',
  });
  expect((await recorder.piece(take.recordingId, 2, randomBytes(1000))).status).toBe(200);
  shrink('200m');
  expect(await recorder.piece(take.recordingId, 3, randomBytes(1000))).toMatchObject({ status: 507 });
  shrink('2g');
  expect((await recorder.piece(take.recordingId, 3, randomBytes(1000))).status).toBe(200);
  // Gone: a folder that cannot be written.
  spawnSync('umount', [media]);
  await rm(media, { recursive: true });
  await writeFile(media, '');
  expect(await recorder.piece(take.recordingId, 4, randomBytes(1000))).toMatchObject({
    status: 503,
    code: 'not_stored',
  });
  expect((await recorder.answer(stepIdOf(started), { text: 'By text' })).status).toBe(200);
});
