import { bodyParts, type PartLimits } from '@guide-studio/api-contract';
import { describe, expect, it } from 'vitest';
import { promised } from '../eventually.ts';

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

async function readAll(body: Parameters<typeof bodyParts>[0], limits: Partial<PartLimits> = {}): Promise<number[][]> {
  const parts: number[][] = [];
  const usual = { mostBytes: 100, patienceMs: 2000, signal: new AbortController().signal };
  for await (const part of bodyParts(body, { ...usual, ...limits })) parts.push([...part]);
  return parts;
}

describe('a body that is read part by part', () => {
  it('is given as it comes; a missing one is empty', async () => {
    expect(await readAll(bodyOf([bytesOf(1, 2), bytesOf(3)]).body)).toEqual([[1, 2], [3]]);
    expect(await readAll(null)).toEqual([]);
  });

  it('is given up after as many bytes as were asked for', async () => {
    const { body, given } = bodyOf([bytesOf(1, 2), bytesOf(3, 4)], { ends: false });
    expect(await readAll(body, { mostBytes: 3 })).toEqual([[1, 2], [3]]);
    expect(given.up).toBe(1);
  });

  it('is given up when its sender is late', async () => {
    const { body, given } = bodyOf([bytesOf(1)], { ends: false });
    await expect(promised(readAll(body))).rejects.toThrow('took too long');
    expect(given.up).toBe(1);
  });

  it('is given up when its parts are late together, though none is alone', async () => {
    let sent = 0;
    const drip = {
      getReader: () => ({
        read: async () => {
          await new Promise((resolve) => void setTimeout(resolve, 150));
          sent += 1;
          return { done: false, value: bytesOf(sent) };
        },
        cancel: async () => undefined,
      }),
    };
    await expect(promised(readAll(drip))).rejects.toThrow('took too long');
    expect(sent).toBeGreaterThan(1);
  });

  it('may take as long again after each megabyte', async () => {
    const slow = {
      getReader: () => ({
        read: async () => {
          await new Promise((resolve) => void setTimeout(resolve, 150));
          return { done: false, value: new Uint8Array(2 ** 20) };
        },
        cancel: async () => undefined,
      }),
    };
    expect(await readAll(slow, { mostBytes: 6 * 2 ** 20, patienceMs: 500 })).toHaveLength(6);
  });

  it('ends with the reason of its signal', async () => {
    const stopping = new AbortController();
    const reading = readAll(bodyOf([bytesOf(1)], { ends: false }).body, { signal: stopping.signal });
    stopping.abort(new Error('stopped by the user'));
    await expect(reading).rejects.toThrow('stopped by the user');
  });
});
