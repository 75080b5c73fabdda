import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';

const items = [
  { type: 'open_ended', text: 'Why?' },
  { type: 'open_ended', text: 'And else?' },
];
const guide = {
  title: 'Bread',
  config: { questionLanguage: 'en' },
  studyGuide: [{ type: 'flat', title: 'Part', items }],
};

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

test('a study is paused, closed and reopened; interviews in progress finish, later participants read why', async ({
  editor,
  context,
  browser,
}) => {
  const { page } = editor;
  await editor.open('bread');
  const link = await editor.goLive();
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  const dialog = page.getByRole('dialog');
  const inside = await context.newPage();
  await inside.goto(link);
  await answer(inside, 'It tastes');
  await expect(inside.getByText('And else?')).toBeVisible();

  await test.step('paused, with a text of its own', async () => {
    await page.bringToFront();
    await card.getByRole('button', { name: 'Pause…' }).click();
    await expect(dialog).toContainText('Interviews in progress may finish.');
    await dialog.getByLabel(/Text for participants/u).fill('We are back on Monday.');
    await dialog.getByRole('button', { name: 'Pause study' }).click();
    await expect(card).toContainText('People who open the link read: “We are back on Monday.”');
    await expect(card.getByRole('button', { name: 'Reopen…' })).toBeFocused();

    const late = await (await browser.newContext()).newPage();
    await late.goto(link);
    await expect(late.getByRole('heading', { name: 'This study is paused' })).toBeVisible();
    await expect(late.getByText('We are back on Monday.')).toBeVisible();

    await page.bringToFront();
    await card.getByRole('button', { name: 'Close…' }).click();
    await dialog.getByRole('button', { name: 'Close study' }).click();
    await expect(card).toContainText('read that the study is closed');
    await late.getByRole('button', { name: 'Try again' }).click();
    await expect(late.getByRole('heading', { name: 'This study is closed' })).toBeVisible();
    await expect(late.getByRole('button')).toHaveCount(0);
    await late.context().close();
  });

  await test.step('while it is closed, who was inside finishes, after a reload too', async () => {
    await inside.bringToFront();
    await inside.reload();
    await answer(inside, 'No');
    await expect(inside.getByText(/Thank you/u).first()).toBeVisible();
  });

  await test.step('reopened', async () => {
    await page.bringToFront();
    await card.getByRole('button', { name: 'Reopen…' }).click();
    await dialog.getByRole('button', { name: 'Reopen study' }).click();
    await expect(card).toContainText('Live');
    const next = await (await browser.newContext()).newPage();
    await next.goto(link);
    await expect(next.getByText('Why?')).toBeVisible();
    await next.context().close();
  });
});

async function answer(participant: Page, text: string): Promise<void> {
  await participant.getByRole('textbox').fill(text);
  await participant.getByRole('button', { name: 'Next', exact: true }).click();
}
