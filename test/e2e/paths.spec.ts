import { violations } from './axe.ts';
import { expect, test } from './studio.ts';

const choice = (externalId: string, text: string, options: readonly string[], more: object = {}) => ({
  type: 'multiple_choice',
  externalId,
  text,
  options: options.map((option) => ({ text: option })),
  ...more,
});
const selected = (questionId: string, choices: string) => ({
  type: 'selectedTemplateOptions',
  questionId,
  matchingCriteria: 'mustSelect',
  choices: [choices],
});

/** The last question cannot be reached: its first criterion needs a child at home, and its second excludes it. */
const guide = {
  title: 'Families',
  studyGuide: [
    {
      type: 'flat',
      title: 'Home',
      items: [
        choice('home', 'Who lives with you?', ['Nobody', 'Children']),
        choice('age', 'How old is the youngest?', ['Under 6', '6 or older'], {
          conditional: { operator: 'and', criteria: [selected('home', 'Children')] },
        }),
        {
          type: 'open_ended',
          externalId: 'school',
          text: 'How does the day at school begin?',
          conditional: { operator: 'and', criteria: [selected('age', '6 or older'), selected('home', 'Nobody')] },
        },
      ],
    },
  ],
};

test.use({ guides: [], contents: { 'families.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('a question that nobody sees: marked, explained, repaired, and the way to it previewed', async ({ editor }) => {
  const { page } = editor;
  await editor.open('families');
  await expect(editor.outline.getByRole('treeitem', { name: /day at school begin.*Shown to nobody/ })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Question 3' })).toContainText('Shown to nobody');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const school = page.getByRole('treeitem', { name: /How does the day at school begin/ });
  await expect(school).toContainText('Nobody');
  await expect(page.getByText('2 journeys · 1 question shown to nobody')).toBeVisible();

  await school.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await expect(path).toContainText('Shown to nobody.');
  await expect(path).toContainText('Nobody gets past all of these:');
  await expect(path).toContainText('is shown only when “Who lives with you?” includes “Nobody”');
  expect(await violations(page)).toEqual([]);

  await path
    .getByRole('listitem')
    .filter({ hasText: 'includes “Nobody”' })
    .getByRole('button', { name: 'Remove this part' })
    .click();
  await expect(school).toContainText('Some');
  await expect(path).toContainText('Q1: Who lives with you? → Children');
  await expect(path).toContainText('Q2: How old is the youngest? → 6 or older');
  await expect(path).toContainText('And so only when “Who lives with you?” includes “Children”');
  await expect(page.getByText('3 journeys')).toBeVisible();

  await path.getByRole('button', { name: 'Preview this way' }).click();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.getByText('How does the day at school begin?')).toBeVisible();
});

test('a way saved as a test: it fails when the guide breaks again, and passes after undo', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('families');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const school = page.getByRole('treeitem', { name: /How does the day at school begin/ });
  await school.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await path
    .getByRole('listitem')
    .filter({ hasText: 'includes “Nobody”' })
    .getByRole('button', { name: 'Remove this part' })
    .click();
  await path.getByRole('button', { name: 'Save as test' }).click();

  await page.getByRole('radio', { name: 'Tests' }).check();
  const tests = page.getByRole('listbox', { name: 'Guide tests' });
  const saved = tests.getByRole('option', { name: /Shown: How does the day at school begin/ });
  await expect(saved).toContainText('Passed');
  await expect(page.getByText('1 passed')).toBeVisible();
  await saved.click();
  const beside = page.getByRole('complementary', { name: 'Guide tests' });
  await expect(beside).toContainText('Who lives with you? → Children');
  await expect(beside).toContainText('How old is the youngest? → 6 or older');
  await expect(beside).toContainText('Is shown: How does the day at school begin?');
  expect(await violations(page)).toEqual([]);

  // Break it again.
  await page.keyboard.press('Control+z');
  await expect(saved).toContainText('Failed');
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: '1 test fails or is outdated' }),
  ).toBeVisible();
  await expect(beside).toContainText(
    '“How does the day at school begin?” is not shown: this does not hold: “Who lives with you?” includes “Nobody”.',
  );
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect(saved).toContainText('Passed');

  // What is not covered gets tests of its own.
  await page.getByRole('button', { name: 'Add tests for what is not covered' }).click();
  await expect(tests.getByRole('option')).toHaveCount(3);
  await expect(page.getByText('8 of 8 covered')).toBeVisible();

  // Names in the guide are names in its tests.
  await page.getByRole('button', { name: 'Guide', exact: true }).click();
  await editor.outline.getByText('How does the day at school begin?').click();
  const id = page.getByRole('textbox', { name: 'External id' });
  await id.fill('schoolday');
  await id.press('Enter');
  await editor.save();
  await expect
    .poll(() => (JSON.parse(studio.read('families.guide.tests.json')) as { tests: { expect: object }[] }).tests[0])
    .toMatchObject({ expect: { shown: ['schoolday'] } });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();

  await saved.click();
  await beside.getByRole('button', { name: 'Show in preview' }).click();
  await expect(page.getByText('This is the interview of the test “Shown: How does the day at')).toBeVisible();
});

test('answers fixed by hand: what is then certain, possible and excluded, and what excludes each other', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('families');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Paths' }).check();
  const home = page.getByRole('treeitem', { name: /^1\. / });
  const age = page.getByRole('treeitem', { name: /^2\. / });
  await home.click();
  const path = page.getByRole('region', { name: 'Who sees it' });
  await path.getByText('What if').click();
  const fix = (option: string) => path.getByRole('group', { name: option }).getByRole('button', { name: 'selected' });
  await fix('Children').click();
  await expect(age).toContainText('Certain');
  await fix('Nobody').click();
  await expect(page.getByText('These cannot be the case together.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await fix('Children').click();
  await expect(age).toContainText('Excluded');
  await page.getByRole('button', { name: 'Take all back' }).click();
  await expect(age).toContainText('Some');
});
