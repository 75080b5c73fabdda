import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@guide-studio/api-client';
import { modelFault, translate } from '@guide-studio/study-service/node';
import { fetchRecording, partsOfRecording } from '../../packages/host/src/node/publishing/fetchRecording.ts';
import { isOwnService } from '../../packages/host/src/node/publishing/ownService.ts';
import { takeInterviews } from '../../packages/host/src/node/publishing/rehearsing.ts';
import { analyse } from '../../packages/study-service/src/analyst/analyse.ts';
import { askForJson } from '../../packages/study-service/src/models/modelEndpoint.ts';
import { s3Store } from '../../packages/study-service/src/node/media/s3Store.ts';
import { commandTranscriber } from '../../packages/study-service/src/node/transcriber/commandTranscriber.ts';
import { endpointTranscriber } from '../../packages/study-service/src/transcriber/endpointTranscriber.ts';

// Everything that waits for another server or program, while memory is collected. For each, it prints how many of its
// calls had not ended after ten seconds, and what came of them.

const limitMs = 2000;
const mostMs = 10_000;
/** Some of so many calls lose their signal if nothing else watches it. */
const calls = 40;

const never = (): AbortSignal => new AbortController().signal;
const texts = [{ kind: 'question', source: 'Why?' }] as const;
const guide = { title: 'Bread', studyGuide: [] };
const sound = {
  path: '/dev/null',
  name: 'sound.wav',
  type: 'audio/wav',
  durationMs: 1000,
  language: 'en',
  blob: async () => new Blob(['sound']),
};
const session = { seed: 'one', urlParams: {}, answers: [], reopened: null };
const participant = { session, progress: 'complete' as const };
const permission = { linkId: 'link', pass: 'pass', endsAt: '' };
const keys = { accessKeyId: 'id', secretAccessKey: 'secret' };
const fetching = async (url: string, init: unknown) => await fetch(url, init as RequestInit);
const modelAt = (url: string) => ({ url, model: 'small', key: null });
const clientOf = (baseUrl: string) =>
  createApiClient({ baseUrl, apiKey: 'key', fetch: fetching, timeoutMs: limitMs, retryDelaysMs: [] });

async function readRecording(address: string): Promise<void> {
  // It is asked three times.
  const store = s3Store({ address, region: 'here', prefix: '', keys, limitMs: limitMs / 4 });
  for await (const _ of store.read('organization/recording/1', 0, 100));
}

type Wait = (url: string) => Promise<unknown>;
const question: Wait = async (url) => {
  const signal = AbortSignal.timeout(limitMs);
  const answer = await askForJson(modelAt(url), {}, { fetch, signal });
  signal.throwIfAborted();
  return answer;
};
const waits: Readonly<Record<string, Wait>> = {
  question,
  trial: async (url) => await modelFault(modelAt(url), fetch, never(), limitMs),
  summary: async (url) => await analyse({ model: modelAt(url), fetch, hash: String, limitMs }, guide, [], never()),
  translation: async (url) => await translate({ model: modelAt(url), fetch, limitMs }, texts, { from: 'en', to: 'de' }),
  transcript: async (url) => await endpointTranscriber(modelAt(url), { fetch, limitMs }).transcribe(sound, never()),
  recording: readRecording,
  savedRecording: async (url) => {
    const fetched = await fetchRecording(fetching, { baseUrl: url, url }, 'bytes=0-', never(), limitMs);
    if (fetched.state !== 'read') throw Object.assign(new Error(fetched.state), { code: fetched.state });
    for await (const _ of partsOfRecording(fetched.response, never(), limitMs));
  },
  study: async (url) => await clientOf(url).call('getStudyGuide', { params: { studyId: 'study' } }),
  studies: async (url) => await clientOf(url).call('listStudies', {}),
  ownService: async (url) => await isOwnService(url, fetching, limitMs),
  rehearsal: async (baseUrl) =>
    // Each request is sent five times.
    await takeInterviews(
      { baseUrl, fetch: fetching, timeoutMs: limitMs / 5, sleep: async () => undefined, permission },
      [participant],
    ),
};

const server = createServer((request, response) => {
  if (request.url?.startsWith('/silent') === true) return;
  const isRecording = request.headers.range !== undefined;
  const type = isRecording ? 'audio/webm' : 'application/json';
  response.writeHead(isRecording ? 206 : 200, { 'content-type': type });
  response.write('[{"choices":[{"mess');
});
await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;

async function tried(name: string, count: number, act: () => Promise<unknown>): Promise<void> {
  const outcomes: string[] = [];
  const all = Array.from({ length: count }, async () => {
    const outcome = await act().catch(({ name: kind, code }: { name: string; code: unknown }) => ({ kind, code }));
    outcomes.push(JSON.stringify(outcome));
  });
  await Promise.race([Promise.all(all), new Promise((resolve) => void setTimeout(resolve, mostMs))]);
  const lost = count - outcomes.length;
  process.stdout.write(`${JSON.stringify({ name, lost, outcomes: [...new Set(outcomes)] })}\n`);
}

const { gc: collect } = globalThis;
if (collect === undefined) throw new Error('Run this with --expose-gc.');
setInterval(() => {
  collect();
}, 100);
const tryWait = async (name: string, path: string, wait: Wait): Promise<void> =>
  await tried(`${name}, ${path}`, calls, async () => wait(`http://127.0.0.1:${port}/${path}`));
// Alone: while much else is done, hardly a signal is lost.
await tryWait('question', 'half', question);
const others = Object.entries(waits).flatMap(([name, wait]) => [
  tryWait(name, 'silent', wait),
  ...(wait === question ? [] : [tryWait(name, 'half', wait)]),
]);
const programs = tried('command', 3, async () => {
  return await commandTranscriber(['sleep', '3600'], { limitMs }).transcribe(sound, never());
});
await Promise.all([...others, programs]);
process.exit();
