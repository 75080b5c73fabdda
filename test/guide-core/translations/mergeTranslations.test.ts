import type { Json, JsonObject } from '@guide-studio/guide-core';
import { mergeNotes, describeNotesConflict } from '@guide-studio/guide-core/notes';
import { describe, expect, it } from 'vitest';

const entry = (externalId: string, text: string, state = 'new', source = `Source of ${externalId}`): JsonObject => ({
  kind: 'question',
  externalId,
  source,
  text,
  state,
});
const file = (...de: readonly Json[]): JsonObject => ({ translations: { de } });
const [why, how] = [entry('q1', 'Warum?'), entry('q2', 'Wie?')];

describe('merging translations', () => {
  it('keeps the texts of both sides, by the text that they are for', () => {
    const ours = file(why, how, entry('q3', 'Unser'));
    const theirs: JsonObject = {
      translations: { fr: [entry('q1', 'Pourquoi ?')], de: [how, why, entry('q4', 'Ihr')] },
    };
    expect(mergeNotes({ base: file(why, how), ours, theirs })).toEqual({
      notes: {
        translations: {
          de: [why, how, entry('q3', 'Unser'), entry('q4', 'Ihr')],
          fr: [entry('q1', 'Pourquoi ?')],
        },
      },
      conflicts: [],
    });
  });

  it('takes a new text over a review of the old one, on either side', () => {
    const [reviewed, better] = [entry('q1', 'Warum?', 'reviewed'), entry('q1', 'Weshalb?')];
    for (const [ours, theirs] of [
      [reviewed, better],
      [better, reviewed],
    ] as const) {
      expect(mergeNotes({ base: file(why), ours: file(ours), theirs: file(theirs) })).toEqual({
        notes: file(better),
        conflicts: [],
      });
    }
    const [described, same] = [entry('q1', 'Warum?', 'reviewed', 'Why so?'), entry('q1', 'Warum?', 'new', 'Why so?')];
    expect(mergeNotes({ base: file(why), ours: file(same), theirs: file(described) })).toEqual({
      notes: file(described),
      conflicts: [],
    });
  });

  it('names two new texts as one conflict, and mixes no text with the state of another', () => {
    const [ours, theirs] = [file(entry('q1', 'Wozu?', 'reviewed')), file(entry('q1', 'Weshalb?'))];
    const { notes, conflicts } = mergeNotes({ base: file(why), ours, theirs });
    expect(notes).toEqual(ours);
    expect(mergeNotes({ base: file(why), ours, theirs }, 'theirs').notes).toEqual(theirs);
    expect(conflicts.map(({ path }) => path)).toEqual([['translations', 'de', 0]]);
    const sentences = (language: 'en' | 'de') =>
      conflicts.map((conflict) => describeNotesConflict(conflict, notes, language));
    expect(sentences('en')).toEqual(['The translation of “Source of q1” (de): both changed it.']);
    expect(sentences('de')[0]).toMatch(/^Die Übersetzung von „Source of q1“ \(de\): /u);
  });

  it('drops nothing that one side wrote, even where the other deleted it or wrote it twice', () => {
    const better = entry('q1', 'Weshalb?');
    expect(mergeNotes({ base: file(why), ours: file(better), theirs: file() }).notes).toEqual(file(better));
    expect(mergeNotes({ base: file(why), ours: file(), theirs: file(why) }).notes).toEqual(file());
    expect(mergeNotes({ base: {}, ours: file(why, better), theirs: file(how) }).notes).toEqual(file(why, better, how));
  });
});
