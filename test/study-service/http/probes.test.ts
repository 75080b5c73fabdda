import { expect, test } from 'vitest';
import { inFrontOf } from '@guide-studio/study-service';
import type { ServiceOptions } from '@guide-studio/study-service/node';
import { operated } from './operated.ts';

test('a service whose database answers is healthy and ready', async () => {
  const { get } = await operated();
  expect((await get('/healthz')).status).toBe(200);
  const ready = await get('/readyz');
  expect(ready.status).toBe(200);
  expect(await ready.json()).toEqual({
    status: 'ready',
    moderator: 'script',
    media: 'ready',
    analyst: 'none',
    transcriber: 'none',
    ffmpeg: 'none',
    jobs: { waiting: 0, failed: 0 },
  });
});

test('a service whose database does not answer is healthy, but not ready', async () => {
  const fetch = inFrontOf(async () => new Response('{}'), {
    ping: () => Promise.reject(new Error('gone')),
    countInterviews: () => Promise.reject(new Error('gone')),
    moderations: () => null,
    modelTokens: () => null,
    countJobs: () => Promise.reject(new Error('gone')),
    countMedia: () => Promise.reject(new Error('gone')),
    states: () => Promise.reject(new Error('gone')),
    baseUrl: () => 'http://127.0.0.1',
    host: '127.0.0.1',
    origins: new Set(),
    newId: () => 'request-1',
    seconds: () => 0,
    wait: async () => undefined,
    report: () => undefined,
  });
  const status = async (path: string) => (await fetch(new Request(`http://127.0.0.1${path}`))).status;
  expect(await status('/healthz')).toBe(200);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/metrics')).toBe(200);
});

test('metrics count every answer by endpoint and status, and hold no id, key or text of a request', async () => {
  const { get, create, key } = await operated();
  const created = (await (await create()).json()) as { id: string; linkId: string };
  await create({ title: 'No guide' });
  await get(`/api/public/v1/studies/${created.id}/questions`, { 'x-api-key': key });
  await get(`/api/public/v1/studies/${created.linkId}/questions?secret=answer`);
  await get('/nothing/at/all');
  const response = await get('/metrics');
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  for (const [endpoint, status] of [
    ['createStudy', 201],
    ['createStudy', 400],
    ['getStudyQuestions', 200],
    ['getStudyQuestions', 401],
    ['other', 404],
  ] as const) {
    expect(text).toContain(`study_service_requests_total{endpoint="${endpoint}",status="${status}"} 1\n`);
  }
  for (const secret of [created.id, created.linkId, key, 'secret', 'nothing', 'No guide']) {
    expect(text).not.toContain(secret);
  }
});

test('metrics are lines that Prometheus reads, with histograms that only grow', async () => {
  const { get, create } = await operated();
  for (let turn = 0; turn < 5; turn += 1) await create();
  const lines = (await (await get('/metrics')).text()).trimEnd().split('\n');
  const sample = /^study_service_\w+(?:\{(?:[a-z]+="[\w+.]+",?)+\})? [\d.e+-]+$/u;
  for (const line of lines) {
    expect(line).toMatch(line.startsWith('#') ? /^# (?:HELP|TYPE) study_service_\w+ \S/u : sample);
  }
  const bucket = /^study_service_request_duration_seconds_bucket\{endpoint="createStudy",le="(.+)"\} (\d+)$/u;
  const counts = lines.flatMap((line) => Number(bucket.exec(line)?.[2] ?? Number.NaN)).filter(Number.isFinite);
  expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  expect(counts.at(-1)).toBe(5);
  expect(lines).toContain('study_service_request_duration_seconds_count{endpoint="createStudy"} 5');
});

test('other machines read the metrics only with the key of the operator', async () => {
  const statusOf = async (options: Partial<ServiceOptions>, headers: Readonly<Record<string, string>> = {}) =>
    (await (await operated(undefined, options)).get('/metrics', headers)).status;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const reached: readonly Partial<ServiceOptions>[] = [
    { baseUrl: 'https://studies.example.org' },
    { behindProxy: true },
    { host: '0.0.0.0' },
  ];
  for (const options of reached) {
    expect(await statusOf(options)).toBe(403);
    expect(await statusOf({ ...options, metricsKey: 'secret' })).toBe(401);
    expect(await statusOf({ ...options, metricsKey: 'secret' }, bearer('secret '))).toBe(200);
  }
  expect(await statusOf({})).toBe(200);
  for (const wrong of [undefined, bearer(''), bearer('Secret'), bearer('secrets'), { 'x-api-key': 'secret' }]) {
    expect(await statusOf({ metricsKey: 'secret' }, wrong)).toBe(401);
  }
  const { get, key } = await operated(undefined, { metricsKey: 'secret' });
  expect((await get('/metrics', bearer(key))).status).toBe(401);
});
