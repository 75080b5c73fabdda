import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiClient, type Fetch } from '@guide-studio/api-client';
import { ownServicePath, rehearsalNumbersAfter } from '@guide-studio/api-contract/internal';
import type { Json } from '@guide-studio/guide-core';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { Guide, Session } from '@guide-studio/interview-engine';
import { inventParticipants } from '@guide-studio/interview-engine/invented';
import { coverageOf, goalsToCover } from '@guide-studio/interview-engine/internal';
import { coveringSet, explore, goalKey } from '@guide-studio/interview-engine/paths';
import { openStore, startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Behaviour, json, startBadServer } from '../api-client/badServer.ts';
import { report, sized } from '../size.ts';
import { nodeHost } from './hosts.ts';

const silent = { write: () => undefined };
let folder = '';
let data = '';
let service: Awaited<ReturnType<typeof startService>>;
let apiKey = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rehearsals-'));
  data = join(folder, 'service.db');
  service = await startService({ port: 0, data, log: silent });
  apiKey = service.newKey ?? '';
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** A host whose chosen service is at this address. */
async function hostAt(baseUrl: string, fetchBy: Fetch = async (url, init) => await fetch(url, init as RequestInit)) {
  const { implementation } = await nodeHost(
    {},
    { fetch: fetchBy, thisComputer: async () => ({ baseUrl, apiKey }), machine: { sleep: async () => undefined } },
  );
  return implementation;
}

async function draft(guide: unknown) {
  const client = createApiClient({ baseUrl: service.url, apiKey });
  const created = await client.call('createStudy', { bodyText: JSON.stringify(guide) });
  if (!created.ok) throw new Error(JSON.stringify(created.failure));
  return created.value;
}

/** The sessions of a study as they are stored. */
async function stored(studyId: string): Promise<readonly { readonly readableId: number; readonly session: Session }[]> {
  const store = await openStore({ data });
  const [organization] = await store.administration.listOrganizations();
  const query = { offset: 0, limit: 1000, updatedSince: null, includeInProgress: true };
  const all = [];
  for await (const batch of store.organization(organization?.id ?? '').listResponses(studyId, query)) {
    all.push(
      ...batch.map(({ readableId, session }) => ({ readableId, session: session as Json as unknown as Session })),
    );
  }
  await store.close();
  return all;
}

const shared = join(import.meta.dirname, '../../../shared/guides');
const own = join(import.meta.dirname, '../e2e/guides');
const guideFiles = existsSync(shared)
  ? ['trust-moral-advisors-us', 'rust-annual-2022']
      .slice(0, sized(1, 1, 2))
      .map((name) => join(shared, `${name}.guide.json`))
  : [join(own, 'interview.guide.json')];

const many = sized(25, 50, 50);

const small = {
  title: 'Bread',
  studyGuide: [
    {
      type: 'flat',
      title: 'B',
      items: ['One?', 'Two?', 'Three?'].map((text) => ({ type: 'open_ended', text })),
    },
  ],
};
const participantsOf = (guide: Guide, count: number) =>
  inventParticipants(guide, explore(guide), { count, seed: 'rehearsal' });
const sentOf = ({ participants }: ReturnType<typeof participantsOf>) =>
  participants.map(({ session, progress }) => ({ session, progress }));

describe('a dress rehearsal', () => {
  test.each(guideFiles)(`lets ${many} participants take %s, who reach all that anyone can reach`, async (file) => {
    const parsed = parseGuide(readFileSync(file));
    if (!parsed.ok) throw new Error(parsed.issue.code);
    const { id: studyId } = await draft(parsed.value);
    const host = await hostAt(service.url);
    const read = await host['study.rehearsalGuide']({ studyId });
    if (!read.ok) throw new Error(read.error.code);
    expect(read.value.guide).toEqual(parsed.value);
    const guide = read.value.guide as unknown as Guide;
    const invented = participantsOf(guide, many);
    const rehearsed = await host['study.rehearse']({ studyId, participants: sentOf(invented) });
    const all = Array.from({ length: many }, (_, at) => at);
    expect(rehearsed).toEqual({ ok: true, value: { taken: all, stopped: null } });
    const counts = await host['study.rehearsal']({ studyId });
    const count = (wanted: string) => invented.participants.filter(({ progress }) => progress === wanted).length;
    const expected = {
      complete: count('complete'),
      screenedOut: count('screened_out'),
      inProgress: count('in_progress'),
    };
    expect(counts).toEqual({ ok: true, value: expected });

    const interviews = await stored(studyId);
    expect(interviews).toHaveLength(many);
    expect(interviews.every(({ readableId }) => readableId > rehearsalNumbersAfter)).toBe(true);
    const reached = new Set(interviews.flatMap(({ session }) => [...coverageOf(guide, session)]));
    const uncovered = new Set(coveringSet(guide, explore(guide)).uncovered.map(({ goal }) => goalKey(goal)));
    const wanted = goalsToCover(explore(guide))
      .map(goalKey)
      .filter((key) => !uncovered.has(key));
    expect(wanted.filter((key) => !reached.has(key))).toEqual([]);
    report('dress rehearsal', { file: file.split('/').at(-1), ...expected, goals: wanted.length });

    expect(await host['study.deleteRehearsal']({ studyId })).toEqual({ ok: true, value: { deleted: many } });
    expect(await stored(studyId)).toEqual([]);
  });

  test('comes through lost and repeated answers, and stores each once', async () => {
    const { id: studyId } = await draft(small);
    let number = 0;
    const lossy: Fetch = async (url, init) => {
      const response = await fetch(url, init as RequestInit);
      number += 1;
      if (url.endsWith('/answers') && number % 3 === 0) throw new TypeError('The answer was lost.');
      return response;
    };
    const host = await hostAt(service.url, lossy);
    const invented = participantsOf(small as unknown as Guide, 10);
    const rehearsed = await host['study.rehearse']({ studyId, participants: sentOf(invented) });
    expect(rehearsed).toMatchObject({ ok: true, value: { stopped: null } });
    const sessions = (await stored(studyId)).map(({ session }) => JSON.stringify(session.answers)).toSorted();
    expect(sessions).toEqual(invented.participants.map(({ session }) => JSON.stringify(session.answers)).toSorted());
  });

  test('ends when its responses are deleted meanwhile', async () => {
    const { id: studyId } = await draft(small);
    const other = await hostAt(service.url);
    let number = 0;
    const host = await hostAt(service.url, async (url, init) => {
      number += 1;
      if (number === 20) await other['study.deleteRehearsal']({ studyId });
      return await fetch(url, init as RequestInit);
    });
    const participants = sentOf(participantsOf(small as unknown as Guide, 20));
    const rehearsed = await host['study.rehearse']({ studyId, participants });
    expect(rehearsed).toMatchObject({ ok: true, value: { stopped: { code: 'rehearsalStopped', reason: 'ended' } } });
    expect(await stored(studyId)).toEqual([]);
  });

  test('stops where the service asks something else', async () => {
    const { id: studyId } = await draft(small);
    const host = await hostAt(service.url);
    const longer = { ...small, studyGuide: [...small.studyGuide, ...small.studyGuide] };
    const participants = sentOf(participantsOf(longer as unknown as Guide, 1));
    expect(await host['study.rehearse']({ studyId, participants })).toEqual({
      ok: true,
      value: { taken: [], stopped: { code: 'rehearsalStopped', reason: 'differs' } },
    });
  });
});

