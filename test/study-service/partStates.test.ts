import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { promised } from '../eventually.ts';
import { asks, answersWith as writes, startChatEndpoint } from './chatEndpoint.ts';
import { type Harness, startHarness } from './harness.ts';
import { recorderOf, stepIdOf } from './media/recorder.ts';
import { accessOf, participantOf } from './participant.ts';
import { transcribesTo, startTranscriptionEndpoint } from './transcriptionEndpoint.ts';

// Law: an operator sees in /readyz, /metrics and the log which part fails, why, and since when it works again.

const key = 'free-launcher';
const secret = 'sk-secret-of-the-model';
const guide = {
  title: 'Bread',
  studyGuide: [
    {
      type: 'flat',
      title: 'Breakfast',
      items: [{ type: 'open_ended', text: 'What did you have?', followUp: 'light' }],
    },
  ],
};

let chat: Awaited<ReturnType<typeof startChatEndpoint>>;
let endpoint: Awaited<ReturnType<typeof startTranscriptionEndpoint>>;
beforeAll(async () => {
  chat = await startChatEndpoint();
  endpoint = await startTranscriptionEndpoint();
});
afterAll(async () => {
  await chat.close();
  await endpoint.close();
});

let folder: string;
let media: string;
let harness: Harness;
beforeEach(async () => {
  chat.behave(writes({ stop: true, probe: null, reason: 'Tested.' }));
  endpoint.behave(transcribesTo(''));
  // No test waits so long.
  await serve(60_000);
});

async function serve(followUpMs: number): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'states-'));
  media = join(folder, 'media');
  harness = await startHarness(
    { data: join(folder, 's.db') },
    {
      media,
      model: { url: chat.url, model: 'small', key: secret },
      transcriber: { url: endpoint.url, model: 'whisper', key: secret },
      retryPartsMs: 50,
      followUpMs,
    },
  );
}

async function stop(): Promise<void> {
  await harness.end();
  await rm(folder, { recursive: true, force: true });
}

afterEach(stop);

const get = async (path: string): Promise<string> => await (await fetch(`${harness.service.url}${path}`)).text();
const ready = async () => JSON.parse(await get('/readyz')) as Readonly<Record<string, string>>;
const warnings = (): readonly string[] =>
  harness.log
    .map((line) => JSON.parse(line) as { level: number; msg?: string })
    .flatMap(({ level, msg }) => (level === 40 && msg !== undefined ? [msg] : []));
const failures = () => harness.log.filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
const status = (code: number) => (response: { writeHead(code: number): { end(): unknown } }) =>
  void response.writeHead(code).end();

async function begun() {
  const study = await harness.draft(key, guide);
  await harness.call('launchStudy', { key, params: { studyId: study.id }, body: {} });
  const participant = participantOf(harness.service.url);
  const started = await participant.start({ linkId: study.linkId, urlParams: {} });
  const access = accessOf(started);
  return { study, participant, access, stepId: stepIdOf(started), recorder: recorderOf(harness.service.url, access) };
}

async function spoken(sound = randomBytes(30_000)) {
  const one = await begun();
  const id = await one.recorder.record(one.stepId, 'audio', 'audio/webm;codecs=opus', sound);
  const reply = await one.recorder.answer(one.stepId, { text: '' }, [id]);
  return { ...one, id, reply };
}

describe('what is tried at the start', () => {
  it('is the state of model and transcriber at once, and again when they work', async () => {
    chat.behave(status(401));
    endpoint.behave(status(404));
    const tried = harness.service.tryParts();
    expect(await tried.model).toContain('answers 401. Check the key in GUIDE_MODEL_KEY.');
    expect(await tried.transcriber).toContain('Check the address, which usually ends with /v1');
    expect(await ready()).toMatchObject({ moderator: 'key', analyst: 'key', transcriber: 'notFound' });
    const metrics = await get('/metrics');
    for (const [part, state] of [
      ['moderator', 'key'],
      ['transcriber', 'notFound'],
      ['media', 'ready'],
    ] as const)
      expect(metrics).toContain(`study_service_part{part="${part}",state="${state}"} 1\n`);
    chat.behave(writes({ stop: true, probe: null, reason: 'Tested.' }));
    endpoint.behave(transcribesTo(''));
    await expect.poll(ready).toMatchObject({ moderator: 'model', analyst: 'ready', transcriber: 'ready' });
    const words = warnings();
    expect(words.filter((line) => line.includes('(key; 1 failure so far)'))).toHaveLength(2);
    expect(words.some((line) => line.includes(new URL(chat.url).host) && line.includes('works again'))).toBe(true);
    expect(harness.log.join('')).not.toContain(secret);
  });
});

