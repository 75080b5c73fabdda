import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { expect, test } from './studio.ts';

/** Checks the current page in both themes. Continues after a finding, so that one run reports all. */
async function look(page: Page, what: string): Promise<void> {
  await test.step(what, async () => {
    expect.soft(await violations(page), what).toEqual([]);
  });
}

async function menu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('the guide, whatever is selected', async ({ editor }) => {
  const { page } = editor;
  await expect(page.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await look(page, 'welcome');
  await editor.open('breakfast');
  for (const row of [
    'Screener',
    'Habits',
    'New breads',
    'Oat',
    '1. ',
    '2. ',
    '3. ',
    '4. ',
    '5. ',
    '6. ',
    '8. ',
    '9. ',
  ]) {
    await editor.row(new RegExp(`^(Screener: |Block: |Concept block: |Concept: )?${row}`)).click();
    await look(page, `selected: ${row}`);
  }
  await editor.row(/^3\. /).focus();
  await page.keyboard.press('ArrowRight');
  await editor.row(/Bread/).click();
  await look(page, 'an option');
  await editor.row(/^6\. /).focus();
  await page.keyboard.press('ArrowRight');
  await editor.row(/at home/).click();
  await look(page, 'a matrix row');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await look(page, 'study settings');
});

test('problems, menus, a drag and the study view', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  await editor.property('Text').fill('');
  await expect(editor.problems).toContainText('1 problem');
  await editor.showProblems();
  await look(page, 'a problem');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await look(page, 'a menu');
  await page.keyboard.press('Escape');
  const from = await editor.row(/^3\. /).boundingBox();
  const to = await editor.row(/^8\. /).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen.');
  await page.mouse.move(from.x + 80, from.y + 14);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 14, { steps: 8 });
  await look(page, 'a drag');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  // After a drag, clicks are ignored for a twentieth of a second, which is quicker than any person.
  await page.waitForTimeout(200);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Study' }).click();
  await expect(page.getByRole('button', { name: 'Publish draft' })).toBeDisabled();
  await look(page, 'study view with a problem');
  await editor.undo();
  await page.getByRole('button', { name: 'Publish draft' }).click();
  const launch = page.getByRole('button', { name: /^Launch/ }).first();
  await expect(launch).toBeVisible();
  await look(page, 'study view with a draft');
  await launch.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Launch with/ })).toBeEnabled();
  await look(page, 'launch dialog');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Launch with/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('The study is live');
  await look(page, 'launched');
});

test('every dialog', async ({ editor, studio }) => {
  const { page } = editor;
  const dialog = page.getByRole('dialog');
  await editor.open('breakfast');
  await menu(page, 'File', 'Open…');
  await expect(dialog.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await look(page, 'open');
  await page.keyboard.press('Escape');
  await menu(page, 'File', 'Save as…');
  await dialog.getByLabel('File name').fill('breakfast');
  await page.keyboard.press('Enter');
  await look(page, 'save as with a taken name');
  await page.keyboard.press('Escape');
  await menu(page, 'Help', 'Keyboard shortcuts');
  await look(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await menu(page, 'Study', 'Connections…');
  await expect(dialog).toContainText('This computer');
  await look(page, 'connections');
  await dialog.getByRole('button', { name: 'Add a connection' }).click();
  await look(page, 'add a connection');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await editor.row(/^3\. /).click();
  await page.keyboard.press('Delete');
  await expect(dialog).toContainText('depends on this');
  await look(page, 'something depends on this');
  await page.keyboard.press('Escape');
  await editor.row(/^2\. /).click();
  await editor.property('Text').fill('Tell us.');
  await menu(page, 'File', 'Close guide');
  await expect(dialog).toContainText('Save the changes');
  await look(page, 'unsaved');
  await page.keyboard.press('Escape');
  writeFileSync(join(studio.folder, 'breakfast.guide.json'), '{}\n');
  await page.keyboard.press('Control+s');
  await expect(dialog).toContainText('changed by someone else');
  await look(page, 'changed on disk');
});
