import type { Response as ListedResponse } from '@guide-studio/api-contract';
import type { AskedPage } from '@guide-studio/api-contract/internal';
import { ApiError, type Cursor } from '@guide-studio/api-client';
import { describe, expect, it } from 'vitest';
import { changesAfter } from '../../packages/api-client/src/changes.ts';
import { createRandom, type Random } from '../generate/random.ts';
import { listed } from './listed.ts';

const seed = 20_261_123;
const minute = 60_000;
const worlds = 300;
const epoch = Date.parse('2026-11-20T10:00:00.000Z');

interface Change {
  readonly response: ListedResponse;
  readonly visibleAt: number;
}

/** A study whose responses change while they are read, and whose service shows each change up to 9 minutes late. */
function createWorld(random: Random) {
  let now = epoch;
  const changes: Change[] = [];
  let newest = 0;
  let isBusy = true;
  const slowest = random.pick([0, 1, 20]);
  const visible = (): readonly ListedResponse[] => {
    const latest = new Map<string, ListedResponse>();
    for (const { response, visibleAt } of changes) if (visibleAt <= now) latest.set(response.id, response);
    return [...latest.values()].sort((one, other) => one.readableId - other.readableId);
  };
  /** Lets time pass, and with it changes of old responses and new ones. */
  const pass = (minutes: number): void => {
    const count = isBusy ? random.int(0, 4) : 0;
    for (let at = 0; at < count; at += 1) {
      const number = newest > 0 && random.chance(0.5) ? random.int(1, newest) : (newest += 1);
      const updatedAt = new Date(now + at).toISOString();
      changes.push({ response: listed(number, { updatedAt }), visibleAt: now + random.int(0, 9 * minute) });
    }
    now += minutes * minute;
  };
  return {
    pass,
    /** Ends all changes and shows the last ones. */
    settle: (): void => {
      isBusy = false;
      pass(10);
    },
    visible,
    now: () => now,
    readPage: async ({ page, perPage }: AskedPage, since: string | null) => {
      const all = visible().filter(({ updatedAt }) => since === null || updatedAt >= since);
      const value = all.slice(page * perPage, (page + 1) * perPage);
      pass(random.int(0, slowest));
      return { ok: true as const, status: 200, value };
    },
  };
}

describe(`reading what changed, ${worlds} studies, seed ${seed}`, () => {
  it('misses nothing and repeats nothing, however long a reading takes and however late a change is shown', async () => {
    const random = createRandom(seed);
    for (let world = 0; world < worlds; world += 1) {
      const study = createWorld(createRandom(random.int(0, 2 ** 31)));
      const kept = new Map<string, string>();
      const returned = new Set<string>();
      let cursor: Cursor | null = null;
      const readAll = async (): Promise<void> => {
        const responses = changesAfter(cursor, { ...study, limitBytes: 1 });
        expect(responses.cursor).toBeNull();
        for await (const { id, updatedAt } of responses) {
          expect(returned.has(`${id} ${updatedAt}`), `world ${world}: ${id} of ${updatedAt} again`).toBe(false);
          returned.add(`${id} ${updatedAt}`);
          kept.set(id, updatedAt);
        }
        cursor = JSON.parse(JSON.stringify(responses.cursor)) as Cursor | null;
      };
      for (let readings = random.int(1, 8); readings > 0; readings -= 1) {
        await readAll();
        study.pass(random.int(0, 60));
      }
      study.settle();
      await readAll();
      const expected = study.visible().map(({ id, updatedAt }) => [id, updatedAt]);
      expect(Object.fromEntries(kept), `world ${world}`).toEqual(Object.fromEntries(expected));
    }
  });

  it('asks only for what is new, and keeps the cursor while there is nothing', async () => {
    const study = createWorld(createRandom(seed));
    while (study.visible().length < 5) study.pass(30);
    const first = changesAfter(null, { ...study, limitBytes: 1 });
    for await (const _ of first);
    const since: (string | null)[] = [];
    const readPage = async (_: AskedPage, updatedSince: string | null) => {
      since.push(updatedSince);
      return { ok: true as const, status: 200, value: [] };
    };
    const second = changesAfter(first.cursor, { readPage, limitBytes: 1, now: () => 0 });
    for await (const _ of second);
    expect(since).toEqual([first.cursor?.updatedSince]);
    expect(second.cursor?.seen).toEqual(first.cursor?.seen);
  });
});

describe('a reading that fails', () => {
  it('throws the failure of the page, and gives no cursor', async () => {
    const failure = { kind: 'network', cause: 'unknown', mayHaveHappened: false } as const;
    const responses = changesAfter(null, {
      readPage: async ({ page }) =>
        page === 0 ? { ok: true, status: 200, value: [listed(1)] } : { ok: false, failure },
      limitBytes: 1,
      now: () => 0,
    });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { readableId } of responses) seen.push(readableId);
    })();
    await expect(reading).rejects.toThrow(new ApiError(failure));
    expect({ seen, cursor: responses.cursor }).toEqual({ seen: [1], cursor: null });
  });

  it('ends with the reason of the signal in the middle of a page', async () => {
    const aborter = new AbortController();
    const reason = new Error('enough');
    const responses = changesAfter(null, {
      readPage: async () => ({ ok: true, status: 200, value: [1, 2, 3].map((number) => listed(number)) }),
      limitBytes: 1,
      signal: aborter.signal,
      now: () => 0,
    });
    const seen: number[] = [];
    const reading = (async () => {
      for await (const { readableId } of responses) {
        seen.push(readableId);
        aborter.abort(reason);
      }
    })();
    await expect(reading).rejects.toBe(reason);
    expect(seen).toEqual([1]);
  });

  it('returns all others before it says that one is too large', async () => {
    const responses = changesAfter(null, {
      readPage: async ({ page, perPage }) => {
        const numbers = [1, 2, 3].slice(page * perPage, (page + 1) * perPage);
        const failure = { kind: 'tooLarge', limitBytes: 9, element: 0, number: 2, mayHaveHappened: false } as const;
        return numbers.includes(2)
          ? { ok: false, failure }
          : { ok: true, status: 200, value: numbers.map((n) => listed(n)) };
      },
      limitBytes: 9,
      now: () => 0,
    });
    const seen = new Set<number>();
    const reading = (async () => {
      for await (const { readableId } of responses) seen.add(readableId);
    })();
    await expect(reading).rejects.toThrow('Response 2 is larger than 9 bytes. Raise maxBytes to read it.');
    expect([...seen]).toEqual([1, 3]);
    expect(responses.cursor).toBeNull();
  });
});
