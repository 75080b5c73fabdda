import type { Locator } from '@playwright/test';
import { type Editor, expect, test } from './editor.ts';

/** Presses a key and expects that some element has the focus afterwards. */
async function press(editor: Editor, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await editor.page.keyboard.press(key);
    await focusIsSomewhere(editor, key);
  }
}

/** The focus may move in the next frame; after two frames some element must have it. */
async function focusIsSomewhere({ page }: Editor, after: string): Promise<void> {
  const tag = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    return document.activeElement?.tagName ?? 'BODY';
  });
  expect(tag, `after ${after}`).not.toBe('BODY');
}

function focused({ page }: Editor): Locator {
  return page.locator(':focus');
}

/** Returns the current text of the live region. */
async function expectAnnounced(editor: Editor, words: RegExp): Promise<void> {
  await expect(editor.page.locator('[data-said]')).toHaveText(words);
}

/** Moves from the tree's tab stop to a row, like a user without a pointer. */
async function walkTo(editor: Editor, name: RegExp): Promise<void> {
  await editor.outline.locator('[tabindex="0"]').focus();
  await editor.page.keyboard.press('Home');
  const rows = (await editor.rowNames()).length;
  for (let walked = 0; walked < rows; walked++) {
    const here = await editor.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (name.test(here)) return;
    await press(editor, 'ArrowDown');
  }
  throw new Error(`No row ${String(name)} was reached.`);
}

/** Returns the names of the rows of one level, without their kind. */
async function rows(editor: Editor): Promise<string[]> {
  return (await editor.rowNames()).map((name) => name.replace(/, [^,]*$/, ''));
}

test('the tree is walked, opened and closed with arrows', async ({ editor }) => {
  await editor.open('breakfast');
  await walkTo(editor, /^Screener/);
  await press(editor, 'ArrowDown');
  await expect(focused(editor)).toHaveAccessibleName(/^1\. Do you eat/);
  await press(editor, 'ArrowRight', 'ArrowRight');
  await expect(focused(editor)).toHaveAccessibleName(/^Yes, most days/);
  await press(editor, 'ArrowLeft', 'ArrowLeft');
  await expect(focused(editor)).toHaveAccessibleName(/^1\. Do you eat/);
  await expect(editor.row(/^1\. Do you eat/)).toHaveAttribute('aria-expanded', 'false');
  await press(editor, 'End');
  await expect(focused(editor)).toHaveAccessibleName(/^9\. Thank you/);
  await press(editor, 'Home');
  await expect(focused(editor)).toHaveAccessibleName(/^Screener/);
  await press(editor, 'ArrowDown', 'Enter');
  await expect(focused(editor)).toHaveJSProperty('tagName', 'SELECT');
});

