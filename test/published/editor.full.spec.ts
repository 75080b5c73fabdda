import { join } from 'node:path';
import { validate } from '@guide-studio/guide-core';
import { expect, test } from '@playwright/test';
import { Editor, startStudio } from '../e2e/studio.ts';
import { installed } from './installed.ts';

test('`npx guide-studio edit` from the packed packages alone: create, publish, launch, answer', async ({ page }) => {
  test.setTimeout(300_000);
  const { folder } = await installed();
  const bin = join(folder, 'node_modules/.bin/guide-studio');
  const studio = await startStudio([], {}, [], undefined, bin);
  try {
    expect(studio.output()).not.toContain('Building');
    await page.goto(studio.url);
    const editor = new Editor(page);
    await page.getByRole('button', { name: 'Discovery interview' }).click();
    await expect(editor.outline).toBeVisible();
    await editor.row(/How often do you do this/).click();
    await editor.property('Text').fill('How often do you plan your meals?');
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByLabel('File name').fill('First');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('footer')).toContainText(/Saved/u);
    expect(validate(JSON.parse(studio.read('First.guide.json')))).toEqual([]);
    await page.goto(await editor.goLive());
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('button', { name: /Start|Next/u })).toBeVisible();
  } finally {
    await studio.stop();
  }
});
