import { type JsonObject, validate } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { type Decision, type Merged, merge } from '@guide-studio/guide-core/merge';
import { describe, expect, it } from 'vitest';
import { disturb } from '../../generate/edit.ts';
import { editedGuide } from '../../generate/editSequence.ts';
import { randomGuide } from '../../generate/guide.ts';
import { createRandom, type Random } from '../../generate/random.ts';
import { block, open, selected, when } from '../../guideParts.ts';
import { fullGuide, wrongGuides } from '../doc/guides.ts';
import { sized } from '../../size.ts';

/** The number of pairs in all. */
const pairs = sized(25, 240, 5000);
const seeds = [1, 2, 3, 4];

interface Trio {
  readonly base: JsonObject;
  readonly ours: JsonObject;
  readonly theirs: JsonObject;
}

function trioOf(random: Random): Trio {
  const made = randomGuide(random, { blocks: random.int(1, 3), itemsPerBlock: random.int(1, 4) });
  const base = JSON.parse(canonicalText(made)) as JsonObject;
  const ours = editedGuide(random, base, random.int(1, 6), 'ours');
  const theirs = editedGuide(random, base, random.int(1, 6), 'theirs');
  return { base, ours, theirs };
}

/** Returns the guide with all lists and objects sorted. */
function unordered(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(unordered)
      .map((each) => JSON.stringify(each))
      .toSorted();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, unordered(each)]),
  );
}

/** Returns the texts that one side wrote. */
function written(guide: JsonObject, tag: string): readonly string[] {
  const words: string[] = [];
  JSON.stringify(guide, (_, value: unknown) => {
    if (typeof value === 'string') words.push(...(value.match(new RegExp(`\\b${tag}\\d+\\b`, 'gu')) ?? []));
    return value;
  });
  return words;
}

function expectNeverSilent({ guide, conflicts, issues }: Merged): void {
  expect(validate(guide)).toEqual(issues);
  if (issues.length > 0) expect(conflicts.map(({ code }) => code)).toContain('rule');
}

