import type { Locator, Page } from '@playwright/test';
import { type Editor, expect } from './editor.ts';

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const status = (page: Page): Locator => page.getByRole('contentinfo', { name: 'Status' });
export const separator = (page: Page, name: string): Locator => page.getByRole('separator', { name });

/** Returns the width of a pane in pixels. */
export async function widthOf(pane: Locator): Promise<number> {
  const box = await pane.boundingBox();
  if (!box) throw new Error('The pane is not on the screen.');
  return box.width;
}

/** Reloads the page and opens the guide again. */
export async function reload({ page }: Editor): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'breakfast' }).first().click();
}

/** Opens the palette. What is typed before its field has the focus would go to the window. */
export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands and questions' })).toBeFocused();
}

/** Chooses a setting in its dialog. */
export async function setting(page: Page, group: string, choice: string): Promise<void> {
  await page.keyboard.press('Control+,');
  await dialog(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}
