import { advise } from '@guide-studio/guide-core';
import { describe, expect, test } from 'vitest';
import { choice, concept, conceptBlock, flat, guideOf, open } from '../rules/expectIssues.ts';
import { expectAdvice } from './expectAdvice.ts';

const code = 'placeholderText';
const text = ['studyGuide', 0, 'items', 0, 'text'];

describe('placeholderText', () => {
  test.each([
    '[Describe the idea]',
    ' [Brand] ',
    '[Describe the idea] costs 5 €.',
    'It is [Insert the price].',
    'Die Idee: [Beschreiben Sie sie in zwei Sätzen]',
    'TODO',
    'Why? (TBD)',
    'How is XXX?',
    'Lorem ipsum dolor',
    'lorem ipsum',
  ])('“%s” is one', (written) =>
    expectAdvice(guideOf(flat(open({ text: written }))), [{ code, path: text, params: undefined }]),
  );

  test.each([
    'Why?',
    'Why [exactly]?',
    'Which? [Select all that apply]',
    'See [Describe it](https://example.org/).',
    '[One] or [two]',
    '[]',
    'Todo lists?',
    'TODOS?',
    'ÉXXX',
    'XXXL?',
    'Dolor ipsum',
  ])('“%s” is none', (written) => expectAdvice(guideOf(flat(open({ text: written }))), []));

  test('it is found in what participants read, and not in answers, names and notes', () => {
    const concepts = [concept({ nickname: '[A]', content: { title: 'Rye', description: '[Describe it]' } })];
    const asked = choice({
      options: [{ text: '[Refused]' }, { text: 'TODO' }],
      externalId: 'TODO',
      addInstructions: '[Ask for more]',
    });
    const guide = {
      ...guideOf(conceptBlock(concepts, asked)),
      studyGoal: '[The goal]',
      background: 'TODO',
      closingMessage: '[Thank them]',
    };
    const inConcept = ['studyGuide', 0, 'conceptSamplingConfig', 'concepts', 0];
    expect(advise(guide).map(({ path }) => path)).toEqual([
      ['closingMessage'],
      [...inConcept, 'content', 'description'],
    ]);
  });
});