describe('merge laws', () => {
  it.each(seeds)(`holds for ${pairs / seeds.length} pairs of edit sequences (seed %i)`, (seed) => {
    const random = createRandom(seed);
    for (let pair = 0; pair < pairs / seeds.length; pair += 1) {
      const { base, ours, theirs } = trioOf(random);
      const context = `seed ${seed}, pair ${pair}`;
      for (const [a, b, expected] of [
        [ours, ours, ours],
        [ours, base, ours],
        [base, theirs, theirs],
      ] as const) {
        const same = merge({ base, ours: a, theirs: b });
        expect(canonicalText(same.guide), context).toBe(canonicalText(expected));
        expect(same.conflicts, context).toEqual([]);
      }
      const merged = merge({ base, ours, theirs });
      expectNeverSilent(merged);
      // Every conflict is decided for ours, so nothing of ours may be missing.
      expect(written(merged.guide, 'ours'), context).toEqual(expect.arrayContaining([...written(ours, 'ours')]));
      if (merged.conflicts.length > 0) continue;
      expect(written(merged.guide, 'theirs'), context).toEqual(expect.arrayContaining([...written(theirs, 'theirs')]));
      const mirrored = merge({ base, ours: theirs, theirs: ours });
      expect(mirrored.conflicts, context).toEqual([]);
      expect(unordered(mirrored.guide), context).toEqual(unordered(merged.guide));
    }
  });

  it.each([11, 12])('decisions are obeyed and every conflict keeps its name (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let pair = 0; pair < 30; pair += 1) {
      const { base, ours, theirs } = trioOf(random);
      const first = merge({ base, ours, theirs });
      const ids = first.conflicts.filter(({ code }) => code !== 'rule').map(({ id }) => id);
      const decide = (decision: Decision) => Object.fromEntries(ids.map((id) => [id, decision]));
      const kept = merge({ base, ours, theirs }, decide('ours'));
      expect(canonicalText(kept.guide)).toBe(canonicalText(first.guide));
      for (const id of ids) expect(kept.conflicts.find((conflict) => conflict.id === id)?.isDecided).toBe(true);
      const taken = merge({ base, ours, theirs }, decide('theirs'));
      expectNeverSilent(taken);
      for (const conflict of taken.conflicts) if (conflict.isDecided) expect(conflict.taken).toBe('theirs');
    }
  });

  it.each([31, 32])(
    'what neither side changed is the same object as ours, also inside changed parts (seed %i)',
    (seed) => {
      const random = createRandom(seed);
      for (let pair = 0; pair < 30; pair += 1) {
        const base = randomGuide(random, { blocks: 2, itemsPerBlock: 4 });
        const [ours, theirs] = [structuredClone(base), structuredClone(base)];
        const asked = (guide: JsonObject) => {
          const blocks = guide['studyGuide'] as readonly JsonObject[];
          return blocks.flatMap(({ items }) => items as readonly JsonObject[]);
        };
        const changed = random.int(0, asked(theirs).length - 1);
        Object.assign(asked(theirs)[changed] ?? {}, { text: 'Asked in other words' });
        const merged = asked(merge({ base, ours, theirs }).guide);
        for (const [at, item] of asked(ours).entries()) {
          if (at !== changed) expect(merged[at]).toBe(item);
          else expect(merged[at]).toEqual({ ...item, text: 'Asked in other words' });
          const answers = item['options'] as readonly JsonObject[] | undefined;
          for (const [place, answer] of answers?.entries() ?? [])
            expect((merged[at]?.['options'] as readonly JsonObject[])[place]).toBe(answer);
        }
      }
    },
  );

  it('what only one side spelled differently is as that side has it', () => {
    const guide = (id: object, choice: string): JsonObject => {
      const source = { externalId: 'q', text: 'Which?', type: 'multiple_choice', options: [{ ...id, text: 'Tea' }] };
      const criterion = selected('q', choice);
      const conditional = { operator: 'and', criteria: [criterion] };
      const asked = open('Why?', { conditional });
      return {
        title: 'T',
        studyGuide: [block('B', source, asked)],
      };
    };
    const [base, changed] = [guide({}, 'Tea'), guide({ externalId: 'tea' }, 'tea')];
    for (const merged of [merge({ base, ours: base, theirs: changed }), merge({ base, ours: changed, theirs: base })])
      expect([merged.guide, merged.conflicts]).toEqual([changed, []]);
  });

  it('a condition on a carried option, of a question that the other side gave options of its own, is a conflict', () => {
    const choice = (more: object) => ({ type: 'multiple_choice', multiSelect: true, ...more });
    const first = choice({ externalId: 'a', text: 'Which do you know?', options: [{ text: 'Tea' }] });
    const criterion = selected('b', 'Tea');
    const guide = (source: object, conditional: object): JsonObject => {
      const second = choice({ externalId: 'b', text: 'Which do you like?', ...source });
      const items = [first, second, open('Why?', conditional)];
      return { title: 'T', studyGuide: [block('B', ...items)] };
    };
    const [carried, own] = [{ carryForwardFrom: 'a' }, { options: [{ text: 'Rain' }] }];
    const conditioned = guide(carried, when(criterion));
    for (const [ours, theirs] of [
      [guide(own, {}), conditioned],
      [conditioned, guide(own, {})],
    ] as const) {
      const { conflicts } = merge({ base: guide(carried, {}), ours, theirs });
      expect(conflicts.map(({ code, issue }) => [code, issue?.code])).toEqual([['rule', 'unknownChoice']]);
    }
  });

  it.each([21, 22])('any JSON objects can be merged (seed %i)', (seed) => {
    const random = createRandom(seed);
    for (let pair = 0; pair < 30; pair += 1) {
      const ours = disturb(random, fullGuide()) as JsonObject;
      const theirs = disturb(random, fullGuide()) as JsonObject;
      expect(JSON.stringify(merge({ base: fullGuide(), ours, theirs }).guide)).toBeTypeOf('string');
      expect(
        unordered(JSON.parse(canonicalText(merge({ base: fullGuide(), ours, theirs: fullGuide() }).guide))),
      ).toEqual(unordered(JSON.parse(canonicalText(ours))));
    }
    for (const [, a] of wrongGuides())
      for (const [, b] of wrongGuides()) merge({ base: fullGuide(), ours: a, theirs: b });
  });
});
