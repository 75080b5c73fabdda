import type { ListResponsesResponse } from '@guide-studio/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../study-service/harness.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { storeKinds } from '../study-service/stores.ts';
import { type Processes, startProcesses } from './processes.ts';
import { report, sized } from '../size.ts';

const interviews = sized(10, 40, 1000);
const writers = 8;
const key = 'free-launcher';
const guide = {
  title: 'Paging',
  studyGuide: [{ type: 'flat', title: 'B', items: [1, 2, 3].map((at) => ({ type: 'open_ended', text: `Q ${at}` })) }],
};

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null)(`paging while responses arrive on two processes, ${kind.name}`, () => {
    let processes: Processes;
    let linkId: string;
    const urlOf = (turn: number) => processes.children[turn % 2]?.url ?? '';

    beforeAll(async () => {
      processes = await startProcesses(kind, 2);
      const created = await send(urlOf(0), 'createStudy', { key, body: guide });
      linkId = String(created.body.linkId);
      await send(urlOf(0), 'launchStudy', { key, params: { studyId: String(created.body.id) } });
    });
    afterAll(() => processes.end());

    async function page(query: Record<string, string>): Promise<ListResponsesResponse> {
      const reply = await send(urlOf(1), 'listResponses', { key, params: { linkId }, query });
      expect(reply.status).toBe(200);
      return JSON.parse(reply.text) as ListResponsesResponse;
    }

    /**
     * Reads all pages from a moment on. Returns the moment from which the next turn reads: the latest of the first
     * page. What changes while the other pages are read is later than that; what they show may be later still.
     */
    async function follow(since: string, seen: Map<string, string>, perPage: number): Promise<string> {
      let last = since;
      for (let at = 0; ; at += 1) {
        const query = { page: String(at), perPage: String(perPage), ...(since === '' ? {} : { updatedSince: since }) };
        const rows = await page(query);
        for (const row of rows) {
          seen.set(row.id, JSON.stringify(row.answers));
          if (at === 0 && row.updatedAt > last) last = row.updatedAt;
        }
        if (rows.length < perPage) return last;
      }
    }

    it('shows each response in its last state, and misses none', async () => {
      let left = interviews;
      const team = { areWriting: true };
      const write = async (turn: number): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const participant = participantOf(urlOf(turn));
          const access = accessOf(await participant.start({ linkId, urlParams: {} }));
          for (const at of [1, 2, 3]) {
            expect((await participant.answer(access, `b1.i${at}`, { text: `Answer ${at}` })).status).toBe(200);
          }
        }
      };
      const writing = Promise.all(Array.from({ length: writers }, (_, turn) => write(turn))).finally(() => {
        team.areWriting = false;
      });
      const seen = new Map<string, string>();
      let since = '';
      let polls = 0;
      while (team.areWriting) {
        since = await follow(since, seen, 7);
        polls += 1;
      }
      await writing;
      await follow(since, seen, 7);
      const all = await page({ perPage: '10000' });
      expect(all).toHaveLength(interviews);
      expect(seen).toEqual(new Map(all.map((row) => [row.id, JSON.stringify(row.answers)])));
      expect(all.map((row) => row.readableId)).toEqual(Array.from({ length: interviews }, (_, at) => at + 1));
      report('paging while responses arrive', { store: kind.name, interviews, polls, missed: 0 });
    });
  });
}
