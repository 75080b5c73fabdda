import { afterEach, expect, test } from 'vitest';
import { issueSentence } from '../../../renderer/src/explanations/findingSentence.ts';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/i18n/index.ts';
import { choice, flat, open, ranking, screening, selected, statement, when } from '../../guideParts.ts';
import { openSession } from '../openSession.ts';

afterEach(async () => await speak('en'));

const guide = {
  title: 'Names',
  studyGuide: [
    screening(open('Who are you?')),
    flat(
      choice('Which foods?', ['Bread', 'Tea'], { externalId: 'foods' }),
      ranking('In which order?', ['Bread', 'Tea'], { externalId: 'rank' }),
      statement('Which of them?', { externalId: 'foods', ...when(selected('foods', 'Milk')) }),
      open('Why?', when(selected('rank', 'Tea'))),
      open('And?', when(selected('gone', 'Tea'))),
    ),
  ],
};

test('a finding names questions and types as the window does, and ids only where they are what is wrong', async () => {
  openSession();
  newGuide(JSON.parse(JSON.stringify(guide)));
  const sentences = () => [...readGuide().issues, ...readGuide().advice].map(issueSentence).join('\n');
  expect(sentences()).toContain('can contain only multiple choice questions, not “Open question”');
  expect(sentences()).toContain('No option of "2. Which foods?" has the id or the text "Milk"');
  expect(sentences()).toContain('"3. In which order?", whose type is “Ranking”');
  expect(sentences()).toContain('refers to "gone", but no question has that id');
  expect(sentences()).toContain('The id "foods" is already used');
  expect(sentences()).not.toMatch(/\bitem\b(?! \d)|open_ended|ranking/);
  expect(sentences()).not.toMatch(/\b(?:multiSelect|externalId|exclusiveOption|(?:min|max)Select)\b/u);
  await speak('de');
  expect(sentences()).toContain('nicht „Offene Frage“');
  expect(sentences()).toContain('„3. In which order?“');
});
