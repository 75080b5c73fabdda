import type { Locator } from '@playwright/test';
import { expect, test } from './editor.ts';

const questionnaire = [
  '# Who [screener]',
  'Do you cook?',
  '- Yes',
  '- No (go to the end)',
  '# Habits',
  'How often do you cook?',
  '- Every day',
  '- Never',
  'Tell us about your last meal. [story]',
].join('\n');

test('a questionnaire is pasted from the home page with a preview, and becomes a guide', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Import questionnaire…' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Questionnaire')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Create guide' })).toBeDisabled();
  await page.keyboard.insertText(questionnaire);
  await expect(dialog).toContainText('Becomes 3 questions in 2 blocks.');
  const preview = dialog.getByRole('group', { name: 'What it becomes' });
  await expect(preview).toContainText('Do you cook? Multiple choice');
  await expect(preview).toContainText('Every day');
  // The dialog reports what it did not understand, with the line.
  const rows = dialog.getByRole('region', { name: 'What was in the source' });
  await expect(rows).toContainText('Line 4: conditions are not read from text');
  await expect(rows).toContainText('Line 9: the word in brackets is not a known type');
  await dialog.getByRole('button', { name: 'Create guide with 3 questions' }).click();
  await expect(editor.row(/^3\. Tell us about your last meal/)).toBeVisible();
  // A questionnaire has no study title, so the author must write it.
  await expect(editor.problems).toContainText('1 problem');
  await page.getByRole('textbox', { name: 'Study title' }).fill('Cooking');
  await expect(editor.problems).toContainText('No problems');
});

test('a pasted text stays when the dialog is closed, until it is in a guide', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const dialog = page.getByRole('dialog', { name: 'Import questionnaire' });
  const field = dialog.getByLabel('Questionnaire');
  await page.keyboard.press('Alt+v');
  await field.fill('How often do you cook?');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+v');
  await expect(field).toHaveValue('How often do you cook?');
  await dialog.getByRole('button', { name: 'Insert 1 question' }).click();
  await expect(editor.row(/How often do you cook/)).toBeVisible();
  await page.keyboard.press('Alt+v');
  await expect(field).toHaveValue('');
});

test('Edit and the menu of a part paste, also where the page may not read the clipboard', { tag: '@full' }, async ({
  editor,
  context,
}) => {
  const { page } = editor;
  const choose = async (name: RegExp) => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await choose(/^Paste(?! [qc])/);
  const dialog = page.getByRole('dialog', { name: 'Import questionnaire' });
  await expect(dialog).toContainText('This page is not allowed to read the clipboard.');
  await expect(dialog).toContainText('added after “Tell us');
  await page.keyboard.insertText('Who cooks?\nWho eats?');
  await dialog.getByRole('button', { name: 'Insert 2 questions' }).click();
  await expect(editor.row(/^4\. Who eats/)).toBeVisible();
  await editor.undo();
  await expect(editor.row(/^4\. Who eats/)).toHaveCount(0);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A part that was copied here is pasted exactly, with its ids and conditions.
  await editor.row(/^5\. What makes bread/).click();
  await page.keyboard.press('Control+c');
  await editor.row(/^6\. /).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Paste(?! [qc])/ }).click();
  await expect(editor.row(/^7\. What makes bread/)).toBeVisible();
  await editor.row(/^7\. What makes bread/).click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('Which of these do you eat');
});

test('Edit copies, cuts and pastes in the text that is being written', async ({ editor, context }) => {
  const { page } = editor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('breakfast');
  const choose = async (name: RegExp) => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const options = page.getByRole('article', { name: 'Question 3' }).getByRole('textbox', { name: /^Option/ });
  const texts = async () => await options.evaluateAll((all) => all.map((one) => (one as HTMLTextAreaElement).value));
  await page.evaluate(async () => await navigator.clipboard.writeText('Toast\nRoll'));
  await options.nth(2).click();
  await page.keyboard.press('Control+a');
  await choose(/^Paste(?! [qc])/);
  await expect.poll(texts).toEqual(['Bread', 'Cereal', 'Toast', 'Roll', 'None of these']);
  await editor.undo();
  await expect.poll(texts).toEqual(['Bread', 'Cereal', 'Fruit', 'None of these']);
  await options.nth(1).dblclick();
  await choose(/^Cut/);
  await expect(options.nth(1)).toHaveValue('');
  await expect(options.nth(1)).toBeFocused();
  await options.nth(0).click();
  await page.keyboard.press('End');
  await choose(/^Paste(?! [qc])/);
  await expect(options.nth(0)).toHaveValue('BreadCereal');
  // The menu then applies to the part chosen next.
  await editor.row(/^2\. /).click();
  await choose(/^Paste(?! [qc])/);
  await expect(editor.row(/^3\. Cereal/)).toBeVisible();
});

