import type { Locator, Page } from '@playwright/test';
import { look } from './axe.ts';
import { expect, test } from './editor.ts';
import { overflows } from './overflows.ts';
import { openPalette } from './windowParts.ts';

const manualOf = (page: Page): Locator => page.getByRole('complementary', { name: 'Manual' });
const titleOf = (page: Page): Locator => manualOf(page).getByRole('heading', { level: 3 }).first();

const broken = {
  title: 'Tea',
  studyGuide: [
    { type: 'flat', title: 'Tea', items: [{ type: 'open_ended', externalId: 'a', text: 'Why tea?' }] },
    { type: 'flat', title: 'More', items: [{ type: 'open_ended', externalId: 'a', text: 'How?' }] },
  ],
};
test.use({ contents: { 'tea.guide.json': JSON.stringify(broken) } });

test('F1 opens the manual beside the view, at the page about it, and leaves the view in sight', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const pages = [
    ['1', 'Write the questions'],
    ['2', 'Conditions'],
    ['3', 'Try the interview'],
    ['4', 'JSON'],
    ['5', 'Changes'],
    ['6', 'Publish and launch'],
    ['7', 'Translating a study'],
  ] as const;
  for (const [key, title] of pages) {
    await page.keyboard.press(`Alt+${key}`);
    await page.keyboard.press('F1');
    const heading = manualOf(page).getByRole('heading', { name: title, exact: true }).first();
    await expect(heading).toBeInViewport();
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(manualOf(page)).toBeHidden();
  }
});

test('F1 in a dialog opens the page about it above the dialog, which is as it was afterwards', async ({ editor }) => {
  const { page } = editor;
  await editor.open('tea');
  await editor.row(/^1\. /).click();
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
  await page.getByRole('menuitem', { name: 'Connections…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connections' });
  await dialog.getByRole('button', { name: 'Add a connection' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Field');
  await page.keyboard.press('F1');
  const manual = page.getByRole('dialog', { name: 'Manual' });
  await expect(manual.getByRole('heading', { name: 'Connections', exact: true })).toBeInViewport();
  await look(page, 'the manual above a dialog', '[data-manual-pane]');
  await page.keyboard.press('/');
  await page.keyboard.type('wallet');
  await expect(manual.getByRole('status')).toContainText('places found');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(manual).toBeHidden();
  await expect(name).toHaveValue('Field');
  await expect(name).toBeFocused();
});

test('the manual is read and searched with keys alone', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await page.keyboard.press('F1');
  const region = manualOf(page).getByRole('region', { name: 'Write the questions' });
  await expect(region).toBeFocused();
  // The slash goes to the search, words in any form find, and Enter shows the first place.
  await page.keyboard.press('/');
  await page.keyboard.type('switches off advices');
  await expect(manualOf(page).getByRole('status')).toContainText('places found');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(manualOf(page).getByRole('listitem').nth(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(manualOf(page).getByRole('status')).toContainText('1 of ');
  await expect(manualOf(page).locator('mark').first()).toBeVisible();
  await page.keyboard.press('F3');
  await expect(manualOf(page).getByRole('status')).toContainText('2 of ');
  await page.keyboard.press('Shift+F3');
  await expect(manualOf(page).getByRole('status')).toContainText('1 of ');
  // Escape leaves the search first, then the manual; the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(manualOf(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(manualOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(manualOf(page)).toBeHidden();
  await expect(editor.row(/^2\. /)).toBeFocused();
});

test('links lead to pages and headings, back returns to where reading was, and the place is remembered', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('F1');
  await manualOf(page).getByRole('link', { name: 'Importing questionnaires' }).click();
  await expect(titleOf(page)).toHaveText('Importing questionnaires');
  await manualOf(page).getByRole('link', { name: 'XLSForm', exact: true }).click();
  await expect(manualOf(page).getByRole('heading', { name: 'XLSForm', exact: true })).toBeInViewport();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(titleOf(page)).toHaveText('Write the questions');
  await expect(manualOf(page).getByRole('link', { name: 'Importing questionnaires' })).toBeInViewport();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(titleOf(page)).toHaveText('Importing questionnaires');
  await page.keyboard.press('Escape');
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toHaveText('Importing questionnaires');
  await manualOf(page).getByRole('button', { name: 'All pages' }).click();
  await expect(manualOf(page).getByRole('link', { name: 'Importing questionnaires' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await manualOf(page).getByRole('link', { name: 'Guide tests', exact: true }).click();
  await expect(titleOf(page)).toHaveText('Guide tests');
});

test('a problem leads to the paragraph about it', async ({ editor }) => {
  const { page } = editor;
  await editor.open('tea');
  await editor.showProblems();
  await editor.problems.getByRole('button', { name: 'What is this?' }).first().click();
  await expect(manualOf(page).getByRole('heading', { name: 'An id that is used twice' })).toBeInViewport();
  await expect(manualOf(page)).toContainText('uniqueExternalIds');
  await page.keyboard.press('Escape');
  await expect(editor.problems.getByRole('button', { name: 'What is this?' }).first()).toBeFocused();
});

test('the palette finds headings of the manual, after commands', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await openPalette(page);
  await page.keyboard.type('dress rehearsal');
  const found = page.getByRole('group', { name: 'In the manual' }).getByRole('option').first();
  await expect(found).toContainText('A dress rehearsal');
  await found.click();
  await expect(manualOf(page).getByRole('heading', { name: 'A dress rehearsal' })).toBeInViewport();
});

test('Help opens it on the home page too', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: /^Manual/u }).click();
  await expect(titleOf(page)).toHaveText('Start');
});

test('it needs no network, and neither it nor its pictures are in the first screen', async ({ editor, context }) => {
  const { page } = editor;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await editor.open('breakfast');
  const ofManual = (): readonly string[] => loaded.filter((url) => /_virtual_manual|\.png$/u.test(url));
  expect(ofManual()).toEqual([]);
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toBeVisible();
  expect(ofManual().filter((url) => url.endsWith('.png'))).toEqual([]);
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.keyboard.type('wallet');
  await expect(manualOf(page).getByRole('status')).toContainText('found');
  await context.setOffline(false);
});

const picture = 'The dialog: the parts of a source with what became of each, beside the guide';

test('a page shows its picture from the editor itself, in the theme of the window, and large when it is pressed', async ({
  editor,
}) => {
  const { page } = editor;
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await editor.open('breakfast');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('F1');
  await manualOf(page).getByRole('link', { name: 'Importing questionnaires' }).click();
  const shown = manualOf(page).getByRole('img', { name: picture });
  const widthOf = async (): Promise<number> =>
    await shown.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth));
  expect(await widthOf()).toBe(1280);
  await expect(shown).toHaveAttribute('src', /\/importing-[\w-]+\.png$/u);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown).toHaveAttribute('src', /\/importing-dark-[\w-]+\.png$/u);
  expect(await widthOf()).toBe(1280);
  const pictures = loaded.filter((url) => url.endsWith('.png'));
  expect(pictures).toHaveLength(2);
  for (const url of pictures) {
    expect(new URL(url).origin).toBe(new URL(page.url()).origin);
    const answer = await page.request.get(url);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  }
  await manualOf(page).getByRole('button', { name: picture }).press('Enter');
  const large = page.getByRole('dialog', { name: 'Picture' });
  await expect(large.getByRole('img', { name: picture })).toBeVisible();
  await look(page, 'a picture of the manual, large', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(manualOf(page).getByRole('button', { name: picture })).toBeFocused();
});

