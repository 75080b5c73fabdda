import { inFrontOf } from '@guide-studio/study-service';
import { expect, test } from 'vitest';

test('what the service throws is reported, and answered without a word of it', async () => {
  const reported: unknown[] = [];
  const bug = new Error('select secret from table');
  const fetch = inFrontOf(() => Promise.reject(bug), {
    ping: async () => undefined,
    countInterviews: async () => ({ complete: 0, screened_out: 0, in_progress: 0 }),
    moderations: () => null,
    modelTokens: () => null,
    countJobs: async () => ({}),
    countMedia: async () => null,
    states: async () => ({ media: 'none', analyst: 'none', transcriber: 'none', ffmpeg: 'none' }),
    baseUrl: () => 'http://127.0.0.1',
    host: '127.0.0.1',
    origins: new Set(),
    newId: () => 'request-1',
    seconds: () => 0,
    wait: async () => undefined,
    report: (error) => void reported.push(error),
  });
  const response = await fetch(new Request('http://127.0.0.1/s/abc'));
  const text = await response.text();
  expect([response.status, response.headers.get('x-request-id')]).toEqual([500, 'request-1']);
  expect(JSON.parse(text)).toMatchObject({ code: 'internal_error' });
  expect(text).not.toContain('secret');
  expect(reported).toEqual([bug]);
  const metrics = await (await fetch(new Request('http://127.0.0.1/metrics'))).text();
  expect(metrics).toContain('{endpoint="participantPage",status="500"} 1');
});
