import type { ApiFailure, Response as ListedResponse } from '@guide-studio/api-contract';
import type { AskedPage } from '@guide-studio/api-contract/internal';
import { done, readAllResponses, failed, type HostResult } from '@guide-studio/host/common';
import { startService } from '@guide-studio/study-service/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownById, withShown } from '@guide-studio/interview-engine/answers';
import { everyTranscript } from '@guide-studio/interview-engine/internal';
import { listed } from '../api-client/listed.ts';
import { numbersFrom } from '../size.ts';
import { accessOf, answerFor, participantOf } from '../study-service/participant.ts';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const media = [{ name: 'Bread', url: 'https://media.example/bread.png', type: 'image' }];
const guide = {
  title: 'Breakfast',
  studyGuide: [{ type: 'flat', title: 'First', items: [{ text: 'What did you eat?', type: 'open_ended', media }] }],
};
const text = `${JSON.stringify(guide, null, 2)}\n`;

describe('the responses of a study', () => {
  type Service = Awaited<ReturnType<typeof startService>>;
  let service: Service;
  beforeAll(async () => {
    service = await startService({ port: 0, data: ':memory:', log: { write: () => undefined } });
  });
  afterAll(async () => await service.close());

  async function liveStudy() {
    const apiKey = service.newKey ?? '';
    const { implementation } = await nodeHost(
      { [file]: text },
      { thisComputer: async () => ({ baseUrl: service.url, apiKey }) },
    );
    const created = await implementation['study.create']({ file, text });
    if (!created.ok) throw new Error(created.error.code);
    const wallets = await implementation['wallet.list']({});
    const walletId = wallets.ok ? wallets.value.wallets[0]?.walletId : undefined;
    const { studyId, linkId } = created.value;
    await implementation['study.launch']({ file, studyId, walletId });
    const readPage = (page: number, updatedSince: string | null = null, perPage = 200) =>
      implementation['study.responses']({ studyId, page, perPage, updatedSince });
    return { implementation, studyId, linkId, readPage };
  }

  /** Completes the interview, or leaves after the first answer. */
  async function take(linkId: string, answer: string, toTheEnd = true): Promise<void> {
    const participant = participantOf(service.url);
    let reply = await participant.start({ linkId, urlParams: {} });
    const access = accessOf(reply);
    for (let step = reply.step; step && step.kind !== 'end'; step = reply.step) {
      const isQuestion = step.kind === 'item';
      reply = await participant.answer(access, step.stepId, isQuestion ? { text: answer } : answerFor(step));
      if (isQuestion && !toTheEnd) return;
    }
  }

  test('are read as the service has them, whole and as what has changed since, and one of them word for word', async () => {
    const { implementation, studyId, linkId, readPage } = await liveStudy();
    expect(await readPage(0)).toEqual(done({ responses: [] }));
    await take(linkId, 'Rye bread');
    await take(linkId, 'Nothing', false);
    const list = await readAllResponses(async ({ page, perPage }) => {
      const read = await readPage(page, null, perPage);
      return read.ok ? done(read.value.responses) : read;
    });
    if (!list.ok) throw new Error(list.error.code);
    const [first, second] = list.value;
    expect(list.value.map(({ answersArray }) => answersArray[0]?.answer)).toEqual(['Rye bread', 'Nothing']);
    expect(first?.progress).toBe('complete');
    const changed = await readPage(0, second?.updatedAt ?? null);
    expect(changed.ok && changed.value.responses.some(({ id }) => id === second?.id)).toBe(true);
    expect(await readPage(0, '2999-01-01T00:00:00Z')).toEqual(done({ responses: [] }));
    const single = await implementation['study.response']({ studyId, responseId: first?.id ?? '' });
    expect(single.ok && single.value.transcript.some(({ user }) => user === 'Rye bread')).toBe(true);
    const picture = { kind: 'image', name: 'Bread', outcome: 'unknown', seconds: null, watched: null };
    expect(single.ok && single.value.shown).toMatchObject([picture]);
    const shown = await readAllResponses(async (page) => {
      const read = await implementation['study.shown']({ studyId, ...page, updatedSince: null });
      return read.ok ? done(read.value.shown ?? []) : read;
    });
    expect(shown).toMatchObject({
      ok: true,
      value: list.value.map(({ id }) => ({ responseId: id, stimuli: [picture] })),
    });
    const exported = withShown(list.value, shownById(shown.ok ? shown.value : []));
    expect(exported).toMatchObject(list.value.map((one) => ({ ...one, shown: [picture] })));
    expect(withShown(list.value, shownById([]))).toEqual(list.value);
    const settings = await implementation['study.settings']({ studyId });
    expect(settings).toEqual(done({ id: studyId, askBeforeLoading: false }));
  });

  test('of a study or with a number that the service does not know are refused with its code', async () => {
    const { implementation, studyId } = await liveStudy();
    const refused = (code: string) => ({ ok: false, error: { code: 'api', failure: { kind: 'refused', code } } });
    const unknown = { studyId: 'nobody', page: 0, perPage: 8, updatedSince: null };
    expect(await implementation['study.responses'](unknown)).toMatchObject(refused('study_not_found'));
    expect(await implementation['study.response']({ studyId, responseId: '999' })).toMatchObject(
      refused('response_not_found'),
    );
  });
});

