import type { JsonObject } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import { expect, test } from './editor.ts';
import { selected } from '../guideParts.ts';

const option = (text: string): JsonObject => ({ text });
const question = (text: string, more: JsonObject = {}): JsonObject => ({
  text,
  type: 'multiple_choice',
  options: [option('Yes'), option('No')],
  ...more,
});

/** A guide with three duplicate ids, a number that is too large, a screener in the wrong place, and advice. */
const broken: JsonObject = {
  title: 'Broken',
  closingMessage: ' ',
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: [
        { externalId: 'a', ...question('First?') },
        { externalId: 'a', ...question('Second?') },
        { externalId: 'a', ...question('Third?', { multiSelect: true, minSelect: 3, maxSelect: 2 }) },
      ],
    },
    {
      type: 'screening',
      title: 'Screener',
      items: [question('Do you?', { options: [{ text: 'Yes', status: 'approve' }, option('No')] })],
    },
  ],
};

test.use({ contents: { 'broken.guide.json': canonicalText(broken) } });

test('problems are grouped, say why they matter, and are fixed one by one or all of a kind', async ({ editor }) => {
  const { page, problems } = editor;
  await editor.open('broken');
  await expect(problems).toContainText('5 problems, 1 suggestion');
  await editor.showProblems();
  await expect(problems.getByRole('listitem').filter({ hasText: 'Habits' }).first()).toContainText('3 problems');
  await expect(problems).toContainText('Conditions find parts by their ids');
  await expect(problems).toContainText('Habits › Question 2');

  await problems.getByRole('button', { name: 'Fix all 2' }).first().click();
  await expect(problems).toContainText('3 problems, 1 suggestion');
  await editor.undo();
  await expect(problems).toContainText('5 problems, 1 suggestion');

  await problems.getByRole('button', { name: 'Rename the second “a” to “a-2”' }).first().click();
  await expect(problems).toContainText('4 problems');
  // The keyboard stays in the list.
  expect(await page.evaluate(() => document.activeElement?.closest('#problems') !== null)).toBe(true);

  await problems.getByRole('button', { name: 'Raise the maximum to 3' }).click();
  await problems.getByRole('radio', { name: 'Problems 3' }).check({ force: true });
  await problems.getByRole('button', { name: 'Move the screener to the front' }).click();
  await expect(editor.row('Screener')).toHaveAttribute('aria-posinset', '1');
  await expect(problems).toContainText('2 problems');
});

test('F8 walks the list and focuses the field of each problem', async ({ editor }) => {
  const { page, problems } = editor;
  await editor.open('broken');
  await expect(editor.row('Screener')).toBeVisible();
  await editor.showProblems();
  await page.keyboard.press('F8');
  await expect(editor.property('External id')).toBeFocused();
  await expect(problems.locator('[data-current]')).toContainText('Question 2');
  await page.keyboard.press('F8');
  await expect(problems.locator('[data-current]')).toContainText('Question 3');
  await page.keyboard.press('Shift+F8');
  await expect(problems.locator('[data-current]')).toContainText('Question 2');
});

test('if the properties cover the guide, F8 puts the caret into the text that has the problem', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('broken');
  const text = page.getByRole('textbox', { name: 'Text of question 1', exact: true });
  await text.fill('');
  await page.setViewportSize({ width: 1024, height: 700 });
  await editor.row(/^2\. /).click();
  for (let at = 0; at < 8 && !(await text.evaluate((area) => area === document.activeElement)); at += 1) {
    await page.keyboard.press('F8');
  }
  await expect(text).toBeFocused();
  await page.keyboard.type('Which?');
  await expect(text).toHaveValue('Which?');
});

