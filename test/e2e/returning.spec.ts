import { expect, test } from './editor.ts';
import { dialog, status } from './windowParts.ts';

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

test.describe('in a narrow window', () => {
  const untitled = {
    title: 'Breakfast',
    studyGuide: [
      {
        type: 'flat',
        title: 'Morning',
        items: [
          { type: 'open_ended', text: 'What did you eat?' },
          { type: 'open_ended', text: '' },
          { type: 'open_ended', text: 'Where did you eat?' },
        ],
      },
    ],
  };
  test.use({ contents: { 'gap.guide.json': JSON.stringify(untitled) } });

  test('a problem that led to a text does not lead there again when the properties open', async ({ editor }) => {
    const { page } = editor;
    await page.setViewportSize({ width: 1050, height: 900 });
    await editor.open('gap');
    await page.keyboard.press('F8');
    await expect(page.locator('[contenteditable]:focus, textarea:focus')).toHaveCount(1);
    await editor.row(/^3\. /).click();
    await status(page).getByRole('button', { name: 'Properties' }).click();
    await expect(dialog(page)).toBeFocused();
    await page.keyboard.type('memory');
    await expect(status(page)).toContainText('1 problem');
    await expect(status(page)).toContainText('Saved');
  });

  test('nor when the window becomes wide', async ({ editor }) => {
    const { page } = editor;
    await page.setViewportSize({ width: 1050, height: 900 });
    await editor.open('gap');
    await page.keyboard.press('F8');
    await expect(page.locator('[contenteditable]:focus, textarea:focus')).toHaveCount(1);
    await page.keyboard.press('ControlOrMeta+f');
    const find = page.getByRole('textbox', { name: 'Find' });
    await expect(find).toBeFocused();
    await page.keyboard.type('eat');
    await page.setViewportSize({ width: 1400, height: 900 });
    await expect(editor.property('Type')).toBeVisible();
    await page.keyboard.type('ing');
    await expect(find).toHaveValue('eating');
  });
});
