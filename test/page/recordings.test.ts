import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hexOf } from '../../packages/study-service/src/page/recording/hexOf.ts';
import { createPieceMemory, type PieceStore } from '../../packages/study-service/src/page/recording/pieceStore.ts';
import { createRecordingApi } from '../../packages/study-service/src/page/recording/recordingApi.ts';
import type { Take } from '../../packages/study-service/src/page/recording/take.ts';
import { createUploader, type Uploader } from '../../packages/study-service/src/page/recording/uploader.ts';
import { report, sized } from '../size.ts';
import { block, open } from '../guideParts.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { recorderOf, stepIdOf } from '../study-service/media/recorder.ts';
import { type Access, accessOf, participantOf } from '../study-service/participant.ts';
import { type LossyNetwork, lossyNetwork } from './lossyNetwork.ts';
import { createStorage, openPage as openInterviewPage } from './simulatedPage.ts';

// Law: whatever the network and the participant do, a sent recording is in its answer: every piece once, in order, and no
// piece of another recording.

const key = 'free-launcher';
const questionsEach = 5;
const interviews = sized(2, 2, 100);
const seed = 20_261_126;
/** Three in ten pieces are lost, on the way there or back; three in ten arrive twice, half of those late. */
const weather = { lostRequests: 0.15, lostAnswers: 0.18, doubled: 0.3 };
const guide = {
  title: 'Spoken',
  config: { interviewMode: 'audio' },
  studyGuide: [block('Block', ...Array.from({ length: questionsEach }, (_, at) => open(`Question ${at}?`)))],
};

let harness: Harness;
let media: string;
let linkId: string;

beforeAll(async () => {
  media = await mkdtemp(join(tmpdir(), 'page-recordings-'));
  harness = await startHarness('memory', { media });
  const draft = await harness.draft(key, guide);
  ({ linkId } = draft);
  await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: {} });
});
afterAll(async () => {
  await harness.end();
  await rm(media, { recursive: true });
});

/** A page that records, and can be loaded again at any moment. */
interface RecordingPage {
  readonly uploader: Uploader;
  readonly network: LossyNetwork;
}

async function openPage(access: Access, store: PieceStore, network: LossyNetwork): Promise<RecordingPage> {
  const uploader = createUploader({
    interviewId: access.interviewId,
    api: createRecordingApi(() => access, network.fetch, harness.service.url),
    store,
    random: () => 0,
    pause: async () => await new Promise((resolve) => setImmediate(resolve)),
  });
  await uploader.open();
  return { uploader, network };
}

interface Recorded {
  readonly take: Take;
  readonly bytes: Uint8Array;
}

const lengthened = (take: Take, pieces: number): Take => ({ ...take, pieces, durationMs: 2000 * pieces });

/** Records some pieces. Stops in the middle if the page is loaded again there. */
async function record(page: RecordingPage, take: Take, random: Random, isWhole: boolean): Promise<Recorded> {
  const count = random.int(1, 6);
  const parts: Uint8Array[] = [];
  let now = take;
  for (let number = 1; number <= count; number += 1) {
    const content = Uint8Array.from({ length: random.int(1, 3000) }, () => random.int(0, 255));
    const sha256 = hexOf(await crypto.subtle.digest('SHA-256', content));
    now = lengthened(take, number);
    expect(await page.uploader.add(now, number, { bytes: content.buffer, sha256 })).toBe(true);
    parts.push(content);
  }
  if (isWhole) page.uploader.end({ ...now, isEnded: true });
  return { take: now, bytes: Buffer.concat(parts) };
}

