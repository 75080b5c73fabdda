import type { JsonObject } from '@guide-studio/guide-core';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './editor.ts';

const focused = (page: Page): Locator => page.locator(':focus');

const inline = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

test('an unwritten text is an empty field with a hint, and is reported as empty once it was left', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Add question' }).nth(1).click();
  await page.getByRole('menuitem', { name: 'Multiple choice', exact: true }).click();
  await expect(focused(page)).toHaveAttribute('aria-label', 'Text of question 7');
  await page.keyboard.type('Really?');
  const card = page.getByRole('article', { name: 'Question 7' });
  for (const number of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('aria-label', `Option ${number}`);
    await expect(focused(page)).toHaveValue('');
    await expect(focused(page)).toHaveAttribute('placeholder', `Option ${number}`);
    if (number === 1) await page.keyboard.type('Yes');
  }
  await expect(editor.problems).toContainText('No problems');
  await editor.row(/^1\. /).click();
  await expect(editor.problems).toContainText('1 problem');
  await expect(card.getByRole('listitem').nth(1).getByRole('img', { name: 'Has problems' })).toBeVisible();
});

test('Enter continues inside the part and Shift+Enter begins a line, in every text', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const first = inline(page, 'Study title');
  await first.focus();
  await page.keyboard.press('End');
  const labels = ['Title of block', 'Text of question 1', 'Option 1'];
  for (const label of labels) {
    await page.keyboard.press('Enter');
    await expect(focused(page)).toHaveAttribute('aria-label', label);
  }
  for (const label of ['Text of question 2', 'Text of question 3', 'Option 1', 'Nickname of the concept']) {
    if (label.startsWith('Nickname')) await editor.row(/^Rye/).click();
    const text = inline(page, label).first();
    await text.focus();
    const before = await text.inputValue();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('more');
    await expect(text, label).toHaveValue(`${before}\nmore`);
    await page.keyboard.press('Enter');
    await expect(text, label).not.toBeFocused();
    await expect(focused(page), label).toHaveAttribute('data-inline', /./u);
  }
});

test('instructions of two lines are written with Enter, and the next question stays as it is', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const next = await inline(page, 'Text of question 3').inputValue();
  await inline(page, 'Text of question 2').focus();
  await page.keyboard.press('Enter');
  const instructions = inline(page, 'Instructions to the interviewer for question 2');
  await expect(instructions).toBeFocused();
  await page.keyboard.type('Probe for bread');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Do not lead');
  await expect(instructions).toHaveValue('Probe for bread\nDo not lead');
  await expect(inline(page, 'Text of question 3')).toHaveValue(next);
});

test('a concept is added and written in place; its title follows until it is left', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^New breads/).click();
  await page.getByRole('button', { name: 'Add concept' }).click();
  await expect(focused(page)).toHaveAttribute('aria-label', 'Nickname of the concept');
  await expect(focused(page)).toHaveValue('');
  await page.keyboard.type('Spelt');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Title of the concept for participants');
  await expect(focused(page)).toHaveValue('Spelt');
  await page.keyboard.type('Spelt loaf');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Description of the concept for participants');
  await page.keyboard.type('Mild.');
  await page.keyboard.press('Control+Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Nickname of the concept');
  await expect(focused(page)).toHaveValue('');
  await page.keyboard.type('Corn');
  const names = inline(page, 'Nickname of the concept');
  await names.nth(2).fill('Second choice');
  await editor.save();
  const guide = JSON.parse(studio.read('breakfast.guide.json')) as { studyGuide: readonly JsonObject[] };
  const { concepts } = guide.studyGuide[2]?.['conceptSamplingConfig'] as { concepts: readonly JsonObject[] };
  expect(concepts.slice(2)).toEqual([
    { nickname: 'Second choice', content: { title: 'Spelt loaf', description: 'Mild.' } },
    { nickname: 'Corn', content: { title: 'Corn' } },
  ]);
});

test('empty lines at the end of typed text are removed when the text is left; earlier ones stay', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const text = inline(page, 'Text of question 2');
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('And then?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Shift+Enter');
  await expect(text).toHaveValue("Tell us about yesterday's breakfast.\nAnd then?\n\n");
  await editor.save();
  await expect(text).toHaveValue("Tell us about yesterday's breakfast.\nAnd then?\n\n");
  await page.keyboard.press('Escape');
  await expect(text).toHaveValue("Tell us about yesterday's breakfast.\nAnd then?");
});

test.describe('a text that ends in empty lines', () => {
  const guide = { title: 'Lines', studyGuide: [{ type: 'flat', title: 'One', items: [] as JsonObject[] }] };
  guide.studyGuide[0]?.items.push({ type: 'open_ended', text: 'Why?\n\n' }, { type: 'open_ended', text: 'How?' });
  test.use({ guides: [], contents: { 'lines.guide.json': JSON.stringify(guide) } });

  test('does not change when it is only viewed', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('lines');
    await inline(page, 'Text of question 1').click();
    await inline(page, 'Text of question 2').click();
    await expect(inline(page, 'Text of question 1')).toHaveValue('Why?\n\n');
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  });
});

