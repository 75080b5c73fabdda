import { randomUUID } from 'node:crypto';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type Store, type StoredInterview } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, describe, expect, it } from 'vitest';
import { numbersFrom } from '../size.ts';
import { smallGuide } from './harness.ts';
import { storeKinds } from './stores.ts';

const guide = CreateStudyRequest.parse(smallGuide);
const hour = 60 * 60 * 1000;

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`moments of change on ${kind.name}`, () => {
    afterAll(kind.end);

    it('only rise within a study, whatever the clocks of two processes say, and nothing is missed', async () => {
      const seed = 20_261_122;
      const pick = numbersFrom(seed);
      const database = await kind.create();
      let time = Date.UTC(2026, 10, 22);
      const stores: Store[] = [];
      // The second machine is ten minutes behind the first.
      for (const behind of [0, 600_000]) stores.push(await openStore({ ...database, now: () => time - behind }));
      const [first] = stores as [Store];
      const member = { id: 'm', name: 'M', email: 'm@example.com', isMember: true, canLaunch: true, walletIds: null };
      await first.start(
        [{ id: 'o', name: 'O', walletBilling: false, wallets: [], members: [{ ...member, keys: [] }] }],
        1,
      );
      const studyId = randomUUID();
      await first.organization('o').createStudy({
        id: studyId,
        linkId: studyId.slice(0, 8),
        guide,
        readIds: drawReadIds(guide, randomUUID),
        createdBy: 'm',
        createdAt: time,
      });

      const seen = new Map<string, number>();
      let since = 0;
      const interviews: string[] = [];
      let last = 0;
      for (let turn = 0; turn < 120; turn += 1) {
        // Back by up to a day, or forward by up to an hour.
        time += pick(4) === 0 ? -pick(24 * hour) : pick(hour);
        const store = stores[pick(2)] ?? first;
        const id = interviews[pick(interviews.length + 1)];
        if (id === undefined) interviews.push(await start(store, studyId));
        else await change(store, id);
        const page = await read(stores[pick(2)] ?? first, studyId, since);
        const changed = page.filter((each) => seen.get(each.id) !== each.updatedAt);
        expect(changed, `seed ${seed}, turn ${turn}`).toHaveLength(1);
        for (const { id: known, updatedAt, createdAt } of changed) {
          expect(updatedAt, `seed ${seed}, turn ${turn}`).toBeGreaterThan(last);
          expect(updatedAt).toBeGreaterThanOrEqual(createdAt);
          seen.set(known, updatedAt);
          last = updatedAt;
        }
        since = last;
      }
      for (const store of stores) await store.close();
      await database.remove();
    });
  });
}

async function start(store: Store, studyId: string): Promise<string> {
  const id = randomUUID();
  const hashes = { clientHash: null, tokenHash: id, networkHash: null, seed: id };
  const state = { urlParams: {}, session: { answers: [] }, progress: 'complete' as const };
  const outcome = await store.interviews.start({ id, organizationId: 'o', studyId, ...hashes, ...state });
  expect(outcome.kind).toBe('started');
  return id;
}

async function change(store: Store, id: string): Promise<void> {
  const outcome = await store.interviews.change(id, ({ session }) => ({
    kind: 'store',
    session,
    progress: 'complete',
    answers: null,
  }));
  expect(outcome.kind).toBe('stored');
}

async function read(store: Store, studyId: string, updatedSince: number): Promise<readonly StoredInterview[]> {
  const query = { offset: 0, limit: 1000, updatedSince, includeInProgress: true };
  const read: StoredInterview[] = [];
  for await (const batch of store.organization('o').listResponses(studyId, query)) read.push(...batch);
  return read;
}
