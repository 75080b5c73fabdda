import { randomUUID } from 'node:crypto';
import { CreateStudyRequest } from '@guide-studio/guide-core';
import {
  drawReadIds,
  type InterviewChange,
  type NewInterview,
  type NewStudy,
  type StartOutcome,
  type StartingOrganization,
  type Store,
  type StoredInterview,
} from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { smallGuide } from './harness.ts';
import { storeKinds, type TestDatabase } from './stores.ts';

const walletId = randomUUID();
const guide = CreateStudyRequest.parse(smallGuide);
const credits = 3;

const owner: StartingOrganization = {
  id: 'o',
  name: 'o',
  walletBilling: true,
  wallets: [{ id: walletId, name: 'W', recruitmentCredits: 0, projectCredits: credits, grantLimit: null }],
  members: [
    { id: 'm', name: 'm', email: 'm@example.com', isMember: true, canLaunch: true, walletIds: null, keys: [] },
    {
      id: 'n',
      name: 'n',
      email: 'n@example.com',
      isMember: true,
      canLaunch: true,
      walletIds: [walletId],
      keys: [{ id: 'k', name: 'Key', hash: 'hash', createdAt: 1 }],
    },
  ],
};

function newStudy(more: Partial<NewStudy> = {}): NewStudy {
  const id = randomUUID();
  const readIds = drawReadIds(guide, randomUUID);
  return { id, linkId: id.slice(0, 8), guide, readIds, createdBy: 'm', createdAt: 1, ...more };
}

function newInterview(studyId: string, clientHash: string | null = null): NewInterview {
  const fixed = {
    organizationId: 'o',
    tokenHash: 't',
    networkHash: null,
    seed: 's',
    urlParams: {},
    session: { answers: [] },
  };
  return { ...fixed, id: randomUUID(), studyId, clientHash, progress: 'in_progress' };
}

/** Answers the next step, of any kind. */
function answerNext(before: StoredInterview): InterviewChange<string> {
  const number = Number(before.session['answered'] ?? 0);
  return {
    kind: 'store',
    session: { answered: number + 1 },
    progress: 'in_progress',
    answers: { kept: number, drops: false, added: [{ stepId: `step ${number}`, answer: { text: 'An answer' } }] },
  };
}

function interviewOf(outcome: StartOutcome): StoredInterview {
  if (!('interview' in outcome)) throw new Error(`Not started: ${outcome.kind}`);
  return outcome.interview;
}

