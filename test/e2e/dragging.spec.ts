import type { Json } from '@guide-studio/guide-core';
import { canonicalText } from '@guide-studio/guide-core/files';
import type { Locator } from '@playwright/test';
import { boxAtRest, type Editor, expect, type Studio, test } from './editor.ts';

interface Item {
  readonly text: string;
  readonly options?: readonly { readonly text: string }[];
  readonly rows?: readonly { readonly text: string }[];
}

interface Block {
  readonly items: readonly Item[];
  readonly conceptSamplingConfig?: { readonly concepts: readonly object[] };
}

/** Saves the guide and reads the file. */
async function onDisk(editor: Editor, studio: Studio, file = 'breakfast.guide.json'): Promise<readonly Block[]> {
  await editor.save();
  return blocksOf(studio, file);
}

function blocksOf(studio: Studio, file = 'breakfast.guide.json'): readonly Block[] {
  return (JSON.parse(studio.read(file)) as { studyGuide: readonly Block[] }).studyGuide;
}

/** Undoes once and expects that to undo the whole gesture. */
async function undoesAtOnce(editor: Editor): Promise<void> {
  await editor.undo();
  await expect(editor.page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
}

const questions = (blocks: readonly Block[]) => blocks.map((block) => block.items.map((item) => item.text));

test('a block, a question and a concept land where the line is', async ({ editor, studio }) => {
  await editor.open('breakfast');
  const [screener, habits, breads] = blocksOf(studio);

  await editor.drag(editor.row(/^New breads/), editor.row(/^Habits/));
  expect(await onDisk(editor, studio)).toEqual([screener, breads, habits]);
  await undoesAtOnce(editor);

  await editor.drag(editor.row(/^2\. Tell us/), editor.row(/^8\. What matters/));
  const moved = await onDisk(editor, studio);
  expect(questions(moved)[1]).toEqual(habits?.items.slice(1).map((item) => item.text));
  expect(moved[2]?.items[1]).toEqual(habits?.items[0]);
  await undoesAtOnce(editor);

  await editor.drag(editor.row(/^Oat/), editor.row(/^Rye/));
  const concepts = (await onDisk(editor, studio))[2]?.conceptSamplingConfig?.concepts;
  expect(concepts).toEqual(breads?.conceptSamplingConfig?.concepts.toReversed());
  await undoesAtOnce(editor);
  expect(await onDisk(editor, studio)).toEqual([screener, habits, breads]);
});

test('an option is dragged to another question, a row to another place, a question into a closed block', {
  tag: '@full',
}, async ({ editor, studio }) => {
  await editor.open('breakfast');
  const before = blocksOf(studio);

  await editor.row(/^8\. What matters/).click();
  await editor.page.keyboard.press('ArrowRight');
  await editor.drag(editor.row(/^Look/), editor.row(/^Taste/));
  const sorted = (await onDisk(editor, studio))[2]?.items[1]?.options;
  expect(sorted?.map(({ text }) => text)).toEqual(['Look', 'Taste', 'Price', 'Freshness']);
  await undoesAtOnce(editor);

  await editor.drag(editor.row(/^Price/), editor.row(/^6\. How often/), 0.8);
  const given = await onDisk(editor, studio);
  expect(given[2]?.items[1]?.options?.map(({ text }) => text)).toEqual(['Taste', 'Freshness', 'Look']);
  expect(given[1]?.items[4]?.options?.map(({ text }) => text)).toEqual(['Never', 'Sometimes', 'Always', 'Price']);
  await expect(editor.row(/^Price/)).toBeVisible();
  await undoesAtOnce(editor);

  await editor.drag(editor.row(/^at work/), editor.row(/^at home/));
  const rows = (await onDisk(editor, studio))[1]?.items[4]?.rows;
  expect(rows?.map(({ text }) => text)).toEqual(['at work', 'at home']);
  await undoesAtOnce(editor);

  await editor.row(/^New breads/).click();
  await editor.page.keyboard.press('ArrowLeft');
  await editor.drag(editor.row(/^2\. Tell us/), editor.row(/^New breads/), 0.8);
  const closed = await onDisk(editor, studio);
  expect(closed[2]?.items.at(-1)).toEqual(before[1]?.items[0]);
  await undoesAtOnce(editor);
  expect(await onDisk(editor, studio)).toEqual(before);
});

test('a move that breaks a reference says so on the way and asks on arrival', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = blocksOf(studio);
  const warning = page.getByText(/depend on this and would no longer work/).first();

  await editor.lift(editor.row(/^3\. Which/));
  await editor.carry(editor.row(/^7\. What do you think/));
  await expect(warning).toBeVisible();
  await editor.drop();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Something depends on this');
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();

  await editor.drag(editor.row(/^3\. Which/), editor.row(/^7\. What do you think/));
  await dialog.getByRole('button', { name: /^Continue anyway/ }).click();
  await expect(editor.row(/^6\. Which/)).toBeVisible();
  await expect(editor.problems).toContainText('No problems');
  const repaired = await onDisk(editor, studio);
  expect(repaired[2]?.items[0]).toEqual(before[1]?.items[1]);
  expect(JSON.stringify(repaired[1])).not.toContain('foods');
  await undoesAtOnce(editor);
  expect(await onDisk(editor, studio)).toEqual(before);
});

