import type { Page } from '@playwright/test';
import { look } from './axe.ts';
import { type Editor, expect, test } from './studio.ts';
import { dialog, setting, status } from './windowParts.ts';

// Law: axe finds nothing in any view of the editor. This file has the guide, its text and the dialogs; the Logic tab and
// the preview are in a11yLogic.spec.ts, studies and changes from outside in a11yStudy.spec.ts. What only another spec
// shows is checked there: recordings (playback), the closing desktop window (desktop), the exported pack (signoff).

const option = (text: string, status?: string) => ({ text, ...(status === undefined ? {} : { status }) });
const question = (text: string, more: object = {}) => ({
  text,
  type: 'multiple_choice',
  options: [option('Yes'), option('No')],
  ...more,
});

/** Problems of several kinds, three of one. */
const broken = {
  title: 'Broken',
  closingMessage: ' ',
  studyGuide: [
    {
      type: 'flat',
      title: 'Habits',
      items: ['First?', 'Second?', 'Third?'].map((text) => ({
        externalId: 'a',
        ...question(text, { multiSelect: true, minSelect: 3, maxSelect: 2 }),
      })),
    },
    {
      type: 'screening',
      title: 'Screener',
      items: [question('Do you?', { options: [option('Yes', 'approve'), option('No')] })],
    },
  ],
};
const other = { title: 'Other', studyGuide: [{ type: 'flat', title: 'B', items: [question('Hello?')] }] };

test.use({
  contents: { 'broken.guide.json': JSON.stringify(broken), 'other.guide.json': JSON.stringify(other) },
});

const menuBar = (page: Page) => page.getByRole('navigation', { name: 'Menus' });
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

