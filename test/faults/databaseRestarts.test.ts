import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../eventually.ts';
import { flat, open } from '../guideParts.ts';
import { numbersFrom, report, sized } from '../size.ts';
import type { Child } from '../study-service/childService.ts';
import { send } from '../study-service/harness.ts';
import { expectLedgerEqualsBalances } from '../study-service/ledger.ts';
import { type Access, accessOf, participantOf } from '../study-service/participant.ts';
import { postgres } from '../study-service/stores.ts';
import { type Processes, startProcesses } from './processes.ts';

const restarts = sized(2, 50, 200);
const participants = 10;
const seed = 20261128;
const key = 'free-launcher';
const questions = Array.from({ length: 400 }, (_, at) => open(`Question ${at}`));
const guide = { title: 'Restarted', studyGuide: [flat(...questions)] };

interface Going {
  readonly access: Access;
  /** Step ids whose answers the service has acknowledged. */
  readonly acknowledged: string[];
}

describe.skipIf(postgres.missing !== null)(`a service on ${postgres.name} that restarts under load`, () => {
  let processes: Processes;
  let service: Child;
  let linkId: string;

  beforeAll(async () => {
    processes = await startProcesses(postgres, 1);
    service = processes.children[0] as Child;
    const created = await send(service.url, 'createStudy', { key, body: guide });
    linkId = String(created.body.linkId);
    await send(service.url, 'launchStudy', { key, params: { studyId: String(created.body.id) } });
  });
  afterAll(() => processes.end());

  it(`goes on, loses no answer it acknowledged, and says 503 meanwhile, ${restarts} times over (seed ${seed})`, async () => {
    const pick = numbersFrom(seed);
    const statuses: Record<string, Record<string, number>> = { participant: {}, readyz: {}, wallets: {} };
    const count = (who: string, status: number, code = ''): void => {
      const seen = (statuses[who] ??= {});
      const name = `${status} ${code}`.trim();
      seen[name] = (seen[name] ?? 0) + 1;
    };
    const over = new AbortController();
    const untilOver = async (act: () => Promise<void>): Promise<void> => {
      while (!over.signal.aborted) await act();
    };

    const participant = participantOf(service.url);
    const begin = async (): Promise<Going> => ({
      access: accessOf(await participant.start({ linkId, urlParams: {} })),
      acknowledged: [],
    });
    const interviews = await Promise.all(Array.from({ length: participants }, begin));
    const answering = interviews.map(async (going, at) => {
      let now = going;
      await untilOver(async () => {
        const read = await participant.read(now.access);
        if (read.step?.kind === 'end') interviews.push((now = await begin()));
        if (read.step === undefined || read.step.kind === 'end') return await pause(5);
        const { stepId } = read.step;
        const reply = await participant.answer(now.access, stepId, { text: `${stepId} of ${at}` });
        count('participant', reply.status, reply.code);
        if (reply.status === 200) now.acknowledged.push(stepId);
      });
    });
    const watching = [
      untilOver(async () => {
        count('readyz', (await fetch(`${service.url}/readyz`)).status);
        await pause(20);
      }),
      untilOver(async () => {
        const { status, body } = await send(service.url, 'listWallets', { key });
        count('wallets', status, body.code);
        await pause(20);
      }),
    ];
    const acknowledged = () => interviews.reduce((sum, one) => sum + one.acknowledged.length, 0);
    for (let restart = 0; restart < restarts; restart += 1) {
      const before = acknowledged();
      await eventually('answers are stored', () => expect(acknowledged()).toBeGreaterThan(before + pick(40)));
      await postgres.restart(pick(300));
    }
    const last = acknowledged();
    await eventually('answers are stored again', () => expect(acknowledged()).toBeGreaterThan(last));
    over.abort();
    await Promise.all([...answering, ...watching]);

    expect(service.process.exitCode).toBeNull();
    expect(Object.keys(statuses['participant'] ?? {}).toSorted()).toEqual(['200', '503 not_stored']);
    expect(Object.keys(statuses['readyz'] ?? {}).toSorted()).toEqual(['200', '503']);
    expect(['200', '500 internal_error']).toEqual(expect.arrayContaining(Object.keys(statuses['wallets'] ?? {})));
    let lost = 0;
    for (const { access, acknowledged: known } of interviews) {
      const found = await eventually('the test reads the database', () =>
        processes.store.interviews.find(access.interviewId),
      );
      const stored = new Set(((found?.session['answers'] ?? []) as { stepId: string }[]).map(({ stepId }) => stepId));
      lost += known.filter((stepId) => !stored.has(stepId)).length;
    }
    expect(lost).toBe(0);
    await expectLedgerEqualsBalances(processes.store);
    report('database restarts', { seed, restarts, acknowledged: acknowledged(), lost, ...statuses });
  });
});
