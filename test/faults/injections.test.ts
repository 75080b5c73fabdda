import { endpointIds, endpoints, pathOf } from '@guide-studio/api-contract';
import type { Store } from '@guide-studio/study-service';
import { openStore } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startHarness } from '../study-service/harness.ts';
import { accessOf, participantOf, request } from '../study-service/participant.ts';
import { storeKinds, type TestDatabase } from '../study-service/stores.ts';
import { isEndurance, report } from '../size.ts';

const seeds = [
  "' or '1'='1",
  "'; drop table study; --",
  '" or ""="',
  "') or ('1'='1",
  "' union select hash from api_key --",
  "'; update wallet set project_balance = 1e9; --",
  '1; delete from interview',
  "' || (select hash from api_key limit 1) || '",
  "\\'; drop table study; --",
  "$1', $2); --",
  '$$; drop table study; $$',
  "' and pg_sleep(10) --",
  "' and 1 = randomblob(1000000000) --",
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '../../../../etc/passwd',
  '%2e%2e%2f%00',
  '__proto__',
  'constructor',
  '\u202Eevil\u0000',
  '\r\nx-api-key: several-launcher',
  '%s%s%s%n',
  '('.repeat(500),
];
const wrappings: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `a${text}`,
  (text) => `${text}/*`,
  (text) => `1${text}`,
  (text) => `${text}\u0000`,
  (text) => encodeURIComponent(text),
  (text) => text.toUpperCase(),
  (text) => `%27${text}`,
  (text) => `${text}${text}`,
  (text) => `"${text}"`,
];
const payloads = (isEndurance ? wrappings : wrappings.slice(0, 1)).flatMap((wrap) => seeds.map(wrap));
const key = 'free-launcher';

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`${payloads.length} injections on ${kind.name}`, () => {
    let database: TestDatabase;
    let harness: Harness;
    let store: Store;
    let study: { readonly id: string; readonly linkId: string };

    beforeAll(async () => {
      database = await kind.create();
      harness = await startHarness({ data: database.data });
      store = await openStore(database);
      study = await harness.draft(key);
      await harness.call('launchStudy', { key, params: { studyId: study.id } });
    });
    afterAll(async () => {
      await store.close();
      await harness.end();
      await database.remove();
      await kind.end();
    });

    async function rows(): Promise<string> {
      const { administration } = store;
      return JSON.stringify([
        await administration.listOrganizations(),
        await administration.listMembers(),
        await administration.listWallets(),
        await store.listKeys(),
        await store.interviews.countByProgress(),
        await harness.call('listStudies', { key }),
      ]);
    }

    /** Returns the status of a request with the payload in every place for a text. */
    async function raw(path: string, init: RequestInit): Promise<number> {
      const response = await fetch(`${harness.service.url}${path}`, init);
      await response.arrayBuffer();
      return response.status;
    }

    it('in paths, queries, keys and bodies that name something change no row and break nothing', async () => {
      const before = await rows();
      const participant = participantOf(harness.service.url);
      const statuses: number[] = [];
      for (const payload of payloads) {
        for (const id of endpointIds.filter((each) => each !== 'createStudy')) {
          const { method, path } = endpoints[id];
          const headers = { 'x-api-key': key };
          for (const name of path.match(/(?<=\{)\w+(?=\})/g) ?? []) {
            const params = { studyId: study.id, study_id: study.id, linkId: study.linkId, link_id: study.linkId };
            const bad = pathOf(path, { ...params, responseId: '1', response_id: '1', [name]: payload });
            statuses.push(await raw(bad, { method, headers }));
          }
          if (/^[\t\u0020-\u007e]*$/.test(payload)) {
            const anyPath = pathOf(path, { studyId: study.id, linkId: study.linkId, link_id: study.linkId });
            statuses.push(await raw(anyPath, { method, headers: { 'x-api-key': payload } }));
          }
        }
        for (const name of ['page', 'perPage', 'updatedSince', 'includeInProgress', payload]) {
          const search = new URLSearchParams([[name, payload]]).toString();
          const path = pathOf(endpoints.listResponses.path, { linkId: study.linkId });
          statuses.push(await raw(`${path}?${search}`, { headers: { 'x-api-key': key } }));
        }
        const launch = await harness.call('launchStudy', {
          key,
          params: { studyId: study.id },
          body: { walletId: payload },
        });
        const replies = [
          await participant.start({ linkId: payload, urlParams: {} }),
          await participant.start({ linkId: study.linkId, urlParams: {}, clientId: payload }),
          await participant.read({ interviewId: payload, token: 'x' }),
          await participant.back({ interviewId: payload, token: 'x' }),
        ];
        statuses.push(launch.status, ...replies.map((reply) => reply.status));
      }
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      expect(await rows()).toBe(before);
      report('injections', { store: kind.name, payloads: payloads.length, requests: statuses.length, changed: 0 });
    });

    it('in texts that are stored come back as they were sent, or are refused', async () => {
      const participant = participantOf(harness.service.url);
      for (const payload of payloads) {
        const guide = {
          title: payload,
          studyGuide: [{ type: 'flat', title: payload, items: [{ type: 'open_ended', text: payload }] }],
        };
        const created = await harness.call('createStudy', { key, body: guide });
        const isStorable = !payload.includes('\u0000');
        expect(created.status).toBe(isStorable ? 201 : 400);
        // The name of a link parameter has at most 200 characters; a longer one is refused.
        const isName = Array.from(payload).length <= 200;
        const named = await participant.start({ linkId: study.linkId, urlParams: { [payload]: payload } });
        expect(named.status).toBe(isStorable && isName ? 201 : 400);
        if (!isStorable) continue;
        const urlParams = isName ? { [payload]: payload } : { long: payload };
        const started = isName ? named : await participant.start({ linkId: study.linkId, urlParams });
        expect(started.status).toBe(201);
        const access = accessOf(started);
        expect((await participant.answer(access, payload, { text: payload })).status).toBe(409);
        expect((await participant.answer(access, 'b1.i1', { [payload]: payload })).status).toBe(400);
        expect((await participant.answer(access, 'b1.i1', { text: payload })).status).toBe(200);
        const { body } = await harness.call('getStudyQuestions', { key, params: { studyId: String(created.body.id) } });
        expect(body['questions']).toMatchObject([{ text: payload }]);
        const single = await harness.call('getSingleResponse', {
          key,
          params: { linkId: study.linkId, responseId: access.interviewId },
        });
        const entries = Object.entries(single.body['urlParams'] as object);
        expect(entries).toEqual(Object.entries(urlParams));
        expect(single.body['transcript']).toMatchObject([{ user: payload }, {}]);
      }
      const nothing = await request(
        `${harness.service.url}/api/participant/interviews`,
        'POST',
        '{"__proto__":{"a":1}}',
      );
      expect(nothing.status).toBe(400);
      const log = harness.log.join('\n');
      for (const payload of seeds.slice(0, 12)) expect(log).not.toContain(JSON.stringify(payload).slice(1, -1));
    });
  });
}
