import type { Locator, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { Editor, expect, test } from './studio.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const status = (page: Page): Locator => page.getByRole('contentinfo', { name: 'Status' });
const separator = (page: Page, name: string): Locator => page.getByRole('separator', { name });

/** The width of a pane on the screen. */
async function widthOf(pane: Locator): Promise<number> {
  const box = await pane.boundingBox();
  if (!box) throw new Error('The pane is not on the screen.');
  return box.width;
}

/** The guide again, as a page that was loaded anew shows it. */
async function reload({ page }: Editor): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: 'breakfast' }).first().click();
}

async function setting(page: Page, group: string, choice: string): Promise<void> {
  await page.keyboard.press('Control+,');
  await dialog(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

test('the palette does what is typed, goes to questions and remembers', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands and questions' })).toBeFocused();
  expect.soft(await violations(page), 'palette').toEqual([]);
  await page.keyboard.type('bread good');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(editor.row(/^5\. What makes/)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('6');
  await expect(page.getByRole('option').first()).toContainText('How often');
  await page.keyboard.press('Enter');
  await expect(editor.row(/^6\. /)).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('F1');
  await page.keyboard.type('dupl');
  await expect(page.getByRole('option', { name: /Duplicate/ })).toContainText('Ctrl+D');
  await page.keyboard.press('Enter');
  await expect(editor.row(/^7\. How often/)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recently used' })).toContainText('Duplicate');
  await page.keyboard.type('zzzz');
  await expect(dialog(page)).toContainText('No results');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('the palette has the caret before the next key, and gives it back', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const text = page.getByRole('textbox', { name: 'Text of question 2' });
  await text.click();
  // Fetched for the first time it may take a moment.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands and questions' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  const name = await text.evaluate(async (area) => {
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }));
    await Promise.resolve();
    return document.activeElement?.getAttribute('aria-label');
  });
  expect(name).toBe('Commands and questions');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
});

test('what cannot be done now is shown, and is not done', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('undo');
  const undo = page.getByRole('option', { name: /^Undo/ });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toContainText('Not available now');
});

test('keys are changed, a conflict is named, and the change outlives the page', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+/');
  await dialog(page).getByRole('searchbox').fill('duplicate');
  const change = dialog(page).getByRole('button', { name: /^Change the keys of: Duplicate/ });
  await change.click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert')).toContainText('Ctrl+S is already used for “Save”');
  await page.keyboard.press('x');
  await expect(dialog(page).getByRole('alert')).toContainText('cannot be used alone');
  await page.keyboard.press('Control+Shift+y');
  await expect(change).toContainText('Ctrl+Shift+Y');
  expect.soft(await violations(page), 'shortcuts').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await reload(editor);
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+Shift+y');
  await expect(editor.row(/^3\. Tell us/)).toBeVisible();

  await page.keyboard.press('Control+/');
  await dialog(page).getByRole('searchbox').fill('duplicate');
  await dialog(page).getByRole('button', { name: 'Reset the keys of: Duplicate' }).click();
  await expect(change).toContainText('Ctrl+D');
  await change.click();
  await page.keyboard.press('Control+s');
  await dialog(page).getByRole('button', { name: 'Reassign' }).click();
  await dialog(page).getByRole('searchbox').fill('save');
  await expect(dialog(page).getByRole('button', { name: 'Change the keys of: Save, none' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Reset all' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Change the keys of: Save, Ctrl+S' })).toBeVisible();
});

test('panes are resized, folded and remembered', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const usual = await widthOf(editor.outline);
  await separator(page, 'Outline width').focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
  const wide = await widthOf(editor.outline);
  expect(wide).toBeGreaterThan(usual + 20);
  await page.keyboard.press('Control+Alt+b');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();

  await reload(editor);
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();
  expect(Math.abs((await widthOf(editor.outline)) - wide)).toBeLessThan(3);
  await status(page).getByRole('button', { name: 'Properties' }).click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
  await separator(page, 'Outline width').dblclick();
  await expect.poll(async () => Math.abs((await widthOf(editor.outline)) - usual)).toBeLessThan(3);

  await page.keyboard.press('Control+b');
  await expect(editor.outline).toBeHidden();
  await status(page).getByRole('button', { name: 'Outline' }).click();
  await expect(editor.outline).toBeVisible();
});

