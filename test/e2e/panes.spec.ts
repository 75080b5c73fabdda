import type { Locator } from '@playwright/test';
import { type Editor, expect, test } from './editor.ts';

const sizeOf = async (separator: Locator): Promise<number> => Number(await separator.getAttribute('aria-valuenow'));

/** Opens the guide in a new window. */
async function again(editor: Editor): Promise<void> {
  await editor.page.reload();
  await editor.open('breakfast');
}

test('the panes of the preview keep the widths that the user chose', async ({ editor }) => {
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

test('a guide given at the start is opened when the code of its panes is there, and rendered once', async ({
  editor,
}) => {
  const { page } = editor;
  const order: string[] = [];
  page.on('requestfinished', (request) => {
    const what = /GuidePanes-.*js$|file\.open$/u.exec(request.url());
    if (what !== null) order.push(what[0] === 'file.open' ? 'file' : 'panes');
  });
  await editor.open('breakfast');
  expect(order).toEqual(['panes', 'file']);
});

test('the problems keep their height, by keys and by pointer', { tag: '@full' }, async ({ editor }) => {
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

const footer = (editor: Editor) => editor.page.locator('footer');
const tab = (editor: Editor, name: string) =>
  editor.page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

for (const width of [390, 600, 800]) {
  test(`at ${width} pixels the panes lie over the view, which keeps all of the window`, { tag: '@full' }, async ({
    editor,
  }) => {
    const { page } = editor;
    await editor.welcome();
    await page.setViewportSize({ width, height: 800 });
    await editor.page.getByRole('button', { name: 'breakfast' }).first().click();
    const drawer = page.getByRole('dialog');
    const guide = page.getByRole('region', { name: 'Guide', exact: true });
    const [outline, properties] = [
      footer(editor).getByRole('button', { name: 'Outline' }),
      footer(editor).getByRole('button', { name: 'Properties' }),
    ];
    await expect(guide).toBeVisible();
    await expect(editor.outline).toBeHidden();
    expect((await boxOf(guide)).width).toBe(width);

    await outline.click();
    await expect(editor.outline).toBeVisible();
    expect((await boxOf(guide)).width).toBe(width);
    await properties.click();
    await expect(page.getByRole('complementary', { name: 'Properties' })).toBeVisible();
    await expect(editor.outline).toBeHidden();
    expect((await boxOf(guide)).width).toBe(width);
    await drawer.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(drawer).toHaveCount(0);
    await expect(properties).toBeFocused();

    // Blocks are opened and closed in the outline; a part that is chosen must be visible.
    await outline.click();
    await editor.row('Habits').locator('[data-twisty]').click();
    await expect(drawer).toBeVisible();
    await editor.row('New breads').click();
    await expect(drawer).toHaveCount(0);
    const title = page.getByRole('textbox', { name: 'Title of block' }).last();
    await expect(title).toHaveValue('New breads');
    await expect(title).toBeInViewport();

    await tab(editor, 'Preview').click();
    const stage = page.locator('[data-view="preview"]');
    await expect(stage.getByRole('radio', { name: 'Phone' })).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Questions of the interview' })).toHaveCount(0);
    await outline.click();
    await page.getByRole('option', { name: /Tell us about/ }).click();
    await expect(drawer).toHaveCount(0);
    await properties.click();
    await expect(page.getByRole('complementary', { name: 'About this interview' })).toBeVisible();
    await page.keyboard.press('Escape');

    await tab(editor, 'Logic').click();
    await page.getByRole('row', { name: /What makes bread/ }).click();
    await expect(drawer.getByRole('complementary', { name: 'Conditions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    for (const view of ['Guide', 'Study']) await expect(tab(editor, view)).toBeInViewport({ ratio: 1 });
  });
}

test('comments and history are closed by a button, and the properties are back', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await editor.open('breakfast');
  await page.keyboard.press('Control+Alt+c');
  await page.keyboard.press('Control+Shift+h');
  await page.getByRole('button', { name: 'Close History' }).click();
  await expect(properties).toBeVisible();
  // A hidden properties pane stays hidden.
  await page.keyboard.press('Control+Alt+b');
  await expect(properties).toBeHidden();
  await page.keyboard.press('Control+Alt+c');
  await page.getByRole('button', { name: 'Close Comments' }).click();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test('a menu with more than fits says so at its edge', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1280, height: 500 });
  await editor.open('breakfast');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'View' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.locator('[data-more]')).toHaveCount(1);
  await expect(menu.locator('[data-more="below"]')).toBeVisible();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem').last()).toBeInViewport();
  await expect(menu.locator('[data-more="above"]')).toBeVisible();
  await expect(menu.locator('[data-more="below"]')).toHaveCount(0);
});

/** Hebrew, with a question and options in another script. */
const hebrew = JSON.stringify({
  title: 'ארוחת בוקר',
  studyGuide: [
    {
      type: 'flat',
      title: 'הרגלים',
      items: [
        { type: 'open_ended', text: 'ספרו לנו על ארוחת הבוקר האחרונה שלכם.' },
        {
          type: 'multiple_choice',
          text: 'Which iPhone?',
          options: [{ text: 'iPhone 15' }, { text: 'אייפון 14' }],
        },
      ],
    },
  ],
});

test.describe('a guide that reads from right to left', () => {
  test.use({ contents: { 'boker.guide.json': hebrew } });

  test('is aligned as a whole, whatever the script of a text', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('boker');
    const texts = page.locator('textarea[data-inline]');
    await expect(texts.first()).toHaveValue('ארוחת בוקר');
    expect(new Set(await texts.evaluateAll((all) => all.map((text) => getComputedStyle(text).textAlign)))).toEqual(
      new Set(['right']),
    );
    // Numbers and arrows are on the side where reading begins.
    const label = editor.row(/^2\. /).locator('[dir="auto"]');
    const number = editor.row(/^2\. /).getByText('2', { exact: true });
    expect((await boxOf(number)).x).toBeGreaterThan((await boxOf(label)).x);
    await editor.row(/^2\. /).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(editor.row(/^2\. /)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(editor.row(/^2\. /)).toHaveAttribute('aria-expanded', 'false');
  });
});