for (const { name, missing, create, end } of storeKinds) {
  describe.skipIf(missing !== null)(`what comes together is done as if it came alone: ${name}`, () => {
    let database: TestDatabase;
    let store: Store;

    beforeEach(async () => {
      database = await create();
      store = await openStore(database);
      await store.start([owner], 1);
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });
    afterAll(end);

    async function live(wallet: string | null): Promise<string> {
      const study = newStudy();
      await store.organization('o').createStudy(study);
      expect(await store.organization('o').launch(study.id, wallet, 2)).toBe('launched');
      return study.id;
    }

    async function startAll(interviews: readonly NewInterview[]): Promise<readonly StartOutcome[]> {
      return Promise.all(interviews.map((each) => store.interviews.start(each)));
    }

    it('drafts: a taken link and an unknown user do not affect others', async () => {
      const [first, ...others] = Array.from({ length: 40 }, () => newStudy());
      const linkId = first?.linkId ?? '';
      const same = newStudy({ linkId });
      const nobodys = newStudy({ createdBy: 'nobody' });
      const organization = store.organization('o');
      const all = [first ?? newStudy(), same, nobodys, ...others];
      const outcomes = await Promise.allSettled(all.map((study) => organization.createStudy(study)));
      expect(outcomes[0]).toMatchObject({ value: 'created' });
      expect(outcomes[1]).toMatchObject({ value: 'linkTaken' });
      expect(outcomes[2]).toMatchObject({ status: 'rejected' });
      expect(outcomes.slice(3).every((each) => each.status === 'fulfilled' && each.value === 'created')).toBe(true);
      expect(await organization.listStudies(100)).toHaveLength(40);
    });

    it('keys: each caller is the one of its own key', async () => {
      const [known, unknown, again] = await Promise.all(['hash', 'other', 'hash'].map((key) => store.findCaller(key)));
      expect(known).toMatchObject({ keyId: 'k', memberId: 'n', walletIds: [walletId] });
      expect(unknown).toBeNull();
      expect(again).toEqual(known);
    });

    it('starts: every number once, one interview for each client, studies apart', async () => {
      const [one, two] = [await live(null), await live(null)];
      const wanted = Array.from({ length: 60 }, (_, turn) =>
        newInterview(turn % 2 === 0 ? one : two, turn < 40 ? null : `client ${turn % 10}`),
      );
      const outcomes = await startAll(wanted);
      for (const studyId of [one, two]) {
        const ofStudy = outcomes.map(interviewOf).filter((interview) => interview.studyId === studyId);
        const numbers = new Set(ofStudy.map((interview) => interview.readableId));
        expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
      }
      expect(outcomes.filter((outcome) => outcome.kind === 'existing')).toHaveLength(10);
      expect(await startAll(wanted.slice(40))).toEqual(
        outcomes.slice(40).map((outcome) => ({ kind: 'existing', interview: interviewOf(outcome) })),
      );
    });

    it('answers: those of one interview follow each other, and none is lost', async () => {
      const studyId = await live(null);
      const started = (await startAll([newInterview(studyId), newInterview(studyId)])).map(interviewOf);
      const turns = Array.from({ length: 20 }, (_, turn) => started[turn % 2]?.id ?? '');
      const outcomes = await Promise.all(turns.map((id) => store.interviews.change(id, answerNext)));
      expect(outcomes.every((outcome) => outcome.kind === 'stored')).toBe(true);
      for (const { id } of started) {
        expect((await store.interviews.find(id))?.session).toEqual({ answered: 10 });
      }
      const last = outcomes.at(-1);
      expect(last).toMatchObject({ interview: await store.interviews.find(turns.at(-1) ?? '') });
    });

    it('answers: exactly as many first ones are taken as there is credit for, and the others change nothing', async () => {
      const [billed, free] = [await live(walletId), await live(null)];
      const interviews = (
        await startAll(Array.from({ length: 24 }, (_, turn) => newInterview(turn % 3 === 0 ? free : billed)))
      ).map(interviewOf);
      const outcomes = await Promise.all(
        [...interviews.map(({ id }) => id), randomUUID()].map((id) => store.interviews.change(id, answerNext)),
      );
      const kinds = (studyId: string) =>
        interviews.flatMap((each, at) => (each.studyId === studyId ? [outcomes[at]?.kind] : []));
      expect(kinds(free)).toEqual(Array.from({ length: 8 }, () => 'stored'));
      expect(kinds(billed).filter((kind) => kind === 'stored')).toHaveLength(credits);
      expect(kinds(billed).filter((kind) => kind === 'notFunded')).toHaveLength(16 - credits);
      expect(outcomes.at(-1)).toEqual({ kind: 'missing' });
      for (const [at, { id, session }] of interviews.entries()) {
        const wanted = outcomes[at]?.kind === 'stored' ? { answered: 1 } : session;
        expect((await store.interviews.find(id))?.session).toEqual(wanted);
      }
      const [wallet] = await store.administration.listWallets();
      expect(wallet).toMatchObject({ projectCredits: 0, projectUsage: credits });
    });

    it('a bug met by one is its own', async () => {
      const studyId = await live(null);
      const interviews = (await startAll(Array.from({ length: 10 }, () => newInterview(studyId)))).map(interviewOf);
      const bug = new Error('A bug.');
      const outcomes = await Promise.allSettled(
        interviews.map(({ id }, turn) =>
          store.interviews.change(id, (before) => {
            if (turn === 4) throw bug;
            return answerNext(before);
          }),
        ),
      );
      expect(outcomes[4]).toEqual({ status: 'rejected', reason: bug });
      expect(outcomes.filter((each) => each.status === 'fulfilled' && each.value.kind === 'stored')).toHaveLength(9);
      for (const [turn, { id, session }] of interviews.entries()) {
        expect((await store.interviews.find(id))?.session).toEqual(turn === 4 ? session : { answered: 1 });
      }
    });
  });
}
