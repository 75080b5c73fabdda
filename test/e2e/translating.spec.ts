import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { look } from './axe.ts';
import { expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Law: a study in several languages is made in the window: nothing of it needs a command.

const guide = {
  title: 'Tea',
  externalTitle: 'About tea',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de'] },
  welcomeMessage: { title: 'Hello', message: 'It takes 10 minutes.' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Tea',
      items: [
        {
          type: 'multiple_choice',
          externalId: 'often',
          text: 'How often do you drink tea?',
          options: [
            { externalId: 'daily', text: 'Every day' },
            { externalId: 'never', text: 'Never' },
          ],
        },
        { type: 'open_ended', externalId: 'why', text: 'Why is that?' },
      ],
    },
  ],
  closingMessage: 'Thank you.',
};
const translations = {
  translations: {
    de: [
      {
        kind: 'question',
        externalId: 'often',
        source: 'How often do you have tea?',
        text: 'Wie oft trinken Sie Tee?',
        state: 'reviewed',
      },
      { kind: 'question', externalId: 'why', source: 'Why is that?', text: 'Warum ist das so?', state: 'new' },
      { kind: 'welcomeTitle', source: 'Hi', text: 'Hallo', state: 'reviewed' },
    ],
  },
};
test.use({
  guides: [],
  contents: { 'tea.guide.json': JSON.stringify(guide), 'tea.guide.translations.json': JSON.stringify(translations) },
});

const fileIn = (folder: string) => join(folder, 'tea.guide.translations.json');
interface Kept {
  readonly translations: Readonly<
    Record<string, readonly { readonly source: string; readonly text: string; readonly state: string }[]>
  >;
}
const kept = (folder: string): Kept => JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Kept;

test('texts are translated, reviewed, undone and found by keys, and what is out of date is shown with why', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+7');
  const languages = page.getByRole('list', { name: 'Languages of the study' });
  await expect(languages.getByRole('button', { name: /^German/u })).toContainText(
    '6 of 8 missing · 1 out of date · 1 to review',
  );
  const table = page.getByRole('table', { name: 'Texts and their translations' });
  const often = table.getByRole('row', { name: /How often/u });
  await expect(often).toContainText('Out of date');
  await expect(often).toContainText('It was translated when the original was: How often do you have tea?');
  await often.getByRole('button', { name: /^Still right/u }).click();
  await expect(often.getByRole('switch', { name: /^Reviewed/u })).toBeChecked();
  await expect.poll(() => kept(studio.folder).translations['de']?.[0]?.source).toBe('How often do you drink tea?');
  await look(page, 'languages');

  // The key goes to what is missing, and what is typed is in the file without a save.
  await page.keyboard.press('F9');
  await page.keyboard.press('F9');
  await expect(page.getByRole('textbox', { name: 'German: Hello' })).toBeFocused();
  const hello = table.getByRole('row', { name: /Hello/u });
  await hello.getByRole('button', { name: /^Use it/u }).click();
  await expect(page.getByRole('textbox', { name: 'German: Hello' })).toHaveValue('Hallo');
  const minutes = page.getByRole('textbox', { name: 'German: It takes 10 minutes.' });
  await minutes.fill('Es dauert 20 Minuten.');
  await expect(table.getByRole('row', { name: /It takes/u })).toContainText('Has other numbers than the original.');
  await minutes.fill('Es dauert 10 Minuten.');
  await minutes.blur();
  await expect(table.getByRole('row', { name: /It takes/u })).not.toContainText('other numbers');
  await expect
    .poll(() => kept(studio.folder).translations['de']?.map(({ text }) => text))
    .toContain('Es dauert 10 Minuten.');
  await page.getByRole('heading', { name: 'Languages' }).click();
  await page.keyboard.press('Control+z');
  await expect(minutes).toHaveValue('');
  await page.keyboard.press('Control+y');
  await expect(minutes).toHaveValue('Es dauert 10 Minuten.');

  await expect
    .poll(() => kept(studio.folder).translations['de']?.map(({ text }) => text))
    .toContain('Es dauert 10 Minuten.');

  // Another program writes the same text while it is typed here: neither is lost.
  const there = kept(studio.folder);
  const changed = there.translations['de']?.map((one) =>
    one.text === 'Es dauert 10 Minuten.' ? { ...one, text: '10 Minuten' } : one,
  );
  await minutes.fill('Es dauert etwa 10 Minuten.');
  writeFileSync(fileIn(studio.folder), JSON.stringify({ translations: { de: changed } }));
  await minutes.blur();
  await expect(page.getByRole('status').filter({ hasText: 'another window or program' })).toContainText(
    'Es dauert etwa 10 Minuten.',
  );
  await expect(minutes).toHaveValue('10 Minuten');
  await page.getByRole('button', { name: 'Write mine' }).click();
  await expect
    .poll(() => kept(studio.folder).translations['de']?.map(({ text }) => text))
    .toContain('Es dauert etwa 10 Minuten.');
});

