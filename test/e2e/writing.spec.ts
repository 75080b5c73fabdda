import type { Locator, Page } from '@playwright/test';
import { type Editor, expect, test } from './editor.ts';

const guideText = JSON.stringify({
  title: 'Other',
  studyGuide: [{ type: 'flat', title: 'B', items: [{ text: 'Hello', type: 'open_ended' }] }],
});

test.use({ contents: { 'other.guide.json': guideText } });

const focused = (page: Page): Locator => page.locator(':focus');

/** Returns the names of the rows of the outline, without their kind. */
async function rows(editor: Editor): Promise<string> {
  return (await editor.rowNames()).map((name) => name.replace(/, [^,]*$/, '')).join(' | ');
}

/** Pastes as the keys of the browser do. */
async function paste(page: Page, data: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate((entries) => {
    const transfer = new DataTransfer();
    for (const [type, text] of Object.entries(entries)) transfer.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
  }, data);
}

/** Returns what copying or cutting puts on the clipboard. */
async function copy(page: Page, act: 'copy' | 'cut' = 'copy'): Promise<Record<string, string>> {
  return await page.evaluate((type) => {
    const transfer = new DataTransfer();
    const event = new ClipboardEvent(type, { clipboardData: transfer, bubbles: true, cancelable: true });
    (document.activeElement ?? document.body).dispatchEvent(event);
    return Object.fromEntries(Array.from(transfer.types, (each) => [each, transfer.getData(each)]));
  }, act);
}

test('answers are written line by line: Enter, Backspace, arrows', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('textbox', { name: 'Text of question 1' }).focus();
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveValue('Yes, most days');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('On Sundays');
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveValue('Yes, most days');
  await page.keyboard.press('ArrowUp');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Text of question 1');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveValue('On Sundays');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(focused(page)).toHaveValue('Yes, most days');

  const column = page.getByRole('textbox', { name: 'Column 1' }).first();
  await column.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Now and then');
  await expect(page.getByRole('textbox', { name: 'Column 2' }).first()).toHaveValue('Now and then');
  await page.getByRole('textbox', { name: 'Row 1' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('on the way');
  await expect(page.getByRole('textbox', { name: 'Row 2' }).first()).toHaveValue('on the way');
});

/** Composes a text in the focused field as an input method does, presses keys of its list of candidates, and ends it. */
async function compose(page: Page, text: string, keys: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  // The code of a key that the input method has taken.
  const taken = { windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
  for (const key of keys) {
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code: key, ...taken });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, ...taken });
  }
  await session.send('Input.insertText', { text });
  await session.detach();
}

test('the keys of an input method stay with its text', async ({ editor }) => {
  const { page } = editor;
  const candidates = ['ArrowDown', 'ArrowUp', 'Enter', 'Escape'];
  await editor.open('breakfast');
  const text = page.getByRole('textbox', { name: 'Text of question 1' });
  await text.fill('');
  await compose(page, '朝ご飯', candidates);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue('朝ご飯');
  // What the input method leaves alone is a key of the window again.
  await page.keyboard.press('ArrowDown');
  await expect(focused(page)).toHaveValue('Yes, most days');

  const searches = [
    ['Search the outline', page.locator('[data-outline-search]')],
    ['Find', page.getByRole('search', { name: 'Find and replace' }).getByRole('textbox').first()],
  ] as const;
  for (const [name, field] of searches) {
    if (name === 'Find') await page.keyboard.press('Control+f');
    await field.focus();
    await compose(page, '朝', candidates);
    await expect(field, name).toBeFocused();
    await expect(field, name).toHaveValue('朝');
  }
});

test('several lines pasted into an option are several options, undone in one step', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const first = page.getByRole('textbox', { name: 'Option 1' }).first();
  await first.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(page, { 'text/plain': '- Porridge\nmuesli | Muesli\n\n- Toast' });
  await expect(page.getByRole('textbox', { name: 'Option 2' }).first()).toHaveValue('Porridge');
  await expect(page.getByRole('textbox', { name: 'Option 3' }).first()).toHaveValue('Muesli');
  await expect(focused(page)).toHaveValue('Toast');
  await editor.undo();
  await expect(page.getByRole('textbox', { name: 'Option 2' }).first()).toHaveValue('');
});

test('a slash chooses the type, in an empty question and between questions', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  await page.keyboard.press('/');
  const list = page.getByRole('listbox', { name: 'Type of question' });
  await expect(list).toBeVisible();
  await page.keyboard.type('rank');
  await expect(list.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Text of question 3');
  await expect(editor.row(/^3\. Empty, Ranking/)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(editor.row(/^3\. Empty, Statement/)).toBeVisible();
  await page.keyboard.type('Thank you so far.');
  await page.keyboard.press('Control+Enter');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Text of question 4');
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(focused(page)).toHaveAttribute('aria-label', 'Text of question 4');
});

test('an outline pasted becomes questions with their answers', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  await paste(page, { 'text/plain': 'Which milk?\n  [ ] Cow\n  [ ] Oat\nWhy?\n# Later\nAnything else?' });
  await expect(editor.row(/^3\. Which milk\?, Multiple choice/)).toBeVisible();
  await expect(editor.row(/^4\. Why\?, Open question/)).toBeVisible();
  await expect(editor.row(/^Later, Block/)).toBeVisible();
  await expect(page.locator('[data-said]')).toHaveText(/^Pasted 3/);
  await editor.undo();
  await expect(editor.row(/Which milk/)).toBeHidden();
});

