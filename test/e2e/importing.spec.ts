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
  await page.keyboard.press('Control+s');
  await dialog(page).getByLabel('File name').fill('visit');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  const path = join(studio.folder, 'visit.guide.notes.json');
  await expect.poll(() => existsSync(path)).toBe(true);
  const notes = JSON.parse(readFileSync(path, 'utf8')) as { comments: { text: string; anchor: object }[] };
  expect(notes.comments).toMatchObject([
    { anchor: { kind: 'item', externalId: 'age' }, text: expect.stringContaining('[record_id]>3') },
    { anchor: { kind: 'block', externalId: 'block.visit' }, text: expect.stringContaining('Guides do not calculate.') },
  ]);
});
