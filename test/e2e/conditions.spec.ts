import type { Locator, Page } from '@playwright/test';
import { block, choice, open, selected, when } from '../guideParts.ts';
import { look } from './axe.ts';
import { type Editor, expect, test } from './editor.ts';
import { dialog } from './windowParts.ts';

const guide = (title: string, ...studyGuide: readonly object[]) => JSON.stringify({ title, studyGuide });
const uses = choice('Do you use the app?', ['Every day', 'Sometimes', 'Never'], { externalId: 'uses' });
const middle = ['When?', 'Where?', 'What for?', 'With whom?', 'How long?', 'What annoys you?'];

/** A question whose answer skips six others, of which one has a condition already. */
const habits = guide(
  'Habits',
  block('App', uses, ...middle.map((text) => open(text))),
  block(
    'Later',
    choice('How old are you?', ['Under 30', '30 or older'], { externalId: 'age' }),
    open('Anything else?'),
  ),
);
/** Conditions of both kinds, so that one of them cannot be combined. */
const mixed = guide(
  'Mixed',
  block(
    'All',
    uses,
    choice('Which phone?', ['Old', 'New'], { externalId: 'phone' }),
    open('Plain?'),
    open('Both?', when(selected('uses', 'Every day'), selected('phone', 'Old'))),
    open('One of them?', {
      conditional: { operator: 'or', criteria: [selected('uses', 'Never'), selected('phone', 'New')] },
    }),
  ),
);
/** Another guide, in a language that is written from the right. */
const arabic = JSON.stringify({
  title: 'العادات',
  config: { questionLanguage: 'ar' },
  studyGuide: [
    block(
      'التطبيق',
      choice('هل تستخدم التطبيق؟', ['كل يوم', 'أبدا'], { externalId: 'use-ar' }),
      open('متى؟', when(selected('use-ar', 'كل يوم'))),
      open('أين؟', when(selected('use-ar', 'كل يوم'))),
      open('لماذا؟', when(selected('use-ar', 'كل يوم'))),
      open('من؟'),
    ),
  ],
});
test.use({
  contents: { 'habits.guide.json': habits, 'mixed.guide.json': mixed, 'arabic.guide.json': arabic },
});

interface Saved {
  readonly studyGuide: readonly {
    readonly items: readonly {
      readonly text: string;
      readonly conditional?: { readonly criteria: readonly object[] };
    }[];
  }[];
}

async function saved(editor: Editor, read: () => string): Promise<Saved> {
  await editor.page.keyboard.press('Control+s');
  await expect(editor.page).toHaveTitle(/^(?!\*|•)/u);
  return JSON.parse(read()) as Saved;
}

const conditionsIn = ({ studyGuide }: Saved): readonly (readonly [string, number])[] =>
  studyGuide.flatMap(({ items }) =>
    items.map(({ text, conditional }) => [text, conditional?.criteria.length ?? 0] as const),
  );

const rowsIn = (shown: Locator): Locator =>
  shown.getByRole('list', { name: 'What each of them gets' }).getByRole('listitem');

/** Counts the clicks of a person. */
function counted(): { readonly click: (where: Locator, how?: 'right') => Promise<void>; readonly count: () => number } {
  let clicks = 0;
  return {
    click: async (where, how) => {
      clicks += 1;
      await where.click(how === 'right' ? { button: 'right' } : {});
    },
    count: () => clicks,
  };
}

test('a skip over six questions takes at most six clicks, shows what each gets, and is one step back', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('habits');
  const { click, count } = counted();
  await editor.row(/^1\. /).click();
  await click(editor.row(/^1\. /), 'right');
  await click(page.getByRole('menuitem', { name: 'Skip to…' }));
  const shown = dialog(page);
  await expect(shown.getByRole('button', { name: 'Skip', exact: true })).toBeDisabled();
  await click(shown.getByRole('checkbox', { name: 'Never' }));
  await click(shown.getByRole('combobox', { name: 'Go on with' }));
  await click(page.getByRole('option', { name: 'Block “Later”' }));
  await expect(rowsIn(shown)).toHaveCount(6);
  await expect(rowsIn(shown).first()).toContainText('Shown when “Do you use the app?” is not “Never”');
  await click(shown.getByRole('button', { name: 'Skip 6 questions' }));
  expect(count()).toBeLessThanOrEqual(6);
  await expect(shown).toBeHidden();
  await expect(editor.row(/^2\. When\?.*first of 6 with the same condition/u)).toBeVisible();
  await expect(editor.row(/^7\. .*same condition as 2/u)).toBeVisible();
  const after = await saved(editor, () => studio.read('habits.guide.json'));
  expect(conditionsIn(after).map(([, criteria]) => criteria)).toEqual([0, 1, 1, 1, 1, 1, 1, 0, 0]);
  await page.keyboard.press('Control+z');
  await expect(editor.row(/^2\. When\?/u)).not.toHaveAccessibleName(/same condition/u);
  expect(conditionsIn(await saved(editor, () => studio.read('habits.guide.json'))).every(([, n]) => n === 0)).toBe(
    true,
  );
});