test('a comment is written beside its text, which shows that it has one', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+7');
  const table = page.getByRole('table', { name: 'Texts and their translations' });
  const never = table.getByRole('row', { name: /^Question 1 · Option.*Never/u });
  await never.getByRole('button', { name: 'Comment on: Never' }).click();
  await expect(dialog(page)).toContainText('Never');
  await dialog(page).getByLabel('Comment on: Never').fill('Nie or niemals?');
  await dialog(page).getByLabel('Your name').fill('Ada');
  await look(page, 'a comment on a text', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Add comment' }).click();
  await expect(dialog(page)).toBeHidden();
  const again = never.getByRole('button', { name: 'Comment on: Never, 1 open comment' });
  await expect(again).toBeVisible();
  await expect(table.getByRole('button', { name: 'Comment on: Every day', exact: true })).toBeVisible();
  await again.click();
  await expect(dialog(page).getByRole('list', { name: 'List of comments' })).toContainText(
    'Ada: “Never”: Nie or niemals?',
  );
  await page.keyboard.press('Escape');
  expect(studio.read('tea.guide.notes.json')).toContain('Nie or niemals?');
});

test('a comment on a text of the study is in a group of the study, and leads back to the row', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+7');
  const table = page.getByRole('table', { name: 'Texts and their translations' });
  for (const [text, comment] of [
    ['About tea', 'A better title?'],
    ['Hello', 'Warmer'],
    ['Thank you.', 'And goodbye?'],
  ] as const) {
    await table.getByRole('button', { name: `Comment on: ${text}`, exact: true }).click();
    await dialog(page).getByLabel(`Comment on: ${text}`).fill(comment);
    const name = dialog(page).getByLabel('Your name');
    if (await name.isVisible()) await name.fill('Ada');
    await dialog(page).getByRole('button', { name: 'Add comment' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(table.getByRole('button', { name: `Comment on: ${text}, 1 open comment` })).toBeVisible();
  }
  expect(JSON.parse(studio.read('tea.guide.notes.json'))).toMatchObject({
    comments: [
      { anchor: { kind: 'study', text: 'About tea', block: '' } },
      { anchor: { kind: 'study', text: 'Hello', block: '' } },
      { anchor: { kind: 'study', text: 'Thank you.', block: '' } },
    ],
  });
  await page.keyboard.press('Alt+1');
  await expect(page.getByRole('button', { name: '3 comments', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '3 comments', exact: true }).click();
  const pane = page.getByRole('complementary', { name: 'Comments' });
  const study = pane.getByRole('region', { name: 'The study' });
  await expect(study.getByRole('listitem')).toHaveCount(3);
  await look(page, 'comments on the study');
  await study.getByRole('button', { name: 'About “Thank you.”' }).click();
  await expect(page.getByRole('textbox', { name: 'German: Thank you.' })).toBeFocused();
});

test('a language that is written from right to left is added, removed, and undone', async ({ editor }) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+7');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await dialog(page).getByRole('combobox', { name: 'Language' }).fill('Arabic');
  await page.getByRole('option', { name: /^Arabic/u }).click();
  await look(page, 'add a language', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Arabic: Hello' });
  await expect(field).toHaveAttribute('dir', 'rtl');
  await expect(field).toHaveAttribute('lang', 'ar');
  await field.fill('مرحبا');
  await page.getByRole('button', { name: 'All languages' }).click();
  await expect(page.getByRole('textbox', { name: /: Hello$/u })).toHaveCount(2);
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'all languages, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Remove Arabic' }).click();
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Arabic: Hello' })).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('textbox', { name: 'Arabic: Hello' })).toHaveValue('مرحبا');
});

