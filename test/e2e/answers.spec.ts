import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { isFull } from '../size.ts';
import { expect, test } from './studio.ts';

const guide = {
  title: 'Bread',
  studyGuide: [
    {
      type: 'flat',
      title: 'Part',
      items: [
        {
          text: 'What do you eat?',
          type: 'multiple_choice',
          multiSelect: true,
          options: [{ text: 'Rye, dark' }, { text: 'Oat' }],
        },
        { text: 'Why?', type: 'open_ended', followUp: 'none' },
      ],
    },
  ],
};

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('from a guide on this computer to the answers of those who took part', async ({ editor, context }) => {
  const { page } = editor;
  await editor.open('bread');
  const link = await editor.goLive();
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  await expect(card).toContainText('No finished interview yet.');
  await expect(card).toContainText('This link works on this computer only, and only while Guide Studio is running.');

  await card.getByRole('button', { name: 'Read the answers' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers).toContainText('Nobody has answered yet.');
  await page.keyboard.press('F1');
  const manual = page.getByRole('complementary', { name: 'Manual' });
  await expect(manual.getByRole('heading', { name: 'Reading answers', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await takeInterview(await context.newPage(), link, '=1+1, <b>because</b>\nI like it');
  await page.bringToFront();
  // The answers look again every ten seconds, for which only `npm run test:full` waits.
  if (!isFull) await becomeVisible(page);

  await test.step('appear by themselves, by question', async () => {
    await expect(answers).toContainText('1 finished, 0 screened out.');
    await expect(answers.getByRole('listitem').filter({ hasText: /^Rye, dark100% \(1\)$/u })).toBeVisible();
    await expect(answers.getByText('=1+1, <b>because</b>')).toBeVisible();
  });

  await test.step('and as an interview, question and answer', async () => {
    await answers.getByRole('radio', { name: 'By interview' }).check();
    await answers.getByRole('button', { name: /^Interview 1/u }).click();
    await expect(answers.getByRole('heading', { name: 'Interview 1' })).toBeFocused();
    await expect(answers.getByRole('listitem').filter({ hasText: 'Why?' })).toContainText('I like it');
    await answers.getByRole('button', { name: 'All interviews' }).click();
    await expect(answers.getByRole('button', { name: /^Interview 1/u })).toBeFocused();
  });

  await test.step('by those whom filters leave', async () => {
    await answers.getByRole('radio', { name: 'By question' }).check();
    await answers.getByRole('button', { name: 'Filter', exact: true }).click();
    await answers.getByLabel('Filter by', { exact: true }).fill('What do you eat');
    await page.getByRole('option', { name: 'Q1 What do you eat?' }).click();
    await answers.getByLabel('Value', { exact: true }).click();
    await page.getByRole('option', { name: 'In their own words' }).click();
    await answers.getByRole('button', { name: 'Add filter' }).click();
    await expect(answers).toContainText('Showing 0 of 1 interviews.');
    await expect(answers).toContainText('No interview matches these filters.');
    await answers.getByRole('button', { name: 'Remove filter: Q1: In their own words' }).click();
    await expect(answers.getByText('=1+1, <b>because</b>')).toBeVisible();
  });

  await test.step('are downloaded as a table in which nothing is a formula, with its codebook', async () => {
    await answers.getByRole('button', { name: 'Download…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Download answers' });
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await dialog.getByRole('button', { name: 'Download', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => downloads.length).toBe(2);
    const files = new Map<string, string>();
    for (const download of downloads) {
      files.set(download.suggestedFilename(), readFileSync(await download.path(), 'utf8'));
    }
    expect(files.get('bread.answers.csv')).toContain(`,1,1,"'=1+1, <b>because</b>\nI like it",`);
    expect(files.get('bread.codebook.csv')).toContain(
      'Q1_1,1,,multiple_choice,What do you eat?,,option,1,,"Rye, dark",',
    );
  });

  await test.step('beside who saw a question and left', async () => {
    const elsewhere = await context.browser()?.newContext();
    const left = await elsewhere?.newPage();
    await left?.goto(link);
    await left?.getByRole('checkbox', { name: 'Oat' }).check();
    await left?.getByRole('button', { name: 'Next', exact: true }).click();
    await left?.getByRole('textbox').waitFor();
    await elsewhere?.close();
    await page.bringToFront();
    await becomeVisible(page);
    await expect(answers).toContainText('Base: 1 of 2 · 1 saw it without answering');
  });

  await test.step('and are counted at the study', async () => {
    await answers.getByRole('button', { name: 'Back to the study' }).click();
    await expect(card.getByRole('button', { name: 'Read the answers' })).toBeFocused();
    await expect(card).toContainText('1 finished interview.');
  });
});

/** A page that becomes visible looks at once; without its window, Chromium says that all pages are visible. */
async function becomeVisible(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

async function takeInterview(participant: Page, link: string, reason: string): Promise<void> {
  const next = participant.getByRole('button', { name: 'Next', exact: true });
  await participant.goto(link);
  await participant.getByRole('checkbox', { name: 'Rye, dark' }).check();
  await participant.getByRole('checkbox', { name: 'Oat' }).check();
  await next.click();
  await participant.getByRole('textbox').fill(reason);
  await next.click();
  await expect(participant.getByText(/Thank you/u).first()).toBeVisible();
  await participant.close();
}
