import type { Locator } from '@playwright/test';
import { type Editor, expect, test } from './editor.ts';

const tabs = (editor: Editor) => editor.page.getByRole('navigation', { name: 'Views' });
const text = (editor: Editor) => editor.page.getByRole('textbox', { name: 'Guide as JSON' });
const undoButton = (editor: Editor) => editor.page.getByRole('button', { name: /^Undo/ });

async function openText(editor: Editor): Promise<void> {
  await editor.open('breakfast');
  await tabs(editor).getByRole('button', { name: 'JSON' }).click();
  await expect(text(editor)).toContainText('"Breakfast habits"');
}

/** Puts the cursor behind the last letter of the title. */
async function toTitle(editor: Editor): Promise<void> {
  const { keyboard } = editor.page;
  await text(editor).click();
  await keyboard.press('Control+Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('End');
  await keyboard.press('ArrowLeft');
  await keyboard.press('ArrowLeft');
}

/** Points at a property until its meaning is shown: the text may still move while fonts load. */
async function pointAt(text: Locator, property: string, meaning: string): Promise<void> {
  await expect(async () => {
    await text.page().mouse.move(0, 0);
    await text.getByText(property).hover();
    await expect(text.page().locator('.cm-explained')).toContainText(meaning, { timeout: 3000 });
  }).toPass();
}

test('typing is a named undo step of the guide, and steps of the guide come into the text', async ({ editor }) => {
  const { page } = editor;
  await openText(editor);
  await toTitle(editor);
  await page.keyboard.type(' now');
  await expect(undoButton(editor)).toHaveAccessibleName(/Undo edit JSON/i);
  await tabs(editor).getByRole('button', { name: 'Guide' }).click();
  await expect(editor.property('Title')).toHaveValue('Breakfast habits now');
  await editor.property('Title').fill('Breakfast habits then');
  await tabs(editor).getByRole('button', { name: 'JSON' }).click();
  await expect(text(editor)).toContainText('"Breakfast habits then"');
  await text(editor).click();
  await page.keyboard.press('Control+z');
  await expect(text(editor)).toContainText('"Breakfast habits now"');
  await page.keyboard.press('Control+z');
  await expect(text(editor)).toContainText('"Breakfast habits"');
  await page.keyboard.press('Control+y');
  await expect(text(editor)).toContainText('"Breakfast habits now"');
});

test('a broken text leaves the guide alone, waits as a draft, and says where', async ({ editor }) => {
  const { page } = editor;
  await openText(editor);
  await toTitle(editor);
  await page.keyboard.type(' now"');
  const state = page.getByRole('group', { name: 'Your text has not been applied to the guide yet.' });
  await expect(state).toContainText('Line 2');
  await expect(state).toContainText('The guide still has the last valid version.');
  await tabs(editor).getByRole('button', { name: 'Guide' }).click();
  await expect(page.getByText('Your text in the JSON tab has not been applied to the guide.')).toBeVisible();
  await expect(editor.outline).toBeVisible();
  await tabs(editor).getByRole('button', { name: 'JSON' }).click();
  await expect(text(editor)).toContainText('now""');
  await state.getByRole('button', { name: 'Show the place' }).click();
  await expect(text(editor)).toBeFocused();
  await state.getByRole('button', { name: 'Discard the text' }).click();
  await expect(state).toBeHidden();
  await expect(text(editor)).not.toContainText('now"');
  await expect(text(editor)).toBeFocused();
  await expect(page.getByText('Your text in the JSON tab has not been applied to the guide.')).toBeHidden();
});

test('a draft does not overwrite what was changed elsewhere in the meantime', async ({ editor }) => {
  const { page } = editor;
  await openText(editor);
  await toTitle(editor);
  await page.keyboard.type('"');
  const state = page.getByRole('group', { name: 'Your text has not been applied to the guide yet.' });
  await expect(state).toBeVisible();
  await tabs(editor).getByRole('button', { name: 'Guide' }).click();
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await editor.property('Goal').fill('Another goal');
  await tabs(editor).getByRole('button', { name: 'JSON' }).click();
  await toTitle(editor);
  await page.keyboard.press('Delete');
  await expect(state).toContainText('changed elsewhere');
  await state.getByRole('button', { name: 'Discard the text' }).click();
  await expect(text(editor)).toContainText('"Another goal"');
});

test('completion follows the schema; Tab indents, and Escape and Tab leave', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await openText(editor);
  await text(editor).click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('"back');
  await expect(page.locator('[data-json-text]').getByRole('option', { name: /background/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('"Bakers",');
  await expect(undoButton(editor)).toHaveAccessibleName(/Undo edit JSON/i);
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(text(editor)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text(editor)).not.toBeFocused();
  await tabs(editor).getByRole('button', { name: 'Guide' }).click();
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await expect(editor.property('Background')).toHaveValue('Bakers');
});

test('pointing at a property shows its meaning, in the language of the window', { tag: '@full' }, async ({
  editor,
}) => {
  await openText(editor);
  await pointAt(text(editor), '"studyGoal"', 'What is to be learned. Guides follow-up questions.');
  await pointAt(
    text(editor),
    '"interviewMode"',
    'One of: text, audio, audio_text, audio_screen, video or video_screen.',
  );
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE', ownPage: true });
  test('the meaning is shown in German', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.open('breakfast');
    await page.getByRole('navigation', { name: 'Ansichten' }).getByRole('button', { name: 'JSON' }).click();
    await pointAt(
      page.getByRole('textbox', { name: 'Leitfaden als JSON' }),
      '"studyGoal"',
      'Was herausgefunden werden soll.',
    );
  });
});

test('finding looks and works as in the guide, wherever the focus is', async ({ editor }) => {
  const { page } = editor;
  await openText(editor);
  const bar = page.getByRole('search', { name: 'Find and replace' });
  const find = bar.getByRole('textbox', { name: 'Find' });
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'JSON' }).focus();
  await page.keyboard.press('Control+f');
  await expect(find).toBeFocused();
  await page.keyboard.type('bread');
  const status = bar.getByRole('status');
  await expect(status).toHaveText(/^\d+ of \d+$/);
  const [at = 0, before = 0] = ((await status.textContent()) ?? '').split(' of ').map(Number);
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(`${(at % before) + 1} of ${before}`);
  await page.keyboard.press('Shift+Enter');
  await expect(status).toHaveText(`${at} of ${before}`);
  await bar.getByRole('button', { name: 'Match case' }).click();
  await find.fill('Bread');
  const cased = Number(/\d+$/.exec((await status.textContent()) ?? '')?.[0]);
  expect(cased).toBeGreaterThan(0);
  expect(cased).toBeLessThan(before);
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('Loaf');
  await bar.getByRole('button', { name: /^Replace (all|1)/ }).click();
  await expect(status).toHaveText('No matches in this guide.');
  await expect(page.getByRole('button', { name: 'Undo edit JSON' })).toBeEnabled();
  await bar.getByRole('button', { name: 'Regular expression' }).click();
  await find.fill('(');
  await expect(bar.getByText('A bracket “(” is not closed.')).toBeVisible();
  await find.fill('"(text|title)": "([^"]+)"');
  await expect(status).toHaveText(/^\d+ of \d+$/);
  const marks = (await status.textContent()) ?? '';
  // No engine that backtracks finishes this pattern.
  await find.fill('(\\w+\\s?)+\\|');
  await expect(bar.getByRole('alert')).toContainText('This expression takes too long.');
  await expect(status).toHaveText(marks);
  await expect(bar.getByRole('button', { name: 'Replace', exact: true })).toBeDisabled();
  await find.fill('"(text|title)": "([^"]+)"');
  await expect(bar.getByRole('alert')).toBeHidden();
  await expect(status).toHaveText(/^\d+ of \d+$/);
  await bar.getByRole('textbox', { name: 'Replace with' }).fill('"$1": "$2!"');
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(text(editor)).toContainText(/"text": "Cereal!".*"text": "Fruit!"/);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(text(editor)).toBeFocused();
});
