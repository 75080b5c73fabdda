import type { JsonObject } from '@guide-studio/guide-core';
import { type Decisions, merge } from '@guide-studio/guide-core/merge';
import { describe, expect, test } from 'vitest';
import { block, choice, open, selected, when } from '../../guideParts.ts';

const guide = (answer: string, chosen = answer): JsonObject => ({
  title: 'A',
  studyGuide: [
    block(
      'B',
      choice('Which?', [answer, 'Nothing at all'], { externalId: 'foods' }),
      open('Why?', when(selected('foods', chosen))),
    ),
  ],
});

/** Both sides reworded one answer, and the decision is a third wording. */
function reworded(wording: string) {
  const three = {
    base: guide('White bread'),
    ours: guide('Bread, white'),
    theirs: guide('Bread that is white'),
  };
  const [conflict] = merge(three).conflicts;
  const decisions: Decisions = { [conflict?.id ?? '']: { wording } };
  return { conflict, merged: merge(three, decisions) };
}

describe('a third wording of what both sides reworded', () => {
  test('is in the merged guide, and conditions follow it', () => {
    const { conflict, merged } = reworded('Toast');
    expect(conflict).toMatchObject({ code: 'field', field: 'text', isDecided: false });
    expect(merged.guide).toEqual(guide('Toast'));
    expect(merged.issues).toEqual([]);
    expect(merged.conflicts).toMatchObject([{ id: conflict?.id, isDecided: true }]);
  });

  test('is checked as everything else is', () => {
    expect(reworded('').merged.issues.length).toBeGreaterThan(0);
  });

  test('means nothing where there is no text', () => {
    const [base, ours, theirs] = [1, 2, 3].map((maxSelect) => {
      const made = structuredClone(guide('Toast')) as { studyGuide: { items: Record<string, unknown>[] }[] };
      Object.assign(made.studyGuide[0]?.items[0] ?? {}, { minSelect: 1, maxSelect });
      return made as unknown as JsonObject;
    }) as [JsonObject, JsonObject, JsonObject];
    const [conflict] = merge({ base, ours, theirs }).conflicts;
    const merged = merge({ base, ours, theirs }, { [conflict?.id ?? '']: { wording: 'Two' } });
    expect(merged.guide).toEqual(ours);
  });
});