describe('a service that is not one of this project', () => {
  const endless: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = () => void (response.destroyed || response.write('x'.repeat(65_536), () => setImmediate(more)));
    more();
  };
  test.each<readonly [string, Behaviour]>([
    ['knows no such address', json(404, { error: 'Nothing here', code: 'not_found' })],
    ['answers everything with an empty object', json(200, {})],
    ['answers with another name', json(200, { service: 'other', rehearsals: true })],
    ['leads elsewhere', (response) => response.writeHead(302, { location: `${service.url}${ownServicePath}` }).end()],
    ['never stops', endless],
  ])('that %s gets neither the key nor anything else', async (_, behaviour) => {
    const foreign = await startBadServer();
    onTestFinished(foreign.close);
    foreign.behave(behaviour);
    const host = await hostAt(foreign.url);
    const studyId = 'study';
    const refused = { ok: false, error: { code: 'rehearsalStopped', reason: 'elsewhere' } };
    const participants = sentOf(participantsOf(small as unknown as Guide, 1));
    expect(await host['study.rehearsal']({ studyId })).toEqual({ ok: true, value: null });
    expect(await host['study.rehearsalGuide']({ studyId })).toEqual(refused);
    expect(await host['study.rehearse']({ studyId, participants })).toEqual(refused);
    expect(await host['study.deleteRehearsal']({ studyId })).toEqual(refused);
    expect(foreign.seen).toEqual(
      Array.from({ length: 4 }, () => ({ method: 'GET', url: ownServicePath, key: undefined, body: '' })),
    );
  });

  test.each([
    ['cannot be reached', null, { kind: 'network', cause: 'unknown', mayHaveHappened: false }],
    ['has a failure', json(503, { error: 'Busy' }), { kind: 'unknownStatus', status: 503, mayHaveHappened: false }],
  ] as const)('is not said to be one if it %s', async (_, behaviour, failure) => {
    const away = await startBadServer();
    if (behaviour === null) await away.close();
    else {
      onTestFinished(away.close);
      away.behave(behaviour);
    }
    const host = await hostAt(away.url);
    const studyId = 'study';
    const unknown = { ok: false, error: { code: 'api', failure } };
    expect(await host['study.rehearsal']({ studyId })).toEqual(unknown);
    expect(await host['study.deleteRehearsal']({ studyId })).toEqual(unknown);
  });

  test('that only says it is one gets no answer of a participant', async () => {
    const impostor = await startBadServer();
    onTestFinished(impostor.close);
    impostor.behave((response, request) => {
      if (request.url === ownServicePath)
        return json(200, { service: 'guide-studio', rehearsals: true })(response, request);
      if (request.url?.endsWith('/rehearsal') === true) return json(200, { linkId: 'l', pass: 'p' })(response, request);
      return json(201, { interviewId: 'i', token: 't', step: { stepId: 'b1.i1', kind: 'item' } })(response, request);
    });
    const host = await hostAt(impostor.url);
    const participants = sentOf(participantsOf(small as unknown as Guide, 1));
    expect(await host['study.rehearse']({ studyId: 'study', participants })).toEqual({
      ok: true,
      value: { taken: [], stopped: { code: 'rehearsalStopped', reason: 'unmarked' } },
    });
    expect(impostor.seen.filter(({ url }) => url.endsWith('/answers'))).toEqual([]);
  });
});