test('in a narrow window the properties are a drawer', async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1024, height: 700 });
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await expect(page.getByRole('complementary', { name: 'Properties' })).toBeHidden();
  const open = status(page).getByRole('button', { name: 'Properties' });
  await open.click();
  await expect(dialog(page)).toBeFocused();
  expect.soft(await violations(page), 'drawer').toEqual([]);
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

test('views are walked with keys; the guide comes back as it was', async ({ editor }) => {
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
  await expect(editor.outline).toBeVisible();
  await expect(card).toBeInViewport();
  await expect(editor.row(/^9\. /)).toBeFocused();
  await expect(editor.row(/^9\. /)).toHaveAttribute('aria-selected', 'true');
});

test('one key goes from pane to pane, and another back', async ({ editor }) => {
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

test('the sheet names the keys of the platform too', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+/');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('button', { name: /Cut/ })).toContainText('Ctrl+X');
  await expect(sheet.getByRole('button', { name: /Copy/ }).first()).toContainText('Ctrl+C');
  await expect(sheet.getByRole('button', { name: /Paste/ }).first()).toContainText('Ctrl+V');
});

test('theme, contrast, text size and motion are chosen, work at once and are remembered', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+,');
  expect.soft(await violations(page), 'settings').toEqual([]);
  await page.keyboard.press('Escape');
  const before = await page
    .getByRole('treeitem')
    .first()
    .evaluate((row) => parseFloat(getComputedStyle(row).fontSize));
  await setting(page, 'Contrast', 'High');
  await setting(page, 'Text size', '125 %');
  await setting(page, 'Motion', 'Reduced');
  expect.soft(await violations(page), 'high contrast').toEqual([]);
  await setting(page, 'Theme', 'Dark');
  await reload(editor);
  const root = page.locator(':root');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('data-motion', 'less');
  const after = await page
    .getByRole('treeitem')
    .first()
    .evaluate((row) => parseFloat(getComputedStyle(row).fontSize));
  expect(after / before).toBeCloseTo(1.25, 2);
  expect.soft(await violations(page), 'dark high contrast').toEqual([]);
});

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
  expect.soft(await violations(page), 'history').toEqual([]);
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

test('the length of an interview is estimated, and its assumptions are kept', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const length = status(page).getByRole('button', { name: /^about \d+ min/ });
  const before = await length.textContent();
  await length.click();
  await expect(dialog(page)).toContainText('By block');
  await dialog(page).getByText('Assumptions', { exact: true }).click();
  expect.soft(await violations(page), 'estimate').toEqual([]);
  await dialog(page).getByLabel('An open answer, words').fill('400');
  await page.keyboard.press('Escape');
  await expect(length).not.toHaveText(before ?? '');
  const slow = (await length.textContent()) ?? '';
  await reload(editor);
  await expect(length).toHaveText(slow);
  await length.click();
  await dialog(page).getByRole('button', { name: 'Reset to the default assumptions' }).click();
  await page.keyboard.press('Escape');
  await expect(length).toHaveText(before ?? '');
});

test('what was taken out is said afterwards, with the way back', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const names = await editor.rowNames();
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Delete');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Deleted question');
  // It waits while the pointer is on it.
  await notices.getByRole('status').hover();
  expect.soft(await violations(page), 'a notice').toEqual([]);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => await editor.rowNames()).toEqual(names);
  await expect(notices).not.toContainText('Done');
});

test('the line at the bottom counts, and leads to the problems', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await expect(status(page)).toContainText('9 questions');
  await expect(status(page)).toContainText('3 blocks');
  await editor.row(/^5\. /).click();
  await editor.property('Text').fill('');
  await editor.row(/^6\. /).click();
  await status(page).getByRole('button', { name: '1 problem' }).click();
  await expect(editor.problems.locator(':focus')).toHaveCount(1);
});

