import type { Page } from '@playwright/test';
import { expect, test } from './editor.ts';
import { dialog } from './windowParts.ts';

/** Drops a file on the window, as from a file manager. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ''], fileName ?? '', { type: 'application/json' }));
      return transfer;
    },
    [name, text],
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

test('a guide that is dropped opens as a new one, after a question about unsaved work; other files say why not', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.welcome();
  const items = [{ type: 'open_ended', text: 'Where do you take tea?' }];
  const guide = JSON.stringify({ title: 'Tea', studyGuide: [{ type: 'flat', title: 'Block', items }] });
  await expect(page.getByRole('button', { name: /^breakfast/ })).toBeVisible();
  await drop(page, 'tea.guide.json', guide);
  await expect(editor.row(/^1\. Where do you take tea/)).toBeVisible();
  await expect(page.getByText('tea.guide.json opened as a new guide')).toBeAttached();
  await expect(page).toHaveTitle(/Untitled/);
  await editor.row(/^1\. /).click();
  await editor.property('Text').fill('Where do you drink tea?');

  const before = studio.read('breakfast.guide.json');
  await drop(page, 'breakfast.guide.json', before);
  await dialog(page).getByRole('button', { name: 'Don’t save' }).click();
  await expect(editor.row(/^1\. Do you eat/)).toBeVisible();
  expect(studio.read('breakfast.guide.json')).toBe(before);

  await drop(page, 'notes.bin', 'tea');
  await expect(dialog(page).getByRole('alert')).toContainText('notes.bin was not read');
  await page.keyboard.press('Escape');

  await drop(page, 'coffee.txt', '# Coffee\n1. Which coffee?\n- Black\n- White\nGO TO 3\n');
  await expect(dialog(page)).toContainText('Becomes 1 question in 1 block.');
  await expect(dialog(page).getByRole('region', { name: 'What was in the source' })).toContainText('GO TO 3');
  await dialog(page).getByRole('button', { name: 'Create guide with 1 question' }).click();
  await expect(editor.row(/^1\. Which coffee/)).toBeVisible();
});

test('a questionnaire of another tool that is dropped opens as a new guide, with its conditions and what is lost', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.welcome();
  const header =
    '"Variable / Field Name","Form Name","Section Header","Field Type","Field Label","Choices, Calculations, OR Slider Labels","Branching Logic (Show field only if...)","Required Field?"';
  const fields = [
    'record_id,visit,,text,Record,,,y',
    'smokes,visit,,radio,Do you smoke?,"1, Yes | 2, No",,y',
    `why,visit,,notes,Why?,,[smokes]='1',y`,
    'sum,visit,,calc,Sum,,,',
  ];
  await drop(page, 'visit.csv', [header, ...fields].join('\n'));
  await expect(dialog(page).getByRole('region', { name: 'What was in the source' })).toContainText(
    'Guides do not calculate.',
  );
  await dialog(page).getByRole('button', { name: 'Create guide with 2 questions' }).click();
  await expect(editor.row(/^1\. Do you smoke/)).toBeVisible();
  await expect(editor.row(/^2\. Why/)).toBeVisible();
  await editor.row(/^2\. /).click();
  await expect(page.getByText('Do you smoke?').last()).toBeVisible();

  const elements = [
    { type: 'radiogroup', name: 'tea', title: 'Which tea?', choices: ['Green', 'Black'] },
    { type: 'comment', name: 'why', title: 'Why that one?', visibleIf: "{tea} = 'Green'" },
  ];
  await drop(page, 'tea.json', JSON.stringify({ pages: [{ name: 'p', elements }] }));
  await dialog(page).getByRole('button', { name: 'Create guide with 2 questions' }).click();
  await dialog(page).getByRole('button', { name: 'Don’t save' }).click();
  await expect(editor.row(/^2\. Why that one/)).toBeVisible();
});

test('Help › About: the version, a text for reports, and the licences of what is built in', async ({
  editor,
  context,
}) => {
  const { page } = editor;
  await editor.welcome();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('menuitem', { name: 'About Guide Studio' }).click();
  await expect(dialog(page)).toContainText(/Guide Studio \d+\.\d+\.\d+/u);
  await dialog(page).getByText('Licences of the libraries').click();
  const licences = dialog(page).getByRole('textbox', { name: 'Licences of the libraries in the editor' });
  await expect(licences).toHaveValue(/## react - \d/u);
  await dialog(page).getByRole('button', { name: 'Copy for a report' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(async () => await navigator.clipboard.readText())).toMatch(
    /^Guide Studio .+\nIn the browser\nMozilla/u,
  );
});
