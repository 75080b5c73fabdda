import { randomUUID } from 'node:crypto';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import { drawReadIds, type NewStudy, type StartingOrganization, type Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallGuide } from './harness.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const walletId = randomUUID();
const guide = CreateStudyRequest.parse(smallGuide);

function organization(name: string, projectCredits = 10, grantLimit: number | null = null): StartingOrganization {
  const wallet = { id: walletId, name: 'W', recruitmentCredits: 0, projectCredits, grantLimit };
  const member = { id: `${name}-member`, name, email: `${name}@example.com`, isMember: true, canLaunch: true };
  const keys = [{ id: `${name}-key`, name: 'Key', hash: `${name}-hash`, createdAt: 1 }];
  return {
    id: name,
    name,
    walletBilling: true,
    wallets: [wallet],
    members: [{ ...member, walletIds: [walletId], keys }],
  };
}

let moment = 1_000;
function newStudy(owner: string, more: Partial<NewStudy> = {}): NewStudy {
  moment += 1;
  const id = randomUUID();
  const readIds = drawReadIds(guide, randomUUID);
  return { id, linkId: id.slice(0, 8), guide, readIds, createdBy: `${owner}-member`, createdAt: moment, ...more };
}

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`a store: ${name}`, () => {
    let database: TestDatabase;
    let store: Store;
    let second: Store;

    beforeEach(async () => {
      database = await create();
      store = await openStore(database);
      second = await openStore(database);
      const organizations = [
        organization('a'),
        organization('b'),
        organization('poor', 0),
        organization('tight', 5, 0),
      ];
      expect(await store.start(organizations, 1)).toBe(true);
    });
    afterEach(async () => {
      await Promise.all([store.close(), second.close()]);
      await database.remove();
    });

    afterAll(end);

    it('fills with all or nothing, and once', async () => {
      const fresh = await create();
      const empty = await openStore(fresh);
      await expect(empty.start([organization('c'), organization('c')], 1)).rejects.toThrow();
      expect(await empty.findCaller('c-hash')).toBeNull();
      expect(await empty.start([organization('c')], 1)).toBe(true);
      expect(await empty.start([organization('d')], 2)).toBe(false);
      expect(await empty.findCaller('d-hash')).toBeNull();
      await empty.close();
      await fresh.remove();
    });

    it('knows the user of a key until it is revoked', async () => {
      expect(await second.findCaller('a-hash')).toEqual({
        keyId: 'a-key',
        organizationId: 'a',
        memberId: 'a-member',
        isMember: true,
        canLaunch: true,
        walletBilling: true,
        walletIds: [walletId],
      });
      expect(await store.revokeKey('a-key', 5)).toBe(true);
      expect(await store.revokeKey('a-key', 6)).toBe(false);
      expect(await second.findCaller('a-hash')).toBeNull();
      expect((await second.listKeys()).find((key) => key.id === 'a-key')?.revokedAt).toBe(5);
      expect(await store.createKey({ id: 'k', name: 'New', hash: 'h', createdAt: 7 }, 'nobody@example.com')).toBe(
        false,
      );
      expect(await store.createKey({ id: 'k', name: 'New', hash: 'h', createdAt: 7 }, 'b@example.com')).toBe(true);
      expect((await second.findCaller('h'))?.organizationId).toBe('b');
    });

    it('shows nothing of one organization to another', async () => {
      const study = newStudy('a');
      expect(await store.organization('a').createStudy(study)).toBe('created');
      const other = second.organization('b');
      expect(await other.findStudy(study.id)).toBeNull();
      expect(await other.findStudy(study.linkId)).toBeNull();
      expect(await other.readGuide(study.id)).toBeNull();
      expect(await other.listStudies(10)).toEqual([]);
      expect(await other.launch(study.id, walletId, 1)).toBe('notDraft');
      expect(await second.organization('a').findStudy(study.linkId)).toMatchObject({ id: study.id, status: 'draft' });
      expect(await second.organization('a').readGuide(study.id)).toEqual({ guide, readIds: study.readIds });
    });

    it('uses a link id once, across organizations', async () => {
      const study = newStudy('a');
      await store.organization('a').createStudy(study);
      const same = newStudy('b', { linkId: study.linkId });
      expect(await second.organization('b').createStudy(same)).toBe('linkTaken');
      expect(await store.organization('b').listStudies(10)).toEqual([]);
    });

    it('lists the newest first, no more than asked for', async () => {
      const studies = [newStudy('a'), newStudy('a'), newStudy('a')];
      for (const study of studies) await store.organization('a').createStudy(study);
      const listed = await second.organization('a').listStudies(2);
      expect(listed.map((study) => study.id)).toEqual([studies[2]?.id, studies[1]?.id]);
    });

    it('launches a draft once, however many ask on however many connections', async () => {
      const study = newStudy('a');
      await store.organization('a').createStudy(study);
      const turns = Array.from({ length: 50 }, (_, turn) => (turn % 2 === 0 ? store : second));
      const outcomes = await Promise.all(turns.map((each) => each.organization('a').launch(study.id, walletId, 9)));
      expect(outcomes.filter((outcome) => outcome === 'launched')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'notDraft')).toHaveLength(49);
      expect(await second.organization('a').findStudy(study.id)).toMatchObject({ status: 'live', walletId });
    });

    it('launches only what the wallet can fund, and then nothing has changed', async () => {
      for (const owner of ['poor', 'tight']) {
        const study = newStudy(owner);
        await store.organization(owner).createStudy(study);
        expect(await store.organization(owner).launch(study.id, walletId, 9)).toBe('notFunded');
        expect(await store.organization(owner).findStudy(study.id)).toMatchObject({ status: 'draft', walletId: null });
        expect(await store.organization(owner).launch(study.id, null, 9)).toBe('launched');
      }
    });
  });
}