test('the list of problems opens only on request, and never over what is being written', { tag: '@full' }, async ({
  editor,
}) => {
  const { page, problems } = editor;
  const count = page.locator('footer').getByRole('button', { name: /problem/ });
  const list = page.locator('[data-problem-list]');
  await editor.open('broken');
  await expect(count).toHaveText('5 problems');
  await expect(count).toHaveAttribute('aria-expanded', 'false');
  await expect(list).toHaveCount(0);
  // Neither moving from problem to problem nor a new problem opens the list.
  await page.keyboard.press('F8');
  await expect(editor.property('External id')).toBeFocused();
  await page.getByRole('textbox', { name: 'Text of question 3', exact: true }).fill('');
  await expect(count).toHaveText('6 problems');
  await expect(list).toHaveCount(0);

  // The text at the lower edge moves up when the list takes its place.
  await page.setViewportSize({ width: 1280, height: 520 });
  const text = page.getByRole('textbox', { name: 'Text of question 4', exact: true });
  await text.click();
  await text.evaluate((area) => area.scrollIntoView({ block: 'end' }));
  await page.keyboard.press('Alt+m');
  await expect(problems.locator(':focus')).toHaveCount(1);
  const above = async () =>
    ((await problems.boundingBox())?.y ?? 0) -
    ((await text.boundingBox())?.y ?? 0) -
    ((await text.boundingBox())?.height ?? 0);
  await expect.poll(above).toBeGreaterThanOrEqual(0);

  // When the list is closed, the focus is on the count.
  await page.keyboard.press('Alt+m');
  await expect(count).toBeFocused();
  await expect(list).toHaveCount(0);
  // Each guide opens with the list closed.
  await page.keyboard.press('Enter');
  await expect(list).toHaveCount(1);
  await editor.save();
  await page.reload();
  await editor.open('broken');
  await expect(count).toHaveText(/problem/);
  await expect(list).toHaveCount(0);
});

test('a question that was just added is not flagged until it is left', { tag: '@full' }, async ({ editor }) => {
  const { page, problems } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Open question', exact: true }).click();
  await expect(page.getByRole('treeitem', { name: /^3\. Empty/ })).toBeVisible();
  await expect(problems).toContainText('No problems');
  await editor.row(/^2\. /).click();
  await expect(problems).toContainText('1 problem');
  // Only the editor waited.
  await editor.row(/^3\. Empty/).click();
  await expect(problems).toContainText('1 problem');
});

test('a problem leads to its place in the JSON tab', { tag: '@full' }, async ({ editor }) => {
  const { page, problems } = editor;
  await editor.open('broken');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'JSON' }).click();
  const text = page.getByRole('textbox', { name: 'Guide as JSON' });
  await expect(text).toContainText('"Broken"');
  await editor.showProblems();
  await problems.getByRole('button', { name: /^The smallest number of answers is 3/ }).click();
  await expect(text).toBeFocused();
  await expect(page.locator('[data-json-text] .cm-activeLine')).toHaveText(/"minSelect": 3/);
});

const asks = (questionId: string, ...choices: readonly string[]): JsonObject => ({
  conditional: {
    operator: 'and',
    criteria: choices.map((choice) => selected(questionId, choice)),
  },
});

/**
 * A question for rejected participants only, a question that depends on it, and a condition that needs two answers at
 * once.
 */
const deadEnds: JsonObject = {
  title: 'Dead ends',
  studyGuide: [
    {
      type: 'screening',
      title: 'Screener',
      items: [
        {
          externalId: 'drinks',
          ...question('Do you drink coffee?', {
            options: [
              { text: 'Yes', status: 'approve' },
              { text: 'Sometimes', status: 'approve' },
              { text: 'No', status: 'reject' },
            ],
          }),
        },
      ],
    },
    {
      type: 'flat',
      title: 'Habits',
      items: [
        { externalId: 'tea', ...question('Do you drink tea?', asks('drinks', 'No')) },
        { text: 'Which tea?', ...asks('tea', 'Yes'), type: 'open_ended' },
        { text: 'Why not?', ...asks('tea', 'No'), type: 'open_ended' },
        { text: 'And now?', ...asks('drinks', 'Yes', 'No'), type: 'open_ended' },
      ],
    },
  ],
};

test.describe('dead ends', () => {
  test.use({ contents: { 'dead.guide.json': canonicalText(deadEnds) } });

  test('are findings that name the first cause once, and can be fixed', async ({ editor }) => {
    const { problems } = editor;
    await editor.open('dead');
    await expect(problems).toContainText('2 suggestions');
    await editor.showProblems();
    await expect(problems).toContainText(
      'Shown to nobody, because it needs an answer that ends the interview: “Do you drink coffee?” is “No”. Because of this, also shown to nobody: Q3 “Which tea?” and Q4 “Why not?”.',
    );
    await problems.getByRole('button', { name: 'Show it for “Yes” or “No”' }).click();
    await expect(problems).toContainText('1 suggestion');
  });
});
