import { afterEach, expect, test } from 'vitest';
import { issueSentence } from '../../../renderer/src/sentences/findingSentence.ts';
import { newGuide, readGuide } from '../../../renderer/src/session/index.ts';
import { speak } from '../../../renderer/src/words/index.ts';
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
  const told = () => [...readGuide().issues, ...readGuide().advice].map(issueSentence).join('\n');
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
