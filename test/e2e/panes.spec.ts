import type { Locator } from '@playwright/test';
import { type Editor, expect, test } from './studio.ts';

const sizeOf = async (separator: Locator): Promise<number> => Number(await separator.getAttribute('aria-valuenow'));

/** Opens the guide in a window that begins anew. */
async function again(editor: Editor): Promise<void> {
  await editor.page.reload();
  await editor.open('breakfast');
}

test('the panes of the preview keep the widths that somebody chose', async ({ editor }) => {
  const { page } = editor;
  const separator = page.getByRole('separator', { name: 'Width of the question list' });
  const show = async () => await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await editor.open('breakfast');
  await show();
  const usual = await sizeOf(separator);
  await separator.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => await sizeOf(separator)).toBeGreaterThan(usual);
  const chosen = await sizeOf(separator);
  await again(editor);
  await show();
  expect(Math.abs((await sizeOf(separator)) - chosen)).toBeLessThan(1);
  await separator.dblclick();
  await expect.poll(async () => Math.abs((await sizeOf(separator)) - usual)).toBeLessThan(1);
});

test('the problems keep their height, by keys and by pointer', async ({ editor }) => {
  const { page } = editor;
  const edge = page.getByRole('separator', { name: 'Problems height' });
  const list = page.locator('[data-problem-list]');
  const heightOf = async () => (await list.boundingBox())?.height ?? 0;
  const breakIt = async () => {
    for (const title of [2, 3, 4, 5, 6])
      await page.getByRole('textbox', { name: `Text of question ${title}`, exact: true }).fill('');
  };
  await editor.open('breakfast');
  await editor.row(/^2\. Tell/).click();
  await breakIt();
  await editor.showProblems();
  const usual = await heightOf();
  await edge.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(heightOf).toBeLessThan(usual);
  const lower = await heightOf();
  const box = await edge.boundingBox();
  if (!box) throw new Error('The edge is not on the screen.');
  await page.mouse.move(box.x + 300, box.y + 4);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + 64, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Math.round(lower - (await heightOf()))).toBeGreaterThan(50);
  const chosen = await heightOf();
  await editor.save();
  await again(editor);
  await editor.showProblems();
  await expect.poll(heightOf).toBe(chosen);
});
