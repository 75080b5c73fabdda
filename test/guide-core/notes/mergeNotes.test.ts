import { type JsonObject, mergeNotes } from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';

const comment = (id: string, text: string, more: object = {}): JsonObject => ({ id, text, ...more });
const notes = (...comments: readonly JsonObject[]): JsonObject => ({ comments });

describe('merging notes', () => {
  const base = notes(comment('1', 'Why?'), comment('2', 'Shorter'));

  it('takes the comments of both sides, and fields that one side changed', () => {
    const ours = notes(comment('1', 'Why?', { resolved: true }), comment('2', 'Shorter'), comment('3', 'Ours'));
    const theirs = notes(comment('1', 'Why so?'), comment('2', 'Shorter'), comment('4', 'Theirs'));
    expect(mergeNotes(base, ours, theirs)).toEqual({
      notes: notes(
        comment('1', 'Why so?', { resolved: true }),
        comment('2', 'Shorter'),
        comment('3', 'Ours'),
        comment('4', 'Theirs'),
      ),
      conflicts: [],
    });
  });

  it('deletes what one side deleted, unless the other changed it', () => {
    const ours = notes(comment('1', 'Why not?'), comment('2', 'Shorter'));
    expect(mergeNotes(base, ours, notes()).notes).toEqual(notes(comment('1', 'Why not?')));
    expect(mergeNotes(base, notes(), ours).notes).toEqual(notes(comment('1', 'Why not?')));
  });

  it('names a field that both changed, and takes the side that it is told to', () => {
    const [ours, theirs] = [notes(comment('1', 'A')), notes(comment('1', 'B'))];
    const merged = mergeNotes(base, ours, theirs);
    expect(merged.notes).toEqual(ours);
    expect(merged.conflicts).toEqual([{ path: ['comments', 0, 'text'], base: 'Why?', ours: 'A', theirs: 'B' }]);
    expect(mergeNotes(base, ours, theirs, 'theirs').notes).toEqual(theirs);
  });

  it('knows publications by their study, and gives back what did not change', () => {
    const publications = (...ids: string[]): JsonObject => ({ publications: ids.map((studyId) => ({ studyId })) });
    expect(mergeNotes(publications('a'), publications('a', 'b'), publications('a', 'c')).notes).toEqual(
      publications('a', 'b', 'c'),
    );
    for (const [x, y, expected] of [
      [base, base, base],
      [publications('a'), base, publications('a')],
      [base, publications('a'), publications('a')],
      [publications('a'), publications('a'), publications('a')],
    ] as const) {
      expect(mergeNotes(base, x, y).notes).toEqual(expected);
    }
  });
});
