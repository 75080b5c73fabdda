import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { getEventListeners } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../eventually.ts';
import { fetchRecording, mayRead, partsOfRecording } from '../../packages/host/src/node/publishing/fetchRecording.ts';
import { recorderOf, stepIdOf } from '../study-service/media/recorder.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { readCsv } from '../interview-engine/csvReader.ts';
import { loopback, nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const guide = {
  title: 'Breakfast',
  studyGuide: [
    {
      type: 'flat',
      title: 'First',
      items: [
        { externalId: 'had', text: 'What did you eat?', type: 'open_ended', followUp: 'none' },
        { externalId: '=why/..', text: 'Why?', type: 'open_ended', followUp: 'none' },
      ],
    },
  ],
};
const text = `${JSON.stringify(guide, null, 2)}\n`;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the recordings of a study', () => {
  let folder: string;
  let service: Awaited<ReturnType<typeof startService>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'recordings-'));
    const log = { write: () => undefined };
    service = await startService({ port: 0, data: join(folder, 's.db'), media: join(folder, 'media'), log });
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  /** A live study with one response, whose two answers were spoken. */
  async function recordedStudy(sounds: readonly Uint8Array[], also: Parameters<typeof nodeHost>[1] = {}) {
    const apiKey = service.newKey ?? '';
    const connection = { baseUrl: service.url, apiKey };
    const host = await nodeHost({ [file]: text }, { thisComputer: async () => connection, ...also });
    const { implementation } = host;
    const created = await implementation['study.create']({ file, text });
    if (!created.ok) throw new Error(created.error.code);
    const wallets = await implementation['wallet.list']({});
    const { studyId, linkId } = created.value;
    const walletId = wallets.ok ? wallets.value.wallets[0]?.walletId : undefined;
    await implementation['study.launch']({ file, studyId, walletId });
    let reply = await participantOf(service.url).start({ linkId, urlParams: {} });
    const access = accessOf(reply);
    const recorder = recorderOf(service.url, access);
    for (const sound of sounds) {
      const stepId = stepIdOf(reply);
      const id = await recorder.record(stepId, 'audio', 'audio/webm;codecs=opus', sound, 4000);
      await recorder.answer(stepId, { text: '' }, [id]);
      reply = await participantOf(service.url).read(access);
    }
    return { ...host, studyId, responseId: access.interviewId };
  }

  async function pathsOf({ implementation, studyId, responseId }: Awaited<ReturnType<typeof recordedStudy>>) {
    const list = await implementation['study.recordings']({ studyId, responseId });
    if (!list.ok) throw new Error(list.error.code);
    return list.value.recordings.map((recording) => recording.file?.path ?? '');
  }

  test('are read by the page at its own origin, in parts, with the session only', async () => {
    const sounds = [randomBytes(60_000), randomBytes(10)];
    const study = await recordedStudy(sounds);
    const { url, origin } = await loopback(study.dispatch, study.readRecording);
    const token = new URL(url).hash.slice('#token='.length);
    const entered = await fetch(`${origin}/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', 'x-guide-studio': '' },
      body: JSON.stringify({ token }),
    });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const [path = ''] = await pathsOf(study);
    expect(path).toMatch(/^\/recording\/[0-9a-f]{64}$/u);
    // The same recording keeps its path: a player goes on.
    expect((await pathsOf(study))[0]).toBe(path);
    const whole = await fetch(`${origin}${path}`, { headers: { cookie } });
    expect(whole.status).toBe(200);
    expect(whole.headers.get('content-type')).toBe('audio/webm');
    expect(whole.headers.get('content-security-policy')).toContain("media-src 'self'");
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(sounds[0]);
    const part = await fetch(`${origin}${path}`, { headers: { cookie, range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/60000']);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(sounds[0]?.subarray(100, 200));
    expect((await fetch(`${origin}${path}`, { headers: { cookie, range: 'bytes=70000-' } })).status).toBe(416);
    expect((await fetch(`${origin}${path}`)).status).toBe(403);
    expect((await fetch(`${origin}${path}`, { headers: { cookie: `${cookie}x` } })).status).toBe(403);
    expect((await fetch(`${origin}${path}`, { headers: { cookie, 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    for (const forged of [
      `${path.slice(0, -1)}x`,
      '/recording/',
      '/recording/..%2f..',
      `/recording/${'0'.repeat(64)}`,
    ]) {
      expect((await fetch(`${origin}${forged}`, { headers: { cookie } })).status).toBe(404);
    }
  });

  test('whose address has ended are read at a new one', async () => {
    const sound = randomBytes(2000);
    const study = await recordedStudy([sound]);
    const [path = ''] = await pathsOf(study);
    const store = await openStore({ data: join(folder, 's.db') });
    await store.recordings.setSigningKey(randomBytes(32).toString('base64url'));
    await store.close();
    const answer = await study.readRecording(path, null, AbortSignal.timeout(10_000));
    expect(answer?.status).toBe(200);
    expect(Buffer.from(await new Response(answer?.body ?? null).arrayBuffer())).toEqual(sound);
  });

  test('are reported by answer, with the jobs about them', async () => {
    const study = await recordedStudy([randomBytes(100)]);
    const { studyId, responseId, implementation } = study;
    const recorded = await implementation['study.recorded']({ studyId, page: 0, perPage: 8, updatedSince: null });
    expect(recorded).toMatchObject({ ok: true, value: { recorded: [{ responseId, readableId: 1 }] } });
    expect(recorded.ok && recorded.value.recorded?.[0]?.answerIds).toHaveLength(1);
    const jobs = await implementation['study.jobs']({ studyId });
    expect(jobs.ok && jobs.value?.jobs.map(({ kind }) => kind)).toEqual(['transcript', 'analysis', 'file']);
  });

  async function archived(study: Awaited<ReturnType<typeof recordedStudy>>, name: string) {
    const { implementation, studyId } = study;
    const begun = await implementation['archive.begin']({ studyId, name });
    if (!begun.ok || begun.value === null) throw new Error('not begun');
    const { archive, path } = begun.value;
    expect(path).toBe(join(study.home, 'Downloads', name.endsWith('.zip') ? name : `${name}.zip`));
    return await eventually('the archive has ended', async () => {
      const state = await implementation['archive.state']({ archive });
      if (!state.ok) throw new Error(state.error.code);
      if (state.value.state === 'running') throw new Error('It is running.');
      return state.value;
    });
  }

  test('are saved in one archive with a list, which other programs read, apart from the guides', async () => {
    const sounds = [randomBytes(300_000), randomBytes(5)];
    const study = await recordedStudy(sounds);
    const bytes = sounds.reduce((sum, sound) => sum + sound.length, 0);
    expect(await archived(study, 'all')).toEqual({
      state: 'done',
      files: 2,
      bytes,
      missing: 0,
      ofFiles: 2,
      ofBytes: bytes,
    });
    const downloads = join(study.home, 'Downloads');
    const path = join(downloads, 'all.zip');
    const guides = await readdir(study.folder);
    execFileSync('unzip', ['-tq', path]);
    const inside = (name: string) => execFileSync('unzip', ['-p', path, name], { maxBuffer: 1e8 });
    const [headings, ...rows] = readCsv(inside('manifest.csv').toString(), ',');
    const column = (name: string) => rows.map((row) => row[headings?.indexOf(name) ?? -1]);
    expect(column('file')).toEqual(['recordings/0001-01-had-audio.webm', 'recordings/0001-02--why--audio.webm']);
    expect(column('question_external_id')).toEqual(['had', "'=why/.."]);
    expect(column('response_id')).toEqual([study.responseId, study.responseId]);
    expect(column('seconds')).toEqual(['4', '4']);
    expect(column('sha256')).toEqual(sounds.map(sha256));
    expect(inside('recordings/0001-01-had-audio.webm')).toEqual(sounds[0]);
    expect(await readdir(downloads)).toEqual(['all.zip']);
    expect(guides.filter((name) => /\.(?:tmp|zip)$/u.test(name))).toEqual([]);
    // A second one does not replace it.
    expect(await archived(study, 'all.zip')).toMatchObject({ state: 'failed', error: { code: 'alreadyExists' } });
    execFileSync('unzip', ['-tq', path]);
  });

  test('are saved without those that are lost, which the list names with the reason', async () => {
    const sound = randomBytes(300);
    const whole = await recordedStudy([randomBytes(200), sound]);
    const list = await whole.implementation['study.recordings']({
      studyId: whole.studyId,
      responseId: whole.responseId,
    });
    expect(list.ok && list.value.recordings).toHaveLength(2);
    const store = await openStore({ data: join(folder, 's.db') });
    const [first] = await store.recordings.list(whole.responseId);
    await store.close();
    const organization = (await readdir(join(folder, 'media'))).find((name) => !name.startsWith('.')) ?? '';
    await rm(join(folder, 'media', organization, first?.object ?? 'none'), { recursive: true });
    expect(await archived(whole, 'lost')).toMatchObject({ state: 'done', files: 1, missing: 1, ofFiles: 2 });
    const manifest = execFileSync('unzip', [
      '-p',
      join(whole.home, 'Downloads', 'lost.zip'),
      'manifest.csv',
    ]).toString();
    const [headings, ...rows] = readCsv(manifest, ',');
    expect(rows.map((row) => row[headings?.indexOf('missing') ?? -1])).toEqual(['not found', '']);
    expect(rows.map((row) => row[headings?.indexOf('sha256') ?? -1])).toEqual(['', sha256(sound)]);
  });

  test('leave nothing if the archive is stopped or the service breaks', async () => {
    const study = await recordedStudy([randomBytes(100)]);
    await writeFile(join(study.folder, 'other.txt'), 'stays');
    const before = await readdir(study.folder);
    // A service that sends the beginning of a recording, and then nothing or an end.
    let isCut = false;
    const slow = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'audio/webm', 'content-length': '1000' });
      response.write('beginning');
      if (isCut) setTimeout(() => response.destroy(), 50);
    });
    await new Promise<void>((resolve) => void slow.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/x`;
    const fetchSlow = async (url: string, init?: object) => await fetch(url.includes('/media/') ? address : url, init);
    const other = await recordedStudy([randomBytes(100)], { fetch: fetchSlow });
    const begun = await other.implementation['archive.begin']({ studyId: other.studyId, name: 'slow' });
    const archive = (begun.ok && begun.value?.archive) || '';
    await expect
      .poll(async () => {
        const state = await other.implementation['archive.state']({ archive });
        return state.ok && state.value.bytes;
      })
      .toBe('beginning'.length);
    const downloads = join(other.home, 'Downloads');
    expect((await readdir(downloads)).filter((name) => name.endsWith('.tmp'))).toHaveLength(1);
    await other.implementation['archive.stop']({ archive });
    expect(await other.implementation['archive.state']({ archive })).toMatchObject({
      ok: true,
      value: { state: 'failed', error: { code: 'archivingStopped' } },
    });
    const noArchive = async () => await readdir(downloads);
    expect(await noArchive()).toEqual([]);
    isCut = true;
    expect(await archived(other, 'cut')).toMatchObject({ state: 'failed', error: { code: 'api' } });
    expect(await noArchive()).toEqual([]);
    expect(await readdir(study.folder)).toEqual(before);
    expect(await readFile(join(study.folder, 'other.txt'), 'utf8')).toBe('stays');
    slow.closeAllConnections();
    await new Promise<void>((resolve) => void slow.close(() => resolve()));
  });

  test('have names that every system allows', async () => {
    const { implementation, studyId } = await recordedStudy([]);
    for (const name of ['../up', 'a/b', 'con', '.hidden', 'a\u0000b']) {
      expect(await implementation['archive.begin']({ studyId, name })).toMatchObject({ error: { code: 'badName' } });
    }
  });
});

