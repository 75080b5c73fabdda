import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../eventually.ts';
import { promised } from '../../eventually.ts';
import { madePieceName } from '../../../packages/study-service/src/media/madeFile.ts';
import type { MediaStore } from '../../../packages/study-service/src/media/mediaStore.ts';
import { sweepMedia } from '../../../packages/study-service/src/media/sweepMedia.ts';
import { ffmpegAt, tryFfmpeg } from '../../../packages/study-service/src/node/media/ffmpeg.ts';
import { openMediaStore } from '../../../packages/study-service/src/node/media/openMediaStore.ts';
import { findProgram } from '../../../packages/study-service/src/node/programs/findProgram.ts';
import { report, sized } from '../../size.ts';
import { block, open } from '../../guideParts.ts';
import { buildChild } from '../childService.ts';
import { type Harness, send, startHarness } from '../harness.ts';
import { accessOf, participantOf } from '../participant.ts';
import { transcribesTo, startTranscriptionEndpoint } from '../transcriptionEndpoint.ts';
import { type MediaPlace, usualPlaces } from './mediaPlaces.ts';
import { recorderOf, stepIdOf } from './recorder.ts';

// Law: a recording that only some browsers play becomes a file that all play, once, with what was recorded and nothing
// else of this machine; what cannot become one stays as it was sent.

const ffmpeg = await findProgram('ffmpeg');
const ffprobe = await findProgram('ffprobe');
const missing = ffmpeg === null || ffprobe === null;
const why = missing ? ' (skipped: ffmpeg and ffprobe are not installed)' : '';
const run = promisify(execFile);

const guide = { title: 'Recorded', studyGuide: [block('Block', open('One?'), open('Two?'))] };
const key = 'free-launcher';

interface Video {
  readonly streamUrl: string;
  readonly mp4Url: string;
}
interface Row {
  readonly user: string;
  readonly audio: string | null;
  readonly video: Video | null;
  readonly screenVideo: Video | null;
}

interface Probed {
  readonly format: { readonly duration: string };
  readonly streams: readonly { readonly codec_name: string; readonly width?: number; readonly height?: number }[];
}

/** Returns what ffprobe finds at an address, with all that a playlist leads to. */
async function probe(address: string): Promise<{ readonly seconds: number; readonly codecs: readonly string[] }> {
  const playlist = address.includes('.m3u8') ? ['-allowed_extensions', 'ALL'] : [];
  const show = ['-show_entries', 'format=duration:stream=codec_name', '-of', 'json'];
  const { stdout } = await run(ffprobe ?? '', ['-v', 'error', ...playlist, ...show, address]);
  const { format, streams } = JSON.parse(stdout) as Probed;
  return { seconds: Number(format.duration), codecs: streams.map(({ codec_name: codec }) => codec).toSorted() };
}

let folder: string;
const made = new Map<string, Buffer>();

/** Four seconds of picture and sound, as recorders of browsers write them. */
async function makeFilms(): Promise<void> {
  const source = ['-f', 'lavfi', '-i', 'testsrc=size=321x241:rate=10', '-f', 'lavfi', '-i', 'sine=frequency=440'];
  const pictures = '-c:v libx264 -preset ultrafast -g 10 -pix_fmt yuv420p -vf scale=320:240'.split(' ');
  const fragments = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof'];
  const films: Readonly<Record<string, readonly string[]>> = {
    'vp8.webm': ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-live', '1'],
    'h264.mkv': [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-g',
      '10',
      '-pix_fmt',
      'yuv420p',
      '-vf',
      'scale=320:240',
      '-c:a',
      'libopus',
    ],
    'whole.mp4': [
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-g',
      '10',
      '-pix_fmt',
      'yuv420p',
      '-vf',
      'scale=320:240',
      '-c:a',
      'aac',
    ],
    'opus.mp4': [...pictures, '-c:a', 'libopus', ...fragments],
    'aac.mp4': [...pictures, '-c:a', 'aac', ...fragments],
    'opus.ogg': ['-vn', '-c:a', 'libopus'],
    'mute.webm': ['-an', '-c:v', 'libvpx', '-deadline', 'realtime'],
  };
  for (const [name, how] of Object.entries(films)) {
    const path = join(folder, name);
    await run(ffmpeg ?? '', ['-v', 'error', ...source, '-t', '4', ...how, path]);
    made.set(name, await readFile(path));
  }
}
const film = (name: string): Buffer => made.get(name) ?? Buffer.alloc(0);

beforeAll(async () => {
  if (missing) return;
  folder = await mkdtemp(join(tmpdir(), 'rewraps-'));
  await makeFilms();
});
afterAll(async () => {
  if (!missing) await rm(folder, { recursive: true });
});