test('several parts are selected, changed, moved, duplicated and deleted together', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const before = await rows(editor);
  await editor.row(/^2\. /).click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(3);
  await expect(page.getByRole('complementary', { name: 'Properties' })).toContainText('3 questions selected');
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('treeitem', { selected: true })).toHaveCount(3);
  await editor.property('Type').selectOption({ label: 'Ranking' });
  await page.getByRole('button', { name: /^Continue anyway/u }).click();
  await page.getByRole('button', { name: 'Undo convert 3 questions to ranking' }).click();
  await editor.undo();
  expect(await rows(editor)).toBe(before);

  await editor.row(/^4\. /).click();
  await editor.row(/^2\. /).click({ modifiers: ['Control'] });
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await expect(page.locator('[data-said]')).toHaveText(/^Moved to New breads/);
  await editor.undo();
  expect(await rows(editor)).toBe(before);

  await editor.row(/^5\. /).click();
  await page.keyboard.press('Control+a');
  const all = await page.getByRole('treeitem', { selected: true }).count();
  expect(all).toBeGreaterThan(2);
});

test('a setting is changed in several questions as one step', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  await editor.row(/^5\. What makes/).click({ modifiers: ['Control'] });
  await editor.property('Follow-up questions').selectOption('heavy');
  await editor.row(/^5\. What makes/).click();
  await expect(editor.property('Follow-up questions')).toHaveValue('heavy');
  await editor.undo();
  await expect(editor.property('Follow-up questions')).not.toHaveValue('heavy');
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();
});

test('questions are copied into another window, exactly and as text', async ({ editor, served }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^3\. Which/).click();
  await editor.row(/^4\. /).click({ modifiers: ['Shift'] });
  const data = await copy(page);
  expect(data['text/plain']).toMatch(/^1\. Which .*\n {3}- /);
  const second = await page.context().newPage();
  await second.goto(served.url);
  await second.getByRole('button', { name: 'other' }).first().click();
  await second.getByRole('treeitem', { name: /^1\. Hello/ }).click();
  await paste(second, data);
  await expect(second.getByRole('treeitem', { name: /^2\. Which/ })).toBeVisible();
  await expect(second.getByRole('treeitem', { selected: true })).toHaveCount(2);
  await paste(second, data);
  await expect(second.getByRole('region', { name: 'Problems' })).not.toContainText('share the id');
  await editor.row(/^2\. Tell us/).click();
  const cut = await copy(page, 'cut');
  await expect(editor.row(/Tell us/)).toBeHidden();
  await editor.row(/^Screener/).click();
  await paste(page, cut);
  await expect(editor.row(/^2\. Tell us/)).toBeVisible();
});

