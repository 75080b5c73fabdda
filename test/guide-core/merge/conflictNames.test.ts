import { type JsonObject, merge, titleOfConflict } from '@guide-studio/guide-core';
import { describe, expect, it } from 'vitest';

const question = (text: string, more: object = {}) => ({ text, type: 'open_ended', ...more });
const guideOf = (...items: object[]) =>
  ({ title: 'T', studyGuide: [{ type: 'flat', title: 'B', items }] }) as unknown as JsonObject;
const warmUp = question('Who are you?');

/** Returns the titles of the conflicts in English and German. */
function titles(base: JsonObject | null, ours: JsonObject, theirs: JsonObject): readonly (readonly string[])[] {
  const { conflicts } = merge(base, ours, theirs);
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