test('a sheet and an XLIFF file go out and come back, with a look before anything changes', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+7');
  const more = page.getByRole('button', { name: 'Files and suggestions' });
  for (const [format, ending] of [
    ['Excel sheet (.xlsx)', 'xlsx'],
    ['CSV for any spreadsheet (.csv)', 'csv'],
    ['XLIFF 2.1 for agencies (.xlf)', 'xlf'],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: 'Write a file for translators' }).click();
    await dialog(page).getByLabel('Format').selectOption(format);
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('button', { name: 'Write the file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`tea.de.${ending}`);
    const path = join(studio.folder, `out.${ending}`);
    await file.saveAs(path);
    await expect(page.getByText(`Written: tea.de.${ending}`)).toBeVisible();
    await more.click();
    await page.getByRole('menuitem', { name: 'Read a translated file' }).click();
    await dialog(page).locator('input[type=file]').setInputFiles(path);
    await expect(dialog(page)).toContainText('German: 0 new, 0 changed, 2 as before');
    await expect(dialog(page).getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    if (ending !== 'xlf') {
      await dialog(page).getByRole('button', { name: 'Cancel' }).click();
      continue;
    }
    const filled = readFileSync(path, 'utf8').replace(/(<source[^>]*>Never<\/source>)/u, '$1<target>Nie</target>');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'back.xlf', mimeType: 'application/xliff+xml', buffer: Buffer.from(filled) });
    await expect(dialog(page)).toContainText('German: 1 new, 0 changed, 2 as before');
    await look(page, 'a file that came back', '[role=dialog]');
    await dialog(page).getByRole('button', { name: 'Apply 1 translation' }).click();
    await expect.poll(() => kept(studio.folder).translations['de']?.map(({ text }) => text)).toContain('Nie');
  }

  // What is no such file is a sentence, and changes nothing.
  await more.click();
  await page.getByRole('menuitem', { name: 'Read a translated file' }).click();
  const choose = dialog(page).locator('input[type=file]');
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><xliff>&a;</xliff>';
  for (const [name, text, sentence] of [
    ['bomb.xlf', bomb, 'document type'],
    ['program.xlsx', 'MZ\u0090', 'not a readable xlsx'],
    ['notes.pdf', '%PDF-', 'ends in .xlsx, .csv, .xlf or .xliff'],
    ['old.xlf', '<xliff version="1.2"/>', 'XLIFF 1.2'],
    ['half.xlf', '<xliff>', 'no whole XML'],
  ] as const) {
    await choose.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
    await expect(dialog(page).getByRole('alert')).toContainText(sentence);
  }
  expect(existsSync(fileIn(studio.folder))).toBe(true);
});