test('a skip is made with keys only', async ({ editor }) => {
  const { page } = editor;
  await editor.open('habits');
  await editor.row(/^1\. /).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Alt+Shift+K');
  const shown = dialog(page);
  await expect(shown.getByRole('radio', { name: 'is one of' })).toBeVisible();
  await tabTo(page, shown.getByRole('checkbox', { name: 'Every day' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, shown.getByRole('checkbox', { name: 'Never' }));
  await page.keyboard.press('Space');
  await tabTo(page, shown.getByRole('combobox', { name: 'Go on with' }));
  await page.keyboard.type('end of');
  await page.keyboard.press('Enter');
  await expect(rowsIn(shown)).toHaveCount(8);
  await tabTo(page, shown.getByRole('button', { name: 'Skip 8 questions' }));
  await page.keyboard.press('Enter');
  await expect(shown).toBeHidden();
  await expect(editor.row(/^2\. When\?.*first of 6 with the same condition/u)).toBeVisible();
  await expect(editor.row(/^1\. /)).toBeFocused();
});

async function tabTo(page: Page, where: Locator): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    if (await where.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(where).toBeFocused();
}

test('a condition is copied and pasted into other questions, after a question where one has its own', async ({
  editor,
}) => {
  const { page } = editor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('mixed');
  await editor.row(/^4\. Both/u).click();
  await page.keyboard.press('Alt+Shift+C');
  await editor.row(/^3\. Plain/u).click();
  await page.keyboard.press('Alt+Shift+V');
  await expect(editor.row(/^3\. Plain.*first of 2 with the same condition/u)).toBeVisible();
  await editor.row(/^5\. One of them/u).click();
  await page.keyboard.press('Control+v');
  const shown = dialog(page);
  await expect(shown).toContainText('which one condition cannot');
  // What nothing can take cannot be chosen, with the reason; nothing is replaced without a choice.
  await expect(shown.getByRole('radio', { name: 'Also require this' })).toBeDisabled();
  await expect(shown.getByRole('radio', { name: 'This is enough too' })).toBeDisabled();
  await expect(shown).toContainText('“Also require this” is not possible: none of them can have both');
  await expect(shown.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  await shown.getByRole('radio', { name: 'Replace it' }).check();
  await expect(rowsIn(shown)).toContainText('Before: Shown when any of');
  await shown.getByRole('button', { name: 'Apply to 1 question' }).click();
  await expect(editor.row(/^3\. Plain.*first of 3 with the same condition/u)).toBeVisible();
  await editor.row(/^1\. /u).click();
  await page.keyboard.press('Alt+Shift+V');
  await expect(
    page.getByRole('alert').filter({ hasText: 'not asked after the question of the condition' }),
  ).toBeVisible();
});

test('a condition goes to a whole block, combined as chosen, with the reason where that is impossible', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('mixed');
  await editor.row(/^All/u).click();
  await page.getByRole('button', { name: 'Condition for all questions…' }).click();
  const shown = dialog(page);
  const question = shown.getByRole('combobox', { name: 'Question' });
  await expect(question, 'no question is guessed').toHaveValue('');
  await question.fill('phone');
  await page.keyboard.press('Enter');
  await shown.getByRole('checkbox', { name: 'Old' }).check();
  await expect(shown.getByRole('radio', { name: 'Also require this' })).toBeChecked();
  await expect(rowsIn(shown)).toHaveCount(5);
  await expect(rowsIn(shown).nth(0)).toContainText('It is not asked after the question of the condition.');
  await expect(rowsIn(shown).nth(2)).toContainText('Shown when “Which phone?” is “Old”');
  await expect(rowsIn(shown).nth(3)).toContainText('Its own condition says this already.');
  await expect(rowsIn(shown).nth(4)).toContainText('which one condition cannot');
  await look(page, 'a condition for many', '[role="dialog"]');
  await shown.getByRole('radio', { name: 'This is enough too' }).check();
  await expect(rowsIn(shown).nth(2)).toContainText('It is shown to everyone already.');
  await expect(rowsIn(shown).nth(4)).toContainText('Before: Shown when any of');
  await shown.getByRole('button', { name: 'Apply to 1 question' }).click();
  const after = await saved(editor, () => studio.read('mixed.guide.json'));
  expect(conditionsIn(after).map(([, criteria]) => criteria)).toEqual([0, 0, 0, 2, 2]);
});

test('a condition of another guide that this one cannot have is not pasted, and the message names its question', async ({
  editor,
}) => {
  const { page } = editor;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('mixed');
  const conditional = { operator: 'and', criteria: [selected('gone', 'Yes')] };
  const copied = { guideStudioCondition: 1, conditional, asks: { gone: 'Do you own a car?' } };
  const write = async (text: string) =>
    await page.evaluate(async (given) => await navigator.clipboard.writeText(given), text);
  await write(JSON.stringify(copied));
  await editor.row(/^3\. Plain/u).click();
  await page.keyboard.press('Alt+Shift+V');
  const message = page.getByRole('alert').filter({ hasText: 'does not have the question “Do you own a car?”' });
  await expect(message).toContainText('Nothing was changed.');
  await expect(editor.row(/^3\. Plain/u)).not.toHaveAccessibleName(/condition/u);
  const other = { ...conditional, criteria: [selected('uses', 'Never')] };
  await write(JSON.stringify({ ...copied, conditional: other, asks: { uses: 'Do you use the site?' } }));
  await page.keyboard.press('Control+v');
  const shown = dialog(page);
  await expect(shown).toContainText('Here, the same id is the question “Do you use the app?”');
  await shown.getByRole('button', { name: 'Cancel' }).click();
  await write('Nothing of a guide');
  await page.keyboard.press('Alt+Shift+V');
  await expect(page.getByRole('alert').filter({ hasText: 'The clipboard has no condition.' })).toBeVisible();
});

test('several selected questions get one condition on the link from their common properties, and from the palette', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('habits');
  await editor.row(/^2\. /u).click();
  await editor.row(/^5\. /u).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Condition for the selection…' }).click();
  const shown = dialog(page);
  await expect(shown).toContainText('Condition for 4 questions');
  await shown.getByRole('radio', { name: 'On the link' }).check();
  await shown.getByLabel('Link parameter').fill('panel');
  await shown.getByLabel('equals').fill('A');
  await expect(rowsIn(shown)).toHaveCount(4);
  await shown.getByRole('button', { name: 'Apply to 4 questions' }).click();
  await expect(editor.row(/^2\. When\?.*first of 4 with the same condition/u)).toBeVisible();
  const after = await saved(editor, () => studio.read('habits.guide.json'));
  expect(conditionsIn(after).map(([, criteria]) => criteria)).toEqual([0, 1, 1, 1, 1, 0, 0, 0, 0]);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('condition for');
  await expect(page.getByRole('option', { name: /Condition for the selection/u })).toBeVisible();
});

test('a new condition begins without a question, says so, and cannot be published', async ({ editor }) => {
  const { page } = editor;
  await editor.open('mixed');
  await editor.row(/^3\. Plain/u).click();
  await page.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('menuitem', { name: 'On an earlier answer' }).click();
  const shown = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Shown when' }) });
  await expect(shown.locator('[aria-live]')).toHaveText('Shown when (no question yet)');
  await expect(shown.getByRole('combobox', { name: 'Question' })).toHaveValue('');
  await expect(editor.problems).toContainText('1 problem');
});

test('the bracket and the dialogs hold in both themes, in a narrow window, and from the right', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.open('arabic');
  await expect(editor.row(/^2\. .*first of 3 with the same condition/u)).toBeVisible();
  await look(page, 'brackets in the outline');
  await editor.row(/^1\. /u).click();
  await page.keyboard.press('Alt+Shift+K');
  const shown = dialog(page);
  await shown.getByRole('checkbox', { name: 'أبدا' }).check();
  await shown.getByRole('combobox', { name: 'Go on with' }).fill('end of');
  await page.keyboard.press('Enter');
  await expect(rowsIn(shown)).toHaveCount(4);
  await expect(rowsIn(shown).first()).toContainText('Its own condition says this already.');
  await look(page, 'a skip', '[role="dialog"]');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await shown.boundingBox();
    expect(box?.width ?? 0).toBeLessThanOrEqual(width);
    await expect(shown.getByRole('button', { name: 'Skip 4 questions' })).toBeInViewport();
  }
  // In the drawer of a phone the run is one bracket, too.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Outline', exact: true }).click();
  await expect(editor.row(/^2\. .*first of 3 with the same condition/u)).toBeVisible();
  await look(page, 'brackets in the drawer of a phone');
});
