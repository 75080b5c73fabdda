import { type JsonObject, merge } from '@guide-studio/guide-core';
import { expect, test } from 'vitest';

/** More blank texts than a list of findings may contain, so that the guide's list ends before its conditions. */
const blanks = Array.from({ length: 20_001 }, () => ' ');

function guideWith(source: JsonObject, conditional: JsonObject): JsonObject {
  const choice = { type: 'multiple_choice', multiSelect: true };
  const first = { ...choice, externalId: 'a', text: 'Which do you know?', options: [{ text: 'Tea' }] };
  const second = { ...choice, externalId: 'b', text: 'Which do you like?', ...source };
  const items = [first, second, { text: 'Why?', type: 'open_ended', ...conditional }];
  return { title: 'T', blanks, studyGuide: [{ type: 'flat', title: 'B', items }] };
}

test('a condition that loses its option is a conflict, however much other advice the guide has', () => {
  const criterion = {
    type: 'selectedTemplateOptions',
    questionId: 'b',
    matchingCriteria: 'mustSelect',
    choices: ['Tea'],
  };
  const base = guideWith({ carryForwardFrom: 'a' }, {});
  const ours = guideWith({ options: [{ text: 'Rain' }] }, {});
  const theirs = guideWith({ carryForwardFrom: 'a' }, { conditional: { operator: 'and', criteria: [criterion] } });
  const { conflicts } = merge(base, ours, theirs);
  expect(conflicts.map(({ code, issue }) => [code, issue?.code])).toEqual([['rule', 'unknownChoice']]);
});