test('publishing sends the translations, and what changes on a live study is shown before it is sent', async ({
  editor,
  context,
}) => {
  const { page } = editor;
  await editor.open('tea');
  await page.keyboard.press('Alt+6');
  const before = page.getByRole('region', { name: 'Translations that are sent with the study' });
  await expect(before).toContainText('German: 7 of 8 missing');
  const link = await editor.goLive();
  const card = page.getByRole('region', { name: 'Studies from this guide' });
  const lines = card.getByRole('region', { name: 'Translations' });
  await expect(lines).toContainText('German: 7 of 8 missing');
  await expect(lines.getByRole('button', { name: 'Send translations' })).toHaveCount(0);
  await look(page, 'a study with translations');

  await page.keyboard.press('Alt+7');
  await page.getByRole('textbox', { name: 'German: Never' }).fill('Nie');
  await page
    .getByRole('textbox', { name: 'German: How often do you drink tea?' })
    .fill('Wie oft trinken Sie denn Tee?');
  await page.keyboard.press('Alt+6');
  await lines.getByRole('button', { name: 'Send translations' }).click();
  await expect(dialog(page)).toContainText('German: 2 new, 0 changed');
  await expect(dialog(page)).toContainText('Wie oft trinken Sie denn Tee?');
  await look(page, 'send translations', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lines).toContainText('German: 5 of 8 missing');
  await expect(lines.getByRole('button', { name: 'Send translations' })).toHaveCount(0);

  const participant = await context.newPage();
  await participant.goto(`${link}?lang=de`);
  await participant.getByRole('button').first().click();
  await expect(participant.getByText('Wie oft trinken Sie denn Tee?')).toBeVisible();
  await participant.close();
});

test('a guide without a file keeps its translations as unsaved work, and writes them with its first save', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'New guide' }).first().click();
  await editor.row(/^1\. /u).click();
  await editor.property('Text').fill('What is new?');
  await page.keyboard.press('Alt+7');
  await page.getByRole('button', { name: 'Add a language' }).click();
  await dialog(page).getByRole('combobox', { name: 'Language' }).fill('French');
  await page
    .getByRole('option', { name: /^French/u })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: 'French: What is new?' }).fill('Quoi de neuf ?');
  await page.getByRole('textbox', { name: 'French: What is new?' }).blur();
  await expect(page.getByRole('status').filter({ hasText: 'kept with your unsaved work' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await dialog(page).getByLabel('File name').fill('news');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const path = join(studio.folder, 'news.guide.translations.json');
  await expect.poll(() => existsSync(path)).toBe(true);
  expect((JSON.parse(readFileSync(path, 'utf8')) as Kept).translations['fr']?.[0]?.text).toBe('Quoi de neuf ?');
  await expect(page.getByRole('textbox', { name: 'French: What is new?' })).toHaveValue('Quoi de neuf ?');
});

const many = {
  title: 'Many',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de'] },
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: Array.from({ length: 3000 }, (_, at) => ({
        type: 'open_ended',
        externalId: `q${at}`,
        text: `Question number ${at + 1}?`,
      })),
    },
  ],
};
test.describe('3,000 questions', () => {
  test.use({ contents: { 'many.guide.json': JSON.stringify(many) } });
  test('are one list of which only some rows are mounted, and the last is found and written', async ({
    editor,
    studio,
  }) => {
    const { page } = editor;
    await editor.open('many');
    await page.keyboard.press('Alt+7');
    const table = page.getByRole('table', { name: 'Texts and their translations' });
    await expect(table).toHaveAttribute('aria-rowcount', '3001');
    expect(await table.getByRole('row').count()).toBeLessThan(60);
    await page.keyboard.press('Shift+F9');
    const last = page.getByRole('textbox', { name: 'German: Question number 3000?' });
    await expect(last).toBeFocused();
    await page.keyboard.type('Frage Nummer 3000?');
    await page.keyboard.press('F9');
    await expect(page.getByRole('textbox', { name: 'German: Question number 1?' })).toBeFocused();
    const path = join(studio.folder, 'many.guide.translations.json');
    await expect.poll(() => existsSync(path) && readFileSync(path, 'utf8')).toContain('Frage Nummer 3000?');
  });
});
