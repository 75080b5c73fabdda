import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { join } from 'node:path';
import { violations } from './axe.ts';
import { type Fieldwork, startFieldwork } from './fieldwork.ts';

const guideFile = fileURLToPath(new URL('guides/interview.guide.json', import.meta.url));
const pictures = process.env['INTERVIEW_PICTURES'];

let field: Fieldwork;
test.beforeEach(async () => {
  // Credit for one interview.
  field = await startFieldwork(1);
});
test.afterEach(async () => await field.stop());
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

async function look(page: Page, what: string): Promise<void> {
  expect.soft(await violations(page), what).toEqual([]);
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `pages-${what}.png`) });
}

async function answerScreener(page: Page, option: 'Yes' | 'Never'): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: option }).click();
  await next(page).click();
}

test('an interview that cannot be had, and why', async ({ page, context }) => {
  const { link } = await field.launch(guideFile);

  await test.step('an unknown link', async () => {
    await page.goto(`${field.url}/s/nothing-here`);
    await expect(heading(page, 'This link leads to no open study')).toBeFocused();
    await look(page, 'unknown');
  });

  await test.step('screened out', async () => {
    await page.goto(link);
    await answerScreener(page, 'Never');
    await expect(heading(page, 'The interview ends here')).toBeFocused();
    await look(page, 'screened out');
  });

  await test.step('another tab', async () => {
    await page.goto(`${link}?person=2`);
    await answerScreener(page, 'Yes');
    await expect(heading(page, /yesterday/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${link}?person=2`);
    await expect(heading(other, 'This interview is open in another tab')).toBeFocused();
    await look(other, 'another tab');
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(heading(other, /yesterday/)).toBeVisible();
    await expect(heading(page, 'This interview is open in another tab')).toBeVisible();
    await other.close();
  });

  await test.step('a somewhat different link to an interview that was begun', async () => {
    await page.goto(`${link}?person=3`);
    await expect(heading(page, 'An interview was begun on this device')).toBeFocused();
    await look(page, 'begun before');
    await page.getByRole('button', { name: 'Continue it' }).click();
    await expect(heading(page, /yesterday/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Start my own' }).click();
  });

  await test.step('no credit left', async () => {
    await expect(heading(page, 'This study is not taking responses now')).toBeFocused();
    await look(page, 'not taking responses');
  });
});

test('a lost connection is said, and what was answered arrives when it is back', async ({ page, context }) => {
  const { link } = await field.launch(guideFile);
  await page.goto(link);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The connection is interrupted' })).toBeVisible();
  await look(page, 'offline');
  await context.setOffline(false);
  await expect(heading(page, 'Do you eat breakfast?')).toBeVisible();
});

test('a browser that keeps nothing is told so before the first question', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${field.url}/s/nothing-here`);
  await expect(heading(page, 'Your browser keeps nothing for this page')).toBeFocused();
  await look(page, 'nothing kept');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(heading(page, 'This link leads to no open study')).toBeVisible();
});
