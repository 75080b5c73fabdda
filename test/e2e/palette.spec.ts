import { expect, test } from './editor.ts';
import { dialog, openPalette, reload } from './windowParts.ts';

test('the palette runs what is typed, moves to questions and remembers', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await openPalette(page);
  await page.keyboard.type('bread good');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(editor.row(/^5\. What makes/)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('6');
  await expect(page.getByRole('option').first()).toContainText('How often');
  await page.keyboard.press('Enter');
  await expect(editor.row(/^6\. /)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('dupl');
  await expect(page.getByRole('option', { name: /Duplicate/ })).toContainText('Ctrl+D');
  await page.keyboard.press('Enter');
  await expect(editor.row(/^7\. How often/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently used' })).toContainText('Duplicate');
  await page.keyboard.type('zzzz');
  await expect(dialog(page)).toContainText('No results');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('what is chosen in the palette has happened before the next key', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  await openPalette(page);
  await page.keyboard.type('dupl');
  // A busy window handles a key that was pressed meanwhile before anything that waits.
  await page.getByRole('option', { name: /Duplicate/ }).evaluate(async (option: HTMLElement) => {
    option.click();
    // The palette is closed; nothing that waits for a timer has happened.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    const keys = { key: 's', code: 'KeyS', ctrlKey: true, bubbles: true, cancelable: true };
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  await expect(editor.row(/^7\. How often/)).toBeVisible();
  await expect(page.locator('footer')).toContainText(/Saved \d/);
});

test('the palette has the caret before the next key, and returns it, also when its code comes late', async ({
  editor,
}) => {
  const { page } = editor;
  let send = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/assets.Dialogs-.*js$/u, async (route) => {
    await isWanted;
    await route.continue();
  });
  await editor.open('breakfast');
  const text = page.getByRole('textbox', { name: 'Text of question 2' });
  await text.click();
  await page.keyboard.press('Control+k');
  send();
  await expect(page.getByRole('combobox', { name: 'Commands and questions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  const name = await text.evaluate(async (area) => {
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }));
    await Promise.resolve();
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(name).toBe('Commands and questions');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('what cannot be done now is shown, and is not done', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await openPalette(page);
  await page.keyboard.type('undo');
  const undo = page.getByRole('group', { name: 'Commands' }).getByRole('option', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toContainText('Not available now');
});

test('keys are changed, a conflict is named, and the change outlives the page', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+/');
  await dialog(page).getByRole('searchbox').fill('duplicate');
  const change = dialog(page).getByRole('button', { name: /^Change the keys of: Duplicate/ });
  await change.click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert')).toContainText('Ctrl+S is already used for “Save”');
  await page.keyboard.press('x');
  await expect(dialog(page).getByRole('alert')).toContainText('cannot be used alone');
  await page.keyboard.press('Control+Shift+y');
  await expect(change).toContainText('Ctrl+Shift+Y');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await reload(editor);
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+Shift+y');
  await expect(editor.row(/^3\. Tell us/)).toBeVisible();

  await page.keyboard.press('Control+/');
  await dialog(page).getByRole('searchbox').fill('duplicate');
  await dialog(page).getByRole('button', { name: 'Reset the keys of: Duplicate' }).click();
  await expect(change).toContainText('Ctrl+D');
  await change.click();
  await page.keyboard.press('Control+s');
  await dialog(page).getByRole('button', { name: 'Reassign' }).click();
  await dialog(page).getByRole('searchbox').fill('save');
  await expect(dialog(page).getByRole('button', { name: 'Change the keys of: Save, none' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Change the keys of: Save, Ctrl+S' })).toBeVisible();
});

test('the sheet names the keys of the platform too', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /Cut/ })).toContainText('Ctrl+X');
  await expect(sheet.getByRole('button', { name: /Copy/ }).first()).toContainText('Ctrl+C');
  await expect(sheet.getByRole('button', { name: /Paste/ }).first()).toContainText('Ctrl+V');
});
