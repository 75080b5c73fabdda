import { randomUUID } from 'node:crypto';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type InterviewProgress, type NewInterview, type Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallGuide } from './harness.ts';
import { expectLedgerEqualsBalances } from './ledger.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const day = 24 * 60 * 60 * 1000;
const guide = CreateStudyRequest.parse(smallGuide);
const walletId = randomUUID();

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`credits on ${name}`, () => {
    let database: TestDatabase;
    let store: Store;
    let clock: number;
    let studyId: string;

    beforeEach(async () => {
      clock = Date.UTC(2026, 0, 1);
      database = await create();
      store = await openStore({ ...database, now: () => clock });
      await open({ projectCredits: 2.3, grantLimit: null });
    });
    afterEach(async () => {
      await expectLedgerEqualsBalances(store);
      await store.close();
      await database.remove();
    });
    afterAll(end);

    async function open(wallet: { projectCredits: number; grantLimit: number | null }): Promise<void> {
      const member = {
        id: 'm',
        name: 'M',
        email: 'm@example.com',
        isMember: true,
        canLaunch: true,
        walletIds: null,
        keys: [],
      };
      const account = { id: walletId, name: 'W', recruitmentCredits: 0, ...wallet };
      await store.start([{ id: 'o', name: 'O', walletBilling: true, wallets: [account], members: [member] }], clock);
      studyId = randomUUID();
      const readIds = drawReadIds(guide, randomUUID);
      const study = { id: studyId, linkId: studyId.slice(0, 8), guide, readIds, createdBy: 'm', createdAt: clock };
      await store.organization('o').createStudy(study);
      expect(await store.organization('o').launch(studyId, walletId, clock)).toBe('launched');
    }

    function newInterview(): NewInterview {
      const [id, tokenHash] = [randomUUID(), randomUUID()];
      const common = { organizationId: 'o', studyId, clientHash: null, networkHash: null, seed: 's', urlParams: {} };
      return { ...common, id, tokenHash, session: {}, progress: 'in_progress' };
    }

    async function started(): Promise<string> {
      const outcome = await store.interviews.start(newInterview());
      if (!('interview' in outcome)) throw new Error(outcome.kind);
      return outcome.interview.id;
    }

    async function answer(id: string, steps: number, progress: InterviewProgress = 'in_progress') {
      const outcome = await store.interviews.change(id, ({ session }) => {
        const before = Number(session['steps'] ?? 0);
        const kept = Math.min(before, steps);
        const added = Array.from({ length: steps - kept }, (_, at) => ({ stepId: `s${kept + at}`, answer: {} }));
        return { kind: 'store', session: { steps }, progress, answers: { kept, drops: before > kept, added } };
      });
      return outcome.kind;
    }

    async function credit() {
      return (await store.organization('o').listWallets())[0]?.projectCreditBalance;
    }

    async function kinds() {
      return (await store.administration.readLedger('o', walletId)).map((row) => row.kind).toSorted();
    }

    it('go out and come back with each interview', async () => {
      const [done, out, third] = [await started(), await started(), await started()];
      expect(await credit()).toEqual({ balance: 2.3, usage: 0 });
      expect(await answer(done, 1)).toBe('stored');
      expect(await answer(done, 2)).toBe('stored');
      expect(await credit()).toEqual({ balance: 1.3, usage: 1 });
      expect(await answer(out, 1, 'screened_out')).toBe('stored');
      expect(await answer(done, 3, 'complete')).toBe('stored');
      expect(await answer(third, 1)).toBe('stored');
      expect(await credit()).toEqual({ balance: 0.3, usage: 2 });
      expect((await store.interviews.start(newInterview())).kind).toBe('notFunded');
      expect(await kinds()).toEqual(['charge', 'hold', 'hold', 'hold', 'opening', 'release']);
    });

    it('come back after a day without an answer, and are taken again by a later one', async () => {
      const [idle, busy] = [await started(), await started()];
      await answer(idle, 1);
      clock += day / 2;
      await answer(busy, 1);
      clock += day / 2 - 1;
      expect(await credit()).toEqual({ balance: 0.3, usage: 2 });
      clock += 1;
      expect(await credit()).toEqual({ balance: 1.3, usage: 1 });
      expect(await credit()).toEqual({ balance: 1.3, usage: 1 });
      expect(await answer(idle, 2)).toBe('stored');
      expect(await credit()).toEqual({ balance: 0.3, usage: 2 });
      clock += day;
      await answer(idle, 3, 'complete');
      expect(await credit()).toEqual({ balance: 1.3, usage: 1 });
    });

    it('of idle interviews are there for the next, without anybody looking at the wallet', async () => {
      const held = [await started(), await started()];
      for (const id of held) await answer(id, 1);
      const waiting = newInterview();
      expect((await store.interviews.start(waiting)).kind).toBe('notFunded');
      clock += day;
      expect((await store.interviews.start(waiting)).kind).toBe('started');
      expect(await answer(waiting.id, 1)).toBe('stored');
      expect(await answer(held[0] ?? '', 2)).toBe('stored');
      expect(await answer(held[1] ?? '', 2)).toBe('notFunded');
    });

    it('stop at the grant limit, and more can be added', async () => {
      await store.administration.setGrantLimit('o', walletId, 1);
      const [first, second] = [await started(), await started()];
      expect(await answer(first, 1)).toBe('stored');
      expect(await answer(second, 1)).toBe('notFunded');
      expect((await store.interviews.find(second))?.session).toEqual({});
      await store.administration.setGrantLimit('o', walletId, null);
      expect(await store.administration.topUp('o', walletId, 0.7)).toBe(true);
      expect(await answer(second, 1)).toBe('stored');
      expect(await credit()).toEqual({ balance: 1, usage: 2 });
      expect(await store.administration.topUp('o', randomUUID(), 1)).toBe(false);
    });

    it('leave answers as they are sent: kept, replaced and dropped', async () => {
      const id = await started();
      await answer(id, 3);
      expect(await store.interviews.change(id, () => ({ kind: 'keep', refusal: 'no' }))).toEqual({
        kind: 'kept',
        refusal: 'no',
      });
      await answer(id, 1);
      await answer(id, 2);
      const found = await store.organization('o').findResponse(studyId, 1);
      expect(found).toMatchObject({ id, session: { steps: 2 }, readableId: 1 });
      expect(await store.interviews.countByProgress()).toEqual({ in_progress: 1, complete: 0, screened_out: 0 });
    });
  });
}