test('F1 at pictures and videos opens their page', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await page.getByRole('button', { name: 'Choose file…' }).focus();
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toHaveText('Pictures and videos');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: 'Choose file…' })
    .locator('..')
    .click({ position: { x: 2, y: 2 } });
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toHaveText('Pictures and videos');
});

test('F1 at the answers of the example opens their page', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: /See a finished study/u }).click();
  await page.getByText('These answers are simulated.').click();
  await page.keyboard.press('F1');
  await expect(titleOf(page)).toHaveText('Reading answers');
});

for (const [width, height] of [
  [1440, 900],
  [1024, 700],
  [390, 844],
] as const) {
  test(`the manual is accessible and nothing is cut at ${width} × ${height}`, { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('breakfast');
    await page.setViewportSize({ width, height });
    await page.keyboard.press('F1');
    await expect(titleOf(page)).toBeVisible();
    await look(page, 'a page of the manual', '[data-manual-pane]');
    expect.soft(await overflows(page)).toEqual([]);
    await page.keyboard.press('/');
    await page.keyboard.type('conditions');
    await expect(manualOf(page).getByRole('status')).toContainText('places found');
    await look(page, 'hits in the manual', '[data-manual-pane]');
    await page.keyboard.press('Escape');
    await manualOf(page).getByRole('button', { name: 'All pages' }).click();
    await look(page, 'all pages of the manual', '[data-manual-pane]');
    expect.soft(await overflows(page)).toEqual([]);
  });
}

test.describe('in a German window', () => {
  test.use({ locale: 'de-DE', ownPage: true });
  test('it says in one line that it is in English', async ({ editor }) => {
    const { page } = editor;
    await editor.open('breakfast');
    await page.keyboard.press('F1');
    const pane = page.getByRole('complementary', { name: 'Handbuch' });
    await expect(pane).toContainText('Das Handbuch gibt es nur auf Englisch.');
    await expect(pane.getByRole('article')).toHaveAttribute('lang', 'en');
    await expect(pane.getByRole('searchbox', { name: 'Handbuch durchsuchen' })).toBeVisible();
  });
});