async function menu(page: Page, name: string, item: string): Promise<void> {
  await menuBar(page).getByRole('button', { name }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Loads the page again and opens another guide; what is unsaved is given up. */
async function openAgain(editor: Editor, name: string): Promise<void> {
  const { page } = editor;
  page.once('dialog', (leave) => void leave.accept());
  await page.reload();
  const later = dialog(page).getByRole('button', { name: 'Later' });
  const guide = page.getByRole('button', { name }).first();
  await expect(later.or(guide).first()).toBeVisible();
  if (await later.isVisible()) await later.click();
  await editor.open(name);
}

/** What a selection changes: the properties, and the part in the guide. */
const selected = 'aside, article[aria-current]';

// Each test walks through many views.
test.setTimeout(180_000);

test('the guide, whatever is selected', async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await expect(page.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await look(page, 'welcome');
  await page
    .getByRole('region', { name: 'Guides in your folder' })
    .getByRole('button', { name: /^breakfast (?:today|yesterday)/u })
    .click({ button: 'right' });
  await look(page, 'the menu of a guide', '[role=menu]');
  await page.keyboard.press('Escape');
  await editor.open('breakfast');
  await look(page, 'the guide');
  const parts = ['Screener', 'Habits', 'New breads', 'Oat', ...[1, 2, 3, 4, 5, 6, 8, 9].map((at) => `${at}. `)];
  for (const row of parts) {
    await editor.row(new RegExp(`^(Screener: |Block: |Concept block: |Concept: )?${row}`)).click();
    await look(page, `selected: ${row}`, selected);
  }
  await editor.row(/^3\. /).focus();
  await page.keyboard.press('ArrowRight');
  await editor.row(/Bread/).click();
  await look(page, 'an option', selected);
  await editor.row(/^6\. /).focus();
  await page.keyboard.press('ArrowRight');
  await editor.row(/at home/).click();
  await look(page, 'a matrix row', selected);
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('3 questions selected');
  await look(page, 'several questions');
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await editor.property('Mode').selectOption({ label: 'Audio' });
  const properties = page.getByRole('complementary', { name: 'Properties' });
  await properties.getByRole('group', { name: 'Devices' }).getByRole('checkbox', { name: 'Desktop' }).check();
  await expect(properties.getByText('This computer turns other devices away')).toBeVisible();
  await editor.property('Language of the questions').fill('ara');
  await page.getByRole('option', { name: /^Arabic/u }).click();
  await expect(properties.getByText('Written from right to left.')).toBeVisible();
  await look(page, 'study settings');
  await editor.row(/yesterday's breakfast/).click();
  await editor.property('Follow-up questions').selectOption({ label: 'Heavy (up to 3)' });
  await editor.property('Preferred input').selectOption({ label: 'Screen recording' });
  await expect(properties.getByText('no model watches it')).toBeVisible();
  await look(page, 'what a mode means for a question', selected);
});

test('what the guide opens: lists, menus, notices, panes, search and problems', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  await page.keyboard.press('/');
  await expect(page.getByRole('listbox', { name: 'Type of question' })).toBeVisible();
  await look(page, 'types of questions', '[role=listbox]');
  await page.keyboard.press('Escape');
  await editor.row(/^2\. /).click({ button: 'right' });
  await look(page, 'the menu of a part', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.getByRole('article', { name: 'Question 4' }).click({ button: 'right', position: { x: 12, y: 12 } });
  await page.getByRole('menuitem', { name: /^Convert to/u }).press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Ranking' })).toBeVisible();
  await look(page, 'the menu in it', '[role=menu]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await look(page, 'a menu', '[role=menu]');
  await page.keyboard.press('Escape');

  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+d');
  await editor.row(/^3\. Tell us/).click();
  await editor.property('Type').selectOption('Ranking');
  for (const [number, text] of ['Taste', 'Price'].entries()) {
    await page
      .getByRole('article', { name: 'Question 3' })
      .getByRole('textbox', { name: `Option ${number + 1}` })
      .fill(text);
  }
  await editor.row(/^3\. /).click();
  await editor.property('Type').selectOption('Open question');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('Left out: 2 options');
  await look(page, 'a notice of what was left out');
  await notices.getByRole('button', { name: 'Dismiss' }).click();
  await editor.row(/^3\. /).click();
  await page.keyboard.press('Delete');
  await expect(notices).toContainText('Deleted question');
  // The notice stays while the pointer is on it.
  await notices.getByRole('status').hover();
  await look(page, 'a notice');
  await page.keyboard.press('Control+Shift+h');
  await expect(page.getByRole('complementary', { name: 'History' }).getByRole('listitem')).not.toHaveCount(0);
  await look(page, 'history', 'aside');

  const comments = page.getByRole('complementary', { name: 'Comments' });
  await editor.row(/^2\. Tell us/).click();
  await page.keyboard.press('Control+Alt+m');
  await comments.getByRole('textbox', { name: /^Comment on/u }).fill('Ask for the weekend, too');
  await page.keyboard.press('Tab');
  await comments.getByLabel('Your name').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(comments.getByRole('listitem')).toHaveCount(1);
  await look(page, 'comments');
  await comments.getByRole('button', { name: 'Delete comment' }).click();
  await expect(comments.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look(page, 'a deleted comment', 'aside');

  await page.keyboard.press('Control+f');
  await page.keyboard.insertText('bread');
  await expect(page.getByRole('search', { name: 'Find and replace' })).toContainText(/1 of \d+/u);
  await look(page, 'search');
  await page.keyboard.press('Escape');

  const from = await editor.row(/^3\. /).boundingBox();
  const to = await editor.row(/^8\. /).boundingBox();
  if (!from || !to) throw new Error('The rows are not on the screen.');
  await page.mouse.move(from.x + 80, from.y + 14);
  await page.mouse.down();
  await page.mouse.move(to.x + 80, to.y + 14, { steps: 8 });
  await look(page, 'a drag');
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await openAgain(editor, 'broken');
  await editor.showProblems();
  await expect(editor.problems).toContainText('Conditions find parts by their ids');
  await look(page, 'problems');
});

test('the text of the guide', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await views(page).getByRole('button', { name: 'JSON' }).click();
  const text = page.getByRole('textbox', { name: 'Guide as JSON' });
  await text.getByText('"studyGoal"').hover();
  await expect(page.locator('.cm-explained')).toContainText('What is to be learned.');
  await look(page, 'text, and the meaning of a property');
  await text.click();
  await page.keyboard.press('Control+f');
  await expect(page.getByRole('search').getByRole('textbox', { name: 'Find' })).toBeFocused();
  await look(page, 'search in the text');
  await page.keyboard.press('Escape');
  await text.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText('"');
  await expect(page.getByRole('group', { name: 'Your text has not been applied to the guide yet.' })).toBeVisible();
  await look(page, 'a text that is not valid');
});

test('every dialog', async ({ editor }) => {
  const { page } = editor;
  const inDialog = async (view: string) => {
    await look(page, view, '[role=dialog], [role=alertdialog]');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  };
  await editor.welcome();
  await page.getByRole('button', { name: 'Import questionnaire…' }).click();
  await dialog(page).getByLabel('Questionnaire').fill('# Habits\nDo you cook?\n- Yes\n- No (go to the end)');
  await expect(dialog(page).getByRole('region', { name: 'What was in the source' })).toContainText('go to the end');
  await inDialog('a pasted questionnaire');
  await editor.open('breakfast');
  await menu(page, 'File', 'Open…');
  await expect(dialog(page).getByRole('button', { name: 'breakfast' }).first()).toBeVisible();
  await inDialog('open');
  await menu(page, 'File', 'Open recent…');
  await inDialog('recent guides');
  await menu(page, 'File', 'New from template…');
  await inDialog('templates');
  await menu(page, 'File', 'Save as…');
  await dialog(page).getByLabel('File name').fill('breakfast');
  await page.keyboard.press('Enter');
  await inDialog('save as with a taken name');
  await page.keyboard.press('Control+Shift+e');
  await expect(page.getByRole('dialog', { name: 'Export the guide' })).toBeVisible();
  await inDialog('export');
  await menu(page, 'Help', 'Keyboard shortcuts');
  await dialog(page).getByRole('searchbox').fill('duplicate');
  await dialog(page)
    .getByRole('button', { name: /^Change the keys of: Duplicate/u })
    .click();
  await page.keyboard.press('Control+s');
  await expect(dialog(page).getByRole('alert')).toContainText('Ctrl+S is already used');
  await look(page, 'shortcuts', '[role=dialog]');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await menu(page, 'Help', 'About Guide Studio');
  await dialog(page).getByText('Licences of the libraries').click();
  await expect(dialog(page).getByRole('textbox', { name: /^Licences of the libraries/u })).toHaveValue(/react/u);
  await inDialog('about');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Commands and questions' })).toBeFocused();
  await inDialog('palette');
  await page.keyboard.press('Control+,');
  await expect(dialog(page).getByLabel('Reopen the last guide')).toBeVisible();
  await inDialog('settings');
  await status(page)
    .getByRole('button', { name: /^about \d+ min/u })
    .click();
  await dialog(page).getByText('Assumptions', { exact: true }).click();
  await dialog(page).getByRole('switch', { name: 'Only for this guide' }).click();
  await expect(dialog(page)).toContainText('Kept in the notes beside the guide');
  await inDialog('the length and its assumptions');
  await editor.row(/^3\. /).click();
  await page.keyboard.press('ArrowRight');
  await editor.row(/^Bread, option/u).click();
  await page.keyboard.press('Delete');
  await dialog(page).getByLabel('Refer to another option instead').selectOption('Fruit');
  await inDialog('something depends on this');
  await editor.row(/^Habits/u).click();
  await menu(page, 'Edit', 'Save for other guides…');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await inDialog('save for other guides');
  await menu(page, 'Insert', 'From another guide…');
  await dialog(page).getByLabel('From').selectOption({ label: 'other.guide.json' });
  await dialog(page).getByRole('checkbox').first().check();
  await inDialog('from another guide');

  await editor.row(/^5\. What makes bread/).click();
  const copied = await copy(page);
  await openAgain(editor, 'other');
  await editor.row(/^1\. Hello/).click();
  await paste(page, copied);
  await expect(dialog(page)).toContainText('Which of these do you eat?');
  await inDialog('what pasted questions depend on');
});

/** Returns what copying puts on the clipboard. */
async function copy(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    const transfer = new DataTransfer();
    const event = new ClipboardEvent('copy', { clipboardData: transfer, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return Object.fromEntries(Array.from(transfer.types, (each) => [each, transfer.getData(each)]));
  });
}

async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    const transfer = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) transfer.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, data);
}

test('the dialogs of connections, models and transcribers', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  const nowhere = 'http://127.0.0.1:1';
  await editor.open('breakfast');
  await menu(page, 'Study', 'Connections…');
  await expect(dialog(page)).toContainText('This computer');
  await dialog(page).getByRole('button', { name: 'Transcriber…' }).click();
  await dialog(page).getByLabel('Address of the transcriber').fill(nowhere);
  await dialog(page).getByLabel('Name of its model').fill('whisper-1');
  await dialog(page).getByRole('button', { name: 'Test', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Check that the transcriber runs there.');
  await look(page, 'a transcriber that does not answer', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await dialog(page).getByRole('button', { name: 'Model…' }).click();
  await dialog(page).getByLabel('Address of the model').fill(nowhere);
  await dialog(page).getByLabel('Name of the model').fill('small');
  await dialog(page).getByRole('button', { name: 'Test', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Nothing answers');
  await look(page, 'a model that does not answer', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Use this model' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'This computer' })).toContainText(
    'The model does not work, so a script asks.',
  );
  await look(page, 'connections', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'Add a connection' }).click();
  await look(page, 'add a connection', '[role=dialog]');
});

test('high contrast, and panes that are drawers', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await page.setViewportSize({ width: 1024, height: 700 });
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await status(page).getByRole('button', { name: 'Properties' }).click();
  await expect(dialog(page)).toBeFocused();
  await look(page, 'properties in a drawer', '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await setting(page, 'Contrast', 'High');
  await setting(page, 'Text size', '125 %');
  await look(page, 'high contrast');
  await setting(page, 'Theme', 'Dark');
  await look(page, 'dark high contrast');
});

test.describe('German', () => {
  test.use({ ownPage: true, locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('every view in a narrow window', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.welcome();
    await expect(page.getByRole('heading', { name: 'Woran arbeiten Sie?' })).toBeVisible();
    await look(page, 'welcome, narrow');
    await page.getByRole('button', { name: 'Neuer Leitfaden', exact: true }).click();
    const tabs = page.getByRole('navigation', { name: 'Ansichten' }).getByRole('button');
    await expect(tabs.first()).toBeVisible();
    for (const view of await tabs.allTextContents()) {
      await tabs.filter({ hasText: new RegExp(`^${view}$`, 'u') }).click();
      await look(page, `${view}, narrow`);
    }
  });
});
