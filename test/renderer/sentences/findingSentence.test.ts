import { afterEach, expect, test } from 'vitest';
import { findingSentence } from '../../../renderer/src/sentences/findingSentence.ts';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/words/index.ts';
import { openSession } from '../openSession.ts';

afterEach(async () => await speak('en'));

const choice = { type: 'multiple_choice', options: [{ text: 'Bread' }, { text: 'Tea' }] };
const asking = (questionId: string, choices: readonly string[]) => ({
  operator: 'and',
  criteria: [{ type: 'selectedTemplateOptions', questionId, matchingCriteria: 'mustSelect', choices }],
});

const guide = {
  title: 'Names',
  studyGuide: [
    { type: 'screening', title: 'Screener', items: [{ type: 'open_ended', text: 'Who are you?' }] },
    {
      type: 'flat',
      title: 'All',
      items: [
        { externalId: 'foods', text: 'Which foods?', ...choice },
        { externalId: 'rank', type: 'ranking', text: 'In which order?', options: choice.options },
        { externalId: 'foods', text: 'Which of them?', conditional: asking('foods', ['Milk']), type: 'statement' },
        { text: 'Why?', conditional: asking('rank', ['Tea']), type: 'open_ended' },
        { text: 'And?', conditional: asking('gone', ['Tea']), type: 'open_ended' },
      ],
    },
  ],
};

test('a finding names questions and types as the window does, and ids only where they are what is wrong', async () => {
  openSession();
  newGuide(JSON.parse(JSON.stringify(guide)));
  const told = () => [...readGuide().issues, ...readGuide().advice].map(findingSentence).join('\n');
  expect(told()).toContain('can contain only multiple choice questions, not “Open question”');
  expect(told()).toContain('No option of "2. Which foods?" has the id or the text "Milk"');
  expect(told()).toContain('"3. In which order?", whose type is “Ranking”');
  expect(told()).toContain('refers to "gone", but no question has that id');
  expect(told()).toContain('The id "foods" is already used');
  expect(told()).not.toMatch(/\bitem\b(?! \d)|open_ended|ranking/);
  expect(told()).not.toMatch(/\b(?:multiSelect|externalId|exclusiveOption|(?:min|max)Select)\b/u);
  await speak('de');
  expect(told()).toContain('nicht „Offene Frage“');
  expect(told()).toContain('„3. In which order?“');
});
