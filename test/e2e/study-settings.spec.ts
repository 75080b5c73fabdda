import { readFileSync } from 'node:fs';
import { expect, test } from './studio.ts';

test('mode and language say what they do, and the welcome screen is shown as it is written', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  const picture = page.getByRole('figure', { name: 'What participants see first' });
  await expect(picture).toContainText('Your mornings');
  await editor.property('Welcome title').fill('صباح الخير');
  await expect(picture.getByText('صباح الخير')).toHaveCSS('direction', 'rtl');
  await editor.property('Title for participants').fill('Mornings');
  await expect(picture).toContainText('Mornings');
  await editor.property('Welcome title').fill('');
  await editor.property('Welcome message').fill('');
  await expect(picture).toContainText('Do you eat breakfast?');
  await expect(picture).toContainText('Without a welcome');

  await editor.property('Mode').selectOption({ label: 'Audio or text' });
  await expect(page.getByText('Participants choose whether they speak or write.')).toBeVisible();
  const language = editor.property('Language of the questions');
  await expect(language).toHaveValue('English (en)');
  await language.fill('right to left ara');
  await page.getByRole('option', { name: /^Arabic/ }).click();
  await expect(language).toHaveValue('Arabic (ar)');
  await expect(page.getByText('Written from right to left.')).toBeVisible();
  await editor.save();
  const saved = JSON.parse(studio.read('breakfast.guide.json')) as Record<string, unknown>;
  expect(saved['config']).toEqual({ interviewMode: 'audio_text', questionLanguage: 'ar' });
  expect(saved['welcomeMessage']).toBeUndefined();
});

test('languages are found by their name here, their own name, their code and their direction', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  const list = page.getByRole('group', { name: 'Translated into' });
  const search = list.getByRole('searchbox');
  for (const [words, found] of [
    ['German', 'German'],
    ['français', 'French'],
    ['right to left', 'Hebrew'],
    ['de-CH', 'Swiss High German'],
  ] as const) {
    await search.fill(words);
    await expect(list.getByRole('checkbox', { name: new RegExp(found) }).first()).toBeVisible();
  }
  const one = editor.property('Language of the questions');
  for (const [words, found] of [
    ['German', 'German'],
    ['français', 'French'],
    ['de-CH', 'Swiss High German'],
    ['jav', 'Javanese'],
  ] as const) {
    await one.fill(words);
    await expect(page.getByRole('option', { name: new RegExp(found) }).first()).toBeVisible();
  }
  await one.fill('Klingon');
  await expect(page.getByText('No language matches.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(one).toHaveValue('English (en)');
  await one.click();
  await page.keyboard.type('swiss');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(one).toHaveValue('Swiss High German (de-CH)');
  await one.fill('not set');
  await page.getByRole('option', { name: 'Not set' }).click();
  await expect(one).toHaveValue('Not set');
  await search.fill('Hebrew');
  await list.getByRole('checkbox', { name: /Hebrew/ }).check();
  await expect(list).toContainText('1 chosen');
  await editor.undo();
  await expect(list).toContainText('None chosen');
});

test('assumptions about the length can be those of one guide, and the pack has that length', { tag: '@full' }, async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  const length = page.getByRole('contentinfo', { name: 'Status' }).getByRole('button', { name: /^about \d+ min/u });
  const before = (await length.textContent()) ?? '';
  await length.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Assumptions', { exact: true }).click();
  const only = dialog.getByRole('switch', { name: 'Only for this guide' });
  await only.click();
  await expect(dialog).toContainText('Kept in the notes beside the guide');
  await dialog.getByLabel('An open answer, words').fill('400');
  await page.keyboard.press('Escape');
  await expect(length).not.toHaveText(before);
  const own = (await length.textContent()) ?? '';
  const notes = () => JSON.parse(studio.read('breakfast.guide.notes.json')) as Record<string, unknown>;
  await expect.poll(() => notes()['assumptions']).toEqual({ wordsPerAnswer: 400 });
  await page.keyboard.press('Control+Shift+e');
  await page.getByRole('radio', { name: 'Markdown' }).check();
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  expect(readFileSync(await (await saving).path(), 'utf8')).toContain(`About ${/\d+/u.exec(own)?.[0]} minutes`);
  await length.click();
  await only.click();
  await page.keyboard.press('Escape');
  await expect(length).toHaveText(before);
  expect(notes()).not.toHaveProperty('assumptions');
});
