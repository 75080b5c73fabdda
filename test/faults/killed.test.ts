import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Child } from '../study-service/childService.ts';
import { send } from '../study-service/harness.ts';
import { expectLedgerEqualsBalances } from '../study-service/ledger.ts';
import { type Access, accessOf, participantOf } from '../study-service/participant.ts';
import { storeKinds } from '../study-service/stores.ts';
import { type Processes, startProcesses } from './processes.ts';
import { numbersFrom, percentile, report, sized } from '../size.ts';

const times = sized(1, 5, 1000);
const participants = 8;
const seed = 20261120;
const [key, freeKey] = ['several-launcher', 'free-launcher'];
const questions = 40;
const guide = {
  title: 'Killed',
  studyGuide: [
    {
      type: 'flat',
      title: 'B',
      items: Array.from({ length: questions }, (_, at) => ({ type: 'open_ended', text: `Question ${at}` })),
    },
  ],
};

interface Going {
  readonly access: Access;
  /** Step ids whose answers the service has acknowledged. */
  readonly acknowledged: string[];
}

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`a service on ${kind.name} that is killed under load`, () => {
    let processes: Processes;
    let linkId: string;

    beforeAll(async () => {
      processes = await startProcesses(kind, 1);
      const { url } = processes.children[0] as Child;
      const created = await send(url, 'createStudy', { key: freeKey, body: guide });
      linkId = String(created.body.linkId);
      await send(url, 'launchStudy', { key: freeKey, params: { studyId: String(created.body.id) } });
      expect((await send(url, 'listWallets', { key })).status).toBe(200);
    });
    afterAll(() => processes.end());

    /** Answers question by question until the service has ended; returns false for a finished interview. */
    async function answerUntilGone(url: string, going: Going, onAcknowledged: () => void): Promise<boolean> {
      try {
        let { step } = await participantOf(url).read(going.access);
        while (step !== undefined && step.kind !== 'end') {
          const reply = await participantOf(url).answer(going.access, step.stepId, { text: `${step.stepId} of mine` });
          if (reply.status !== 200) throw new Error(reply.text);
          going.acknowledged.push(step.stepId);
          onAcknowledged();
          step = reply.step;
        }
        return false;
      } catch (error) {
        if (error instanceof TypeError || error instanceof SyntaxError) return true;
        throw error;
      }
    }

    it(`has every answer it acknowledged, ${times} times over (seed ${seed})`, async () => {
      const pick = numbersFrom(seed);
      const interviews: Going[] = [];
      const restarts: number[] = [];
      let child = processes.children[0] as Child;
      for (let time = 0; time < times; time += 1) {
        const { url } = child;
        const going = await Promise.all(
          Array.from({ length: participants }, async () => {
            const access = accessOf(await participantOf(url).start({ linkId, urlParams: {} }));
            return { access, acknowledged: [] };
          }),
        );
        interviews.push(...going);
        let left = 1 + pick(participants * questions - participants);
        let killed: Promise<void> | undefined;
        const onAcknowledged = () => {
          left -= 1;
          if (left === 0) killed = child.kill();
        };
        await Promise.all(going.map((one) => answerUntilGone(url, one, onAcknowledged)));
        await killed;
        const started = performance.now();
        child = await processes.another();
        restarts.push(performance.now() - started);
      }
      let lost = 0;
      for (const { access, acknowledged } of interviews) {
        const stored = await processes.store.interviews.find(access.interviewId);
        const answers = (stored?.session['answers'] ?? []) as readonly { stepId: string; answer: { text: string } }[];
        expect(answers.every(({ stepId, answer }) => answer.text === `${stepId} of mine`)).toBe(true);
        const known = new Set(answers.map(({ stepId }) => stepId));
        lost += acknowledged.filter((stepId) => !known.has(stepId)).length;
      }
      expect(lost).toBe(0);
      const acknowledged = interviews.reduce((sum, one) => sum + one.acknowledged.length, 0);
      await expectLedgerEqualsBalances(processes.store);
      report('kill -9 under load', {
        store: kind.name,
        kills: times,
        acknowledged,
        lost,
        restartP95Ms: percentile(restarts, 0.95),
        restartMaxMs: percentile(restarts, 1),
      });
    });
  });
}
