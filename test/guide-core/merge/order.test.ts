import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { merge } from '@guide-studio/guide-core/merge';
import { describe, expect, it, test } from 'vitest';
import { mergeOrder } from '../../../packages/guide-core/src/merge/mergeOrder.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { sized } from '../../size.ts';

interface Lists {
  readonly base: readonly string[];
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
}

const wordOf = (list: readonly string[]) => list.join('');
const lettersOf = (word: string): string[] => Array.from(word);
const letters = lettersOf('abcdefghijkl');

/** Returns true if one entry comes before another in a list; null if the list does not have both. */
function isBefore(list: readonly string[], x: string, y: string): boolean | null {
  const [at, other] = [list.indexOf(x), list.indexOf(y)];
  return at < 0 || other < 0 ? null : at < other;
}

/** Returns true if two entries of both sides must be in this order: the definition of `mergeOrder`, pair by pair. */
function isDemanded({ base, ours, theirs }: Lists, x: string, y: string): boolean {
  const [mine, other, before] = [ours, theirs, base].map((list) => isBefore(list, x, y));
  if (mine === other) return mine === true;
  return before === null || before === undefined ? true : !before;
}

/** Returns the entries whose demands form a circle, found by following all demands from each entry. */
function tangledIn(lists: Lists): ReadonlySet<string> {
  const shared = lists.ours.filter((each) => lists.theirs.includes(each));
  const reach = new Map(shared.map((x) => [x, new Set(shared.filter((y) => y !== x && isDemanded(lists, x, y)))]));
  for (const via of shared)
    for (const from of shared)
      if (reach.get(from)?.has(via)) for (const to of reach.get(via) ?? []) reach.get(from)?.add(to);
  return new Set(shared.filter((each) => reach.get(each)?.has(each)));
}

function expectLaw(lists: Lists, members: ReadonlySet<string>, decision: 'ours' | 'theirs' = 'ours'): void {
  const context = `base ${wordOf(lists.base)}, ours ${wordOf(lists.ours)}, theirs ${wordOf(lists.theirs)}, members ${wordOf([...members])}`;
  const kept = (list: readonly string[]) => list.filter((each) => members.has(each));
  const seen: Lists = { base: kept(lists.base), ours: kept(lists.ours), theirs: kept(lists.theirs) };
  let asked: readonly string[] | null = null;
  const merged = mergeOrder(members, lists, (tangled) => {
    asked = tangled;
    return decision;
  });
  if (wordOf(merged.toSorted()) !== wordOf([...members].toSorted())) throw new Error(`Lost or twice: ${context}`);
  const tangled = tangledIn(seen);
  if (wordOf([...(asked ?? [])].sort()) !== wordOf([...tangled].sort()))
    throw new Error(`Asked about ${wordOf(asked ?? [])}: ${context}`);
  const shared = seen.ours.filter((each) => seen.theirs.includes(each));
  for (const x of shared) {
    for (const y of shared) {
      if (x >= y) continue;
      const words = isBefore(merged, x, y);
      const [mine, other] = [isBefore(seen.ours, x, y), isBefore(seen.theirs, x, y)];
      if (mine === other && words !== mine) throw new Error(`Agreed on ${x}${y}, got ${wordOf(merged)}: ${context}`);
      if (!(tangled.has(x) && tangled.has(y)) && !isDemanded(seen, ...(words ? ([x, y] as const) : ([y, x] as const))))
        throw new Error(`Lost ${x}${y}, got ${wordOf(merged)}: ${context}`);
    }
  }
  const among = (list: readonly string[]) => wordOf(list.filter((each) => tangled.has(each)));
  // Separate circles come one after the other; in each of them one side's order is used.
  const entries = lettersOf(among(merged));
  const pairs = entries.flatMap((x, at) => entries.slice(at + 1).map((y) => [x, y] as const));
  for (const [x, y] of pairs) {
    if (isBefore(seen[decision], x, y) || !isTogether(seen, x, y)) continue;
    throw new Error(`Not as ${decision} in ${x}${y}, got ${wordOf(merged)}: ${context}`);
  }
  // An entry of only one side stays between its neighbours, or goes where the fewest of them are on the wrong side.
  for (const side of ['ours', 'theirs'] as const) {
    const other = side === 'ours' ? seen.theirs : seen.ours;
    const isOwn = (each: string) => !other.includes(each);
    const together = merged.filter((each) => shared.includes(each));
    for (const own of seen[side].filter(isOwn)) {
      const broken = (gap: number) =>
        together.filter((each, at) => isBefore(seen[side], each, own) !== at < gap).length;
      const fewest = Math.min(...Array.from({ length: together.length + 1 }, (_, gap) => broken(gap)));
      const gap = merged.slice(0, merged.indexOf(own)).filter((each) => shared.includes(each)).length;
      const at = seen[side].indexOf(own);
      const before = seen[side].slice(0, at).findLast((each) => shared.includes(each));
      const after = seen[side].slice(at).find((each) => shared.includes(each));
      const areNeighbours = together[gap - 1] === before && together[gap] === after;
      const couldBe =
        together.indexOf(before ?? '') + 1 === (after === undefined ? together.length : together.indexOf(after));
      if (areNeighbours !== couldBe || (!couldBe && broken(gap) !== fewest))
        throw new Error(`${own} is out of place in ${wordOf(merged)}: ${context}`);
    }
    for (const [at, own] of seen[side].entries()) {
      const next = seen[side][at + 1];
      if (next && isOwn(own) && isOwn(next) && !isBefore(merged, own, next))
        throw new Error(`${own}${next} were added in this order, got ${wordOf(merged)}: ${context}`);
    }
  }
}