test.each([
  ['https://studies.example/media/x', 'https://studies.example', true],
  ['https://media.example/x', 'https://studies.example', true],
  ['http://media.example/x', 'https://studies.example', false],
  ['http://127.0.0.1:9000/x', 'https://studies.example', false],
  ['https://localhost/x', 'https://studies.example', false],
  ['http://127.0.0.1:9000/x', 'http://127.0.0.1:4310', true],
  ['file:///etc/passwd', 'http://127.0.0.1:4310', false],
  ['nothing', 'http://127.0.0.1:4310', false],
])('%s, named by %s, may be read: %s', (url, baseUrl, expected) => {
  expect(mayRead(url, baseUrl)).toBe(expected);
});

test('a recording that was read leaves nothing at the signal of the archive; an ended signal reads none', async () => {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'audio/webm' }).end('sound'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const ending = new AbortController();
  const read = async () =>
    await fetchRecording(
      async (address, init) => await fetch(address, init as RequestInit),
      { baseUrl: url, url },
      null,
      ending.signal,
    );
  const fetched = await read();
  if (fetched.state !== 'read') throw new Error(fetched.state);
  const parts: Uint8Array[] = [];
  for await (const part of partsOfRecording(fetched.response, ending.signal)) parts.push(part);
  expect(Buffer.concat(parts).toString()).toBe('sound');
  expect(getEventListeners(ending.signal, 'abort')).toEqual([]);
  ending.abort();
  expect(await read()).toEqual({ state: 'unreachable' });
  await new Promise((resolve) => server.close(resolve));
});
