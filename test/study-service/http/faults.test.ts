import { createApiClient } from '@guide-studio/api-client';
import { expect, test } from 'vitest';
import { FaultRules, withFaults } from '../../../packages/study-service/src/http/faults.ts';
import { operated, smallGuide } from './operated.ts';

function clientOf({ service, key }: Awaited<ReturnType<typeof operated>>) {
  return createApiClient({
    baseUrl: service.url,
    apiKey: key,
    fetch: async (url, init) => await fetch(url, init as RequestInit),
  });
}

test('a chosen code is answered as often as asked, without reaching the service; then all is as before', async () => {
  const running = await operated([{ endpoint: 'createStudy', times: 2, code: 'concurrent_modification' }]);
  const client = clientOf(running);
  for (let turn = 0; turn < 2; turn += 1) {
    const refused = await client.call('createStudy', { body: smallGuide });
    expect(refused).toMatchObject({ ok: false, failure: { status: 409, code: 'concurrent_modification' } });
  }
  expect(await client.call('listStudies', {})).toMatchObject({ ok: true, value: { studies: [] } });
  expect((await client.call('createStudy', { body: smallGuide })).ok).toBe(true);
});

test('rules apply in their order, each to its endpoint, the participant included', async () => {
  const { get, create } = await operated([
    { endpoint: 'listWallets', status: 503 },
    { endpoint: '*', times: 1, status: 500 },
    { endpoint: 'readInterview', status: 409, code: 'not_taking_responses' },
  ]);
  expect((await get('/api/public/v1/wallets')).status).toBe(503);
  expect((await create()).status).toBe(500);
  expect((await create()).status).toBe(201);
  const read = await get('/api/participant/interviews/1');
  expect(read.status).toBe(409);
  expect(await read.json()).toMatchObject({ code: 'not_taking_responses' });
});

test('a cut body breaks the connection after the service has done its work', async () => {
  for (const cutAfterBytes of [0, 1, 20, 1_000_000]) {
    const running = await operated([{ endpoint: 'createStudy', times: 1, cutAfterBytes }]);
    const cut = await clientOf(running).call('createStudy', { body: smallGuide });
    expect(cut, String(cutAfterBytes)).toMatchObject({ ok: false, failure: { mayHaveHappened: true } });
    const listed = await clientOf(running).call('listStudies', {});
    expect(listed).toMatchObject({ ok: true, value: { studies: [{ title: 'Small' }] } });
  }
});

test('a delayed answer waits before the service is reached', async () => {
  const seen: string[] = [];
  const service = async () => {
    seen.push('service');
    return new Response('{}');
  };
  const rules = FaultRules.parse([{ endpoint: 'listStudies', times: 1, delayMs: 200 }]);
  const fetch = withFaults(service, rules, async (milliseconds) => void seen.push(`waited ${milliseconds}`));
  const url = 'http://127.0.0.1/api/public/v1/studies';
  await fetch(new Request(url));
  await fetch(new Request(url));
  expect(seen).toEqual(['waited 200', 'service', 'service']);
});

test('rules of another shape are refused', () => {
  for (const wrong of [
    {},
    [],
    [{ endpoint: 'createStudy' }],
    [{ endpoint: 'createStudy', times: 1 }],
    [{ endpoint: 'create', status: 500 }],
    [{ endpoint: 'createStudy', status: 200 }],
    [{ endpoint: 'createStudy', status: 500, after: 1 }],
  ]) {
    expect(FaultRules.safeParse(wrong).success, JSON.stringify(wrong)).toBe(false);
  }
});