/** Returns true if two entries are in one circle of demands. */
function isTogether(lists: Lists, x: string, y: string): boolean {
  const reached = (from: string): ReadonlySet<string> => {
    const seen = new Set([from]);
    for (const each of seen)
      for (const next of lists.ours)
        if (lists.theirs.includes(next) && next !== each && isDemanded(lists, each, next)) seen.add(next);
    return seen;
  };
  return reached(x).has(y) && reached(y).has(x);
}

function permutations(list: readonly string[]): readonly (readonly string[])[] {
  if (list.length < 2) return [list];
  return list.flatMap((first) => permutations(list.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}

function shuffled(random: Random, list: readonly string[]): readonly string[] {
  return list
    .map((each) => [each, random.next()] as const)
    .sort(([, x], [, y]) => x - y)
    .map(([each]) => each);
}

describe('the order of a merged list', () => {
  // The entries are only names: for another base order, each triple is one of these with other names.
  it.each([1, 2, 3, 4, 5])('holds for all permutations of %i', (size) => {
    const base = letters.slice(0, size);
    const members = new Set(base);
    for (const ours of permutations(base))
      for (const theirs of permutations(base)) expectLaw({ base, ours, theirs }, members, 'theirs');
  });

  it('holds for random permutations of up to twelve (seed 22)', () => {
    const random = createRandom(22);
    for (let count = 0; count < sized(500, 20_000, 20_000); count += 1) {
      const base = shuffled(random, letters.slice(0, random.int(2, 12)));
      // Drags of a few entries, as people make them, and any order.
      const version = () => (random.chance(0.2) ? shuffled(random, base) : dragged(random, base, random.int(0, 3)));
      expectLaw({ base, ours: version(), theirs: version() }, new Set(base), random.pick(['ours', 'theirs']));
    }
  });

  it('holds where entries were added, deleted and kept against a deletion (seed 23)', () => {
    const random = createRandom(23);
    for (let count = 0; count < sized(350, 10_000, 10_000); count += 1) {
      const base = letters.slice(0, random.int(0, 6));
      const version = (names: string) => {
        const left = dragged(random, base, random.int(0, 2)).filter(() => random.chance(0.8));
        for (const name of names) if (random.chance(0.5)) left.splice(random.int(0, left.length), 0, name);
        return left;
      };
      // `p` and `q` are added by both sides.
      const [ours, theirs] = [version('ghpq'), version('ijpq')];
      const isIn = (each: string) => [base, ours, theirs].filter((list) => list.includes(each)).length > 1;
      const members = [...new Set([...ours, ...theirs])].filter(
        (each) => !base.includes(each) || isIn(each) || random.chance(0.5),
      );
      expectLaw({ base, ours, theirs }, new Set(members), random.pick(['ours', 'theirs']));
    }
  });

  it.each([
    ['one side changed nothing', 'abcd', 'dbca', 'abcd', 'abcd', 'dbca'],
    ['both did the same', 'abcd', 'dbca', 'dbca', 'abcd', 'dbca'],
    ['two drags that have nothing to do with each other', 'abcdef', 'bacdef', 'abcdfe', 'abcdef', 'bacdfe'],
    ['both brought it to the end', 'abc', 'cba', 'bca', 'abc', 'cba'],
    ['one deleted, the other turned round', 'abcd', 'acd', 'dcba', 'acd', 'dca'],
    ['one added between what the other moved together', 'abc', 'abxc', 'bca', 'abcx', 'bxca'],
    ['one kept what the other deleted, and moved what stood before it', 'abcd', 'abcd', 'cda', 'abcd', 'bcda'],
    ['one added between neighbours that the other put in front', 'abcd', 'abcxd', 'cdab', 'abcdx', 'cxdab'],
    ['one added behind what the other moved', 'abcd', 'axbcd', 'bcad', 'abcdx', 'xbcad'],
    ['both added in one place', 'ab', 'axb', 'ayb', 'abxy', 'axyb'],
    ['each kept what the other deleted', 'abcd', 'acd', 'abd', 'abcd', 'abcd'],
  ])('%s', (_, base, ours, theirs, members, merged) => {
    const order = mergeOrder(
      new Set(members),
      { base: lettersOf(base), ours: lettersOf(ours), theirs: lettersOf(theirs) },
      () => {
        throw new Error('Nothing is to be decided.');
      },
    );
    expect(wordOf(order)).toBe(merged);
  });

  it.each([
    ['abc', 'bac', 'acb', 'abc'],
    ['abcdefghi', 'bcdeafghi', 'abdefghci', 'acfgh'],
    ['ab', 'xab', 'abx', 'abx'],
  ])('asks where demands go round in a circle: %s, %s, %s', (base, ours, theirs, tangled) => {
    for (const decision of ['ours', 'theirs'] as const) {
      let asked = '';
      const order = mergeOrder(
        new Set(`${base}${ours}`),
        { base: lettersOf(base), ours: lettersOf(ours), theirs: lettersOf(theirs) },
        (entries) => {
          asked = wordOf(entries.toSorted());
          return decision;
        },
      );
      expect(asked).toBe(tangled);
      const among = (list: Iterable<string>) => wordOf(Array.from(list).filter((each) => tangled.includes(each)));
      expect(among(order)).toBe(among(decision === 'ours' ? ours : theirs));
    }
  });
});

function dragged(random: Random, base: readonly string[], times: number): string[] {
  const list = [...base];
  for (let time = 0; time < times; time += 1) {
    const [each] = list.splice(random.int(0, Math.max(0, list.length - 1)), 1);
    if (each !== undefined) list.splice(random.int(0, list.length), 0, each);
  }
  return list;
}

const study = (...studyGuide: object[]) => ({ title: 'T', studyGuide }) as unknown as JsonObject;
const asked = (text: string, more: object = {}) => ({ text, type: 'open_ended', ...more });
const inBlock = (...items: object[]) => ({ type: 'flat', title: 'B', items });
const concepts = (list: readonly object[]) => ({
  ...inBlock(asked('How is it?')),
  type: 'concept',
  conceptSamplingConfig: { concepts: list },
});

/** Returns a guide in which the entries are those of a list of this kind. */
const kinds: Readonly<Record<string, (entries: readonly string[]) => JsonObject>> = {
  blocks: (entries) => study(...entries.map((each) => ({ ...inBlock(asked(`${each}?`)), title: `Title ${each}` }))),
  questions: (entries) => study(inBlock(...entries.map((each) => asked(`Title ${each}`)))),
  options: (entries) =>
    study(inBlock(asked('Which?', { type: 'ranking', options: entries.map((each) => ({ text: `Title ${each}` })) }))),
  rows: (entries) =>
    study(
      inBlock(
        asked('Which?', {
          type: 'matrix',
          options: [{ text: 'Yes' }, { text: 'No' }],
          rows: entries.map((each) => ({ text: `Title ${each}` })),
        }),
      ),
    ),
  concepts: (entries) =>
    study(concepts(entries.map((each) => ({ nickname: `Title ${each}`, content: { title: each } })))),
  'media of questions': (entries) => study(inBlock(asked('Seen?', { media: entries.map(picture) }))),
  'media of concepts': (entries) =>
    study(concepts([{ nickname: 'N', content: { title: 'C', media: entries.map(picture) } }])),
};
const picture = (name: string) => ({ name: `Title ${name}`, url: `https://example.org/${name}.png`, type: 'image' });

describe.each(Object.keys(kinds))('merged %s', (kind) => {
  const guideOf = kinds[kind] ?? study;
  const entriesIn = (guide: JsonObject) =>
    [...canonicalText(guide).matchAll(/"Title (.)"/gu)].map(([, name]) => name).join('');

  it('follow the law of lists, and name what needs a decision', () => {
    const base = letters.slice(0, 4);
    for (const ours of permutations(base)) {
      for (const theirs of permutations(base)) {
        const { guide, conflicts } = merge({ base: guideOf(base), ours: guideOf(ours), theirs: guideOf(theirs) });
        const tangled = tangledIn({ base, ours, theirs });
        expect(conflicts.length).toBe(tangled.size > 0 ? 1 : 0);
        const [conflict] = conflicts;
        if (!conflict) {
          const order = mergeOrder(new Set(base), { base, ours, theirs }, () => 'ours');
          expect(entriesIn(guide)).toBe(wordOf(order));
          continue;
        }
        expect([conflict.code, conflict.field]).toEqual(
          kind.startsWith('media')
            ? ['field', kind.endsWith('concepts') ? 'content.media' : 'media']
            : ['order', undefined],
        );
        const taken = merge(
          { base: guideOf(base), ours: guideOf(ours), theirs: guideOf(theirs) },
          { [conflict.id]: 'theirs' },
        );
        const among = (list: string) => wordOf(lettersOf(list).filter((each) => tangled.has(each)));
        expect(among(entriesIn(taken.guide))).toBe(among(wordOf(theirs)));
      }
    }
  });

  test('keep what either side added, and what is left when one deleted and the other reordered', () => {
    const [base, ours, theirs] = ['abc', 'axbc', 'cab'].map((list) => guideOf(lettersOf(list))) as [
      JsonObject,
      JsonObject,
      JsonObject,
    ];
    expect(entriesIn(merge({ base, ours, theirs }).guide)).toBe('caxb');
    const deleted = merge({ base, ours: guideOf(lettersOf('ac')), theirs });
    expect([entriesIn(deleted.guide), deleted.conflicts]).toEqual(['ca', []]);
  });
});
