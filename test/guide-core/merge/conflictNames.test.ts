import type { JsonObject } from '@guide-studio/guide-core';
import { merge, titleOfConflict } from '@guide-studio/guide-core/merge';
import { describe, expect, it } from 'vitest';

const question = (text: string, more: object = {}) => ({ text, type: 'open_ended', ...more });
const guideOf = (...items: object[]) =>
  ({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] }) as unknown as JsonObject;
const warmUp = question('Who are you?');

/** Returns the titles of the conflicts in English and German. */
function titles(base: JsonObject | null, ours: JsonObject, theirs: JsonObject): readonly (readonly string[])[] {
  const { conflicts } = merge({ base, ours, theirs });
  return conflicts.map((conflict) => [titleOfConflict(conflict, 'en'), titleOfConflict(conflict, 'de')]);
}

describe('the sentence of a conflict names a part so that the readers of both sides find it', () => {
  it('by its text where both have the same', () => {
    const asked = (goal: string) => guideOf(warmUp, question('Why tea?', { addInstructions: goal }));
    expect(titles(asked('a'), asked('b'), asked('c'))[0]?.[0]).toBe(
      'Question “Why tea?”: both changed the instructions to the interviewer.',
    );
  });

  it('by the earlier text and number where the texts differ now', () => {
    const asked = (text: string) => guideOf(warmUp, question(text, { externalId: 'q' }));
    expect(titles(asked('Why tea?'), asked('Why green tea?'), asked('Why black tea?'))).toEqual([
      [
        'Question “Why tea?” (Q2 before): both changed the text.',
        'Frage „Why tea?“ (bisher F2): beide Seiten haben „Text“ geändert.',
      ],
    ]);
  });

  it('by the earlier text where one side reworded what the other deleted', () => {
    const asked = (text: string) => guideOf(warmUp, question(text, { externalId: 'q' }));
    expect(titles(asked('Why tea?'), asked('Why green tea?'), guideOf(warmUp))[0]?.[0]).toBe(
      'Question “Why tea?” (Q2 before): they deleted it, you changed it.',
    );
  });

  it('by both texts where there is no common earlier version', () => {
    const asked = (text: string) => guideOf(warmUp, question(text, { externalId: 'q' }));
    expect(titles(null, asked('Why green tea?'), asked('Why black tea?'))).toEqual([
      [
        'Question “Why green tea?” (theirs: “Why black tea?”): both changed the text.',
        'Frage „Why green tea?“ (in der anderen Fassung: „Why black tea?“): beide Seiten haben „Text“ geändert.',
      ],
    ]);
  });
});

describe('the sentence of a conflict names the property in words', () => {
  /** Returns the titles of a conflict about one property that all three versions of a part set differently. */
  const named = (of: (value: unknown) => JsonObject, ...values: readonly unknown[]) => {
    const [base = {}, ours = {}, theirs = {}] = values.map(of);
    return titles(base, ours, theirs)[0];
  };

  it('of an option', () => {
    const of = (exclusiveOption: unknown) =>
      guideOf(question('Which?', { type: 'multiple_choice', options: [{ text: 'None', exclusiveOption }] }));
    expect(named(of, 'a', 'b', 'c')).toEqual([
      'Option “None”: both changed whether it is exclusive.',
      'Option „None“: beide Seiten haben „Exklusiv“ geändert.',
    ]);
  });

  it('of a question', () => {
    const of = (screenObservationEnabled: unknown) => guideOf(question('Why?', { screenObservationEnabled }));
    expect(named(of, 'a', 'b', 'c')).toEqual([
      'Question “Why?”: both changed whether the screen is shared.',
      'Frage „Why?“: beide Seiten haben „Geteilter Bildschirm“ geändert.',
    ]);
  });

  it('of what is embedded', () => {
    const of = (name: unknown) => guideOf(question('Why?', { embed: { url: `https://example.org/${String(name)}` } }));
    expect(named(of, 'a', 'b', 'c')).toEqual([
      'Question “Why?”: both changed the embedded page.',
      'Frage „Why?“: beide Seiten haben „Eingebettete Seite“ geändert.',
    ]);
  });
});
