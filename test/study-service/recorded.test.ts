import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RecordingsInResponses, StudyJobs } from '@guide-studio/api-contract';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { sweepMedia } from '../../packages/study-service/src/media/sweepMedia.ts';
import { openMediaStore } from '../../packages/study-service/src/node/media/openMediaStore.ts';
import { type Harness, startHarness } from './harness.ts';
import { recorderOf, stepIdOf } from './media/recorder.ts';
import { type Access, accessOf, participantOf } from './participant.ts';
import { storeKinds, type TestDatabase } from './stores.ts';
import { transcribesTo, startTranscriptionEndpoint } from './transcriptionEndpoint.ts';

// Law: a reader learns of every recording of an answer what became of it, also when it is no longer there.

const open = (externalId: string, text: string) => ({ externalId, type: 'open_ended', text, followUp: 'none' });
const guide = {
  title: 'Bread',
  studyGuide: [{ type: 'flat', title: 'Breakfast', items: [open('had', 'What did you have?'), open('else', 'Else?')] }],
};
const key = 'free-launcher';
const voice = 'audio/webm;codecs=opus';

let endpoint: Awaited<ReturnType<typeof startTranscriptionEndpoint>>;
beforeAll(async () => {
  endpoint = await startTranscriptionEndpoint();
});
afterAll(async () => {
  await endpoint.close();
  for (const { end } of storeKinds) await end();
});

async function until<T>(read: () => Promise<T>, isSo: (value: T) => boolean): Promise<T> {
  return await eventually(`what is read is as in ${isSo.toString()}`, async () => {
    const value = await read();
    expect(isSo(value), JSON.stringify(value)).toBe(true);
    return value;
  });
}