describe('reading every page', () => {
  const pagesOf = (...pages: readonly (readonly ListedResponse[])[]) => {
    const asked: number[] = [];
    const read = async ({ page }: AskedPage): Promise<HostResult<readonly ListedResponse[]>> => {
      asked.push(page);
      return done(pages[page] ?? []);
    };
    return { asked, read };
  };

  test('ends at a page with nothing new, counts no response twice, and lists by number', async () => {
    const { asked, read } = pagesOf(
      [response(2), response(1)],
      [response(2), response(3)],
      [response(3)],
      [response(4)],
    );
    const counts: number[] = [];
    const list = await readAllResponses(read, (count) => counts.push(count));
    expect(list.ok && list.value.map(({ readableId }) => readableId)).toEqual([1, 2, 3]);
    expect({ asked, counts }).toEqual({ asked: [0, 1, 2], counts: [2, 3] });
  });

  test('of a service that leaves out the page number ends too', async () => {
    const list = await readAllResponses(async () => done([response(1)]));
    expect(list.ok && list.value).toHaveLength(1);
  });

  test('returns the failure of a page instead of half of the responses', async () => {
    const list = await readAllResponses(async ({ page }) =>
      page === 0 ? done([response(1)]) : failed({ code: 'noConnection' }),
    );
    expect(list).toEqual(failed({ code: 'noConnection' }));
  });
});

describe('reading transcripts', () => {
  test('returns each once, and names those that could not be read', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => String(at));
    const asked: string[] = [];
    const { byId, missing } = await everyTranscript(ids, async (id) => {
      asked.push(id);
      return Number(id) % 7 === 3 ? failed({ code: 'noConnection' }) : done([]);
    });
    expect(asked.toSorted()).toEqual(ids.toSorted());
    expect(missing.toSorted()).toEqual(['10', '17', '24', '3']);
    expect([...byId.keys(), ...missing].toSorted()).toEqual(ids.toSorted());
  });
});

