import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { block, open } from '../guideParts.ts';
import { send } from '../study-service/harness.ts';
import { expectLedgerEqualsBalances } from '../study-service/ledger.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { storeKinds } from '../study-service/stores.ts';
import { type Processes, startProcesses } from './processes.ts';
import { report, sized } from '../size.ts';

const rounds = sized(1, 2, 20);
const many = sized(20, 50, 50);
const key = 'several-launcher';
const guide = {
  title: 'Race',
  studyGuide: [block('B', open('One'), open('Two'))],
};

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`two processes on ${kind.name}`, () => {
    let processes: Processes;
    let organizationId: string;

    beforeAll(async () => {
      processes = await startProcesses(kind, 2);
      const organizations = await processes.store.administration.listOrganizations();
      organizationId = organizations.find(({ name }) => name === 'Several wallets')?.id ?? '';
    });
    afterAll(() => processes.end());

    const urlOf = (turn: number) => processes.children[turn % 2]?.url ?? '';
    const turns = Array.from({ length: many }, (_, turn) => turn);

    async function newWallet(projectCredits: number): Promise<string> {
      const wallet = {
        organizationId,
        id: randomUUID(),
        name: 'R',
        recruitmentCredits: 0,
        projectCredits,
        grantLimit: null,
      };
      expect(await processes.store.administration.createWallet(wallet)).toBe(true);
      return wallet.id;
    }

    async function newDraft() {
      const { body } = await send(urlOf(0), 'createStudy', { key, body: guide });
      return { id: String(body.id), linkId: String(body.linkId) };
    }

    async function newStudy(credits: number) {
      const [draft, walletId] = [await newDraft(), await newWallet(credits)];
      const params = { studyId: draft.id };
      expect((await send(urlOf(0), 'launchStudy', { key, params, body: { walletId } })).status).toBe(200);
      return { ...draft, walletId };
    }

    it('launch a study once, however many ask', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [draft, one, other] = [await newDraft(), await newWallet(100), await newWallet(100)];
        const replies = await Promise.all(
          turns.map((turn) =>
            send(urlOf(turn), 'launchStudy', {
              key,
              params: { studyId: draft.id },
              body: { walletId: turn < many / 2 ? one : other },
            }),
          ),
        );
        const live = replies.filter((reply) => reply.status === 200);
        expect(live).toHaveLength(many / 2);
        // Each process names its own address in the link.
        const links = live.map(({ body: { id, linkId, wallet } }) => JSON.stringify({ id, linkId, wallet }));
        expect(new Set(links).size).toBe(1);
        expect(replies.filter((reply) => reply.body.code === 'conflict')).toHaveLength(many / 2);
      }
      report('parallel launches', { store: kind.name, rounds, wrong: 0 });
    });

    it('accept exactly as many interviews as there is credit', async () => {
      const credit = 10;
      for (let round = 0; round < rounds; round += 1) {
        const study = await newStudy(credit);
        const started = await Promise.all(
          turns.map((turn) => participantOf(urlOf(turn)).start({ linkId: study.linkId, urlParams: {} })),
        );
        const replies = await Promise.all(
          started.map((one, turn) => participantOf(urlOf(turn)).answer(accessOf(one), 'b1.i1', { text: 'Hello' })),
        );
        const accepted = replies.filter((reply) => reply.status === 200);
        const refused = replies.filter((reply) => reply.code === 'not_taking_responses');
        expect([accepted.length, refused.length]).toEqual([credit, many - credit]);
        for (const [turn, reply] of replies.entries()) {
          const now = await participantOf(urlOf(turn + 1)).read(accessOf(started[turn] ?? reply));
          expect(now.step?.stepId).toBe(reply.status === 200 ? 'b1.i2' : 'b1.i1');
        }
        const wallets = await processes.store.administration.listWallets();
        expect(wallets.find((wallet) => wallet.id === study.walletId)).toMatchObject({
          projectCredits: 0,
          projectUsage: credit,
        });
      }
      await expectLedgerEqualsBalances(processes.store);
      report('parallel first answers', { store: kind.name, rounds, wrong: 0 });
    });

    it('charge an interview once, however often its last answer comes', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const study = await newStudy(2);
        const access = accessOf(await participantOf(urlOf(0)).start({ linkId: study.linkId, urlParams: {} }));
        await participantOf(urlOf(1)).answer(access, 'b1.i1', { text: 'First' });
        const replies = await Promise.all(
          turns.map((turn) => participantOf(urlOf(turn)).answer(access, 'b1.i2', { text: 'Last' })),
        );
        expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
        expect(replies[0]?.step?.kind).toBe('end');
        const ledger = await processes.store.administration.readLedger(organizationId, study.walletId);
        expect(ledger.map((row) => row.kind).toSorted()).toEqual(['charge', 'hold', 'opening']);
      }
      await expectLedgerEqualsBalances(processes.store);
      report('parallel last answers', { store: kind.name, rounds, wrong: 0 });
    });

    it('start one interview for one page, however many requests come', async () => {
      const study = await newStudy(100);
      for (let round = 0; round < rounds; round += 1) {
        const clientId = randomUUID();
        const replies = await Promise.all(
          turns.map((turn) => participantOf(urlOf(turn)).start({ linkId: study.linkId, urlParams: {}, clientId })),
        );
        expect(new Set(replies.map((reply) => `${reply.status} ${reply.text}`)).size).toBe(1);
        const [first] = replies;
        if (!first) throw new Error('No reply.');
        // Only interviews with an answer are listed.
        await participantOf(urlOf(0)).answer(accessOf(first), 'b1.i1', { text: 'Hello' });
      }
      const { text } = await send(urlOf(1), 'listResponses', { key, params: { linkId: study.linkId } });
      const numbers = (JSON.parse(text) as readonly { readonly readableId: number }[]).map((one) => one.readableId);
      expect(numbers).toEqual(Array.from({ length: rounds }, (_, at) => at + 1));
    });
  });
}
