import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, ownGuide, type Studio, test } from './studio.ts';

test.use({ guides: [ownGuide] });

interface Noted {
  readonly comments: readonly {
    readonly id: string;
    readonly author: string;
    readonly text: string;
    readonly anchor: { readonly text: string; readonly block: string };
    readonly resolved?: { readonly by: string };
  }[];
}

const pathOf = (studio: Studio) => join(studio.folder, 'breakfast.guide.notes.json');
const notesOf = (studio: Studio) => JSON.parse(readFileSync(pathOf(studio), 'utf8')) as Noted;
const paneOf = (page: Page) => page.getByRole('complementary', { name: 'Comments' });
const cards = (page: Page) => paneOf(page).getByRole('listitem');

async function comment(page: Page, text: string, name?: string): Promise<void> {
  await page.keyboard.press('Control+Alt+m');
  await expect(paneOf(page).getByRole('textbox', { name: /^Comment on/u })).toBeFocused();
  await page.keyboard.type(text);
  if (name !== undefined) {
    await page.keyboard.press('Tab');
    await expect(paneOf(page).getByLabel('Your name')).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  } else await page.keyboard.press('Control+Enter');
  await expect(cards(page).filter({ hasText: text })).toBeVisible();
}

test('a comment is written by keyboard, shown at its part, and survives renames and moves', async ({
  editor,
  studio,
  page,
}) => {
  const before = studio.read('breakfast.guide.json');
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us about/u).click();
  expect(existsSync(pathOf(studio))).toBe(false);
  await comment(page, 'Ask for the weekend, too', 'Ada');
  expect(studio.read('breakfast.guide.json'), 'the guide itself is not touched').toBe(before);
  const row = editor.row(/^2\. Tell us about/u);
  await expect(row).toHaveAccessibleName(/1 open comment$/u);
  await comment(page, 'And for holidays');
  await expect(row).toHaveAccessibleName(/2 open comments$/u);
  await expect(page.getByRole('article', { name: 'Question 2' }).getByText('2 comments')).toBeVisible();

  await page.getByRole('textbox', { name: 'Text of question 2' }).fill('What does it look like?');
  await editor.row(/^2\. What does it/u).click();
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await editor.save();
  await expect
    .poll(() => notesOf(studio).comments.map(({ anchor }) => anchor.text))
    .toEqual(['What does it look like?', 'What does it look like?']);

  await test.step('the study leads to the first comment, and the next keys change nothing', async () => {
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Study', exact: true }).click();
    await page.getByRole('button', { name: 'Show the first comment' }).click();
    await expect(paneOf(page).getByText('Ask for the weekend, too')).toBeVisible();
    await expect(page.locator('[data-comments]')).toBeFocused();
    await page.keyboard.type('multiple');
    await expect(page.locator('footer')).toContainText(/Saved/u);
  });

  await page.reload();
  await editor.open('breakfast');
  await expect(editor.row(/What does it look like/u)).toHaveAccessibleName(/2 open comments$/u);
  await editor.row(/What does it look like/u).click();
  await page.getByRole('button', { name: '2 comments' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText('Ada');
});

test('the part of a comment may be removed and restored; no comment is lost', { tag: '@full' }, async ({
  editor,
  studio,
  page,
}) => {
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us about/u).click();
  await comment(page, 'Too long', 'Ada');
  const orphans = paneOf(page).getByRole('region', { name: 'No longer in the guide' });

  await test.step('deleted, and brought back by undo', async () => {
    await editor.row(/^2\. Tell us about/u).focus();
    await page.keyboard.press('Delete');
    const anyway = page.getByRole('dialog').getByRole('button').last();
    if (await page.getByRole('dialog').isVisible()) await anyway.click();
    await expect(orphans).toContainText('Too long');
    await expect(orphans).toContainText('Tell us about');
    await editor.undo();
    await expect(orphans).toBeHidden();
    await expect(editor.row(/^2\. Tell us about/u)).toHaveAccessibleName(/1 open comment$/u);
  });

  await test.step('another person comments meanwhile, and entries of a later version are kept', async () => {
    const notes = notesOf(studio);
    const [mine] = notes.comments;
    const theirs = { ...mine, id: '00000000-0000-4000-8000-000000000001', author: 'Bo', text: 'Just right' };
    writeFileSync(pathOf(studio), JSON.stringify({ ...notes, scenarios: [1], comments: [mine, theirs] }));
    await expect(cards(page)).toHaveCount(2);
    await cards(page).filter({ hasText: 'Just right' }).getByRole('button', { name: 'Resolve' }).press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect(paneOf(page).getByRole('region', { name: 'List of comments' })).toBeFocused();
    expect(notesOf(studio)).toMatchObject({
      scenarios: [1],
      comments: [{ author: 'Ada' }, { resolved: { by: 'Ada' } }],
    });
  });

  await test.step('resolved ones can be shown, opened again, edited and deleted, and a deleted one brought back', async () => {
    await paneOf(page).getByLabel('Show resolved (1)').check();
    const theirs = cards(page).filter({ hasText: 'Bo' });
    await expect(theirs).toContainText('Resolved by Ada');
    await theirs.getByRole('button', { name: 'Reopen' }).click();
    await theirs.getByRole('button', { name: 'Edit comment' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' for me');
    await page.keyboard.press('Control+Enter');
    await expect(theirs).toContainText('Just right for me');
    await theirs.getByRole('button', { name: 'Delete comment' }).click();
    await expect(cards(page)).toHaveCount(1);
    await paneOf(page).getByRole('button', { name: 'Undo' }).click();
    await expect(theirs).toContainText('Just right for me');
    await theirs.getByRole('button', { name: 'Delete comment' }).click();
    await expect(cards(page)).toHaveCount(1);
    expect(notesOf(studio).comments.map(({ author }) => author)).toEqual(['Ada']);
  });
});

test('a file that is renamed outside takes its comments along', { tag: '@full' }, async ({ editor, studio, page }) => {
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us about/u).click();
  await comment(page, 'Too long', 'Ada');
  renameSync(join(studio.folder, 'breakfast.guide.json'), join(studio.folder, 'morning.guide.json'));
  const moved = join(studio.folder, 'morning.guide.notes.json');
  await expect.poll(() => existsSync(moved)).toBe(true);
  await expect(cards(page)).toHaveCount(1);
  await comment(page, 'And dull');
  expect((JSON.parse(readFileSync(moved, 'utf8')) as Noted).comments.map(({ text }) => text)).toEqual([
    'Too long',
    'And dull',
  ]);
  expect(existsSync(pathOf(studio))).toBe(false);
});