async function settled(url: string): Promise<string> {
  return await eventually('no file waits to be made', async () => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('rewraps{state="waiting"} 0');
    return metrics;
  });
}

describe.skipIf(missing).each(usualPlaces)(`recordings that become MP4${why}: $name`, (media) => {
  let kept: MediaPlace;
  let harness: Harness;
  let linkId: string;
  let bytes: MediaStore;

  beforeAll(async () => {
    kept = await media.create();
    harness = await startHarness('file', { ...kept, ffmpeg: ffmpeg ?? '' });
    const opened = await openMediaStore({ data: harness.data, ...kept });
    if (opened === null) throw new Error('no place');
    bytes = opened;
    const draft = await harness.draft(key, guide);
    ({ linkId } = draft);
    await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: {} });
  });
  afterAll(async () => {
    await harness.end();
    await bytes.close();
    await kept.remove();
  });

  /** Answers with recordings, and returns the row before and after they are made into files. */
  async function answered(...takes: readonly (readonly [kind: string, type: string, bytes: Buffer])[]) {
    const started = await participantOf(harness.service.url).start({ linkId, urlParams: {} });
    const access = accessOf(started);
    const recorder = recorderOf(harness.service.url, access);
    const ids: string[] = [];
    for (const [kind, type, bytes] of takes) ids.push(await recorder.record(stepIdOf(started), kind, type, bytes));
    expect((await recorder.answer(stepIdOf(started), { text: '' }, ids)).status).toBe(200);
    const read = async (): Promise<Row> => {
      const { body } = await harness.call('getSingleResponse', {
        key,
        params: { linkId, responseId: access.interviewId },
      });
      const [row] = body['transcript'] as readonly Row[];
      if (row === undefined) throw new Error('no row');
      return row;
    };
    const metrics = await settled(harness.service.url);
    return { row: await read(), metrics, access };
  }

  it('plays WebM as a file and as a playlist, to the end', { timeout: 60_000 }, async () => {
    const { row } = await answered(
      ['video', 'video/webm;codecs=vp8,opus', film('vp8.webm')],
      ['screen', 'video/webm', film('mute.webm')],
    );
    for (const address of [row.video?.mp4Url ?? '', row.video?.streamUrl ?? '']) {
      const { seconds, codecs } = await probe(address);
      expect(codecs).toEqual(['aac', 'h264']);
      expect(Math.abs(seconds - 4)).toBeLessThan(0.5);
    }
    expect(row.video?.mp4Url).toContain('/recording.mp4?');
    expect(await probe(row.screenVideo?.streamUrl ?? '')).toMatchObject({ codecs: ['h264'] });
    // The playlist names byte ranges of the file, each of which begins with a key frame.
    const list = await (await fetch(row.video?.streamUrl ?? '')).text();
    expect(list.match(/#EXTINF:/gu)).toHaveLength(2);
    const part = await fetch(row.video?.mp4Url ?? '', { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });

  it('deletes what it made with the recording', { timeout: 60_000 }, async () => {
    const { row, access } = await answered(['video', 'video/webm', film('mute.webm')]);
    const address = row.video?.mp4Url ?? '';
    const store = await openStore({ data: harness.data });
    const [recording] = await store.recordings.list(access.interviewId);
    const made = (await store.recordings.listMade([recording?.object ?? ''])).get(recording?.object ?? '');
    const [piece] = made?.pieces ?? [];
    if (recording === undefined || piece === undefined) throw new Error('nothing was made');
    const read = async (): Promise<number> => {
      let length = 0;
      for await (const chunk of bytes.read(madePieceName(recording, piece), 0, piece.bytes)) length += chunk.length;
      return length;
    };
    expect(await read()).toBe(piece.bytes);
    expect((await fetch(address)).status).toBe(200);
    await sweepMedia(store.recordings, bytes, Date.now() + 86_400_000, 1);
    expect((await fetch(address)).status).toBe(404);
    await expect(read()).rejects.toThrow('does not have the object');
    await store.close();
  });

  // What follows does not depend on the place.
  if (media !== usualPlaces[0]) return;

  it('copies what is H.264 and AAC already, and only then', { timeout: 60_000 }, async () => {
    const { row, access } = await answered(
      ['video', 'video/mp4', film('whole.mp4')],
      ['screen', 'video/webm;codecs=h264,opus', film('h264.mkv')],
      ['audio', 'audio/ogg', film('opus.ogg')],
    );
    const store = await openStore({ data: harness.data });
    const recordings = await store.recordings.list(access.interviewId);
    await store.close();
    expect(recordings).toHaveLength(3);
    expect(await probe(row.video?.streamUrl ?? '')).toMatchObject({ codecs: ['aac', 'h264'] });
    expect(await probe(row.screenVideo?.mp4Url ?? '')).toMatchObject({ codecs: ['aac', 'h264'] });
    const sound = await fetch(row.audio ?? '');
    expect([sound.status, sound.headers.get('content-type')]).toEqual([200, 'audio/mp4']);
    const { seconds, codecs } = await probe(row.audio ?? '');
    expect(codecs).toEqual(['aac']);
    expect(Math.abs(seconds - 4)).toBeLessThan(0.5);
    // Copied pictures are the same, byte for byte.
    const pictures = async (path: string): Promise<string> => {
      const how = [
        '-v',
        'error',
        '-i',
        path,
        '-map',
        '0:v',
        '-c',
        'copy',
        '-bsf:v',
        'h264_mp4toannexb',
        '-f',
        'md5',
        '-',
      ];
      return (await run(ffmpeg ?? '', how)).stdout;
    };
    expect(await pictures(row.video?.mp4Url ?? '')).toBe(await pictures(join(folder, 'whole.mp4')));
  });

  it('gives MP4 with Opus sound that all browsers play, and keeps what they play', { timeout: 60_000 }, async () => {
    const { row, access } = await answered(
      ['video', 'video/mp4', film('opus.mp4')],
      ['screen', 'video/mp4', film('aac.mp4')],
    );
    expect(await probe(row.video?.mp4Url ?? '')).toMatchObject({ codecs: ['aac', 'h264'] });
    expect(await probe(row.video?.streamUrl ?? '')).toMatchObject({ codecs: ['aac', 'h264'] });
    expect(Buffer.from(await (await fetch(row.screenVideo?.mp4Url ?? '')).arrayBuffer())).toEqual(film('aac.mp4'));
    const store = await openStore({ data: harness.data });
    const made = await store.recordings.listMade(
      (await store.recordings.list(access.interviewId)).map(({ object }) => object),
    );
    await store.close();
    expect(made.size).toBe(1);
  });

  it('leaves what is damaged, or says one thing and is another', { timeout: 60_000 }, async () => {
    const secret = join(folder, 'secret.txt');
    await writeFile(secret, 'secret');
    const list = `#EXTM3U\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`;
    const concat = `ffconcat version 1.0\nfile ${join(folder, 'whole.mp4')}\n`;
    const before = Number(/rewraps\{state="failed"\} (\d+)/u.exec(await settled(harness.service.url))?.[1]);
    for (const bytes of [randomBytes(30_000), Buffer.from(list), Buffer.from(concat), film('opus.ogg')]) {
      const { row } = await answered(['video', 'video/webm', bytes]);
      expect(row).toMatchObject({ video: null, user: '(Spoken answer, 0:04)' });
    }
    // Half of a recording plays as far as it goes.
    const { row, metrics } = await answered(['video', 'video/webm', film('vp8.webm').subarray(0, 40_000)]);
    expect((await probe(row.video?.mp4Url ?? '')).codecs).toContain('h264');
    expect(Number(/rewraps\{state="failed"\} (\d+)/u.exec(metrics)?.[1]) - before).toBe(4);
    // What is streamed already, and sound in MP4, stays as it was sent.
    const sound = randomBytes(3000);
    const kept = await answered(['audio', 'audio/mp4', sound]);
    expect(Buffer.from(await (await fetch(kept.row.audio ?? '')).arrayBuffer())).toEqual(sound);
  });
});

it.skipIf(process.platform === 'win32')(
  'what runs in place of ffmpeg has limits, and ends when it is stopped',
  async () => {
    const own = await mkdtemp(join(tmpdir(), 'rewraps-'));
    const program = join(own, 'ffmpeg');
    const script = `#!/bin/sh\nprintf '%s ' "$(ulimit -v)" "$(ulimit -t)"; for each; do printf '<%s>' "$each"; done; test -z "$WAIT_FOR" || { touch running; sleep 60; }\n`;
    await writeFile(program, script, { mode: 0o700 });
    const task = { folder: own, format: 'matroska', input: '$(touch hacked).webm', output: ['a b', '; touch hacked'] };
    const outcome = await ffmpegAt(program).run(task, new AbortController().signal);
    expect(outcome).toEqual({ kind: 'ended', text: expect.stringMatching(/^4194304 3600 <-hide_banner>/u) });
    const { text } = outcome as { readonly text: string };
    expect(text).toContain('<-protocol_whitelist><file,pipe><-f><matroska><-i><$(touch hacked).webm>');
    expect(text).toContain('<a b><; touch hacked>');
    expect(await readdir(own)).toEqual(['ffmpeg']);
    process.env['WAIT_FOR'] = 'ever';
    const ending = new AbortController();
    const hanging = ffmpegAt(program).run(task, ending.signal);
    delete process.env['WAIT_FOR'];
    await eventually('it runs', async () => expect(await readdir(own)).toContain('running'));
    ending.abort();
    expect(await promised(hanging)).toEqual({ kind: 'stopped' });
    expect(await tryFfmpeg(program)).toBe('noEncoders');
    expect(await tryFfmpeg(join(own, 'missing'))).toBe('unusable');
    await rm(own, { recursive: true });
  },
);

it.skipIf(missing)(`voices are heard as WAV where there is ffmpeg${why}`, { timeout: 60_000 }, async () => {
  const endpoint = await startTranscriptionEndpoint();
  endpoint.behave(transcribesTo('A tone.'));
  const transcriber = { url: endpoint.url, model: 'whisper', key: null };
  const harness = await startHarness('memory', { ffmpeg: ffmpeg ?? '', transcriber });
  const draft = await harness.draft(key, guide);
  await harness.call('launchStudy', { key, params: { studyId: draft.id }, body: {} });
  const started = await participantOf(harness.service.url).start({ linkId: draft.linkId, urlParams: {} });
  const recorder = recorderOf(harness.service.url, accessOf(started));
  const id = await recorder.record(stepIdOf(started), 'video', 'video/webm', film('vp8.webm'));
  expect((await recorder.answer(stepIdOf(started), { text: '' }, [id])).status).toBe(200);
  await eventually('the transcriber hears it', () => expect(endpoint.sounds).not.toEqual([]));
  const { name, type, bytes } = endpoint.sounds[0]?.file ?? {};
  expect([name, type, bytes?.toString('latin1', 0, 4)]).toEqual(['sound.wav', 'audio/wav', 'RIFF']);
  // Four seconds of one channel.
  expect(Math.abs((bytes?.length ?? 0) - 4 * 32_000)).toBeLessThan(16_000);
  expect(await (await fetch(`${harness.service.url}/readyz`)).json()).toMatchObject({ ffmpeg: 'ready' });
  await harness.end();
  await endpoint.close();
});

it.skipIf(missing)(
  `a service that is killed at work makes each file${why}`,
  { timeout: sized(120_000, 120_000, 7_200_000) },
  async () => {
    const program = await buildChild();
    const own = await mkdtemp(join(tmpdir(), 'rewraps-'));
    try {
      const data = join(own, 'killed.db');
      // Answered while nothing makes files, which is made up for later.
      let child = await program.start(data);
      const apiKey = child.newKey ?? '';
      const { body } = await send(child.url, 'createStudy', { key: apiKey, body: guide });
      await send(child.url, 'launchStudy', { key: apiKey, params: { studyId: String(body.id) }, body: {} });
      const answers: string[] = [];
      for (let take = 0; take < 3; take += 1) {
        const started = await participantOf(child.url).start({ linkId: body.linkId, urlParams: {} });
        const access = accessOf(started);
        const recorder = recorderOf(child.url, access);
        const id = await recorder.record(stepIdOf(started), 'video', 'video/webm', film('vp8.webm'));
        expect((await recorder.answer(stepIdOf(started), { text: '' }, [id])).status).toBe(200);
        answers.push(access.interviewId);
      }
      await child.kill();
      const options = { ffmpeg: ffmpeg ?? '', jobLeaseMs: 300 };
      const kills = sized(1, 2, 60);
      const pids: (number | undefined)[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        child = await program.start(data, '', options);
        pids.push(child.process.pid);
        await new Promise((resolve) => void setTimeout(resolve, 100 + 150 * (kill % 4)));
        await child.kill();
      }
      child = await program.start(data, '', options);
      const isLeft = (name: string): boolean => pids.some((pid) => name.startsWith(`study-work-${pid}-`));
      expect((await readdir(tmpdir())).filter(isLeft)).toEqual([]);
      const metrics = async (): Promise<string> => await (await fetch(`${child.url}/metrics`)).text();
      await eventually('all files are made', async () =>
        expect(await metrics()).toContain(`rewraps{state="done"} ${answers.length}`),
      );
      expect(await metrics()).toContain('rewraps{state="failed"} 0');
      for (const responseId of answers) {
        const params = { linkId: String(body.linkId), responseId };
        const { body: response } = await send(child.url, 'getSingleResponse', { key: apiKey, params });
        const [row] = response['transcript'] as readonly Row[];
        expect((await probe(row?.video?.streamUrl ?? '')).codecs).toEqual(['aac', 'h264']);
      }
      report('rewraps: killed', { kills, files: answers.length });
    } finally {
      await program.remove();
      await rm(own, { recursive: true });
    }
  },
);
