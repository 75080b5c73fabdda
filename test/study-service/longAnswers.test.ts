import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createGunzip } from 'node:zlib';
import { createApiClient } from '@guide-studio/api-client';
import type { ListResponsesResponse } from '@guide-studio/api-contract';
import type { AskedPage } from '@guide-studio/api-contract/internal';
import { readAllResponses } from '@guide-studio/host/common';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guide, temporaryFolder } from '../cli/guide.ts';
import { type Processes, startProcesses } from '../faults/processes.ts';
import { report, sized } from '../size.ts';
import { fillWithLongAnswers, type LongAnswers } from './longAnswers.ts';
import { storeKinds } from './stores.ts';

const key = 'free-launcher';
const interviews = sized(12, 80, 250);
const bytes = 172_000;
const megabyte = 1024 * 1024;

/** Returns the peak memory of a process in bytes. */
function peakOf(pid: number | undefined): number {
  return 1024 * Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

for (const kind of storeKinds) {
  describe.skipIf(kind.missing !== null || process.platform !== 'linux')(`long answers on ${kind.name}`, () => {
    let processes: Processes;
    let study: LongAnswers;
    beforeAll(async () => {
      processes = await startProcesses(kind, 1);
      const members = await processes.store.administration.listMembers();
      const free = members.find(({ email }) => email.startsWith(key));
      study = await fillWithLongAnswers(processes.store, free?.organizationId ?? '', free?.id ?? '', {
        interviews,
        bytes,
      });
    });
    afterAll(() => processes.end());

    function read(query: string, more: Record<string, string> = {}): Promise<string> {
      const url = `${processes.children[0]?.url}/api/public/v1/responses/${study.linkId}?${query}`;
      return new Promise((resolve, reject) => {
        get(url, { headers: { 'x-api-key': key, ...more } }, (response) => {
          const chunks: Buffer[] = [];
          const isPacked = response.headers['content-encoding'] === 'gzip';
          const body = isPacked ? response.pipe(createGunzip()) : response;
          body.on('data', (chunk: Buffer) => chunks.push(chunk));
          body.on('end', () => resolve(Buffer.concat(chunks).toString()));
          body.on('error', reject);
        }).on('error', reject);
      });
    }

    it('are one page, exactly as long as asked for, written in bounded memory, packed or not', async () => {
      const child = processes.children[0]?.process.pid;
      await read('perPage=1');
      const before = peakOf(child);
      const text = await read('perPage=1000');
      const grown = peakOf(child) - before;
      expect(text.length).toBeGreaterThan(interviews * bytes);
      const all = JSON.parse(text) as ListResponsesResponse;
      expect(all.map(({ readableId }) => readableId)).toEqual(Array.from({ length: interviews }, (_, at) => at + 1));
      const page = Math.round(text.length / megabyte);
      report('a page of long answers', {
        store: kind.name,
        pageMB: page,
        serviceGrownMB: Math.round(grown / megabyte),
      });
      expect(grown).toBeLessThan(150 * megabyte);
      expect(await read('perPage=1000', { 'accept-encoding': 'gzip' })).toBe(text);
      for (const [perPage, page] of [
        [21, 1],
        [interviews - 1, 1],
        [interviews, 1],
      ] as const) {
        const part = JSON.parse(await read(`perPage=${perPage}&page=${page}`)) as ListResponsesResponse;
        expect(part).toEqual(all.slice(page * perPage, (page + 1) * perPage));
      }
    });

    it('are read by our client, which asks for pages that fit', async () => {
      const client = createApiClient({ baseUrl: processes.children[0]?.url ?? '', apiKey: key, fetch });
      const asked: AskedPage[] = [];
      const before = process.memoryUsage().rss;
      const list = await readAllResponses((query) => {
        asked.push(query);
        return client.call('listResponses', { params: { linkId: study.linkId }, query });
      });
      const grown = process.memoryUsage().rss - before;
      expect(list.ok && list.value.map(({ readableId }) => readableId)).toEqual(
        Array.from({ length: interviews }, (_, at) => at + 1),
      );
      // The limit of one response is 20 MB; no page comes near the size of all of them.
      expect(Math.max(...asked.map(({ perPage }) => perPage)) * bytes).toBeLessThan(5_000_000);
      report('reading long answers', {
        store: kind.name,
        pages: asked.length,
        clientGrownMB: Math.round(grown / megabyte),
      });
    });

    it('leave out one interview that is too large, name it, and give all others', async () => {
      const members = await processes.store.administration.listMembers();
      const free = members.find(({ email }) => email.startsWith(key));
      const { linkId } = await fillWithLongAnswers(processes.store, free?.organizationId ?? '', free?.id ?? '', {
        interviews: 3,
        bytes: 2000,
        huge: [1],
      });
      const env = { GUIDE_API_KEY: key, GUIDE_API_URL: processes.children[0]?.url ?? '' };
      const { code, out, err } = await guide(['responses', linkId, '--format', 'csv'], { cwd: temporaryFolder(), env });
      expect({ code, rows: out.match(/^[13],/gmu)?.length }).toEqual({ code: 1, rows: 2 });
      expect(err.split('\n').filter((line) => /interview/iu.test(line))).toEqual([
        `Interview 2 is too large to be read with the others and was left out. To read it alone, run guide responses ${linkId} 2`,
      ]);
      const alone = await guide(['responses', linkId, '2'], { cwd: temporaryFolder(), env });
      expect({ code: alone.code, isWhole: alone.out.length > 12_000_000, err: alone.err }).toEqual({
        code: 0,
        isWhole: true,
        err: '',
      });
    });

    it('end if the client disconnects, and the service continues', async () => {
      const url = `${processes.children[0]?.url}/api/public/v1/responses/${study.linkId}`;
      for (let turn = 0; turn < 5; turn += 1) {
        await new Promise((resolve) => {
          get(url, { headers: { 'x-api-key': key } }, (response) => {
            response.once('data', () => response.destroy());
            response.once('close', resolve);
          }).on('error', resolve);
        });
      }
      expect((JSON.parse(await read('perPage=3')) as unknown[]).length).toBe(3);
    });
  });
}