describe('the size of pages', () => {
  /** A service with responses of the given sizes in characters. Pages of more than `mostBytes` time out. */
  function serviceOf(sizes: readonly number[], mostBytes = Number.POSITIVE_INFINITY) {
    const all = sizes.map((size, at) => ({ ...response(at + 1), shortTranscript: 'x'.repeat(size) }));
    const asked: AskedPage[] = [];
    const failure: ApiFailure = { kind: 'timeout', milliseconds: 1, mayHaveHappened: false };
    const read = async ({ page, perPage }: AskedPage) => {
      asked.push({ page, perPage });
      const value = all.slice(page * perPage, (page + 1) * perPage);
      const bytes = value.reduce((sum, { shortTranscript }) => sum + shortTranscript.length, 0);
      return bytes > mostBytes ? { ok: false as const, failure } : done(value);
    };
    return { asked, read, all };
  }

  test('begins small and grows while the responses are small', async () => {
    const { asked, read, all } = serviceOf(Array.from({ length: 3000 }, () => 10));
    const list = await readAllResponses(read);
    expect(list.ok && list.value).toEqual(all);
    expect(asked.map(({ perPage }) => perPage)).toEqual([8, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024]);
  });

  test('stays where the responses are large, so that no page grows with them', async () => {
    const { asked, read, all } = serviceOf(Array.from({ length: 100 }, () => 400_000));
    const list = await readAllResponses(read);
    expect(list.ok && list.value).toEqual(all);
    expect(Math.max(...asked.map(({ perPage }) => perPage))).toBe(8);
  });

  test('is halved for a page that is too much, down to a single response, whatever their order', async () => {
    const seed = 21;
    const pick = numbersFrom(seed);
    for (let turn = 0; turn < 50; turn += 1) {
      const sizes = Array.from({ length: pick(70) }, () => (pick(6) === 0 ? 100_000 : pick(20_000)));
      const { read, all } = serviceOf(sizes, 100_000 + pick(100_000));
      const list = await readAllResponses(read);
      expect(list.ok && list.value, `seed ${seed}, turn ${turn}`).toEqual(all);
    }
  });

  test('a single response that is too much is the failure that is told', async () => {
    const { asked, read } = serviceOf([1, 1, 1, 50], 10);
    expect(await readAllResponses(read)).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    expect(asked.at(-1)).toEqual({ page: 3, perPage: 1 });
  });

  /** The same service, for a client that accepts responses of at most `most` characters. */
  function limited({ all }: ReturnType<typeof serviceOf>, most: number, takesPages = true) {
    const asked: AskedPage[] = [];
    const read = async ({ page, perPage }: AskedPage) => {
      asked.push({ page, perPage });
      const value = takesPages ? all.slice(page * perPage, (page + 1) * perPage) : all;
      const element = value.findIndex(({ shortTranscript }) => shortTranscript.length > most);
      if (element === -1) return done(value);
      const number = value[element]?.readableId ?? 0;
      const failure: ApiFailure = { kind: 'tooLarge', limitBytes: most, element, number, mayHaveHappened: false };
      return { ok: false as const, failure };
    };
    return { asked, read };
  }

  test('leaves out the responses that are too large, names them, and reads all others', async () => {
    const seed = 3;
    const pick = numbersFrom(seed);
    for (let turn = 0; turn < 50; turn += 1) {
      const service = serviceOf(Array.from({ length: pick(300) }, () => (pick(40) === 0 ? 1000 : 10)));
      const large = service.all.filter(({ shortTranscript }) => shortTranscript.length > 100);
      const { read, asked } = limited(service, 100);
      expect(await readAllResponses(read), `seed ${seed}, turn ${turn}`).toEqual({
        ok: true,
        value: service.all.filter((one) => !large.includes(one)),
        unread: large.map(({ readableId }) => readableId),
      });
      expect(asked.length).toBeLessThan(20 + 20 * large.length);
    }
  });

  test('of a service without pages omits nothing: the failure is reported', async () => {
    for (const sizes of [[1000], [1000, 10, 10], [10, 1000, 10]]) {
      const { read, asked } = limited(serviceOf(sizes), 100, false);
      expect(await readAllResponses(read), sizes.join(' ')).toMatchObject({ ok: false, failure: { kind: 'tooLarge' } });
      expect(asked.length).toBeLessThan(10);
    }
  });

  test('of a service that returns fewer than requested is accepted', async () => {
    const { read, all, asked } = serviceOf(Array.from({ length: 450 }, () => 10));
    const list = await readAllResponses(({ page, perPage }) => read({ page, perPage: Math.min(perPage, 50) }));
    expect(list.ok && list.value).toEqual(all);
    expect(asked.length).toBeLessThan(20);
  });
});

const response = (number: number, answersArray: ListedResponse['answersArray'] = []) =>
  listed(number, { answersArray });
