import { randomUUID } from 'node:crypto';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type ListedInterview } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, describe, expect, it } from 'vitest';
import { activeSeconds } from '../../packages/study-service/src/responses/activeSeconds.ts';
import { smallGuide } from './harness.ts';
import { storeKinds } from './stores.ts';

const guide = CreateStudyRequest.parse(smallGuide);
const minute = 60_000;

describe('the duration of a response', () => {
  it.each<[string, readonly number[], number]>([
    ['without an answer is nothing', [], 0],
    ['is the time up to the last answer, in whole seconds', [1000, 61_000, 61_900], 61],
    ['keeps pauses of five minutes', [5 * minute, 10 * minute], 600],
    ['leaves longer pauses out', [minute, 6 * minute + 1, 6 * minute + 30_000], 89],
    ['leaves a night out that a participant took before the first answer', [600 * minute, 601 * minute], 60],
    ['counts nothing where the clock of the machine was set back', [minute, -60 * minute, -59 * minute], 120],
  ])('%s', (_, moments, seconds) => {
    expect(activeSeconds(0, moments)).toBe(seconds);
  });
});

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`the moments of answers on ${kind.name}`, () => {
    afterAll(kind.end);

    it('come with each response in the order of its answers, by the clock of the machine', async () => {
      const database = await kind.create();
      const begin = Date.UTC(2026, 10, 22);
      let time = begin;
      const store = await openStore({ ...database, now: () => time });
      const member = { id: 'm', name: 'M', email: 'm@example.com', isMember: true, canLaunch: true, walletIds: null };
      await store.start(
        [{ id: 'o', name: 'O', walletBilling: false, wallets: [], members: [{ ...member, keys: [] }] }],
        1,
      );
      const studyId = randomUUID();
      const study = { id: studyId, linkId: 'link', guide, readIds: drawReadIds(guide, randomUUID), createdBy: 'm' };
      await store.organization('o').createStudy({ ...study, createdAt: time });
      const ids = [randomUUID(), randomUUID()];
      for (const id of ids) {
        const hashes = { clientHash: null, tokenHash: id, networkHash: null, seed: id };
        const state = { urlParams: {}, session: { answers: [] }, progress: 'in_progress' as const };
        await store.interviews.start({ id, organizationId: 'o', studyId, ...hashes, ...state });
      }
      const answer = async (id: string, at: number, kept: number): Promise<void> => {
        time = begin + at;
        const added = [{ stepId: `s${kept}`, answer: { text: 'Well' } }];
        await store.interviews.change(id, ({ session, progress }) => ({
          kind: 'store',
          session,
          progress,
          answers: { kept, drops: true, added },
        }));
      };
      const [one = '', other = ''] = ids;
      await answer(one, 1000, 0);
      await answer(other, 2000, 0);
      await answer(one, 3000, 1);
      // The participant goes back and answers the second step again, after the clock was set back by an hour.
      await answer(one, -60 * minute, 1);
      await answer(one, -59 * minute, 2);
      const query = { offset: 0, limit: 10, updatedSince: null, includeInProgress: true };
      const read: ListedInterview[] = [];
      for await (const batch of store.organization('o').listResponses(studyId, query)) read.push(...batch);
      expect(read.map(({ answeredAt }) => answeredAt.map((moment) => moment - begin))).toEqual([
        [1000, -60 * minute, -59 * minute],
        [2000],
      ]);
      const single = await store.organization('o').findResponse(studyId, 1);
      expect(single).toEqual(read[0]);
      await store.close();
      await database.remove();
    });
  });
}
