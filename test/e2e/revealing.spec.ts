import type { Locator, Page } from '@playwright/test';
import { atRest, expect, test } from './editor.ts';

const items = Array.from({ length: 60 }, (_, at) => ({
  type: 'multiple_choice',
  text: `Matter ${at + 1}?`,
  options: [{ text: 'Yes' }, { text: 'No' }, { text: 'Not sure' }],
}));
const long = { title: 'Long', studyGuide: [{ type: 'flat', title: 'All', items }] };
test.use({ guides: [], contents: { 'long.guide.json': JSON.stringify(long) } });

const card = (page: Page, number: number): Locator =>
  page.getByRole('article', { name: `Question ${number}`, exact: true });
const text = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: `Text of question ${number}`, exact: true });

/** Scrolls the canvas like a wheel, without moving the caret. */
async function roll(page: Page, by: number): Promise<void> {
  const middle = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(middle.width / 2, middle.height / 2);
  await page.mouse.wheel(0, by);
}

test('a row that is selected already brings its card into view when it is pressed again', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('long');
  await editor.row(/^2\. /).click();
  await expect(card(page, 2)).toBeInViewport();
  await roll(page, 9000);
  await expect(card(page, 2)).not.toBeInViewport();
  await editor.row(/^2\. /).click();
  await expect(card(page, 2)).toBeInViewport();
});

test('typing continues at the caret, however far the canvas was scrolled', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('long');
  await text(page, 2).click();
  await page.keyboard.press('End');
  await roll(page, 9000);
  await expect(card(page, 2)).not.toBeInViewport();
  await page.keyboard.type(' Really?');
  await expect(text(page, 2)).toHaveValue('Matter 2? Really?');
  await expect(text(page, 2)).toBeFocused();
});

test('an undone change elsewhere comes into view, and the caret moves there', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('long');
  await text(page, 2).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Really?');
  await roll(page, 9000);
  await expect(card(page, 2)).not.toBeInViewport();
  const far = page.getByRole('article').last();
  await far.getByRole('textbox', { name: 'Option 1' }).click();
  await page.keyboard.press('Control+z');
  await expect(text(page, 2)).toHaveValue('Matter 2?');
  await expect(card(page, 2)).toBeInViewport();
  await expect(text(page, 2)).toBeFocused();
});

test('a press on a card that is half in view leaves it under the pointer', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('long');
  await editor.row(/^1\. /).click();
  const half = card(page, 8);
  await expect(half).toBeAttached();
  // Its first 40 pixels are visible at the lower end of the canvas.
  const hidden = await half.evaluate((element) => {
    const scroller = element.closest('[data-index]')?.parentElement?.parentElement;
    return element.getBoundingClientRect().top + 40 - (scroller?.getBoundingClientRect().bottom ?? 0);
  });
  await roll(page, hidden);
  await expect(half).toBeInViewport();
  await atRest(half);
  const before = await placeOf(half);
  await page.mouse.click(before.x + before.width - 60, before.y + 8);
  await expect(editor.row(/^8\. /)).toHaveAttribute('aria-selected', 'true');
  await atRest(half);
  expect(await placeOf(half)).toEqual(before);
});

test.describe('with cards longer than the window', () => {
  const manyOptions = Array.from({ length: 80 }, (_, at) => ({
    text: `${'A rather long answer that takes more than one line '.repeat(3)}${at}`,
  }));
  const mixed = items.map((item, at) => (at % 3 !== 0 ? { ...item, options: manyOptions } : item));
  const tall = { title: 'Tall', studyGuide: [{ type: 'flat', title: 'All', items: [...mixed, ...mixed, ...mixed] }] };
  test.use({ contents: { 'tall.guide.json': JSON.stringify(tall) } });

  test('a jump to one that was never in sight shows its beginning', async ({ editor }) => {
    const { page } = editor;
    await editor.open('tall');
    for (const number of [147, 27, 177, 66]) {
      await page.getByRole('textbox', { name: 'Search the outline' }).fill(`Matter ${((number - 1) % 60) + 1}?`);
      await editor.row(new RegExp(`^${number}\\. `, 'u')).click();
      await expect(text(page, number), `question ${number}`).toBeInViewport();
      await atRest(text(page, number));
      await expect(text(page, number), `question ${number} stays`).toBeInViewport();
    }
  });
});

async function placeOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}
