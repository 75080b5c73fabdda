import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, ownGuide, test } from './studio.ts';
import { dialog } from './windowParts.ts';

test.use({ guides: [ownGuide] });

const header =
  '"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Branching Logic (Show field only if...)","Required Field?"';
const fields = [
  'record_id,visit,,text,Record,,,y',
  'smokes,visit,,radio,Do you smoke?,"1, Yes | 2, No",,y',
  `why,visit,,notes,Why do you smoke?,,[smokes]='1',y`,
  'age,visit,,text,How old are you?,,[record_id]>3,y',
  'sum,visit,,calc,Sum,,,',
];
const dictionary = { name: 'visit.csv', mimeType: 'text/csv', buffer: Buffer.from([header, ...fields].join('\n')) };

test('a dictionary is imported from the File menu: source beside result, rows lead to items, losses are comments', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Import questionnaire…' }).click();
  const shown = dialog(page);
  await expect(shown.getByLabel('Questionnaire')).toBeFocused();
  await shown.getByLabel('Choose a file…').setInputFiles(dictionary);
  await expect(shown).toContainText('visit.csv · REDCap data dictionary');
  await expect(shown).toContainText('Becomes 3 questions in 1 block. 1 of 2 conditions carried over.');
  await expect(shown.getByRole('radio', { name: /^To check/ })).toBeChecked();
  const rows = shown.getByRole('region', { name: 'What was in the source' });
  await expect(rows.getByRole('listitem')).toHaveCount(3);
  await page.keyboard.press('F8');
  await expect(rows.getByRole('button', { pressed: true })).toHaveCount(1);
  await rows.getByRole('button', { name: /\[record_id\]>3/ }).click();
  await expect(shown.locator('[data-target]')).toContainText('How old are you?');
  await shown.getByRole('radio', { name: /^All/ }).check();
  await expect(rows.getByRole('button', { name: /Exact Condition row 4/ })).toBeVisible();
  await shown.getByRole('button', { name: 'Create guide with 3 questions' }).click();
  await expect(editor.row(/^2\. Why do you smoke/)).toBeVisible();
  await expect(page).toHaveTitle(/Untitled/);
  const commented = editor.row(/^3\. How old are you/);
  await expect(commented, 'before the first save').toHaveAccessibleName(/1 open comment$/u);
  await page.keyboard.press('Control+s');
  await dialog(page).getByLabel('File name').fill('visit');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const path = join(studio.folder, 'visit.guide.notes.json');
  await expect.poll(() => existsSync(path)).toBe(true);
  await expect(commented).toHaveAccessibleName(/1 open comment$/u);
  const notes = JSON.parse(readFileSync(path, 'utf8')) as { comments: { text: string; anchor: object }[] };
  expect(notes.comments).toMatchObject([
    { anchor: { kind: 'item', externalId: 'age' }, text: expect.stringContaining('[record_id]>3') },
    { anchor: { kind: 'block', externalId: 'block.visit' }, text: expect.stringContaining('Guides do not calculate.') },
  ]);
});

test('an import is still there when the question about unsaved work is cancelled, and keys act on the marked part', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. /).click();
  await editor.property('Text').fill('What did you eat today?');
  const openImport = async () => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
    await page.getByRole('menuitem', { name: 'Import questionnaire…' }).click();
  };
  await openImport();
  const shown = dialog(page);
  const text = '# Tea\n1. Do you drink tea?\n- Yes\n- No, skip to Q3\n2. Which?\n3. Why?\n';
  await shown
    .getByLabel('Choose a file…')
    .setInputFiles({ name: 'tea.md', mimeType: 'text/markdown', buffer: Buffer.from(text) });
  await expect(shown).toContainText('One proposal to accept or leave.');
  await page.keyboard.press('F8');
  await expect(shown.getByRole('button', { pressed: true })).toBeFocused();
  await expect(shown.getByRole('button', { pressed: true })).toContainText('It reads like a jump to “Why?”.');
  await shown.getByRole('button', { name: /^Accept “/u }).click();
  await expect(shown).toContainText('1 of 1 condition carried over.');
  await shown.getByRole('button', { name: 'Create guide with 3 questions' }).click();
  await shown.getByRole('button', { name: 'Cancel' }).click();
  await expect(editor.row(/^2\. What did you eat today/)).toBeVisible();
  await openImport();
  await expect(shown).toContainText('1 of 1 condition carried over.');
  await shown.getByRole('button', { name: 'Create guide with 3 questions' }).click();
  await shown.getByRole('button', { name: 'Don’t save' }).click();
  await expect(editor.row(/^2\. Which/)).toBeVisible();
  await openImport();
  await expect(shown.getByLabel('Questionnaire')).toBeFocused();
});

test('JSON of something else, and files that no format recognises, say what can be imported', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Import questionnaire…' }).click();
  for (const name of ['package.json', 'picture.png']) {
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('{"name":"x"}') });
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText(`${name} was not read.`);
    await expect(alert).toContainText('REDCap data dictionary, SurveyJS, Qualtrics');
  }
});
