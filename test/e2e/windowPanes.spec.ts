import { expect, test } from './editor.ts';
import { dialog, reload, separator, status, widthOf } from './windowParts.ts';

test('panes are resized, folded and remembered', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const usual = await widthOf(editor.outline);
  const handle = separator(page, 'Outline width');
  await handle.focus();
  for (let presses = 0; presses < 3; presses += 1) {
    const width = (await handle.getAttribute('aria-valuenow')) ?? '';
    await page.keyboard.press('ArrowRight');
    await expect(handle).not.toHaveAttribute('aria-valuenow', width);
  }
  const wide = await widthOf(editor.outline);
  expect(wide).toBeGreaterThan(usual + 20);
  await page.keyboard.press('Control+Alt+b');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();

  await reload(editor);
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();
  expect(Math.abs((await widthOf(editor.outline)) - wide)).toBeLessThan(3);
  await status(page).getByRole('button', { name: 'Properties' }).click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
  await handle.dblclick();
  await expect.poll(async () => Math.abs((await widthOf(editor.outline)) - usual)).toBeLessThan(3);

  await page.keyboard.press('Control+b');
  await expect(editor.outline).toBeHidden();
  await status(page).getByRole('button', { name: 'Outline' }).click();
  await expect(editor.outline).toBeVisible();
});

test('in a narrow window the properties are a drawer', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1024, height: 700 });
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();
  const open = status(page).getByRole('button', { name: 'Properties' });
  await open.click();
  await expect(dialog(page)).toBeFocused();
  await editor.property('Type').selectOption('Statement');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
  await expect(editor.row(/^5\. .*, Statement/)).toBeVisible();

  await editor.row(/^5\. /).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(editor.row(/^5\. /)).toBeFocused();
  await page.keyboard.press('Control+Shift+h');
  await expect(dialog(page)).toContainText('Guide as it was opened');
});

test('views are walked with keys; the guide comes back as it was', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^9\. /).click();
  const card = page.getByRole('textbox', { name: /^Text of question 9/ });
  await expect(card).toBeInViewport();
  await editor.row(/^9\. /).focus();
  await page.keyboard.press('Alt+6');
  await expect(page.getByRole('region', { name: 'Study' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Study' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Study', exact: true }).last()).toBeVisible();
  await page.keyboard.press('Alt+PageDown');
  await expect(page.getByRole('heading', { name: 'Languages' })).toBeVisible();
  await page.keyboard.press('Alt+PageDown');
  await expect(editor.outline).toBeVisible();
  await expect(card).toBeInViewport();
  await expect(editor.row(/^9\. /)).toBeFocused();
  await expect(editor.row(/^9\. /)).toHaveAttribute('aria-selected', 'true');
});

test('one key moves from pane to pane, and another back', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const row = editor.row(/^2\. /);
  await row.click();
  const panes = [
    page.getByRole('region', { name: 'Guide' }),
    page.getByRole('complementary', { name: 'Properties' }),
    page.getByRole('banner'),
    editor.outline,
  ];
  for (const pane of panes) {
    await page.keyboard.press('F6');
    await expect(pane.locator(':focus')).toHaveCount(1);
  }
  await expect(row).toBeFocused();
  for (const pane of panes.slice(0, 3).toReversed()) {
    await page.keyboard.press('Shift+F6');
    await expect(pane.locator(':focus')).toHaveCount(1);
  }
  await expect(page.getByRole('textbox', { name: 'Text of question 2' })).toBeFocused();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('complementary', { name: 'Properties' }).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
});