test('what is pasted into any field has no control characters: soft breaks become line breaks', async ({
  editor,
  context,
}) => {
  const { page } = editor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('breakfast');
  const paste = async (text: string, into: Locator) => {
    await page.evaluate(async (words) => await navigator.clipboard.writeText(words), text);
    await into.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+v');
  };
  const question = page.getByRole('article', { name: 'Question 2' }).getByRole('textbox', { name: 'Text' });
  await paste('Tell us\u000Bwhat you\u0001 ate\u2028today.', question);
  await expect(question).toHaveValue('Tell us\nwhat you ate\ntoday.');
  const options = page.getByRole('article', { name: 'Question 3' }).getByRole('textbox', { name: /^Option/ });
  await paste('Toast\u000BRoll\u0007', options.nth(2));
  await expect(options.nth(2)).toHaveValue('Toast');
  await expect(options.nth(3)).toHaveValue('Roll');
  await editor.row(/^2\. /).click();
  const id = editor.property('External id');
  await paste('toast\u000B\u0001', id);
  await page.keyboard.press('Enter');
  await expect(id).toHaveValue(/^toast\s?$/u);
  await expect(editor.problems).toContainText('No problems');
});

test('F2 moves to the text of the selection, Shift+F2 to its id', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await page.keyboard.press('F2');
  await page.keyboard.type('What is good bread?');
  await expect(editor.row(/^5\. What is good bread/)).toBeVisible();
  await editor.row('Habits').click();
  await page.keyboard.press('F2');
  await expect(page.locator('[data-inline$="/title"]:focus')).toHaveValue('Habits');
  await editor.row(/^5\. /).click();
  await page.keyboard.press('Shift+F2');
  await expect(editor.property('External id')).toBeFocused();
});

test('acts change only a selection that the present view shows', async ({ editor }) => {
  const { page } = editor;
  const show = async (name: string) =>
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true }).click();
  const menu = async (name: string) =>
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name, exact: true }).click();
  await editor.open('breakfast');
  const names = await editor.rowNames();
  await editor.row('Habits').click();
  for (const view of ['Logic', 'JSON', 'Changes', 'Study']) {
    await show(view);
    await menu('Edit');
    await expect(page.getByRole('menuitem', { name: /^Delete/ })).toBeDisabled();
    await expect(page.getByRole('menuitem', { name: /^Duplicate/ })).toBeDisabled();
    await page.keyboard.press('Escape');
    await menu('Insert');
    await expect(page.getByRole('menuitem', { name: 'Open question', exact: true })).toBeDisabled();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
  }
  await show('Guide');
  expect(await editor.rowNames()).toEqual(names);
  // The Logic tab shows the questions with a condition; menus act on the one chosen there.
  await show('Logic');
  await page.getByRole('row', { name: /What makes bread/ }).click();
  await page.keyboard.press('Control+d');
  await show('Guide');
  expect(await editor.rowNames()).toHaveLength(names.length + 1);
});

test('a screener is offered only what it may hold', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Add question', exact: true }).first().click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Text of question 2', exact: true })).toBeFocused();
  await page.keyboard.type('/');
  const types = page.getByRole('listbox').getByRole('option');
  await expect(types).toHaveCount(1);
  await expect(types).toContainText('Multiple choice');
  await page.keyboard.press('Escape');
  await page.keyboard.type('Do you bake?');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Insert' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open question', exact: true })).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: 'Multiple choice', exact: true })).toBeEnabled();
  await expect(page.getByRole('menuitem', { name: 'Screener', exact: true })).toBeDisabled();
  await page.keyboard.press('Escape');
  // Options that are dragged in decide nothing until the author changes that.
  await editor.drag(editor.row(/^4\. Which of these/), editor.row(/^2\. Do you bake/), 0.8);
  const status = page.getByRole('combobox', { name: 'Status of option 1', exact: true });
  await expect(status.nth(2)).toHaveValue('neutral');
  await expect(status.nth(2).getByRole('option', { name: 'Reject: the interview ends at once' })).toBeAttached();
});
