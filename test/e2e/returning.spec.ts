import { expect, test } from './editor.ts';

test('coming back to the guide and typing changes nothing that was asked for before', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const undo = page.getByRole('button', { name: /^Undo/ });
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true }).last()).toBeFocused();
  await editor.row(/^2\. /).click();
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
  const ways: readonly (readonly [string, () => Promise<void>])[] = [
    ['Ctrl+F', async () => await page.keyboard.press('ControlOrMeta+f')],
    ['Alt+1', async () => await page.keyboard.press('Alt+1')],
    ['the tab', async () => await tab('Guide').click()],
  ];
  for (const view of ['Logic', 'Changes', 'Study']) {
    for (const [way, comeBack] of ways) {
      await test.step(`from ${view} by ${way}`, async () => {
        await tab(view).click();
        await expect(page.locator('[data-view]').first()).toBeVisible();
        await comeBack();
        await expect(editor.row(/^2\. /)).toBeVisible();
        if (way === 'Ctrl+F') await expect(page.getByRole('textbox', { name: 'Find' })).toBeFocused();
        await page.keyboard.type('multiple');
        await expect(undo).toBeDisabled();
      });
    }
  }
});