test('in a comment, a search or an id that is not finished, undo is about what was typed there', async ({ editor }) => {
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

test('a right press on a part lists what can be done with it, and so does the menu key', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const menu = page.getByRole('menu').first();
  const entry = (name: string | RegExp) => page.getByRole('menuitem', { name });
  const names = await editor.rowNames();

  await editor.row(/^2\. /).click({ button: 'right' });
  await expect(editor.row(/^2\. /)).toHaveAttribute('aria-selected', 'true');
  await expect(entry(/^Duplicate/)).toContainText('Ctrl+D');
  await expect(entry(/^Convert to/)).toHaveCount(1);
  expect.soft(await violations(page), 'the menu of a part').toEqual([]);
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
  expect.soft(await violations(page), 'the menu in it').toEqual([]);
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

test('menus and keys lead to templates, recent guides, versions, printing, ids and problems', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const choose = async (menu: string, item: string) => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('File', 'New from template…');
  expect.soft(await violations(page), 'templates').toEqual([]);
  await dialog(page).getByRole('button', { name: 'Concept test' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(status(page)).toContainText('Not saved yet');
  await choose('File', 'Open recent…');
  expect.soft(await violations(page), 'recent guides').toEqual([]);
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

test('the last guide is opened with the window, where that is wished', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.reload();
  await expect(page.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await page.keyboard.press('Control+,');
  await dialog(page).getByLabel('Reopen the last guide').check();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect(editor.row(/^2\. Tell us/)).toBeVisible();
});

/** What the desktop application would be asked to draw, and how it would speak to the page. */
interface Desktop {
  readonly menus: { menus: { label: string; entries: { label?: string; role?: string }[] }[]; edited: boolean }[];
  readonly heard: { command(id: string): void; leave(): void };
  closed: boolean;
}

declare global {
  interface Window {
    desktop: Desktop;
  }
}

/** The bridge of the desktop application, over the local server. */
function likeTheDesktop(): void {
  const heard: Record<string, unknown> = {};
  const on = (name: string) => (listener: unknown) => void (heard[name] = listener);
  const token = location.hash.slice('#token='.length);
  const post = async (path: string, body: unknown, proof: string) => {
    const headers = { 'content-type': 'application/json', 'x-guide-studio': proof };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return await response.json();
  };
  let session: Promise<{ proof: string }> | undefined;
  const call = async (method: string, input: unknown) => {
    session ??= post('/session', { token }, '');
    const answer = await post(`/host/${method}`, input, (await session).proof);
    if (method === 'session.describe') answer.value.capabilities.kind = 'electron';
    return answer;
  };
  const menus: Desktop['menus'] = [];
  const describeMenu = async (menu: Desktop['menus'][number]) => menus.push(menu);
  window.desktop = { menus, heard: heard as unknown as Desktop['heard'], closed: false };
  window.close = () => void (window.desktop.closed = true);
  const bridge = { call, describeMenu, onCommand: on('command'), onLeave: on('leave'), onOpenFile: on('openFile') };
  Object.assign(window, { guideStudio: bridge });
}

const isHeldBack = async (page: Page) =>
  await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

test('the desktop window has every act in its menus once, and asks before it closes', async ({ page, studio }) => {
  await page.addInitScript(likeTheDesktop);
  await page.goto(studio.url);
  const editor = new Editor(page);
  await editor.open('breakfast');
  const drawn = async () => await page.evaluate(() => window.desktop.menus.at(-1));
  await expect.poll(async () => (await drawn())?.edited).toBe(false);
  for (const { label, entries } of (await drawn())?.menus ?? []) {
    const labels = entries.flatMap((entry) => entry.label ?? []);
    expect(new Set(labels).size, label).toBe(labels.length);
  }
  const roles = (await drawn())?.menus.flatMap(({ entries }) => entries.flatMap(({ role }) => role ?? []));
  expect(roles).toEqual(['quit', 'cut', 'copy', 'paste', 'togglefullscreen']);
  expect(await isHeldBack(page)).toBe(false);

  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await drawn())?.edited).toBe(true);
  const names = await editor.rowNames();
  await page.keyboard.press('Control+Alt+m');
  const comment = page.getByRole('textbox', { name: /^Comment on/u });
  await expect(comment).toBeFocused();
  await page.keyboard.type('typed');
  await page.evaluate(() => window.desktop.heard.command('edit.undo'));
  await expect(comment).not.toHaveValue('typed');
  expect(await editor.rowNames()).toEqual(names);

  expect(await isHeldBack(page)).toBe(true);
  await page.evaluate(() => window.desktop.heard.leave());
  await expect(dialog(page)).toContainText('offered when Guide Studio starts again');
  await expect(dialog(page)).toContainText('A comment you started');
  expect.soft(await violations(page), 'closing').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await isHeldBack(page)).toBe(true);
  await page.evaluate(() => window.desktop.heard.leave());
  await dialog(page).getByRole('button', { name: 'Save and close' }).click();
  await expect.poll(async () => await page.evaluate(() => window.desktop.closed)).toBe(true);
  expect(await isHeldBack(page)).toBe(false);
  expect(studio.read('breakfast.guide.json').split('yesterday').length).toBe(3);
});
