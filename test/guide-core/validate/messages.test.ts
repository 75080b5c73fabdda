import { type Issue, type JsonObject, sentenceOf, validate, verdict } from '@guide-studio/guide-core';
import { expect, test } from 'vitest';
import { choice, flat, guideOf, open } from '../rules/expectIssues.ts';

const textOf = (code: 'too_small' | 'too_big', params: Readonly<Record<string, unknown>>): readonly string[] => {
  const issue: Issue = { severity: 'error', code, path: ['x'], params };
  return [sentenceOf(issue), sentenceOf(issue, 'de')];
};

const unfinished = { type: 'selectedTemplateOptions', questionId: '', matchingCriteria: 'mustSelect', choices: [] };

test('a condition that was just added is one finding, which says what it needs, and becomes the next one', () => {
  const found = (...criteria: readonly JsonObject[]) =>
    validate(guideOf(flat(choice({ externalId: 'drink' }), open({ conditional: { operator: 'and', criteria } })))).map(
      (issue) => [issue.code, ...issue.path.slice(-2), sentenceOf(issue), sentenceOf(issue, 'de')],
    );
  const whole = [
    'too_small',
    0,
    'questionId',
    'This condition is not finished. Choose an earlier question and at least one answer, or remove the condition.',
    'Diese Bedingung ist nicht fertig. Wählen Sie eine frühere Frage und mindestens eine Antwort, oder entfernen Sie die Bedingung.',
  ];
  expect(found(unfinished)).toEqual([whole]);
  expect(found(unfinished, unfinished)).toEqual([whole, whole.with(1, 1)]);
  expect(found({ ...unfinished, questionId: 'drink' })).toEqual([
    ['too_small', 0, 'choices', 'No option is chosen. Choose at least one.', expect.any(String)],
  ]);
  expect(found({ ...unfinished, choices: ['Tea'] })).toEqual([
    ['too_small', 0, 'questionId', 'No question is chosen. Choose an earlier one.', expect.any(String)],
  ]);
  expect(found({ type: 'searchParam', parameter: '', value: 'a' })).toEqual([
    [
      'too_small',
      0,
      'parameter',
      expect.stringMatching(/^The condition on the link names no parameter\./u),
      expect.any(String),
    ],
  ]);
});

test('an unfinished condition of a concept is one finding, too', () => {
  const gated = { nickname: 'A', content: { title: 'A' }, conditional: { operator: 'and', criteria: [unfinished] } };
  const guide = {
    title: 'T',
    studyGuide: [{ type: 'concept', title: 'B', conceptSamplingConfig: { concepts: [gated] }, items: [open()] }],
  };
  expect(validate(guide).map(({ path }) => path.slice(-2))).toEqual([[0, 'questionId']]);
  expect(verdict(guide)).toMatchObject({ ok: false, code: 'invalid_request_body' });
});

test.each([
  ['string', 'This text is too long. It may have at most 10 characters.', 'Dieser Text ist zu lang.'],
  ['array', 'This list is too long. It may have at most 10 entries.', 'Diese Liste ist zu lang.'],
  ['number', 'This number is too large. Use at most 10.', 'Diese Zahl ist zu groß.'],
])('too much of a %s says of what', (of, english, german) => {
  const [inEnglish, inGerman] = textOf('too_big', { of, maximum: 10, inclusive: true });
  expect(inEnglish).toBe(english);
  expect(inGerman).toContain(german);
});

test.each([
  ['string', 1, true, 'This text is empty. Enter a text.'],
  ['string', 3, true, 'This text is too short. It needs at least 3 characters.'],
  ['array', 2, true, 'This list is too short. It needs at least 2 entries.'],
  ['number', 0, false, 'This number is too small. Use 1 or more.'],
  ['number', 3, true, 'This number is too small. Use 3 or more.'],
])('too little of a %s, at least %i (inclusive: %s), says of what', (of, minimum, inclusive, english) => {
  expect(textOf('too_small', { of, minimum, inclusive })[0]).toBe(english);
});
