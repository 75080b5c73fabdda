import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Editor, expect, type Studio, test } from './studio.ts';

const file = 'breakfast.guide.json';
const often = /^6\. How often/;

/** Another program writes the guide. */
function rewrite(studio: Studio, change: (text: string) => string, name = file): void {
  writeFileSync(join(studio.folder, name), change(studio.read(file)));
}

const theirs = (text: string) =>
  text
    .replace('How often do you eat breakfast …', 'How often did you eat breakfast?')
    .replace('"Good morning"', '"Good day"');

test('changed outside while there is unsaved work: both are merged with one decision, by keyboard', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(often).click();
  await editor.property('Text').fill('How often do you have breakfast?');
  await editor.row(/^2\. Tell us/).click();
  await editor.property('Text').fill('What was for breakfast yesterday?');
  rewrite(studio, theirs);

  const left = studio.read(file);
  const merge = page.getByRole('button', { name: 'Merge…' });
  await expect(page.getByText('breakfast was changed elsewhere, and you have unsaved changes here')).toBeVisible();
  expect(studio.read(file)).toBe(left);
  await merge.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '1 decision' })).toBeVisible();

  await page.getByRole('button', { name: /^Next decision/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^Theirs/ })).toBeChecked();
  await page.getByRole('button', { name: 'Use the merged guide' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor.row(/^6\. How often did you eat breakfast\?/)).toBeVisible();
  await editor.save();
  const saved = studio.read(file);
  for (const text of ['How often did you eat', 'What was for breakfast yesterday?', '"Good day"']) {
    expect(saved).toContain(text);
  }
  await expect(page.getByText('was changed elsewhere')).toBeHidden();
});

test('changed outside without unsaved work: shown as it is now, with selection and scroll kept, and can be undone', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1200, height: 600 });
  await editor.open('breakfast');
  await editor.row(often).click();
  const place = page.getByRole('textbox', { name: 'Question' }).filter({ hasText: 'How often do you eat' }).first();
  await expect(place).toBeInViewport();
  const before = await scrolledOf(page);
  expect(before).toBeGreaterThan(0);
  rewrite(studio, (text) => text.replace('What makes bread good?', 'What makes good bread?'));
  await expect(editor.row(/^5\. What makes good bread\?/)).toBeVisible();
  await expect(editor.row(often)).toHaveAttribute('aria-selected', 'true');
  expect(await scrolledOf(page)).toBe(before);
  await expect(page).toHaveTitle(/^breakfast/);
  await editor.undo();
  await expect(editor.row(/^5\. What makes bread good\?/)).toBeVisible();
});

/** Returns how far the guide in the middle is scrolled: the pane that scrolls furthest. */
async function scrolledOf(page: Page): Promise<number> {
  return await page.evaluate(() =>
    Math.max(...[...document.querySelectorAll('main *')].map((element) => element.scrollTop)),
  );
}

test('deleted and back again: the work stays, and the file is found', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const content = studio.read(file);
  rmSync(join(studio.folder, file));
  await expect(page.getByText('breakfast is no longer in its folder')).toBeVisible();
  await expect(editor.row(often)).toBeVisible();
  writeFileSync(join(studio.folder, file), content);
  await expect(page.getByText('breakfast is no longer in its folder')).toBeHidden();

  rmSync(join(studio.folder, file));
  await page.getByRole('button', { name: 'Save it there again' }).click();
  await expect(page.getByText('breakfast is no longer in its folder')).toBeHidden();
  expect(JSON.parse(studio.read(file))).toEqual(JSON.parse(content));
});

test('renamed outside: the guide continues under its new name', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(often).click();
  await editor.property('Text').fill('How often?');
  renameSync(join(studio.folder, file), join(studio.folder, 'mornings.guide.json'));
  await expect(page).toHaveTitle(/^● mornings/);
  await editor.save();
  expect(studio.read('mornings.guide.json')).toContain('"How often?"');
});

test('a copy that a sync tool made is offered to be compared, and stays', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const copy = 'breakfast (conflicted copy 2026-11-20).guide.json';
  rewrite(studio, theirs, copy);
  await expect(page.getByText(copy)).toBeVisible();
  await page.getByRole('button', { name: 'Compare…' }).click();
  await expect(page.getByRole('heading', { name: '2 decisions' })).toBeVisible();
  await page.getByRole('button', { name: 'All theirs' }).click();
  await page.getByRole('button', { name: 'Use the merged guide' }).click();
  await expect(editor.row(/^6\. How often did you eat breakfast\?/)).toBeVisible();
  await editor.save();
  expect(studio.read(file)).toContain('"Good day"');
  expect(studio.read(copy)).toContain('"Good day"');
});

test.describe('with a clock of its own', () => {
  test.use({ ownPage: true });

  test('one window edits a guide: a second one shows it, can take it over, and the first is told', async ({
    editor,
    studio,
  }) => {
    await editor.page.clock.install();
    await editor.open('breakfast');
    const other = new Editor(await editor.page.context().newPage());
    await other.page.goto(studio.url);
    await other.open('breakfast');
    const anyway = other.page.getByRole('button', { name: 'Edit here anyway' });
    await expect(anyway).toBeVisible();
    await other.row(often).click();
    await expect(other.property('Text')).not.toBeEditable();
    await other.page.reload();
    await other.open('breakfast');
    await anyway.click();
    await expect(anyway).toBeHidden();
    await other.row(often).click();
    await other.property('Text').fill('How often, all in all?');

    await editor.page.clock.fastForward(61_000);
    await expect(
      editor.page.getByText(/^(?:Warning: )?breakfast has also been edited in another window/),
    ).toBeVisible();
    await editor.row(often).click();
    await expect(editor.property('Text')).toBeEditable();
    await other.save();
    await expect(editor.row(/^6\. How often, all in all\?/)).toBeVisible();
  });
});

test('a window that is reloaded or closed leaves the guide to the next one', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  await editor.open('breakfast');
  await editor.page.reload();
  await editor.open('breakfast');
  await editor.row(often).click();
  await expect(editor.property('Text')).toBeEditable();
  await expect(editor.page.getByRole('button', { name: 'Edit here anyway' })).toBeHidden();
  const other = new Editor(await editor.page.context().newPage());
  await editor.page.close();
  await other.page.goto(studio.url);
  await other.open('breakfast');
  await other.row(often).click();
  await expect(other.property('Text')).toBeEditable();
});
