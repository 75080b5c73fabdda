import type { Locator } from '@playwright/test';
import { expect, test } from './editor.ts';
import { dialog, status } from './windowParts.ts';

test('the history goes to any step, back and forth, by keyboard', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const names = await editor.rowNames();
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+d');
  const after = await editor.rowNames();
  await page.keyboard.press('Control+Shift+h');
  const history = page.getByRole('complementary', { name: 'History' });
  const steps = history.getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await history.getByRole('button', { name: 'Guide as it was opened' }).click();
  await expect.poll(async () => await editor.rowNames()).toEqual(names);
  await expect(page.locator('[data-said]')).toHaveText('Went to: Guide as it was opened');
  await page.keyboard.press('Home');
  await expect(steps.first().getByRole('button')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(async () => await editor.rowNames()).toEqual(after);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(history.locator('[aria-current="step"]')).toContainText('Move question');
});

test('a notice names what was removed, and undoes it', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const names = await editor.rowNames();
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Delete');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Deleted question');
  // The notice stays while the pointer is on it.
  await notices.getByRole('status').hover();
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => await editor.rowNames()).toEqual(names);
  await expect(notices).not.toContainText('Done');
});

test('in a comment, a search or an unfinished id, undo reverts what was typed there', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+d');
  const names = await editor.rowNames();
  const own = async (field: Locator, before: string) => {
    await field.click();
    await field.press('End');
    await page.keyboard.type('typed');
    await expect(field).toHaveValue(`${before}typed`);
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Control+z');
    await expect(field).toHaveValue(before);
    await page.keyboard.press('Control+Shift+z');
    await expect(field).not.toHaveValue(before);
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue(before);
    await expect.poll(async () => await editor.rowNames()).toEqual(names);
  };
  await page.keyboard.press('Control+Alt+m');
  await own(page.getByRole('textbox', { name: /^Comment on/u }), '');
  await page.keyboard.press('Control+f');
  await own(page.getByRole('textbox', { name: 'Find', exact: true }), '');
  await page.keyboard.press('Escape');
  await own(page.getByRole('textbox', { name: 'Search the outline' }), '');
  await page.keyboard.press('Control+Alt+b');
  await editor.row(/^2\. /).click();
  const id = editor.property('External id');
  await own(id, await id.inputValue());
  const text = editor.property('Text');
  await text.press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await editor.rowNames()).length).toBe(names.length - 1);
});

test('a right click on a part lists its actions, and so does the menu key', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const menu = page.getByRole('menu').first();
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
  const names = await editor.rowNames();

  await editor.row(/^2\. /).click({ button: 'right' });
  await expect(editor.row(/^2\. /)).toHaveAttribute('aria-selected', 'true');
  await expect(entry(/^Duplicate/)).toContainText('Ctrl+D');
  await expect(entry(/^Convert to/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(editor.row(/^2\. /)).toBeFocused();

  await page.keyboard.press('Shift+F10');
  await expect(menu).toBeVisible();
  await entry(/^Duplicate/).press('Enter');
  await expect(editor.row(/^3\. Tell us/)).toHaveAttribute('aria-selected', 'true');
  await expect(editor.row(/^3\. Tell us/)).toBeFocused();
  await page.keyboard.press('ContextMenu');
  await entry(/^Delete/).click();
  await expect.poll(async () => await editor.rowNames()).toEqual(names);

  const card = page.getByRole('article', { name: 'Question 4' });
  await card.click({ button: 'right', position: { x: 12, y: 12 } });
  await expect(editor.row(/^4\. /)).toHaveAttribute('aria-selected', 'true');
  await entry(/^Convert to/).press('ArrowRight');
  await expect(entry('Ranking')).toHaveAttribute('aria-disabled', 'true');
  await entry('Multiple choice').press('Enter');
  await expect(editor.row(/^4\. .*Multiple choice/)).toBeVisible();
  await editor.undo();
  await expect.poll(async () => await editor.rowNames()).toEqual(names);

  await editor.row(/^2\. /).click();
  await editor.row(/^4\. /).click({ modifiers: ['Control'] });
  await editor.row(/^4\. /).click({ button: 'right' });
  await expect(editor.row(/^2\. /)).toHaveAttribute('aria-selected', 'true');
  await expect(entry(/^Comment/)).toHaveCount(0);
  await entry(/^Duplicate/).click();
  await expect.poll(async () => (await editor.rowNames()).length).toBe(names.length + 2);

  await editor.row(/^Screener/).click({ button: 'right' });
  await expect(entry(/^Move to previous block/)).toHaveCount(0);
  await expect(entry(/^Convert to/)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Text of question 2' }).click({ button: 'right' });
  await expect(menu).toBeHidden();
});

test('menus and keys lead to templates, recent guides, versions, printing, ids and problems', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const choose = async (menu: string, item: string) => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('File', 'New from template…');
  await dialog(page).getByRole('button', { name: 'Concept test' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(status(page)).toContainText('Not saved yet');
  await choose('File', 'Open recent…');
  await dialog(page).getByRole('button', { name: 'breakfast' }).click();
  await expect(editor.row(/^2\. Tell us/)).toBeVisible();

  await page.keyboard.press('Control+p');
  await expect(dialog(page).getByRole('radio', { name: 'PDF' })).toBeChecked();
  await page.keyboard.press('Escape');
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Shift+F2');
  await expect(editor.property('External id')).toBeFocused();

  await editor.property('Text').fill('');
  await editor.row(/^3\. /).click();
  await page.keyboard.press('Alt+m');
  const here = editor.problems.locator(':focus');
  await expect(here).toHaveCount(1);
  await page.keyboard.press('Alt+m');
  await expect(status(page).getByRole('button', { name: '1 problem', expanded: false })).toBeFocused();
  await page.keyboard.press('Alt+m');
  await expect(here).toHaveCount(1);

  await choose('Study', 'Compare with a version…');
  await expect(page.getByLabel('Changes since')).toBeFocused();
});
