import { expect, test } from './editor.ts';
import { selected } from '../guideParts.ts';

/** A question with more options than are mounted at once, and a condition on them. */
const count = 1200;
const options = Array.from({ length: count }, (_, n) => ({ externalId: `q1-o${n + 1}`, text: `Answer ${n + 1}` }));
const criterion = selected('q1', 'q1-o1');
const guide = {
  title: 'Long lists',
  studyGuide: [
    {
      externalId: 'b1',
      type: 'flat',
      title: 'Block',
      items: [
        { externalId: 'q1', type: 'multiple_choice', text: 'Which of these?', options },
        { type: 'open_ended', text: 'Why?', conditional: { operator: 'and', criteria: [criterion] } },
        { type: 'open_ended', text: 'What else?' },
      ],
    },
  ],
};

test.use({ contents: { 'long.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test.beforeEach(async ({ editor }) => {
  await editor.open('long');
});

test('a long list of options shows its first ones, and more when asked', async ({ editor: { page } }) => {
  const answers = page.locator('[data-answer]');
  await expect(answers).toHaveCount(250);
  await page.getByRole('button', { name: 'Show 250 of 950 more' }).click();
  await expect(answers).toHaveCount(500);
  await expect(page.getByLabel('Option 500', { exact: true })).toHaveValue('Answer 500');
});

test('the keys go through all options, and make one at the end', { tag: '@full' }, async ({ editor: { page } }) => {
  await page.getByLabel('Option 248', { exact: true }).click();
  for (let turn = 0; turn < 8; turn += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Option 256', { exact: true })).toBeFocused();
  await page.getByRole('article', { name: 'Question 1' }).hover();
  await page.getByRole('button', { name: 'Add option' }).click();
  await expect(page.getByLabel('Option 1201', { exact: true })).toBeFocused();
  await page.keyboard.type('The last one');
  await expect(page.getByLabel('Option 1201', { exact: true })).toHaveValue('The last one');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('Option 1200', { exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Show 250 of \d+ earlier ones$/u })).toHaveCount(1);
});

test('finding moves to an option that was not shown', { tag: '@full' }, async ({ editor: { page } }) => {
  await page.keyboard.press('Control+f');
  await page.keyboard.type('Answer 777');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Option 777', { exact: true })).toBeInViewport();
});

test('a condition lists the first of many options, and finds all of them', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.row(/Why\?/u).click();
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await expect(properties.getByRole('checkbox', { name: /^Answer/u })).toHaveCount(250);
  await properties.getByRole('searchbox').fill('Answer 1111');
  await expect(properties.getByRole('checkbox', { name: /^Answer/u })).toHaveCount(1);
});

test('participants see the first of many options, and more when they ask; an answer among those stays in sight', async ({
  editor: { page },
}) => {
  await page.keyboard.press('Control+Shift+Enter');
  const frame = page.frameLocator('iframe[title="The interview as participants see it"]');
  const options = frame.getByRole('radio');
  await expect(options).toHaveCount(250);
  await frame.getByRole('button', { name: 'Show 250 of 950 more' }).click();
  await expect(options).toHaveCount(500);
  await expect(frame.getByRole('radio', { name: 'Answer 251', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await frame.getByRole('button', { name: 'Show 250 of 700 more' }).click();
  await frame.getByRole('button', { name: 'Show 250 of 450 more' }).click();
  await frame.getByRole('button', { name: 'Show 200 more' }).click();
  await expect(frame.getByRole('radio', { name: 'Answer 1001', exact: true })).toBeFocused();
  await expect(frame.getByRole('button', { name: /^Show/u })).toHaveCount(0);
  await frame.getByRole('radio', { name: 'Answer 1111', exact: true }).check();
  await frame.getByRole('button', { name: 'Next', exact: true }).click();
  await frame.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(options).toHaveCount(251);
  await expect(frame.getByRole('radio', { name: 'Answer 1111', exact: true })).toBeChecked();
});
