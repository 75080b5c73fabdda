import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { validate } from '@guide-studio/guide-core';
import { expect, test } from './studio.ts';

test.use({ guides: [] });

/** Runs `check` on the recent guides. The welcome screen leaves them out if they are read too late; it is loaded again. */
async function inTime(recent: Locator, check: () => Promise<void>): Promise<void> {
  const start = recent.page().getByRole('button', { name: 'Priorities' });
  await expect(async () => {
    await expect(start).toBeVisible();
    if (!(await recent.isVisible())) {
      await recent.page().reload();
      await expect(start).toBeVisible();
    }
    expect(await recent.isVisible()).toBe(true);
  }).toPass();
  await check();
}

test('a first guide, from the welcome screen to a saved file that the service accepts', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Discovery interview' }).click();
  await expect(editor.outline).toBeVisible();
  await expect(page.locator('footer')).toContainText(/1 warning/u);
  await editor.row(/How often do you do this/).click();
  await editor.property('Text').fill('How often do you plan your meals?');
  await expect(page.locator('footer')).toContainText(/No problems/u);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('File name')).toHaveValue('Discovery interview');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.locator('footer')).toContainText(/Saved/u);
  expect(validate(JSON.parse(studio.read('Discovery interview.guide.json')))).toEqual([]);
});

test('what is typed right after Ctrl+S is the file name', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'New guide' }).first().click();
  await expect(editor.outline).toBeVisible();
  await page.keyboard.press('Control+,');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+s');
  await page.keyboard.type('bread');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('footer')).toContainText(/Saved/u);
  expect(JSON.parse(studio.read('bread.guide.json'))).toHaveProperty('studyGuide');
});

test('a guide that was open is listed again, and a missing one is reported', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.welcome();
  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Priorities' }).click();
    await expect(editor.outline).toBeVisible();
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByLabel('File name').fill(name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('footer')).toContainText(/Saved/u);
    await page.keyboard.press('Alt+w');
  }
  const recent = page.getByRole('region', { name: 'Recent' });
  await inTime(recent, async () => await expect(recent.getByRole('button')).toHaveText([/^Second/u, /^First/u]));
  await page.getByRole('button', { name: 'Second' }).first().click();
  await expect(editor.outline).toBeVisible();
  rmSync(join(studio.folder, 'First.guide.json'));
  await page.keyboard.press('Alt+w');
  await inTime(recent, async () => await expect(recent).toContainText(`No longer in ${studio.folder}`));
  await recent.getByRole('button', { name: 'Remove First from this list' }).click();
  await expect(recent).not.toContainText('First');
  expect(existsSync(join(studio.folder, 'Second.guide.json'))).toBe(true);
});

test('the finished study shows simulated answers, and says so', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'See a finished study' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers).toContainText('These answers are simulated');
  await expect(answers).toContainText('20 finished, 3 screened out, 1 in progress or abandoned.');
  await expect(answers.getByText('What makes bread the right thing for you?')).toBeVisible();
  const cut = await answers
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.flatMap((button) =>
        [...button.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          ? button.textContent
          : [],
      ),
    );
  expect(cut).toEqual([]);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Guide' }).click();
  await expect(editor.row(/^1\. How often/u)).toBeVisible();
});

test('the browser explains how to open another folder', { tag: '@full' }, async ({ editor, studio }) => {
  await editor.welcome();
  const folder = editor.page.getByRole('region', { name: 'Guides in your folder' });
  await expect(folder).toContainText(studio.folder);
  await expect(folder).toContainText('guide edit --folder');
});
