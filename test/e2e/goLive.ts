import type { Page } from '@playwright/test';
import { expect } from './studio.ts';

/** Publishes and launches the open guide on this computer. Gives the link for participants. */
export async function goLive(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish draft' }).click();
  await page.getByRole('button', { name: 'Launch…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Launch with/u }).click();
  await expect(dialog).toContainText('Take the interview on this computer to try it');
  const link = await dialog.getByRole('textbox').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}
