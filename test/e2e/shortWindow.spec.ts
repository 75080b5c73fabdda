import { expect, test } from './editor.ts';

// Law: at 400 % the bars leave the window with the content, so that what is read has the whole height.

test('in a short window the bars scroll away, and come back', async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1280, height: 720 });
  await test.step('a usual window keeps them', async () => {
    await editor.welcome();
    await page.getByRole('button', { name: 'See a finished study' }).click();
    await page.getByRole('button', { name: 'Filter' }).waitFor();
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  });
  // 1280 × 720 at 400 %.
  await page.setViewportSize({ width: 320, height: 180 });
  const view = page.getByRole('main');
  const top = async () => Math.round((await view.boundingBox())?.y ?? -1);
  await page.getByRole('button', { name: 'Filter' }).focus();
  await page.getByRole('button', { name: 'Filter' }).scrollIntoViewIfNeeded();
  await page.mouse.move(160, 20);
  await page.mouse.wheel(0, 300);
  await expect.poll(top, 'the view has the whole height').toBeLessThanOrEqual(0);
  expect((await view.boundingBox())?.height).toBe(180);
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
});
