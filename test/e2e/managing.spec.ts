import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './studio.ts';

test('guides of the folder are renamed in place, copied, deleted and brought back', async ({ editor, studio }) => {
  const { page } = editor;
  const folder = page.getByRole('region', { name: 'Guides in your folder' });
  const has = (name: string) => existsSync(join(studio.folder, `${name}.guide.json`));
  const row = (name: string) => folder.getByRole('button', { name: new RegExp(`^${name} (today|yesterday)`) });
  const more = async (name: string, act: string) => {
    await folder.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: act }).click();
  };
  // A comment is kept beside the guide and moves with it.
  await editor.open('breakfast');
  await page.keyboard.press('Control+Alt+c');
  await page.getByLabel(/^Comment on/).fill('Too long?');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect.poll(() => existsSync(join(studio.folder, 'breakfast.guide.notes.json'))).toBe(true);
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: /^Close/ }).click();

  await row('breakfast').focus();
  await page.keyboard.press('F2');
  const field = page.getByLabel('New name for breakfast');
  await expect(field).toBeFocused();
  await field.fill('a/b');
  await page.keyboard.press('Enter');
  await expect(folder).toContainText('not a valid file name');
  await field.fill('brunch');
  await page.keyboard.press('Enter');
  await expect(row('brunch'), 'the keyboard stays at the guide').toBeFocused();
  expect([has('breakfast'), has('brunch')]).toEqual([false, true]);
  expect(existsSync(join(studio.folder, 'brunch.guide.notes.json'))).toBe(true);
  await expect(page.getByRole('region', { name: 'Recent' })).toContainText('brunch');

  await more('brunch', 'Duplicate');
  await expect(row('brunch copy')).toBeVisible();
  await row('brunch copy').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('New name for brunch copy').fill('brunch');
  await page.keyboard.press('Enter');
  await expect(folder).toContainText('already');
  await page.keyboard.press('Escape');

  await row('brunch').focus();
  await page.keyboard.press('Delete');
  await expect(row('brunch copy'), 'the keyboard goes to the next guide').toBeFocused();
  await expect(folder).toContainText('“brunch” was deleted. It stays in the local history for 90 days.');
  expect(has('brunch')).toBe(false);
  await folder.getByRole('button', { name: 'Undo' }).click();
  await expect(row('brunch'), 'the keyboard goes to the restored guide').toBeFocused();
  expect(existsSync(join(studio.folder, 'brunch.guide.notes.json'))).toBe(true);

  await more('brunch copy', 'Delete');
  await expect(folder).toContainText('“brunch copy” was deleted.');
  await page.reload();
  await folder.getByText('1 deleted guide').click();
  await folder.getByRole('button', { name: 'Restore brunch copy' }).click();
  await expect(row('brunch copy')).toBeVisible();
});

test('a guide that another window has open is neither renamed nor deleted, with a message', async ({
  editor,
  context,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const second = await context.newPage();
  await second.goto(new URL(studio.url).origin);
  const folder = second.getByRole('region', { name: 'Guides in your folder' });
  await folder.getByRole('button', { name: /^breakfast / }).focus();
  await second.keyboard.press('Delete');
  await expect(folder.getByRole('alert')).toContainText('is open in another window. Nothing was changed.');
  expect(existsSync(join(studio.folder, 'breakfast.guide.json'))).toBe(true);
  await expect(page.getByRole('tree')).toBeVisible();
});