describe.each(storeKinds)('on $name', (kind) => {
  let database: TestDatabase;
  let media: string;
  let harness: Harness;
  let study: { readonly id: string; readonly linkId: string };

  beforeEach(async () => {
    if (kind.missing !== null) return;
    database = await kind.create();
    media = await mkdtemp(join(tmpdir(), 'recorded-'));
    const transcriber = { url: endpoint.url, model: 'whisper', key: null };
    harness = await startHarness({ data: database.data }, { transcriber, media });
    study = await harness.draft(key, guide);
    await harness.call('launchStudy', { key, params: { studyId: study.id }, body: {} });
  });
  afterEach(async () => {
    if (kind.missing !== null) return;
    await harness.end();
    await database.remove();
    await rm(media, { recursive: true, force: true });
  });

  /** Answers the first question by voice. */
  async function spoken(bytes: Uint8Array): Promise<Access> {
    const started = await participantOf(harness.service.url).start({ linkId: study.linkId, urlParams: {} });
    const access = accessOf(started);
    const recorder = recorderOf(harness.service.url, access);
    const id = await recorder.record(stepIdOf(started), 'audio', voice, bytes, 4200);
    expect((await recorder.answer(stepIdOf(started), { text: '' }, [id])).status).toBe(200);
    return access;
  }
  async function list(query: Readonly<Record<string, string>>): Promise<RecordingsInResponses> {
    const reply = await harness.call('listRecordings', { key, params: { linkId: study.linkId }, query });
    return JSON.parse(reply.text) as RecordingsInResponses;
  }
  const recordingOf = async ({ interviewId }: Access) =>
    (await list({ responseId: interviewId }))[0]?.recordings[0] ?? null;
  async function jobsOf(): Promise<StudyJobs> {
    const reply = await harness.call('getStudyJobs', { key, params: { studyId: study.id } });
    return JSON.parse(reply.text) as StudyJobs;
  }

  it.skipIf(kind.missing !== null)('names the row, the question, the file and when which part was said', async () => {
    endpoint.behave(
      transcribesTo('Rye. And tea.', [
        { start: 0, end: 1.5, text: 'Rye.' },
        { start: 1.5, end: 3, text: 'And tea.' },
      ]),
    );
    const bytes = randomBytes(50_000);
    const access = await spoken(bytes);
    const read = await until(
      async () => await recordingOf(access),
      (one) => one?.transcript.state === 'done',
    );
    expect(read).toMatchObject({
      responseIndex: 0,
      externalId: 'had',
      isFollowUp: false,
      kind: 'audio',
      seconds: 4.2,
      file: { type: 'audio/webm', bytes: bytes.length },
      prepared: { state: 'none', fault: null },
      transcript: {
        state: 'done',
        fault: null,
        parts: [
          { from: 0, to: 1.5, text: 'Rye.' },
          { from: 1.5, to: 3, text: 'And tea.' },
        ],
      },
    });
    const file = await fetch(read?.file?.url ?? '');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(bytes);
    // A page has no parts: they may be long.
    const [listed] = await list({ page: '0', perPage: '8' });
    expect(listed).toMatchObject({ responseId: access.interviewId, readableId: 1 });
    expect(listed?.recordings[0]?.transcript).toEqual({ state: 'done', fault: null });
    expect((await jobsOf()).jobs).toEqual([
      { kind: 'transcript', isDone: true, waiting: 0, done: 1, failed: 0, faults: [] },
      { kind: 'analysis', isDone: false, waiting: 0, done: 0, failed: 0, faults: [] },
      { kind: 'file', isDone: false, waiting: 0, done: 0, failed: 0, faults: [] },
    ]);
  });

  it.skipIf(kind.missing !== null)('says why nothing was written down, and whether it is tried again', async () => {
    endpoint.behave((response) => void response.writeHead(401).end());
    const refused = await spoken(randomBytes(2000));
    const waiting = await until(
      async () => await recordingOf(refused),
      (one) => one?.transcript.fault !== null,
    );
    expect(waiting?.transcript).toEqual({ state: 'waiting', fault: 'key', parts: [] });
    endpoint.behave(transcribesTo('x'.repeat(200_000)));
    const tooLong = await spoken(randomBytes(2000));
    const failed = await until(
      async () => await recordingOf(tooLong),
      (one) => one?.transcript.state === 'failed',
    );
    expect(failed?.transcript).toEqual({ state: 'failed', fault: 'tooLong', parts: [] });
    expect((await jobsOf()).jobs[0]).toEqual({
      kind: 'transcript',
      isDone: true,
      waiting: 1,
      done: 0,
      failed: 1,
      faults: [
        { fault: 'key', waiting: 1, failed: 0 },
        { fault: 'tooLong', waiting: 0, failed: 1 },
      ],
    });
  });

  it.skipIf(kind.missing !== null)('still says that an answer was recorded when the recording is deleted', async () => {
    endpoint.behave(transcribesTo('Rye.', [{ start: 0, end: 1, text: 'Rye.' }]));
    const access = await spoken(randomBytes(2000));
    await until(
      async () => await recordingOf(access),
      (one) => one?.transcript.state === 'done',
    );
    const before = await recordingOf(access);
    const store = await openStore({ data: database.data });
    const mediaStore = await openMediaStore({ data: database.data, media });
    if (mediaStore === null) throw new Error('no media store');
    await sweepMedia(store.recordings, mediaStore, Date.now() + 1000, 0);
    expect(await recordingOf(access)).toMatchObject({ kind: 'audio', seconds: 4.2, file: null });
    expect((await fetch(before?.file?.url ?? '')).status).toBe(404);
    // Another sweep leaves it so; without its answer, nothing is left of it.
    await sweepMedia(store.recordings, mediaStore, Date.now() + 1000, 0);
    expect(await recordingOf(access)).not.toBeNull();
    await participantOf(harness.service.url).back(access);
    const started = await participantOf(harness.service.url).read(access);
    await recorderOf(harness.service.url, access).answer(stepIdOf(started), { text: 'Typed' }, []);
    await sweepMedia(store.recordings, mediaStore, Date.now() + 1000, 0);
    expect(await recordingOf(access)).toBeNull();
    expect(await store.answerRecordings.ofInterviews([access.interviewId])).toEqual([]);
    await mediaStore.close();
    await store.close();
  });
});
