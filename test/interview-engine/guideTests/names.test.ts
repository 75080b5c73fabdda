import { fromWire } from '@guide-studio/guide-core';
import { explore } from '@guide-studio/interview-engine/paths';
import { generatedTests, nameByQuestion } from '@guide-studio/interview-engine/tests';
import { describe, expect, test } from 'vitest';
import { choice, flat, guideOf, ifSelected } from '../guides.ts';

const screening = (externalId: string) => ({
  ...choice(externalId, ['Fits', 'Other']),
  options: [
    { text: 'Fits', status: 'approve' },
    { text: 'Other', status: 'reject' },
  ],
});
const criterion = (name: string) => ({
  type: 'selectedTemplateOptions',
  questionId: 'place',
  matchingCriteria: 'mustSelect',
  choices: [name],
});
const both = { operator: 'and', criteria: ['Home', 'Work'].map(criterion) };
const guide = guideOf([
  { type: 'screening', title: 'Screener', items: [screening('age'), screening('job')] },
  flat(
    choice('place', ['Home', 'Work', 'Elsewhere']),
    choice('garden', ['Yes', 'No'], { conditional: ifSelected('place', ['Home']) }),
    choice('contradiction', ['Yes', 'No'], { conditional: both }),
  ),
]);
const doc = fromWire(guide);
const namesIn = (language: 'en' | 'de') =>
  generatedTests(guide, doc, explore(guide), [], language).map(({ name }) => name);

describe('the names of generated tests', () => {
  test.each([
    ['en', ['Screened out at Q1 by “Other”', 'Screened out at Q2 by “Other”', 'Shown Q4: Which garden?']],
    ['de', ['Scheidet bei Q1 durch „Other“ aus', 'Scheidet bei Q2 durch „Other“ aus', 'Sieht Q4: Which garden?']],
  ] as const)('say what the participant is shown, by number and text (%s)', (language, wanted) => {
    const names = namesIn(language);
    expect(names).toEqual(expect.arrayContaining([...wanted]));
    // Nobody sees this question, and no number is needed to tell the tests apart.
    expect(names.filter((name) => / \d+$|Which contradiction/u.test(name))).toEqual([]);
  });

  test('a long question is cut', () => {
    const long = fromWire(guideOf([flat({ type: 'open_ended', text: `Why ${'so '.repeat(40)}long?` })]));
    expect(nameByQuestion(long, 0, 'en')).toMatch(/^Shown Q1: Why so .{40,60}…$/u);
  });
});
