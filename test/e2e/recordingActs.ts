import { type BrowserType, expect, type Locator, type Page } from '@playwright/test';
import { type Hands, pointer } from './hands.ts';
import { button, launchOptions, question, sizes } from './recordings.ts';

/** Agrees, and comes to the first question. */
export async function begin(page: Page, link: string): Promise<Hands> {
  await page.goto(link);
  await button(page, 'Agree and check').click();
  await expect(page.getByText('We can hear you.')).toBeVisible();
  await button(page, 'Continue').click();
  return pointer(page);
}

export const alert = (page: Page, text: string): Locator => page.getByRole('alert').filter({ hasText: text });

/** Answers the last question in writing. */
export async function writeInstead(page: Page): Promise<void> {
  await page.getByRole('textbox').fill('Written instead.');
  await button(page, 'Next').click();
  await expect(question(page, /saved/u)).toBeVisible();
}

/**
 * Starts a browser that decides about devices by permissions, as people do; the headless shell does not. The microphone
 * and the camera are allowed.
 */
export async function askingBrowser(
  { chromium }: { readonly chromium: BrowserType },
  link: string,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const args = launchOptions.args.filter((each) => !each.startsWith('--use-fake-ui'));
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext(sizes.phone);
  await context.grantPermissions(['microphone', 'camera'], { origin: new URL(link).origin });
  return { page: await context.newPage(), close: async () => await browser.close() };
}