test('finds, steps through, replaces one, skips one, replaces all; a hostile expression does no harm', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('bread');
  const bar = page.getByRole('search', { name: 'Find and replace' });
  await expect(bar).toContainText(/1 of \d+/);
  await page.keyboard.press('Enter');
  await expect(bar).toContainText(/2 of \d+/);
  await page.keyboard.press('Shift+Enter');
  await expect(bar).toContainText(/1 of \d+/);
  await page.keyboard.press('Control+h');
  await bar.getByLabel('Replace with').fill('loaf');
  await bar.getByRole('button', { name: 'Skip' }).click();
  await expect(bar).toContainText(/2 of \d+/);
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  const hits = bar.getByRole('list', { name: 'Matches' }).getByRole('button');
  const before = await hits.count();
  await bar.getByRole('button', { name: `Replace all ${before - 1} matches` }).click();
  await expect(hits).toHaveCount(1);
  await expect(hits).toHaveText(/^Skipped: .*bread/);
  await expect(bar.getByRole('button', { name: 'Replace all 0 matches' })).toBeDisabled();
  await expect(page.getByRole('status').filter({ hasText: `Replaced in ${before - 1} places` })).toBeVisible();
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(bar).toContainText(`Replaced ${before + 1} matches.`);
  // The pressed button is now disabled; the focus stays in the bar.
  await expect(bar.getByLabel('Replace with')).toBeFocused();
  await expect(editor.problems).toContainText('No problems');
  await page.getByRole('button', { name: /^Undo replace in 1 place/ }).click();
  await page.getByRole('button', { name: /^Undo replace in/ }).click();
  await page.getByRole('button', { name: /^Undo replace in 1 place/ }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeDisabled();

  await bar.getByRole('button', { name: 'Regular expression' }).click();
  await bar.getByLabel('Find', { exact: true }).fill('bread(?! )');
  await expect(bar.getByRole('status')).toHaveText(/^1 of \d+$/);
  // One “bread” has a space after it. The list follows the expression after a moment.
  const found = 5;
  await expect(hits).toHaveCount(found);
  await bar.getByLabel('Find', { exact: true }).fill('(\\w+\\s?)+\\|');
  await expect(bar.getByRole('alert')).toContainText('This expression takes too long.');
  await expect(hits).toHaveCount(found);
  await expect(bar.getByRole('button', { name: 'Replace', exact: true })).toBeDisabled();
  await bar.getByLabel('Find', { exact: true }).fill('(?=a)');
  await expect(bar).toContainText('No matches in this guide.');
  await bar.getByLabel('Find', { exact: true }).fill('(?a)');
  await expect(bar).toContainText('The expression is not valid.');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('the outline is searched, and shows the context of what it found', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const all = (await editor.rowNames()).length;
  await page.keyboard.press('Control+Shift+o');
  await page.keyboard.type('taste');
  await expect(page.getByRole('treeitem', { name: /^Taste, option/ })).toBeVisible();
  expect((await editor.rowNames()).length).toBeLessThan(all);
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAccessibleName(/Taste/);
  await page.getByRole('textbox', { name: 'Search the outline' }).fill('nowhere at all');
  await expect(page.getByText('No matches for “nowhere at all”.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  // The rows follow the search after a moment.
  await expect.poll(async () => (await editor.rowNames()).length).toBeGreaterThanOrEqual(all);
});

test('pasted questions bring what they depend on, or what is left out is reported and can be undone', {
  tag: '@full',
}, async ({ editor, served }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^5\. What makes bread/).click();
  const data = await copy(page);
  const second = await page.context().newPage();
  await second.goto(served.url);
  await second.getByRole('button', { name: 'other' }).first().click();
  const dialog = second.getByRole('dialog');
  const notice = second.getByRole('region', { name: 'Notices' });
  const questions = second.getByRole('treeitem', { name: /^\d+\. / });
  await second.getByRole('treeitem', { name: /^1\. Hello/ }).click();
  await paste(second, data);
  await expect(dialog).toContainText('Which of these do you eat?');
  await second.keyboard.press('Escape');
  await expect(questions).toHaveCount(1);

  await paste(second, data);
  await dialog.getByRole('button', { name: 'Insert without them' }).click();
  await expect(questions).toHaveCount(2);
  await expect(notice).toContainText('Left out: 1 condition (“foods”');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(questions).toHaveCount(1);
  await expect(notice).not.toContainText('Left out');

  await paste(second, data);
  await expect(dialog.getByRole('button', { name: 'Include it' })).toBeFocused();
  await second.keyboard.press('Enter');
  await expect(questions).toHaveCount(3);
  await expect(notice).toContainText('Pasted 2 questions');
  await expect(notice).not.toContainText('Left out');
  await expect(
    second.getByText('Shown when “Which of these do you eat?” includes “Bread” or “Cereal”').first(),
  ).toBeVisible();
});

test('a notice names what a conversion cannot keep, and stays', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^2\. Tell us/).click();
  const type = page.getByRole('complementary', { name: 'Properties' }).getByLabel('Type', { exact: true });
  const notice = page.getByRole('region', { name: 'Notices' });
  await type.selectOption('Ranking');
  for (const [number, text] of ['Taste', 'Price'].entries()) {
    await page
      .getByRole('article', { name: 'Question 2' })
      .getByRole('textbox', { name: `Option ${number + 1}` })
      .fill(text);
  }
  await editor.row(/^2\. /).click();
  await type.selectOption('Open question');
  await expect(notice).toContainText('Left out: 2 options (“Taste”; “Price”).');
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect(type).toHaveValue('ranking');
  await type.selectOption('Open question');
  await page.getByRole('textbox', { name: 'Text of question 2' }).fill('Why?');
  await expect(notice).toContainText('Left out: 2 options');
  await notice.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).not.toContainText('Left out');
});

test('a block is saved for other guides and taken over from there', { tag: '@full' }, async ({ editor, studio }) => {
  const { page } = editor;
  const choose = async (menu: string, item: string) => {
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await editor.open('breakfast');
  await editor.row(/^Habits/).click();
  await choose('Edit', 'Save for other guides…');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await dialog.getByLabel('Name').fill('Habits block');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  expect(studio.read('Habits block.guide.json')).toContain('"title": "Habits block"');

  await choose('Insert', 'From another guide…');
  await dialog.getByLabel('From').selectOption({ label: 'Habits block.guide.json' });
  await dialog.getByRole('checkbox', { name: /^Habits/ }).check();
  await dialog.getByRole('button', { name: 'Insert 1 part' }).click();
  await expect(page.getByRole('treeitem', { name: /^Habits, Block/ })).toHaveCount(2);
  await expect(editor.problems).toContainText('No problems');
  await page.getByRole('button', { name: /^Undo insert block/ }).click();
  await expect(page.getByRole('treeitem', { name: /^Habits, Block/ })).toHaveCount(1);
});
