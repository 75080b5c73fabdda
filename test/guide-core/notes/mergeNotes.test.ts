import type { JsonObject } from '@guide-studio/guide-core';
import { mergeNotes, describeNotesConflict } from '@guide-studio/guide-core/notes';
import { describe, expect, it } from 'vitest';

const comment = (id: string, text: string, more: object = {}): JsonObject => ({ id, text, ...more });
const notes = (...comments: readonly JsonObject[]): JsonObject => ({ comments });

describe('merging notes', () => {
  const base = notes(comment('1', 'Why?'), comment('2', 'Shorter'));

  it('keeps the comments of both sides, and uses fields that one side changed', () => {
    const ours = notes(comment('1', 'Why?', { resolved: true }), comment('2', 'Shorter'), comment('3', 'Ours'));
    const theirs = notes(comment('1', 'Why so?'), comment('2', 'Shorter'), comment('4', 'Theirs'));
    expect(mergeNotes({ base, ours, theirs })).toEqual({
      notes: notes(
        comment('1', 'Why so?', { resolved: true }),
        comment('2', 'Shorter'),
        comment('3', 'Ours'),
        comment('4', 'Theirs'),
      ),
      conflicts: [],
    });
  });

  it('keeps comments on the study and on its texts, each by its id', () => {
    const anchor = (text: string) => ({ anchor: { kind: 'study', text, block: '' } });
    const [whole, welcome] = [comment('3', 'Good', anchor('')), comment('4', 'Too long', anchor('Hello'))];
    const [ours, theirs] = [notes(whole), notes(welcome)];
    expect(mergeNotes({ base: notes(), ours, theirs })).toEqual({ notes: notes(whole, welcome), conflicts: [] });
    expect(mergeNotes({ base: ours, ours, theirs: notes() }).notes).toEqual(notes());
    const both = notes({ ...whole, resolved: true }, welcome);
    expect(mergeNotes({ base: notes(whole, welcome), ours: both, theirs: notes(whole) }).notes).toEqual(
      notes({ ...whole, resolved: true }),
    );
  });

  it('deletes what one side deleted, unless the other changed it', () => {
    const ours = notes(comment('1', 'Why not?'), comment('2', 'Shorter'));
    expect(mergeNotes({ base, ours, theirs: notes() }).notes).toEqual(notes(comment('1', 'Why not?')));
    expect(mergeNotes({ base, ours: notes(), theirs: ours }).notes).toEqual(notes(comment('1', 'Why not?')));
  });

  it('loses no entry that is not understood, nor one of several with the same id', () => {
    const old = { comments: [comment('1', 'A', { at: '2026-11-30' }), comment('1', 'B'), { anchr: {} }] };
    const [ours, theirs] = [
      notes(...old.comments, comment('2', 'Ours')),
      notes(...old.comments, comment('3', 'Theirs')),
    ];
    const all = notes(...old.comments, comment('2', 'Ours'), comment('3', 'Theirs'));
    for (const from of [old, {}])
      expect(mergeNotes({ base: from, ours, theirs })).toEqual({ notes: all, conflicts: [] });
  });

  it('names a field that both changed, and uses the side that it is told to', () => {
    const [ours, theirs] = [notes(comment('1', 'A')), notes(comment('1', 'B'))];
    const merged = mergeNotes({ base, ours, theirs });
    expect(merged.notes).toEqual(ours);
    expect(merged.conflicts).toEqual([{ path: ['comments', 0, 'text'], base: 'Why?', ours: 'A', theirs: 'B' }]);
    expect(mergeNotes({ base, ours, theirs }, 'theirs').notes).toEqual(theirs);
  });

  it('names a conflict by the author and the beginning of the comment', () => {
    const by = (text: string) => notes(comment('0', 'Fine'), comment('1', text, { author: 'Ada' }));
    const both = (text: string, status: string) => ({ ...by(text), publications: [{ studyId: 's', status }] });
    const { notes: merged, conflicts } = mergeNotes({
      base: by('Why?'),
      ours: both('Why,\nthen?', 'live'),
      theirs: both('Why so?', 'draft'),
    });
    const sentences = (language: 'en' | 'de') =>
      conflicts.map((conflict) => describeNotesConflict(conflict, merged, language));
    expect(sentences('en')).toEqual([
      'The comment by Ada, “Why, then?”: both changed its text.',
      '“publications.s” in the notes: both changed status.',
    ]);
    expect(sentences('de')).toEqual([
      'Der Kommentar von Ada, „Why, then?“: Beide haben den Text geändert.',
      '„publications.s“ in den Notizen: Beide haben status geändert.',
    ]);
  });

  it('keeps both texts of a comment if told to, and neither twice', () => {
    const [ours, theirs] = [notes(comment('1', 'A')), notes(comment('1', 'B'))];
    const both = { notes: notes(comment('1', 'A\n\nB')), conflicts: [] };
    expect(mergeNotes({ base, ours, theirs }, 'both')).toEqual(both);
    expect(mergeNotes({ base, ours: both.notes, theirs }, 'both')).toEqual(both);
    expect(mergeNotes({ base, ours: theirs, theirs: both.notes }, 'both')).toEqual(both);
    const publication = (status: string): JsonObject => ({ publications: [{ studyId: 's', status }] });
    expect(
      mergeNotes({ base: {}, ours: publication('live'), theirs: publication('draft') }, 'both').conflicts,
    ).toHaveLength(1);
  });

  it('has no conflict about the place, the resolution and the edit time of a comment', () => {
    const resolved = (by: string, at: string) => ({ resolved: { by, at: `2026-11-20T${at}:00Z` } });
    const [early, late] = [resolved('Ada', '10:00'), resolved('Bo', '11:00')];
    const [one, other] = [{ anchor: { text: 'Why?' } }, { anchor: { text: 'Why so?' } }];
    const [first, last] = [{ editedAt: '2026-11-20T10:00:00Z' }, { editedAt: '2026-11-20T11:00:00Z' }];
    for (const [ours, theirs, expected] of [
      [early, late, early],
      [late, early, early],
      [late, {}, late],
      [one, other, one],
      [first, last, last],
      [last, first, last],
    ] as const) {
      const [a, b] = [notes(comment('1', 'Why?', ours)), notes(comment('1', 'Why?', theirs))];
      expect(mergeNotes({ base, ours: a, theirs: b })).toEqual({
        notes: notes(comment('1', 'Why?', expected)),
        conflicts: [],
      });
    }
  });

  it('has no conflict about a withdrawn approval: the first withdrawal counts', () => {
    const withdrawn = (by: string, at: string) => ({ withdrawn: { by, at: `2026-11-20T${at}:00Z` } });
    const [early, late] = [withdrawn('Ada', '10:00'), withdrawn('Bo', '11:00')];
    const approved = (more: object): JsonObject => ({ approvals: [{ id: 'a', name: 'Ada', ...more }] });
    for (const [ours, theirs, expected] of [
      [early, late, early],
      [late, early, early],
      [{}, late, late],
    ] as const) {
      const merged = mergeNotes({ base: approved({}), ours: approved(ours), theirs: approved(theirs) });
      expect(merged).toEqual({ notes: approved(expected), conflicts: [] });
    }
  });

  it('matches publications by study, and returns unchanged ones as they are', () => {
    const publications = (...ids: string[]): JsonObject => ({ publications: ids.map((studyId) => ({ studyId })) });
    expect(
      mergeNotes({ base: publications('a'), ours: publications('a', 'b'), theirs: publications('a', 'c') }).notes,
    ).toEqual(publications('a', 'b', 'c'));
    for (const [x, y, expected] of [
      [base, base, base],
      [publications('a'), base, publications('a')],
      [base, publications('a'), publications('a')],
      [publications('a'), publications('a'), publications('a')],
    ] as const) {
      expect(mergeNotes({ base, ours: x, theirs: y }).notes).toEqual(expected);
    }
  });

  it('merges what forecasts assume share by share, and names a share that both changed', () => {
    const with_ = (shares: JsonObject, more: JsonObject = {}): JsonObject => ({ forecast: { shares, ...more } });
    const start = with_({ age: { Yes: 50, No: 50 } });
    const ours = with_({ age: { Yes: 50, No: 50 }, brand: { A: 30 } });
    const theirs = with_({ age: { Yes: 60, No: 40 } }, { dropOutPerMinute: 2 });
    expect(mergeNotes({ base: start, ours, theirs })).toEqual({
      notes: with_({ age: { Yes: 60, No: 40 }, brand: { A: 30 } }, { dropOutPerMinute: 2 }),
      conflicts: [],
    });
    const { notes: merged, conflicts } = mergeNotes({ base: start, ours: with_({ age: { Yes: 70, No: 50 } }), theirs });
    expect(conflicts).toEqual([{ path: ['forecast', 'shares', 'age', 'Yes'], base: 50, ours: 70, theirs: 60 }]);
    expect(describeNotesConflict(conflicts[0]!, merged)).toBe('The share “age, Yes” of the forecast: both changed it.');
    expect(describeNotesConflict(conflicts[0]!, merged, 'de')).toBe(
      'Der Anteil „age, Yes“ der Prognose: Beide haben das geändert.',
    );
  });
});
