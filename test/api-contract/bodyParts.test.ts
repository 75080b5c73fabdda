import { bodyParts, type PartLimits } from '@guide-studio/api-contract/internal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const bytesOf = (...values: readonly number[]) => new Uint8Array(values);

/** A body that gives these parts and then ends, or says no more. `given` counts what became of it. */
function bodyOf(parts: readonly Uint8Array[], { ends = true } = {}) {
  const left = [...parts];
  const given = { up: 0 };
  const body = {
    getReader: () => ({
      read: async () => {
        const value = left.shift();
        if (value !== undefined) return { done: false, value };
        return ends ? { done: true } : await new Promise<never>(() => undefined);
      },
      cancel: async () => {
        given.up += 1;
      },
    }),
  };
  return { body, given };
}

async function readAll(body: Parameters<typeof bodyParts>[0], limits: Partial<PartLimits> = {}): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const part of bodyParts(body, { mostBytes: 100, patienceMs: 2000, ...limits })) parts.push(part);
  return parts;
}

/** A body whose parts come every 150 ms of the false clock. */
function slowBody(part: Uint8Array) {
  const given = { parts: 0 };
  const read = async () => {
    await new Promise((resolve) => void setTimeout(resolve, 150));
    given.parts += 1;
    return { done: false, value: part };
  };
  return { body: { getReader: () => ({ read, cancel: async () => undefined }) }, given };
}

/** Returns what became of a reading, and after how many milliseconds of a false clock it ended. */
async function ended(reading: Promise<unknown>): Promise<readonly [outcome: unknown, ms: number]> {
  const began = Date.now();
  const ends: (readonly [unknown, number])[] = [];
  const note = (outcome: unknown) => void ends.push([outcome, Date.now() - began]);
  reading.then(note, ({ message }: Error) => note(message));
  for (let ms = 0; ms < 60_000 && ends.length === 0; ms += 50) await vi.advanceTimersByTimeAsync(50);
  return ends[0] ?? ['never', Number.NaN];
}

describe('a body that is read part by part', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is given as it comes; a missing one is empty', async () => {
    expect(await readAll(bodyOf([bytesOf(1, 2), bytesOf(3)]).body)).toEqual([bytesOf(1, 2), bytesOf(3)]);
    expect(await readAll(null)).toEqual([]);
  });

  it('is given up after as many bytes as were asked for', async () => {
    const { body, given } = bodyOf([bytesOf(1, 2), bytesOf(3, 4)], { ends: false });
    expect(await readAll(body, { mostBytes: 3 })).toEqual([bytesOf(1, 2), bytesOf(3)]);
    expect(given.up).toBe(1);
  });

  it('is given up when its sender is late, also after many megabytes', async () => {
    for (const first of [bytesOf(1), new Uint8Array(10 * 2 ** 20)]) {
      const { body, given } = bodyOf([first], { ends: false });
      const limits = { mostBytes: Number.POSITIVE_INFINITY };
      expect(await ended(readAll(body, limits))).toEqual(['The next bytes took too long', 2000]);
      expect(given.up).toBe(1);
    }
  });

  it('is given up when its parts are late together, though none is alone', async () => {
    const { body, given } = slowBody(bytesOf(1));
    expect(await ended(readAll(body))).toEqual(['The next bytes took too long', 2000]);
    expect(given.parts).toBe(13);
  });

  it('may take as long again after each megabyte', async () => {
    const { body } = slowBody(new Uint8Array(2 ** 20));
    const [parts, ms] = await ended(readAll(body, { mostBytes: 6 * 2 ** 20, patienceMs: 500 }));
    expect(parts).toHaveLength(6);
    expect(ms).toBe(900);
  });

  it('ends with the reason of its signal', async () => {
    const stopping = new AbortController();
    const reading = readAll(bodyOf([bytesOf(1)], { ends: false }).body, { signal: stopping.signal });
    stopping.abort(new Error('stopped by the user'));
    await expect(reading).rejects.toThrow('stopped by the user');
  });
});