test('a dragged part does not hide where it will land', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.lift(editor.row(/^3\. Which/));
  for (const part of [0.05, 0.3, 0.7, 0.95]) {
    await editor.carry(editor.row(/^6\. How often/), part);
    const line = await page.locator('[data-landing]').boundingBox();
    // Its name is shown twice: in the row and under the pointer.
    const card = await page.getByText('Which of these do you eat?', { exact: true }).last().boundingBox();
    expect((card?.y ?? 0) - (line?.y ?? Number.NaN), `at ${part} of the row`).toBeGreaterThan(2);
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
});

test('Escape leaves everything where it was', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = await editor.rowNames();
  await editor.lift(editor.row(/^2\. Tell us/));
  await editor.carry(editor.row(/^8\. What matters/));
  await expect(page.locator('[data-landing]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-landing]')).toBeHidden();
  await page.mouse.up();
  expect(await editor.rowNames()).toEqual(before);
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('Alt puts down a copy, in one step', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = blocksOf(studio);
  await editor.lift(editor.row(/^2\. Tell us/));
  await editor.carry(editor.row(/^8\. What matters/));
  await page.keyboard.down('Alt');
  await expect(page.getByRole('img', { name: 'Copy', exact: true })).toBeVisible();
  await page.mouse.up();
  await page.keyboard.up('Alt');
  const after = await onDisk(editor, studio);
  expect(after[1]).toEqual(before[1]);
  expect(questions(after)[2]?.[1]).toBe("Tell us about yesterday's breakfast.");
  await undoesAtOnce(editor);
  expect(await onDisk(editor, studio)).toEqual(before);
});

