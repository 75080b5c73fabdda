import type { JsonObject } from '@guide-studio/guide-core';
import { mergeNotes, describeNotesConflict } from '@guide-studio/guide-core/notes';
import { type GuideTest, guideTestsOf } from '@guide-studio/guide-core/tests';
import { describe, expect, test } from 'vitest';
import { createRandom, type Random } from '../../generate/random.ts';

const seed = 20261225;
const rounds = 2000;

const file = (tests: readonly GuideTest[]): JsonObject => ({ tests });
const testsIn = (wire: JsonObject): readonly GuideTest[] => guideTestsOf(wire).tests;
const named = (name: string, more: Partial<GuideTest> = {}): GuideTest => ({ name, expect: {}, ...more });

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Some tests have ids, as those of the editor; others are known by their names. */
const testAt = (number: number): GuideTest =>
  named(`Test ${number}`, { note: 'base', ...(number % 2 === 0 ? { id: id(number) } : {}) });

/** What one side does with each test of the base, and what it adds. */
function side(random: Random, base: readonly GuideTest[], who: string) {
  const changes = base.map(() => random.pick(['keep', 'keep', 'note', 'expect', 'delete'] as const));
  const kept = base.flatMap((one, at): readonly GuideTest[] => {
    switch (changes[at]) {
      case 'note':
        return [{ ...one, note: `by ${who}` }];
      case 'expect':
        return [{ ...one, expect: { shown: [who] } }];
      case 'delete':
        return [];
      default:
        return [one];
    }
  });
  const added = Array.from({ length: random.int(0, 2) }, (_, at) => named(`${who} ${at}`, { note: who }));
  return { changes, added, tests: [...kept, ...added] };
}

describe('merging tests', () => {
  test(`keeps what each side did, and names what both changed differently (seed ${seed})`, () => {
    const random = createRandom(seed);
    const seen = { bothAdd: 0, bothChange: 0, conflict: 0, deleted: 0, changedAndDeleted: 0 };
    for (let round = 0; round < rounds; round += 1) {
      const base = Array.from({ length: random.int(0, 4) }, (_, at) => testAt(at));
      const ours = side(random, base, 'ours');
      const theirs = side(random, base, 'theirs');
      const { notes, conflicts } = mergeNotes({ base: file(base), ours: file(ours.tests), theirs: file(theirs.tests) });
      const merged = testsIn(notes);
      expect(guideTestsOf(notes).problems).toEqual([]);
      const context = `round ${round}`;
      let expectedConflicts = 0;
      for (const [at, one] of base.entries()) {
        const now = merged.find(({ name }) => name === one.name);
        const [mine, other] = [ours.changes[at], theirs.changes[at]];
        const changed = [mine, other].filter((change) => change === 'note' || change === 'expect');
        if (changed.length === 0 && (mine === 'delete' || other === 'delete')) {
          expect(now, context).toBeUndefined();
          seen.deleted += 1;
          continue;
        }
        // A change is never lost, even if the other side deleted the test.
        expect(now, context).toBeDefined();
        if (mine === 'delete' || other === 'delete') seen.changedAndDeleted += 1;
        if (mine === 'note') expect(now?.note, context).toBe('by ours');
        else if (other === 'note') expect(now?.note, context).toBe('by theirs');
        if (mine === 'expect') expect(now?.expect, context).toEqual({ shown: ['ours'] });
        else if (other === 'expect') expect(now?.expect, context).toEqual({ shown: ['theirs'] });
        if (mine === other && changed.length === 2) expectedConflicts += 1;
        seen.bothChange += Number(changed.length === 2);
      }
      for (const one of [...ours.added, ...theirs.added]) expect(merged, context).toContainEqual(one);
      seen.bothAdd += Number(ours.added.length > 0 && theirs.added.length > 0);
      expect(conflicts.length, context).toBe(expectedConflicts);
      seen.conflict += expectedConflicts;
      // The other side gets the same tests, with its own choice of what conflicts.
      const swapped = mergeNotes({ base: file(base), ours: file(theirs.tests), theirs: file(ours.tests) }, 'theirs');
      const sorted = (tests: readonly GuideTest[]) => tests.toSorted((a, b) => (a.name < b.name ? -1 : 1));
      expect(sorted(testsIn(swapped.notes)), context).toEqual(sorted(merged));
      // Merging once more changes nothing.
      expect(mergeNotes({ base: file(theirs.tests), ours: notes, theirs: file(theirs.tests) }).notes).toEqual(notes);
    }
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  });

  test('keeps both of two tests with one name that both sides add, and says which is not understood', () => {
    const merged = mergeNotes({
      base: file([]),
      ours: file([named('A', { id: id(1) })]),
      theirs: file([named('A', { id: id(2) })]),
    }).notes;
    expect(testsIn(merged).map((one) => one.id)).toEqual([id(1), id(2)]);
    const byName = mergeNotes({
      base: file([named('A')]),
      ours: file([named('A'), named('A', { note: 'x' })]),
      theirs: file([named('A')]),
    });
    expect(guideTestsOf(byName.notes)).toMatchObject({ tests: [{ name: 'A' }], problems: [{ index: 1, name: 'A' }] });
  });

  test('names a conflict by the test', () => {
    const [ours, theirs] = ['ours', 'theirs'].map((note) => file([named('A drinker', { note })]));
    const { notes, conflicts } = mergeNotes({
      base: file([named('A drinker')]),
      ours: ours ?? {},
      theirs: theirs ?? {},
    });
    const sentences = (language: 'en' | 'de') => conflicts.map((one) => describeNotesConflict(one, notes, language));
    expect(sentences('en')).toEqual(['The test “A drinker”: both changed its note.']);
    expect(sentences('de')).toEqual(['Der Test „A drinker“: Beide haben die Anmerkung geändert.']);
  });
});
