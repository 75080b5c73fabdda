import type { Guide } from '@guide-studio/interview-engine';
import { describe, expect, test } from 'vitest';
import type { Draft } from '../generate/guide.ts';
import { conceptBlock, flat, maxDiff, statement, validGuide, which } from '../guideParts.ts';
import { after, answered, optionsShown, question } from './walk.ts';

const letters = 'abcdefghij'.split('');
const seeds = Array.from({ length: 200 }, (_, at) => `seed ${at}`);

describe('MaxDiff screens', () => {
  const counts = Array.from({ length: 29 }, (_, at) => at + 2);
  const sizes = [undefined, null, 3, 4, 5];

  test.each(counts)('%i options: enough screens, balanced, none twice on one', (count) => {
    for (const itemsPerScreen of sizes) {
      const options = Array.from({ length: count }, (_, at) => ({ text: `option ${at}` }));
      const guide = validGuide([flat(maxDiff('Best?', options, { itemsPerScreen }) as never)]);
      for (const seed of seeds.slice(0, 10)) {
        const { item } = question(guide, after(guide, [], { seed }));
        const screens = item.type === 'max_diff' ? item.screens : [];
        const size = Math.min(itemsPerScreen ?? 4, count);
        expect(screens).toHaveLength(Math.ceil((3 * count) / size));
        for (const screen of screens) {
          expect(screen).toHaveLength(size);
          expect(new Set(screen).size).toBe(size);
        }
        const showings = options.map((_, at) => screens.flat().filter((id) => id === `o${at + 1}`).length);
        expect(Math.max(...showings) - Math.min(...showings)).toBeLessThanOrEqual(1);
      }
    }
  });
});

describe('option order', () => {
  const random = { randomizeOptionOrder: true, multiSelect: true };
  const orderIn = (guide: Guide, seed: string): string => optionsShown(guide, after(guide, [], { seed })).join('');

  test('is that of the guide unless it is to be random', () => {
    const guide = validGuide([flat(which('q', letters))]);
    expect(new Set(seeds.map((seed) => orderIn(guide, seed)))).toEqual(new Set(['abcdefghij']));
  });

  test('is the same for the same seed, differs between seeds, and puts every option everywhere', () => {
    const guide = validGuide([flat(which('q', letters, random))]);
    const orders = seeds.map((seed) => orderIn(guide, seed));
    expect(seeds.map((seed) => orderIn(guide, seed))).toEqual(orders);
    expect(new Set(orders).size).toBeGreaterThan(190);
    for (const place of letters.keys()) expect(new Set(orders.map((order) => order[place])).size).toBe(10);
  });

  test('keeps a pinned final option and an exclusive option last', () => {
    const pinned = validGuide([flat(which('q', letters, { ...random, pinnedFinalOption: true }))]);
    const options = letters.map((text): Draft => (text === 'j' ? { text, exclusiveOption: true } : { text }));
    const exclusive = validGuide([flat(which('q', letters, { ...random, options }))]);
    for (const guide of [pinned, exclusive]) {
      expect(seeds.every((seed) => orderIn(guide, seed).endsWith('j'))).toBe(true);
      expect(new Set(seeds.map((seed) => orderIn(guide, seed))).size).toBeGreaterThan(190);
    }
  });

  test('is not shifted by answers, nor by other questions before one that has an id', () => {
    const asked = which('q', letters, random);
    const guide = validGuide([flat(which('first', letters, random), asked)]);
    const edited = validGuide([flat(which('new', letters, random), which('first', letters), asked)]);
    for (const seed of seeds.slice(0, 20)) {
      const one = optionsShown(guide, after(guide, [{ selected: ['o1'] }], { seed }));
      const other = optionsShown(guide, after(guide, [{ selected: ['o2', 'o5'] }], { seed }));
      const later = optionsShown(edited, after(edited, [{ selected: ['o1'] }, { selected: ['o1'] }], { seed }));
      expect(other).toEqual(one);
      expect(later).toEqual(one);
      expect(one).not.toEqual(optionsShown(guide, after(guide, [], { seed })));
    }
  });
});

describe('concepts', () => {
  const concepts = letters.map((title) => ({ nickname: title, content: { title, description: null } }));
  const guideWith = (subsampleCount: number | null): Guide =>
    validGuide([conceptBlock('C', { concepts, subsampleCount }, statement('Look'))]);
  const shownIn = (guide: Guide, seed: string, count: number): readonly string[] => {
    let session = after(guide, [], { seed });
    return Array.from({ length: count }, () => {
      const title = question(guide, session).concept?.title ?? '';
      session = answered(guide, session, {});
      return title;
    });
  };

  test('as many as asked for, drawn evenly, in a random order; null or too many: all', () => {
    const some = guideWith(3);
    const drawn = seeds.map((seed) => shownIn(some, seed, 3));
    for (const titles of drawn) expect(new Set(titles).size).toBe(3);
    for (const place of [0, 1, 2]) expect(new Set(drawn.map((titles) => titles[place])).size).toBe(10);
    expect(() => shownIn(some, 'seed', 4)).toThrow();
    for (const guide of [guideWith(null), guideWith(99)]) {
      expect([...shownIn(guide, 'seed', 10)].sort()).toEqual(letters);
    }
  });
});
