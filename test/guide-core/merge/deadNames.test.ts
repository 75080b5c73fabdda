import type { JsonObject } from '@guide-studio/guide-core';
import { merge } from '@guide-studio/guide-core/merge';
import { expect, test } from 'vitest';
import { block, open, selected, when } from '../../guideParts.ts';

/** More blank texts than a list of findings may contain, so that the guide's list ends before its conditions. */
const blanks = Array.from({ length: 20_001 }, () => ' ');

function guideWith(source: JsonObject, conditional: JsonObject): JsonObject {
  const choice = { type: 'multiple_choice', multiSelect: true };
  const first = { ...choice, externalId: 'a', text: 'Which do you know?', options: [{ text: 'Tea' }] };
  const second = { ...choice, externalId: 'b', text: 'Which do you like?', ...source };
  const items = [first, second, open('Why?', conditional)];
  return { title: 'T', blanks, studyGuide: [block('B', ...items)] };
}

test('a condition that loses its option is a conflict, however much other advice the guide has', () => {
  const criterion = selected('b', 'Tea');
  const base = guideWith({ carryForwardFrom: 'a' }, {});
  const ours = guideWith({ options: [{ text: 'Rain' }] }, {});
  const theirs = guideWith({ carryForwardFrom: 'a' }, when(criterion));
  const { conflicts } = merge({ base, ours, theirs });
  expect(conflicts.map(({ code, issue }) => [code, issue?.code])).toEqual([['rule', 'unknownChoice']]);
});
