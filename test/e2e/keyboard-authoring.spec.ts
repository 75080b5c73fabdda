import { type JsonObject, validate } from '@guide-studio/guide-core';
import { itemIndex, fromWire, textField } from '@guide-studio/guide-core/edit';
import { parseGuide } from '@guide-studio/guide-core/files';
import { isJsonObject } from '@guide-studio/guide-core/internal';
import type { Locator, Page } from '@playwright/test';
import { isFull } from '../size.ts';
import { expect, test } from './editor.ts';

test.use({ guides: [] });

const mostTabs = 120;

/** Reaches a control with Tab alone, like a user without a pointer. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const has = async () => await target.evaluate((element) => element === document.activeElement);
  await expect(target).toBeVisible();
  for (let count = 0; count < mostTabs && !(await has()); count += 1) await page.keyboard.press('Tab');
  expect(await has(), 'Tab reaches it').toBe(true);
}

async function inText(page: Page, label: string): Promise<void> {
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', label);
}

/** Adds the next question, of a type chosen after the slash, with its text. */
async function nextQuestion(page: Page, number: number, type: string, text: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await inText(page, `Text of question ${number}`);
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Type of question' })).toBeVisible();
  await page.keyboard.type(type);
  await page.keyboard.press('Enter');
  await inText(page, `Text of question ${number}`);
  await page.keyboard.type(text);
}

async function answers(page: Page, texts: readonly string[]): Promise<void> {
  for (const [place, text] of texts.entries()) {
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute(
      'aria-label',
      new RegExp(`^(Option|Column|Row) ${place + 1}$`),
    );
    await page.keyboard.type(text);
  }
}

/** Adds a condition to a question, going from the outline to its properties. */
async function addCondition(page: Page, row: RegExp): Promise<void> {
  const tree = page.getByRole('tree', { name: 'Outline' });
  const inText = await page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement);
  if (inText) await page.keyboard.press('Escape');
  else await tabTo(page, tree.locator('[tabindex="0"]'));
  await page.keyboard.press('Home');
  for (let walked = 0; walked < 30; walked += 1) {
    const here = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (row.test(here)) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.locator(':focus')).toHaveAccessibleName(row);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add condition', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'On an earlier answer' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'On an earlier answer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Shown when|includes/).first()).toBeVisible();
  // Keys that are pressed before the menu has closed go to the menu.
  await expect(page.getByRole('combobox', { name: 'Question', exact: true })).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  // Where several questions can be asked about, none is guessed.
  if ((await page.getByRole('combobox', { name: 'Question', exact: true }).inputValue()) === '') {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
  }
  // A condition counts when an option is chosen.
  await tabTo(page, page.getByRole('group', { name: 'Options' }).getByRole('checkbox').first());
  await page.keyboard.press('Space');
}

// Each type once; `npm run test:full` writes twelve.
const types = [
  'open_ended',
  'multiple_choice',
  'open_ended',
  'ranking',
  'matrix',
  'max_diff',
  'statement',
  ...(isFull ? ['multiple_choice', 'open_ended', 'open_ended', 'multiple_choice', 'statement'] : []),
];

test(`a guide of ${types.length} questions with conditions is written with the keyboard alone`, async ({
  editor,
  studio,
}) => {
  test.setTimeout(240_000);
  const { page } = editor;
  await editor.welcome();
  await tabTo(page, page.getByRole('button', { name: 'New guide' }).first());
  await page.keyboard.press('Enter');
  await expect(editor.outline).toBeVisible();

  await tabTo(page, page.getByRole('textbox', { name: 'Study title' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Bread at breakfast');
  await page.keyboard.press('ArrowDown');
  await inText(page, 'Title of block');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Habits');
  await page.keyboard.press('ArrowDown');
  await inText(page, 'Text of question 1');
  await page.keyboard.type('What did you eat this morning?');
  await nextQuestion(page, 2, 'multiple', 'Which of these do you eat?');
  await answers(page, ['Bread', 'Cereal', 'Yogurt']);
  await nextQuestion(page, 3, 'open', 'What makes bread good?');
  await nextQuestion(page, 4, 'ranking', 'Bring these into order.');
  await answers(page, ['Taste', 'Price', 'Health']);
  await nextQuestion(page, 5, 'matrix', 'How often do you eat it?');
  await page.keyboard.press('Enter');
  await inText(page, 'Row 1');
  await page.keyboard.type('at home');
  await page.keyboard.press('Enter');
  await inText(page, 'Row 2');
  await page.keyboard.type('at work');
  for (const text of ['seldom', 'often']) {
    await page.keyboard.press('ArrowUp');
    if (text === 'seldom') await page.keyboard.press('ArrowUp');
    await inText(page, text === 'seldom' ? 'Column 2' : 'Column 1');
    await page.keyboard.type(text);
  }
  await nextQuestion(page, 6, 'maxdiff', 'What matters most, what least?');
  await answers(page, ['Crust', 'Smell', 'Freshness', 'Shape']);
  await nextQuestion(page, 7, 'statement', 'Now a few questions about shops.');
  if (isFull) {
    await nextQuestion(page, 8, 'multiple', 'Where do you buy bread?');
    await answers(page, ['Bakery', 'Supermarket']);
    await nextQuestion(page, 9, 'open', 'Why at the bakery?');
    await nextQuestion(page, 10, 'open', 'What would you change there?');
    await nextQuestion(page, 11, 'multiple', 'Would you bake yourself?');
    await answers(page, ['Yes', 'No']);
    await nextQuestion(page, 12, 'statement', 'Thank you.');
  }

  await addCondition(page, /^3\. What makes bread good/);
  await addCondition(page, /^5\. How often do you eat it/);
  if (isFull) await addCondition(page, /^9\. Why at the bakery/);
  await expect(editor.problems).toContainText('No problems');

  await page.keyboard.press('Control+s');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('footer')).toContainText(/Saved/);

  const parsed = parseGuide(studio.read('bread.guide.json'));
  if (!parsed.ok) throw new Error('The saved file is a guide.');
  expect(validate(parsed.value)).toEqual([]);
  const { items } = itemIndex(fromWire(parsed.value));
  expect(items.map(({ node }) => textField(node, 'type'))).toEqual(types);
  expect(conditionsOf(parsed.value)).toBe(isFull ? 3 : 2);
});

function conditionsOf(guide: JsonObject): number {
  const { items } = itemIndex(fromWire(guide));
  return items.filter(({ node }) => isJsonObject(node.fields) && node.fields['conditional'] !== undefined).length;
}