describe('a failure in an interview', () => {
  it('is one line of the log, not one for each, without what was said', async () => {
    chat.behave(status(500));
    for (let at = 0; at < 3; at += 1) {
      const { participant, access, stepId } = await begun();
      await participant.answer(access, stepId, { text: 'Rye bread of my aunt.' });
    }
    const described = warnings().filter((line) => !line.includes('summaries'));
    expect(described[0]).toContain('failed (serverFailed; 1 failure so far). It answered with an error of its own.');
    // The next is the tenth; trials count, too.
    expect(described.slice(1).every((line) => line.includes('10 failures so far'))).toBe(true);
    expect(harness.log.join('')).not.toContain('aunt');
  });

  it('of the transcriber is counted as why the script asked, and said', async () => {
    chat.behave(asks('Where was it from?'));
    endpoint.behave(status(500));
    await spoken();
    expect(await get('/metrics')).toContain('moderations_total{outcome="transcriberFailed"} 1\n');
    expect(await ready()).toMatchObject({ moderator: 'transcriberFailed' });
    expect(warnings().some((line) => line.includes('The transcriber whisper at'))).toBe(true);
    // The next typed answer is asked about by the model.
    const { participant, access, stepId } = await begun();
    await participant.answer(access, stepId, { text: 'Bread.' });
    expect(await ready()).toMatchObject({ moderator: 'model' });
  });

  it('by being slow is counted too', async () => {
    await stop();
    await serve(2000);
    endpoint.behave(() => undefined);
    await promised(spoken());
    expect(await get('/metrics')).toContain('moderations_total{outcome="transcriberLate"} 1\n');
  });
});

it('counts the tokens of summaries', async () => {
  chat.behave(asks('Where was it from?'), writes({}, 40));
  const { participant, access, stepId } = await begun();
  const reply = await participant.answer(access, stepId, { text: 'Bread.' });
  await participant.answer(access, stepIdOf(reply), { text: 'The bakery.' });
  await expect.poll(async () => await get('/metrics')).toContain('study_service_model_tokens_total 140\n');
});

describe('a place for recordings', () => {
  it('that is gone, or has a file in its place, is not ready; the log says it once', async () => {
    expect((await spoken()).reply.status).toBe(200);
    const away = join(folder, 'away');
    await rename(media, away);
    expect(await ready()).toMatchObject({ media: 'unreachable' });
    const { recorder, stepId } = await begun();
    for (let at = 0; at < 3; at += 1) {
      const recordingId = crypto.randomUUID();
      await recorder.begin({ recordingId, stepId, kind: 'audio', type: 'audio/webm' });
      expect(await recorder.piece(recordingId, 1, randomBytes(100))).toMatchObject({ status: 503, code: 'not_stored' });
    }
    await writeFile(media, '');
    expect(await ready()).toMatchObject({ media: 'unreachable' });
    expect(warnings().filter((line) => line.includes(media))).toEqual([
      `The place for recordings, ${media}, cannot be used. Check that it is there, and that the service may write to it. No recordings are taken until then.`,
    ]);
    expect(failures()).toEqual([]);
    await rm(media);
    await rename(away, media);
    expect(await ready()).toMatchObject({ media: 'ready' });
    expect(warnings().at(-1)).toBe(`The place for recordings, ${media}, works again.`);
  });

  it('without a recording answers 404 before it sends anything, and 503 if it is gone', async () => {
    const { study, access } = await spoken();
    const query = { responseId: access.interviewId };
    const { text } = await harness.call('listRecordings', { key, params: { linkId: study.linkId }, query });
    const [{ recordings }] = JSON.parse(text) as [{ recordings: readonly { file: { url: string } }[] }];
    const address = recordings[0]?.file.url ?? '';
    expect((await (await fetch(address)).arrayBuffer()).byteLength).toBe(30_000);
    const store = await openStore({ data: join(folder, 's.db') });
    const [recording] = await store.recordings.list(access.interviewId);
    await store.close();
    await rename(media, join(folder, 'away'));
    expect((await fetch(address)).status).toBe(503);
    await rename(join(folder, 'away'), media);
    // The second of its two pieces.
    const pieces = join(media, recording?.organizationId ?? '', recording?.object ?? '');
    const second = recording?.pieces.find(({ number }) => number === 2)?.sha256 ?? '';
    await rm(join(pieces, `000002-${second}`));
    expect((await fetch(address)).status).toBe(404);
    expect((await fetch(address, { headers: { range: 'bytes=0-99' } })).status).toBe(206);
    expect((await fetch(address, { headers: { range: 'bytes=25000-' } })).status).toBe(404);
    expect(
      (await harness.call('getSingleResponse', { key, params: { linkId: study.linkId, responseId: '1' } })).status,
    ).toBe(200);
  });
});
