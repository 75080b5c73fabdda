import { createHost, type HostInput } from '@guide-studio/host/common';
import { describe, expect, test } from 'vitest';
import { sendText } from '../../../renderer/src/session/sendText.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { createMemoryHost } from '../../memoryHost/memoryHost.ts';
import { sized } from '../../size.ts';

const seeds = Array.from({ length: sized(3, 12, 12) }, (_, at) => 20_261_123 + at);
const key = '00000000-0000-4000-8000-000000000001';
const other = '00000000-0000-4000-8000-000000000002';
const separator = ',\n';

/** A host in memory that counts the characters of new text in each call. */
function opened() {
  let { dispatch } = createMemoryHost();
  const added: number[] = [];
  const host = createHost(
    async (method, input) => {
      if (method === 'text.send') {
        const { parts } = input as HostInput<'text.send'>;
        added.push(parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : 0), 0));
      }
      return await dispatch(method, JSON.parse(JSON.stringify(input)));
    },
    { kind: 'browser', nativeDialogs: false, trash: false, keyStorage: 'session' },
  );
  return {
    host,
    added,
    restart: () => {
      ({ dispatch } = createMemoryHost());
    },
    /** Writes a backup of the pieces and returns its text. */
    written: async (pieces: readonly string[], of = key) => {
      const text = await sendText(host, of, pieces);
      if (!text.ok) throw new Error(text.error.code);
      const work = { key: of, file: null, name: 'Habits', text: text.value, baseHash: null };
      expect(await host.call('backup.write', work)).toEqual({ ok: true, value: null });
      const kept = await host.call('backup.read', { key: of });
      return kept.ok ? kept.value.text : kept.error.code;
    },
  };
}

/** Pieces of about 400 kB in all, with a separator between them. */
function manyPieces(random: Random): string[] {
  const texts = Array.from({ length: 800 }, (_, at) => `piece ${at} – ${'“ü\n'.repeat(random.int(50, 200))}`);
  return texts.flatMap((text, at) => (at === 0 ? [text] : [separator, text]));
}

/** Changes, adds, removes, moves or repeats a few pieces. */
function edited(random: Random, pieces: readonly string[]): string[] {
  const next = [...pieces];
  for (let edits = random.int(1, 4); edits > 0; edits -= 1) {
    const at = random.int(0, next.length - 1);
    const act = random.int(0, 4);
    if (act === 0) next[at] = `edited ${random.next()}`;
    else if (act === 1) next.splice(at, 0, separator, `added ${random.next()}`);
    else if (act === 2) next.splice(at, random.int(1, 6));
    else if (act === 3) next.splice(random.int(0, next.length - 1), 0, ...next.splice(at, random.int(1, 9)));
    else next.push(...next.slice(at, at + 3));
  }
  return next;
}

describe('a long text', () => {
  test.each(seeds)('reaches the host as it is, and after an edit only in its changed parts (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const { written, added } = opened();
    let pieces: readonly string[] = manyPieces(random);
    expect(await written(pieces)).toBe(pieces.join(''));
    expect(added.length).toBeGreaterThan(3);
    for (let times = 0; times < 40; times += 1) {
      const next = edited(random, pieces);
      const known = new Set(pieces);
      const changed = next.filter((piece) => !known.has(piece)).join('').length;
      added.length = 0;
      expect(await written(next)).toBe(next.join(''));
      expect(added).toEqual([changed]);
      pieces = next;
    }
  });

  test('is sent in parts of a size that takes no time, even if everything is new', async () => {
    const { written, added } = opened();
    const pieces = manyPieces(createRandom(1));
    await written(pieces);
    const changed = pieces.map((piece) => `${piece}.`);
    expect(await written(changed)).toBe(changed.join(''));
    expect(Math.max(...added)).toBeLessThanOrEqual(100_000);
  });

  test('is sent as a whole to a host that was started again', async () => {
    const { written, restart } = opened();
    const pieces = manyPieces(createRandom(2));
    await written(pieces);
    restart();
    const next = [...pieces, separator, 'more'];
    expect(await written(next)).toBe(next.join(''));
  });

  test('is that of its own guide', async () => {
    const { written } = opened();
    const [one, two] = [manyPieces(createRandom(3)), manyPieces(createRandom(4))];
    for (const more of ['a', 'b', 'c']) {
      expect(await written([...one, more])).toBe([...one, more].join(''));
      expect(await written([...two, more], other)).toBe([...two, more].join(''));
    }
  });
});

test('a short text is written without a call of its own', async () => {
  const { written, added } = opened();
  expect(await written(['{', '}'])).toBe('{}');
  expect(added).toEqual([]);
});
