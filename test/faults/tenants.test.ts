import { type EndpointId, endpointIds, endpoints } from '@guide-studio/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, type Reply, startHarness } from '../study-service/harness.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { wallets } from '../study-service/seed.ts';
import { storeKinds, type TestDatabase } from '../study-service/stores.ts';
import { numbersFrom, report, sized } from '../size.ts';

const pairs = sized(8, 300, 10_000);
const seed = 4711;
const unknown = '00000000-0000-4000-8000-000000000000';

/** One organization with everything an id can name, and a word that each of its rows contains. */
interface Tenant {
  readonly key: string;
  readonly canary: string;
  readonly ids: Readonly<Record<'uuid' | 'linkId' | 'response' | 'readable' | 'wallet' | 'former', string>>;
}

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`three organizations on ${kind.name}`, () => {
    let database: TestDatabase;
    let harness: Harness;
    const tenants: Tenant[] = [];

    beforeAll(async () => {
      database = await kind.create();
      harness = await startHarness({ data: database.data });
      tenants.push(await tenant('several-launcher', wallets.ample));
      tenants.push(await tenant('one-launcher', wallets.only));
      tenants.push(await tenant('other-launcher', wallets.foreign));
    });
    afterAll(async () => {
      await harness.end();
      await database.remove();
      await kind.end();
    });

    async function tenant(key: string, wallet: string): Promise<Tenant> {
      const canary = `canary-${key}`;
      const guide = {
        title: canary,
        studyGuide: [{ type: 'flat', title: canary, items: [{ type: 'open_ended', text: canary }] }],
      };
      const { id, linkId } = await harness.draft(key, guide);
      const body = { walletId: wallet };
      expect((await harness.call('launchStudy', { key, params: { studyId: id }, body })).status).toBe(200);
      const participant = participantOf(harness.service.url);
      const access = accessOf(await participant.start({ linkId, urlParams: { canary } }));
      for (const text of [canary, canary]) await participant.answer(access, 'b1.i1', { text });
      const ids = { uuid: id, linkId, response: access.interviewId, readable: '1', wallet, former: `${linkId}x` };
      return { key, canary, ids };
    }

    function ask(endpoint: EndpointId, key: string, study: string, response: string, wallet: string): Promise<Reply> {
      const params = {
        studyId: study,
        study_id: study,
        linkId: study,
        link_id: study,
        responseId: response,
        response_id: response,
      };
      const body = endpoint === 'launchStudy' ? { body: { walletId: wallet } } : {};
      return harness.call(endpoint, { key, params, ...body });
    }

    function expectNothingForeign(reply: Reply, asking: Tenant): void {
      for (const other of tenants) {
        if (other !== asking) expect(reply.text).not.toContain(other.canary);
      }
      expect(reply.status).toBeLessThan(500);
    }

    const read = endpointIds.filter((id) => id !== 'createStudy');
    const withIds = read.filter((id) => endpoints[id].path.includes('{'));

    it('see nothing of each other, by any id at any endpoint; foreign is as unknown as nothing', async () => {
      let asked = 0;
      for (const asking of tenants) {
        for (const owner of tenants.filter((one) => one !== asking)) {
          for (const endpoint of withIds) {
            const nowhere = await ask(endpoint, asking.key, unknown, owner.ids.response, owner.ids.wallet);
            for (const id of Object.values(owner.ids)) {
              // A number names a response of the caller's organization if the study is its own.
              const own = await ask(endpoint, asking.key, asking.ids.linkId, id === '1' ? owner.ids.response : id, id);
              const foreign = await ask(endpoint, asking.key, id, owner.ids.response, owner.ids.wallet);
              expectNothingForeign(own, asking);
              expect(foreign).toEqual(nowhere);
              asked += 3;
            }
          }
          for (const endpoint of read)
            expectNothingForeign(await ask(endpoint, asking.key, unknown, '1', unknown), asking);
        }
      }
      report('tenant matrix', { store: kind.name, asked, foreign: 0 });
    });

    it(`see nothing of each other in ${pairs} random pairs (seed ${seed})`, async () => {
      const pick = numbersFrom(seed);
      const oneOf = <Value>(values: readonly Value[]): Value => values[pick(values.length)] as Value;
      for (let pair = 0; pair < pairs; pair += 1) {
        const [asking, first, second] = [oneOf(tenants), oneOf(tenants), oneOf(tenants)];
        const [study, response] = [oneOf(Object.values(first.ids)), oneOf(Object.values(second.ids))];
        const reply = await ask(oneOf(read), asking.key, study, response, oneOf(tenants).ids.wallet);
        expectNothingForeign(reply, asking);
      }
      report('tenant pairs', { store: kind.name, pairs, foreign: 0 });
    });
  });
}
