import type { JsonObject } from '@guide-studio/guide-core';
import { merge, describeConflict } from '@guide-studio/guide-core/merge';
import { describe, expect, test } from 'vitest';
import { block, choice, open } from '../../guideParts.ts';

const guide = (...items: readonly unknown[]): JsonObject => {
  const made = { title: 'A', studyGuide: [block('B', choice('Which?', ['Yes', 'No'], { externalId: 'a' }), ...items)] };
  return made as unknown as JsonObject;
};
const copy = (...options: string[]) => choice('Which? (2)', options, { externalId: 'a-2' });

describe('a question that both sides added with other options', () => {
  const three = { base: guide(), ours: guide(copy('Yes', 'Maybe')), theirs: guide(copy('Yes', 'Never')) };
  const { guide: merged, conflicts } = merge(three);

  test('is a decision for each option that one side has; until then it is as ours', () => {
    expect(conflicts).toMatchObject([
      { code: 'addition', kind: 'option', label: 'Maybe', addedBy: 'ours', isDecided: false },
      { code: 'addition', kind: 'option', label: 'Never', addedBy: 'theirs', isDecided: false },
    ]);
    expect(merged).toEqual(three.ours);
    expect(conflicts.map((conflict) => describeConflict(conflict))).toEqual([
      'Option “Maybe”: both added its question, but only yours has it.',
      'Option “Never”: both added its question, but only theirs has it.',
    ]);
    expect(describeConflict(conflicts[0] as (typeof conflicts)[0], 'de')).toBe(
      'Option „Maybe“: beide Seiten haben die Frage dazu hinzugefügt, aber nur Ihre Fassung enthält das.',
    );
  });

  test('has the options of either side, of both or of none, as decided', () => {
    const [mine, other] = conflicts.map(({ id }) => id) as [string, string];
    const decided = (...sides: ('ours' | 'theirs')[]) =>
      merge(three, { [mine]: sides[0] as 'ours', [other]: sides[1] as 'ours' }).guide;
    expect(decided('theirs', 'theirs')).toEqual(three.theirs);
    expect(decided('ours', 'theirs')).toEqual(guide(copy('Yes', 'Maybe', 'Never')));
    expect(decided('theirs', 'ours')).toEqual(guide(copy('Yes')));
  });

  test('is no decision if both gave it the same', () => {
    const both = merge({ base: guide(), ours: guide(copy('Yes')), theirs: guide(copy('Yes')) });
    expect([both.conflicts, both.guide]).toEqual([[], guide(copy('Yes'))]);
  });
});

test('a block that both sides added is a decision for each question that one side has', () => {
  const added = (text: string): JsonObject => {
    const made = guide() as { title: string; studyGuide: JsonObject[] };
    return { ...made, studyGuide: [...made.studyGuide, block('New', open('Why?'), open(text))] };
  };
  const { guide: merged, conflicts } = merge({ base: guide(), ours: added('How long?'), theirs: added('How much?') });
  expect(conflicts).toMatchObject([
    { code: 'addition', kind: 'item', label: 'How long?', addedBy: 'ours' },
    { code: 'addition', kind: 'item', label: 'How much?', addedBy: 'theirs' },
  ]);
  expect(merged).toEqual(added('How long?'));
});
