import { expect, test } from './editor.ts';
import { dialog, reload, setting, status } from './windowParts.ts';

test('theme, contrast, text size and motion are chosen, work at once and are remembered', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+,');
  // It is loaded when it is first asked for; an Escape before that closes nothing.
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const sizeOfText = async () =>
    await page
      .getByRole('treeitem')
      .first()
      .evaluate((row) => parseFloat(getComputedStyle(row).fontSize));
  const before = await sizeOfText();
  await setting(page, 'Contrast', 'High');
  await setting(page, 'Text size', '125 %');
  await setting(page, 'Motion', 'Reduced');
  await setting(page, 'Theme', 'Dark');
  const root = page.locator(':root');
  for (const turn of ['at once', 'remembered']) {
    if (turn === 'remembered') await reload(editor);
    await expect(root, turn).toHaveAttribute('data-theme', 'dark');
    await expect(root, turn).toHaveAttribute('data-contrast', 'more');
    await expect(root, turn).toHaveAttribute('data-motion', 'less');
    expect((await sizeOfText()) / before, turn).toBeCloseTo(1.25, 2);
  }
});

test('the length of an interview is estimated, and its assumptions are kept', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const length = status(page).getByRole('button', { name: /^about \d+ min/ });
  const before = await length.textContent();
  await length.click();
  await expect(dialog(page)).toContainText('By block');
  await dialog(page).getByText('Assumptions', { exact: true }).click();
  await dialog(page).getByLabel('An open answer, words').fill('400');
  await page.keyboard.press('Escape');
  await expect(length).not.toHaveText(before ?? '');
  const slow = (await length.textContent()) ?? '';
  await reload(editor);
  await expect(length).toHaveText(slow);
  await length.click();
  await dialog(page).getByRole('button', { name: 'Reset to the default assumptions' }).click();
  await page.keyboard.press('Escape');
  await expect(length).toHaveText(before ?? '');
});

test('the line at the bottom counts, and leads to the problems', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await expect(status(page)).toContainText('8 questions, 1 statement');
  await expect(status(page)).toContainText('3 blocks');
  await editor.row(/^5\. /).click();
  await editor.property('Text').fill('');
  await editor.row(/^6\. /).click();
  await status(page).getByRole('button', { name: '1 problem' }).click();
  await expect(editor.problems.locator(':focus')).toHaveCount(1);
});

test('the last guide is opened with the window, if enabled', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.reload();
  await expect(page.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await page.keyboard.press('Control+,');
  await dialog(page).getByLabel('Reopen the last guide').check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(editor.row(/^2\. Tell us/)).toBeVisible();
});
