import { readFileSync } from 'node:fs';
import type { ListResponsesResponse } from '@guide-studio/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, open } from '../guideParts.ts';
import { send } from '../study-service/harness.ts';
import { type Access, accessOf } from '../study-service/participant.ts';
import { storeKinds } from '../study-service/stores.ts';
import { type Connections, connectionsTo } from './connections.ts';
import { type Processes, startProcesses } from './processes.ts';
import { percentile, report, sized } from '../size.ts';

const participants = sized(50, 50, 500);
const questions = 20;
const steadySeconds = sized(10, 10, 120);
const perSecond = 200;
const key = 'free-launcher';
const guide = {
  title: 'Load',
  studyGuide: [block('B', ...Array.from({ length: questions }, (_, at) => open(`Question ${at}`)))],
};

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`load on ${kind.name}`, () => {
    let processes: Processes;
    let url: string;
    let participant: Connections;

    beforeAll(async () => {
      processes = await startProcesses(kind, 1);
      url = processes.children[0]?.url ?? '';
      participant = connectionsTo(url);
    });
    afterAll(() => {
      participant.close();
      return processes.end();
    });

    async function live(): Promise<string> {
      const created = await send(url, 'createStudy', { key, body: guide });
      await send(url, 'launchStudy', { key, params: { studyId: String(created.body.id) } });
      return String(created.body.linkId);
    }

    /** Returns the resident memory of the service in megabytes; null if the system does not tell. */
    function megabytes(): number | null {
      try {
        const status = readFileSync(`/proc/${processes.children[0]?.process.pid}/status`, 'utf8');
        return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
      } catch {
        return null;
      }
    }

    async function answered(access: Access, stepId: string, times: number[]) {
      const sent = performance.now();
      const reply = await participant.answer(access, stepId, { text: `${stepId}: an answer of some words` });
      times.push(performance.now() - sent);
      expect(reply.status).toBe(200);
      return reply.step;
    }

    it(`loses nothing of ${participants} participants at once with ${questions} answers each`, async () => {
      const linkId = await live();
      const times: number[] = [];
      const before = megabytes();
      const began = performance.now();
      await Promise.all(
        Array.from({ length: participants }, async () => {
          const started = await participant.start({ linkId, urlParams: {} });
          let { step } = started;
          while (step !== undefined && step.kind !== 'end')
            step = await answered(accessOf(started), step.stepId, times);
        }),
      );
      const seconds = (performance.now() - began) / 1000;
      const { text } = await send(url, 'listResponses', { key, params: { linkId }, query: { perPage: '10000' } });
      const responses = JSON.parse(text) as ListResponsesResponse;
      expect(responses).toHaveLength(participants);
      for (const response of responses) {
        expect(response.progress).toBe('complete');
        expect(response.answersArray).toHaveLength(questions);
      }
      report('participants at once', {
        store: kind.name,
        participants,
        answers: times.length,
        answersPerSecond: Math.round(times.length / seconds),
        p50Ms: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        p99Ms: percentile(times, 0.99),
        megabytes: [before, megabytes()],
      });
    });

    it(`keeps up with ${perSecond} answers a second for ${steadySeconds} s`, async () => {
      const linkId = await live();
      const times: number[] = [];
      const memory: (number | null)[] = [];
      const total = perSecond * steadySeconds;
      const began = performance.now();
      let sent = 0;
      const interview = async (): Promise<void> => {
        const started = await participant.start({ linkId, urlParams: {} });
        let { step } = started;
        while (step !== undefined && step.kind !== 'end') {
          // Each answer has its time; a participant who is early waits.
          const due = began + (sent * 1000) / perSecond;
          sent += 1;
          await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
          step = await answered(accessOf(started), step.stepId, times);
          if (times.length % (perSecond * 10) === 0) memory.push(megabytes());
        }
      };
      let left = total / questions;
      await Promise.all(
        Array.from({ length: 50 }, async () => {
          while (left > 0) {
            left -= 1;
            await interview();
          }
        }),
      );
      expect(times).toHaveLength(total);
      const seconds = Math.round((performance.now() - began) / 1000);
      const figures = { p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95), p99Ms: percentile(times, 0.99) };
      report('steady answers', { store: kind.name, answers: total, seconds, ...figures, megabytes: memory });
    });
  });
}