test.describe('on the canvas', () => {
  const card = (editor: Editor, number: number) =>
    editor.page.getByRole('article', { name: `Question ${number}`, exact: true });
  const option = (editor: Editor, number: number, text: string) =>
    card(editor, number)
      .locator('[data-answer]')
      .filter({ has: editor.page.getByText(text, { exact: true }) });

  /** Drags a part of the canvas by its handle onto another one. */
  async function carry(editor: Editor, from: Locator, to: Locator, part: number): Promise<void> {
    const { page } = editor;
    const grip = from.locator('[data-grip]').last();
    await from.hover({ position: { x: 60, y: 10 } });
    const end = await boxAtRest(to);
    const start = await boxAtRest(grip);
    const y = end.y + end.height * part;
    await page.mouse.move(start.x + start.width - 5, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + 80, y, { steps: 12 });
    await page.mouse.move(end.x + 81, y);
  }

  test('a question is dragged by its handle within its block and into the next one', async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('breakfast');
    const before = blocksOf(studio);
    await editor.row(/^Habits/).click();
    await carry(editor, card(editor, 2), card(editor, 3), 0.65);
    await page.mouse.up();
    await expect(page.locator('[data-said]')).toHaveText('Moved to Habits, position 2 of 5.');
    expect(questions(await onDisk(editor, studio))[1]?.slice(0, 2)).toEqual(
      questions(before)[1]?.slice(0, 2).toReversed(),
    );
    await undoesAtOnce(editor);

    await carry(editor, card(editor, 2), card(editor, 1), 0.95);
    await expect(page.locator('[data-landing]')).toHaveCount(1);
    await page.mouse.up();
    const moved = questions(await onDisk(editor, studio));
    expect(moved[0]).toEqual(['Do you eat breakfast?', "Tell us about yesterday's breakfast."]);
    expect(moved[1]).toEqual(questions(before)[1]?.slice(1));
    await undoesAtOnce(editor);
    expect(await onDisk(editor, studio)).toEqual(before);
  });

  test('an option is dragged by its bullet; Escape leaves it where it was; Alt puts down a copy', {
    tag: '@full',
  }, async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('breakfast');
    const before = blocksOf(studio);
    const texts = async () => (await onDisk(editor, studio))[1]?.items[1]?.options?.map(({ text }) => text);
    await editor.row(/^3\. Which/).click();
    await carry(editor, option(editor, 3, 'Fruit'), option(editor, 3, 'Bread'), 0.1);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-landing]')).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();

    await carry(editor, option(editor, 3, 'Fruit'), option(editor, 3, 'Bread'), 0.1);
    await page.mouse.up();
    expect(await texts()).toEqual(['Fruit', 'Bread', 'Cereal', 'None of these']);
    await undoesAtOnce(editor);

    await page.keyboard.down('Alt');
    await carry(editor, option(editor, 3, 'Fruit'), option(editor, 3, 'Bread'), 0.1);
    await page.mouse.up();
    await page.keyboard.up('Alt');
    expect(await texts()).toEqual(['Fruit', 'Bread', 'Cereal', 'Fruit', 'None of these']);
    await undoesAtOnce(editor);
    expect(await onDisk(editor, studio)).toEqual(before);
  });

  test('a place that would break something says why before the drop, and asks on arrival', { tag: '@full' }, async ({
    editor,
  }) => {
    const { page } = editor;
    await editor.open('breakfast');
    await editor.row(/^3\. Which/).click();
    await page.mouse.move(700, 400);
    await page.mouse.wheel(0, 380);
    await expect(card(editor, 5)).toBeInViewport({ ratio: 1 });
    await carry(editor, card(editor, 3), card(editor, 5), 0.9);
    await expect(page.getByText(/depend on this and would no longer work/)).toBeVisible();
    await editor.drop();
    await expect(page.getByRole('dialog')).toContainText('Something depends on this');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
  });

  test('selected parts are dragged together', { tag: '@full' }, async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('breakfast');
    await editor.row(/^2\. Tell us/).click();
    await editor.row(/^3\. Which/).click({ modifiers: ['Shift'] });
    await carry(editor, card(editor, 2), card(editor, 1), 0.05);
    await expect(page.getByText('2 parts', { exact: true })).toBeVisible();
    await page.mouse.up();
    expect(questions(await onDisk(editor, studio))[0]).toEqual([
      "Tell us about yesterday's breakfast.",
      'Which of these do you eat?',
      'Do you eat breakfast?',
    ]);
    await undoesAtOnce(editor);
  });
});

const large: Json = {
  title: 'A thousand questions',
  studyGuide: Array.from({ length: 50 }, (_, block) => ({
    type: 'flat',
    title: `Part ${block + 1}`,
    items: Array.from({ length: 20 }, (_, item) => ({
      text: `What about thing ${block * 20 + item + 1}?`,
      type: 'open_ended',
    })),
  })),
};

test.describe('a guide of 1,000 questions', () => {
  test.use({ guides: [], contents: { 'large.guide.json': canonicalText(large) } });

  test('the list scrolls under the pointer and the question lands where it was said', { tag: '@full' }, async ({
    editor,
    studio,
  }) => {
    const { page } = editor;
    await editor.open('large');
    const before = blocksOf(studio, 'large.guide.json').map((block) => block.items);
    const row = editor.row(/^3\. /);
    await row.click();
    await editor.lift(row);
    const tree = await editor.outline.locator('..').boundingBox();
    if (!tree) throw new Error('The outline is not on the screen.');
    await page.mouse.move(tree.x + 80, tree.y + tree.height - 12, { steps: 6 });
    await expect
      .poll(async () => await editor.outline.locator('..').evaluate((element) => element.scrollTop), {
        timeout: 40_000,
      })
      .toBeGreaterThan(900);
    await page.mouse.move(tree.x + 80, tree.y + tree.height / 2, { steps: 6 });
    await expect(page.locator('[data-landing]')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('[data-said]')).toHaveText(/position \d+ of \d+\.$/);
    const words = (await page.locator('[data-said]').textContent()) ?? '';
    const [, place = '0', size = '0'] = /position (\d+) of (\d+)\.$/.exec(words) ?? [];

    const after = (await onDisk(editor, studio, 'large.guide.json')).map((block) => block.items);
    const moved = before[0]?.[2];
    const target = after.findIndex((items, i) => i > 0 && items.length > (before[i]?.length ?? 0));
    expect(target).toBeGreaterThan(0);
    expect(after[target]?.length).toBe(Number(size));
    expect(after[target]?.[Number(place) - 1]).toEqual(moved);
    const expected = before.map((items) => items.filter((item) => item !== moved));
    if (moved) expected[target]?.splice(Number(place) - 1, 0, moved);
    expect(after).toEqual(expected);
    await undoesAtOnce(editor);
  });
});