async function arrived({ uploader }: RecordingPage, stepId: string): Promise<void> {
  while (!uploader.of(stepId).every(({ isComplete }) => isComplete)) {
    expect(uploader.of(stepId).map(({ problem }) => problem)).not.toContain('notSent');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

interface Counts {
  reloads: number;
  again: number;
}

/** Answers one step. Returns what was sent. */
async function answerStep(
  open: () => Promise<RecordingPage>,
  page: RecordingPage,
  take: () => Take,
  random: Random,
  counts: Counts,
): Promise<{ readonly page: RecordingPage; readonly sent: Recorded }> {
  const { stepId } = take();
  const isCut = random.chance(0.4);
  let now = page;
  let sent = await record(now, take(), random, !isCut);
  if (isCut) {
    counts.reloads += 1;
    now.uploader.stop();
    now = await open();
    expect(now.uploader.of(stepId).map((each) => each.take.recordingId)).toEqual([sent.take.recordingId]);
  }
  if (random.chance(0.3)) {
    counts.again += 1;
    now.uploader.remove([sent.take.recordingId]);
    sent = await record(now, take(), random, true);
  }
  await arrived(now, stepId);
  return { page: now, sent };
}

async function takePart(
  random: Random,
  counts: Counts,
  number: number,
): Promise<readonly (readonly [string, Uint8Array])[]> {
  const participant = participantOf(harness.service.url);
  const started = await participant.start({ linkId, urlParams: {} });
  const access = accessOf(started);
  // Draws of its own, so that what the participant does never depends on the order of requests.
  const network = lossyNetwork(createRandom(seed + 1 + number), weather);
  const store = createPieceMemory();
  const open = async () => await openPage(access, store, network);
  let page = await open();
  let stepId = stepIdOf(started);
  const words: (readonly [string, Uint8Array])[] = [];
  for (let question = 0; question < questionsEach; question += 1) {
    const take = (): Take => ({
      recordingId: crypto.randomUUID(),
      interviewId: access.interviewId,
      stepId,
      kind: 'audio',
      type: 'audio/webm',
      pieces: 0,
      durationMs: 0,
      isEnded: false,
    });
    const done = await answerStep(open, page, take, random, counts);
    ({ page } = done);
    const { recordingId } = done.sent.take;
    const reply = await recorderOf(harness.service.url, access).answer(stepId, { text: '' }, [recordingId]);
    expect(reply.status, JSON.stringify(reply)).toBe(200);
    page.uploader.settle(stepId, [recordingId]);
    words.push([access.interviewId, done.sent.bytes]);
    stepId = (reply['step'] as { stepId: string }).stepId;
  }
  await network.settle();
  page.uploader.stop();
  expect(await store.takes(access.interviewId)).toEqual([]);
  return words;
}

describe('recordings that the page sends', () => {
  it(`are complete in ${interviews * questionsEach} answers, over a network that loses, doubles and delays pieces`, async () => {
    const random = createRandom(seed);
    const counts: Counts = { reloads: 0, again: 0 };
    let bytes = 0;
    for (let each = 0; each < interviews; each += 1) {
      const words = await takePart(random, counts, each);
      const responseId = words[0]?.[0] ?? '';
      const { body } = await harness.call('getSingleResponse', { key, params: { linkId, responseId } });
      const rows = (body['transcript'] as { audio: string | null }[]).filter(({ audio }) => audio !== null);
      expect(rows).toHaveLength(questionsEach);
      for (const [at, { audio }] of rows.entries()) {
        const returned = new Uint8Array(await (await fetch(audio ?? '')).arrayBuffer());
        expect(Buffer.compare(returned, words[at]?.[1] ?? new Uint8Array()), `seed ${seed}, answer ${at}`).toBe(0);
        bytes += returned.length;
      }
    }
    expect(counts.reloads).toBeGreaterThan(0);
    expect(counts.again).toBeGreaterThan(0);
    report('recordings of the page', {
      seed,
      answers: interviews * questionsEach,
      ...counts,
      bytes,
    });
  });

  it('give the answer back to the participant if the service lacks them, and the interview goes on', async () => {
    const random = createRandom(seed);
    const network = lossyNetwork(random, { lostRequests: 0, lostAnswers: 0, doubled: 0 });
    const page = openInterviewPage({
      url: harness.service.url,
      linkId,
      clientId: crypto.randomUUID(),
      storage: createStorage(),
      fetch: network.fetch,
      urlParams: {},
    });
    const { step, recording } = await page.ready();
    expect(recording).toEqual({ voice: 'audio', screen: false, typing: false, watched: false });
    page.sender.answer({ text: '' }, [], [crypto.randomUUID()]);
    const refused = await page.ready();
    expect(refused).toMatchObject({ step, closed: null, problem: '' });
    page.sender.answer({ text: 'Written.' });
    expect((await page.ready()).step?.stepId).not.toBe(step?.stepId);
    await page.sender.stop();
  });

  it('are removed from the service if this browser has nothing of them, so that they take no space', async () => {
    const participant = participantOf(harness.service.url);
    const started = await participant.start({ linkId, urlParams: {} });
    const access = accessOf(started);
    const recorder = recorderOf(harness.service.url, access);
    await recorder.record(stepIdOf(started), 'audio', 'audio/webm', new Uint8Array(100).fill(7));
    const network = lossyNetwork(createRandom(seed), { lostRequests: 0, lostAnswers: 0, doubled: 0 });
    const { uploader } = await openPage(access, createPieceMemory(), network);
    while (((await recorder.list())['recordings'] as unknown[]).length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    uploader.stop();
  });
});
