import type { Json } from '@guide-studio/guide-core';
import { guideTestsOf } from '@guide-studio/guide-core/tests';
import { expect, test } from 'vitest';

// Law: each entry that is not understood is told in plain words, with its part and what to write.

const named = { name: 'x', expect: {} };

test.each<[Json, string]>([
  [{ name: 'x' }, 'It has no “expect”. Add what must be shown, such as "expect": { "outcome": "complete" }.'],
  [{ expect: {} }, 'It has no “name”. Add one, such as "name": "A parent".'],
  [{ ...named, name: '' }, '“name” is empty. Write at least one character.'],
  [{ ...named, name: 'x'.repeat(300) }, '“name” is too long. The maximum is 200 characters.'],
  [5, 'It is not an object. Write { "name": "…", "expect": { … } }.'],
  [
    { ...named, drink: 1 },
    '“drink” is not a part of a test. Use one of these: name, note, urlParams, seed, firstConcepts, answers, expect.',
  ],
  [{ name: 'x', expect: { shwon: [] } }, '“shwon” is not a part of “expect”. Did you mean “shown”?'],
  [
    { name: 'x', expect: { shwon: [], seen: [] } },
    '“shwon” and “seen” are not parts of “expect”. Use one of these: outcome, shown, notShown, inOrder, exactly, options, concepts, closing.',
  ],
  [{ ...named, anwsers: {} }, '“anwsers” is not a part of a test. Did you mean “answers”?'],
  [
    { ...named, firstconcept: [], Note: '' },
    '“firstconcept” and “Note” are not parts of a test. Did you mean “firstConcepts” and “note”?',
  ],
  [
    { ...named, expect: { shown: [{ question: 'a', concept: 'b', block: 1 }] } },
    '“block” is not a part of “expect.shown”, entry 1. Remove it.',
  ],
  [{ name: 'x', expect: { outcome: 'done' } }, '“expect.outcome” must be “complete” or “screened_out”.'],
  [{ name: 'x', expect: { shown: 'a' } }, '“expect.shown” must be a list in square brackets.'],
  [
    { name: 'x', expect: { shown: [{ question: 'a' }] } },
    '“expect.shown”, entry 1 must be a question, or { "question": "…", "concept": "…" }.',
  ],
  [{ ...named, answers: ['x'] }, '“answers” must be an object such as { "age": "18 to 34" }.'],
  [{ ...named, urlParams: 'x' }, '“urlParams” must be an object such as { "panel": "A" }.'],
  [
    { name: 'x', expect: { options: [] } },
    '“expect.options” must be an object such as { "brand": ["Alpha", "Beta"] }.',
  ],
  [{ ...named, answers: { '': 'x' } }, '“answers” has a name that is empty or too long. Correct it.'],
  [{ ...named, id: 'x' }, '“id” is not one that the editor gives. Remove it.'],
  [{ ...named, seed: 5 }, '“seed” must be a text in quotation marks.'],
  [
    { ...named, answers: { a: 5 } },
    '“answers.a” is not an answer. Write a text or an option in quotation marks, a list of options, or { "selected": […], "custom": "…" } for an answer of their own.',
  ],
])('%j', (entry, message) => {
  expect(guideTestsOf({ tests: [named, entry] }).problems).toMatchObject([{ index: 1, message }]);
});