test('notes that cannot be read are reported, and stay unchanged', { tag: '@full' }, async ({
  editor,
  studio,
  page,
}) => {
  writeFileSync(pathOf(studio), '<<<<<<< ours');
  await editor.open('breakfast');
  await page.keyboard.press('Control+Alt+c');
  await expect(paneOf(page).getByRole('alert')).toContainText('is not valid JSON');
  expect(readFileSync(pathOf(studio), 'utf8')).toBe('<<<<<<< ours');
  writeFileSync(pathOf(studio), '{}');
  // The change of the file may be noticed before the button is pressed; then only the text can be pressed.
  const again = paneOf(page).getByRole('button', { name: 'Try again' });
  await again.or(paneOf(page).getByText('No comments yet')).first().click();
  await expect(paneOf(page)).toContainText('No comments yet');
});

test('a comment that was sent without a name is added once the name is given', async ({ editor, page }) => {
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us about/u).click();
  await page.keyboard.press('Control+Alt+m');
  await page.keyboard.type('Ask for the weekend, too');
  await paneOf(page).getByRole('button', { name: 'Add comment' }).click();
  await expect(paneOf(page).getByLabel('Your name')).toBeFocused();
  await expect(paneOf(page).getByText('The comment is not added yet.')).toBeVisible();
  await page.keyboard.type('Ada');
  await editor.row(/^1\. /u).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(editor.row(/^2\. Tell us about/u)).toHaveAccessibleName(/1 open comment$/u);
});