test('a question is grabbed and dropped in another block, and comes back with one undo', async ({ editor }) => {
  await editor.open('breakfast');
  const before = await rows(editor);
  await walkTo(editor, /^2\. Tell us/);
  await press(editor, 'Space');
  await expectAnnounced(editor, /^Picked up “Tell us about yesterday's breakfast\.”/);
  await press(editor, 'ArrowDown');
  await expectAnnounced(editor, /Habits, position 2\./);
  await press(editor, 'PageDown');
  await expectAnnounced(editor, /New breads, position 1\./);
  await press(editor, 'Space');
  await expectAnnounced(editor, /^Moved to New breads, position 1 of 4\./);
  await expect(focused(editor)).toHaveAccessibleName(/^6\. Tell us/);
  await press(editor, 'Control+z');
  expect(await rows(editor)).toEqual(before);
  await expect(focused(editor)).toHaveAccessibleName(/^2\. Tell us/);
  await press(editor, 'Control+Shift+z');
  await expectAnnounced(editor, /^Redone: Move question/);
  await press(editor, 'Control+z');
  await walkTo(editor, /^2\. Tell us/);
  await press(editor, 'Space', 'End', 'Escape');
  await expectAnnounced(editor, /is where it was/);
  expect(await rows(editor)).toEqual(before);
  await expect(editor.page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('blocks, concepts, options and rows move by the same keys', { tag: '@full' }, async ({ editor }) => {
  const names = async () => (await rows(editor)).join(' | ');
  await editor.open('breakfast');
  await walkTo(editor, /^New breads/);
  await press(editor, 'Space', 'ArrowUp', 'Space');
  await expectAnnounced(editor, /^Moved to the guide, position 2 of 3\./);
  expect(await names()).toMatch(/Screener.*New breads.*Habits/);
  await press(editor, 'Control+z');

  await walkTo(editor, /^Oat/);
  await press(editor, 'Space', 'ArrowUp', 'Space');
  await expectAnnounced(editor, /^Moved to New breads, position 1 of 2\./);
  expect(await names()).toMatch(/Oat \| Rye/);
  await press(editor, 'Control+z');

  await walkTo(editor, /^8\. What matters/);
  await press(editor, 'ArrowRight', 'ArrowRight');
  await expect(focused(editor)).toHaveAccessibleName(/^Taste/);
  await press(editor, 'Alt+ArrowDown');
  await expectAnnounced(editor, /^Moved to What matters most, what least\?, position 2 of 4\./);
  await expect(focused(editor)).toHaveAccessibleName(/^Taste/);
  await press(editor, 'Alt+ArrowUp', 'Alt+ArrowUp');
  await expect(focused(editor)).toHaveAccessibleName(/^Taste/);

  await walkTo(editor, /^6\. How often/);
  await press(editor, 'ArrowRight', 'ArrowRight');
  await expect(focused(editor)).toHaveAccessibleName(/^at home/);
  await press(editor, 'Alt+ArrowDown');
  expect(await names()).toMatch(/at work \| at home/);
  await expect(focused(editor)).toHaveAccessibleName(/^at home/);

  await walkTo(editor, /^2\. Tell us/);
  await press(editor, 'Alt+Shift+ArrowDown');
  await expectAnnounced(editor, /^Moved to New breads, position 1 of 4\./);
  await expect(focused(editor)).toHaveAccessibleName(/Tell us/);
  await press(editor, 'Alt+Shift+ArrowUp');
  await expectAnnounced(editor, /^Moved to Habits/);
});

test('a concept moves to another concept block, an option to another question', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await walkTo(editor, /^9\. Thank you/);
  await page.getByRole('button', { name: 'Add block' }).focus();
  await press(editor, 'Enter', 'ArrowDown');
  await page.getByRole('menuitem', { name: 'Concept block' }).focus();
  await press(editor, 'Enter');
  await expect(focused(editor)).toHaveAttribute('aria-label', 'Title of block');
  await page.keyboard.type('Older breads');
  await walkTo(editor, /^Oat/);
  await press(editor, 'Space', 'End', 'Space');
  await expectAnnounced(editor, /^Moved to Older breads, position/);
  await expect(focused(editor)).toHaveAccessibleName(/^Oat/);

  await walkTo(editor, /^8\. What matters/);
  await press(editor, 'ArrowRight', 'ArrowRight', 'Alt+Shift+ArrowUp');
  await expectAnnounced(editor, /^Moved to /);
  await expect(focused(editor)).toHaveAccessibleName(/^Taste/);
});

test('adding, duplicating, deleting, undoing', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = await rows(editor);
  await page.getByRole('button', { name: 'Add question' }).first().focus();
  // A screener has one type of question, so it is added at once.
  await press(editor, 'Enter');
  await expect(focused(editor)).toHaveAttribute('aria-label', /^Text of question 2/);
  await page.keyboard.type('Why?');
  await expect(editor.row(/^2\. Why\?/)).toBeVisible();
  await walkTo(editor, /^2\. Why\?/);
  await press(editor, 'Control+d');
  await expect(editor.row(/^3\. Why\?/)).toBeVisible();
  await press(editor, 'Delete');
  await expect(editor.row(/^3\. Why\?/)).toBeHidden();
  await press(editor, 'Delete');
  for (let left = 0; left < 20 && (await page.getByRole('button', { name: /^Undo/ }).first().isEnabled()); left++)
    await press(editor, 'Control+z');
  expect(await rows(editor)).toEqual(before);

  await page.getByRole('textbox', { name: 'Option 1' }).first().focus();
  await press(editor, 'End', 'Enter');
  await page.keyboard.type('Only on Sundays');
  await expect(focused(editor)).toHaveValue('Only on Sundays');
  await press(editor, 'Control+a', 'Backspace', 'Backspace');
  await expect(focused(editor)).toHaveValue('Yes, most days');
});

test('in the outline the focus follows the selection', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  await page.evaluate(() => {
    const transfer = new DataTransfer();
    transfer.setData('text/plain', 'First?\nSecond?\nThird?');
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  });
  await expect(editor.row(/^5\. Third\?/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(editor.row(/^6\. Which/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(editor.row(/^Habits/)).toBeFocused();
});

test('menus and dialogs take the focus and give it back', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const file = page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' });
  await file.focus();
  await press(editor, 'Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await press(editor, 'ArrowDown', 'ArrowDown', 'Escape');
  await expect(file).toBeFocused();

  const row = editor.row(/^3\. Which/);
  await walkTo(editor, /^3\. Which/);
  await press(editor, 'Delete');
  await expect(page.getByRole('dialog')).toContainText('depends on this');
  await press(editor, 'Tab', 'Tab', 'Tab', 'Shift+Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await press(editor, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeFocused();

  for (const keys of ['Control+/', 'Control+o', 'Control+Shift+s']) {
    await press(editor, keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await press(editor, 'Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(row, keys).toBeFocused();
  }
});

test('a dialog opened by a menu or by another dialog has the focus at once, and returns it', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const file = page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' });
  await file.focus();
  await press(editor, 'Enter');
  const saveAs = page.getByRole('menuitem', { name: /^Save as/ });
  await expect(saveAs).toBeVisible();
  await saveAs.focus();
  await press(editor, 'Enter');
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'File name' })).toBeFocused();
  await press(editor, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(file).toBeFocused();

  const text = page.getByRole('textbox', { name: 'Text of question 2' });
  await text.click();
  const written = await text.inputValue();
  await press(editor, 'Control+,');
  const keys = page.getByRole('dialog').getByRole('button', { name: 'Keyboard shortcuts' });
  await keys.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('abc');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' }).locator(':focus')).toHaveCount(1);
  await press(editor, 'Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(written);
});

test('a problem is reached with F8', async ({ editor }) => {
  await editor.open('breakfast');
  await editor.row(/^5\. What makes/).click();
  await editor.property('Text').fill('');
  await walkTo(editor, /^Screener/);
  await press(editor, 'F8');
  await expect(editor.property('Text')).toBeFocused();
  await press(editor, 'Control+z');
  await expect(editor.problems).toContainText('No problems');
});

test('an id that is still being typed belongs to the guide it is typed in', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await editor.property('External id').fill('yesterday');
  await page.keyboard.press('Alt+N');
  const dialog = page.getByRole('dialog', { name: 'Save the changes to “breakfast”?' });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveTitle(/^Untitled/);
  expect(studio.read('breakfast.guide.json')).toContain('"externalId": "yesterday"');
});