test('a selected option is marked in place, and at the closed row around it', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await inline(page, 'Option 2').first().click();
  const option = page.getByRole('listitem').filter({ has: page.locator(':focus') });
  const plain = page
    .getByRole('listitem')
    .filter({ has: inline(page, 'Option 1') })
    .first();
  const ground = async (place: Locator) => await place.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(option)).not.toBe(await ground(plain));
  await expect(editor.row(/^1\. .*the selection is inside/)).toBeVisible();
  await editor.row(/^Screener/).click();
  await expect(editor.row(/^1\. .*the selection is inside/)).toHaveCount(0);
});

test('a problem of an option is marked at the option', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const options = page.getByRole('article', { name: 'Question 3' }).getByRole('listitem');
  await expect(options.getByRole('img', { name: 'Has problems' })).toHaveCount(0);
  await options.nth(2).getByRole('textbox').fill('');
  await inline(page, 'Text of question 3').click();
  await expect(options.nth(2).getByRole('img', { name: 'Has problems' })).toBeVisible();
  await expect(options.getByRole('img', { name: 'Has problems' })).toHaveCount(1);
});

test('a problem of a block, a concept or the study is marked there, with a word', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await expect(page.getByText('Has problems', { exact: true })).toHaveCount(0);
  await inline(page, 'Study title').fill('');
  const study = page.locator('header').filter({ has: inline(page, 'Study title') });
  await expect(study.getByText('Has problems', { exact: true })).toBeVisible();
  await inline(page, 'Study title').fill('Breakfast');
  await expect(study.getByText('Has problems', { exact: true })).toHaveCount(0);

  // A second screener is one too many.
  await editor.row(/^Screener/).click();
  await page.keyboard.press('Control+d');
  const blocks = page.locator('section[data-block="screening"]');
  await expect(blocks.getByText('Has problems', { exact: true }).first()).toBeVisible();

  await editor.row(/^Rye/).click();
  const concept = page.getByRole('article').filter({ has: page.locator('textarea[aria-label^="Nickname"]') });
  await inline(page, 'Nickname of the concept').first().fill('');
  await expect(concept.first().getByRole('img', { name: 'Has problems' })).toBeVisible();
});

test('what an option decides in the screener is chosen at its tag, by pointer and by keys, one step each', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const statuses = async () => {
    await editor.save();
    const guide = JSON.parse(studio.read('breakfast.guide.json')) as { studyGuide: readonly JsonObject[] };
    const [question] = guide.studyGuide[0]?.['items'] as readonly { options: readonly { status?: string }[] }[];
    return question?.options.map(({ status }) => status);
  };
  const tag = page.getByRole('combobox', { name: 'Status of option 2', exact: true });
  expect(await statuses()).toEqual(['approve', 'neutral', 'reject']);
  // Each choice says what it does.
  await tag.selectOption({ label: 'Reject: the interview ends at once' });
  expect(await statuses()).toEqual(['approve', 'reject', 'reject']);
  await editor.undo();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  await tag.focus();
  await page.keyboard.type('app');
  await expect(tag).toHaveValue('approve');
  expect(await statuses()).toEqual(['approve', 'approve', 'reject']);
  await tag.selectOption({ label: 'No status' });
  expect(await statuses()).toEqual(['approve', undefined, 'reject']);
});

test('a block is added behind the one that is selected: from its heading, the menu and the slash', async ({
  editor,
}) => {
  const { page } = editor;
  const blocks = async () =>
    await page
      .getByRole('treeitem', { level: 1 })
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
  await editor.open('breakfast');
  const heading = page.locator('section[data-block]').first();
  await heading.hover();
  await heading.getByRole('button', { name: 'Add a block below' }).click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await expect(focused(page)).toHaveAttribute('aria-label', 'Title of block');
  await page.keyboard.type('From the heading');
  await editor.row(/Tell us/).click();
  await page.keyboard.press('/');
  await page.keyboard.type('conc');
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Title of block');
  await page.keyboard.type('From the slash');
  await editor.row(/^From the heading/).click();
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await expect(focused(page)).toHaveAttribute('aria-label', 'Title of block');
  await page.keyboard.type('From the menu');
  await expect
    .poll(async () => (await blocks()).map((name) => name?.replace(/,.*/, '')))
    .toEqual(['Screener', 'From the heading', 'From the menu', 'Habits', 'From the slash', 'New breads']);
});

test('closing and opening all blocks leaves the questions as they are', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^3\. Which/).click();
  await page.keyboard.press('ArrowRight');
  await expect(editor.row(/^Bread, option/)).toBeVisible();
  await page.getByRole('button', { name: 'Close all blocks' }).click();
  await expect(editor.row(/^3\. Which/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Open all blocks' }).click();
  await expect(editor.row(/^Bread, option/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close all blocks' })).toBeVisible();
});

test('pictures and videos of a question are put in another order, one step each', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  const section = page.locator('section', { has: page.getByRole('heading', { name: 'Media' }) }).last();
  for (const name of ['First', 'Second']) {
    await section.getByRole('button', { name: 'By address', exact: true }).click();
    await section.getByLabel('Alternative text', { exact: true }).last().fill(name);
  }
  const names = async () =>
    await section
      .getByLabel('Alternative text', { exact: true })
      .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await section.getByRole('button', { name: 'Move media 1 down' }).click();
  expect(await names()).toEqual(['Second', 'First']);
  await editor.undo();
  expect(await names()).toEqual(['First', 'Second']);
  await section.getByRole('button', { name: 'Move media 2 up' }).click();
  await editor.save();
  expect(studio.read('breakfast.guide.json')).toMatch(/"Second"[^]*"First"/);
});
