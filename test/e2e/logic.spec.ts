import type { Locator } from '@playwright/test';
import { type Editor, expect, test } from './editor.ts';
import { openPalette } from './windowParts.ts';
import { link, selected, when } from '../guideParts.ts';

function properties({ page }: Editor): Locator {
  return page.getByRole('complementary', { name: 'Properties' });
}

function section(within: Locator, heading: string): Locator {
  return within.locator('section', { has: within.page().getByRole('heading', { name: heading, exact: true }) }).last();
}

async function logicTab({ page }: Editor): Promise<void> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await expect(page.getByRole('region', { name: 'Logic' })).toBeVisible();
}

/** The row of a question in the table of conditions. */
function line({ page }: Editor, name: RegExp): Locator {
  return page.getByRole('grid', { name: 'Conditions' }).getByRole('row', { name });
}

async function undoName({ page }: Editor): Promise<string> {
  return (await page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label')) ?? '';
}

test('a condition is put together in words, a change of it is a named step, and the file has what was said', async ({
  editor,
  studio,
}) => {
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  const shown = section(properties(editor), 'Shown when');
  const add = async (kind: string) => {
    await shown.getByRole('button', { name: 'Add condition' }).click();
    await editor.page.getByRole('menuitem', { name: kind }).click();
  };
  const sentence = shown.locator('[aria-live]');
  await add('On an earlier answer');
  const unfinished = 'Shown when “Which of these do you eat?” includes (nothing chosen yet)';
  await expect(sentence, 'nothing is guessed').toHaveText('Shown when (no question yet)');
  await shown.getByRole('combobox', { name: 'Question' }).fill('which of these');
  await editor.page.keyboard.press('Enter');
  await expect(sentence, 'nothing is guessed').toHaveText(unfinished);
  await expect(editor.problems).toContainText('1 problem');
  await test.step('the question is found by typing a part of it', async () => {
    const question = shown.getByRole('combobox', { name: 'Question' });
    for (const [typed, hits, first] of [
      ['breakf', 1, 'Shown when “Do you eat breakfast?” is (nothing chosen yet)'],
      ['3. wh', 1, unfinished],
      ['eat', 2, 'Shown when “Do you eat breakfast?” is (nothing chosen yet)'],
      ['3', 1, unfinished],
    ] as const) {
      await question.fill(typed);
      await expect(editor.page.getByRole('option')).toHaveCount(hits);
      await editor.page.keyboard.press('Enter');
      await expect(sentence, 'Enter takes the only or the first one').toHaveText(first);
    }
    await question.fill('foods');
    await expect(editor.page.getByRole('option'), 'ids are not what questions are called').toHaveCount(0);
    await editor.page.keyboard.press('Escape');
    await expect(question, 'Escape closes the list').toHaveValue('3. Which of these do you eat?');
    await expect(question).toBeFocused();
    await editor.page.keyboard.press('Escape');
    await expect(editor.row(/^6\. /), 'and leaves the field').toBeFocused();
    await expect(sentence).toHaveText(unfinished);
  });
  await test.step('an option that is the only one can be unticked, and what is missing is said', async () => {
    const bread = shown.getByRole('checkbox', { name: 'Bread' });
    await bread.check();
    await expect(editor.problems).toContainText('No problems');
    await bread.uncheck();
    await expect(shown.getByRole('group', { name: 'Options' })).toHaveAccessibleDescription(/choose at least one/i);
    await expect(sentence).toContainText('includes (nothing chosen yet)');
    await bread.check();
    await expect(sentence).toHaveText('Shown when “Which of these do you eat?” includes “Bread”');
  });
  await shown.getByRole('checkbox', { name: 'Fruit' }).check();
  await expect(sentence).toHaveText('Shown when “Which of these do you eat?” includes “Bread” or “Fruit”');
  expect(await undoName(editor)).toContain('Undo change condition');
  await add('On the link (URL parameter)');
  await expect(shown.getByLabel('Link parameter')).toBeFocused();
  await expect(sentence).toContainText('link has (no parameter yet) = (no value yet)');
  await editor.page.keyboard.type('segment');
  await expect(shown.getByText('the condition on the link has no value for "segment"')).toBeVisible();
  await shown.getByLabel('equals').fill('bakers');
  await expect(sentence).toHaveText(
    'Shown when all of: “Which of these do you eat?” includes “Bread” or “Fruit”; the link has segment = bakers',
  );
  await shown.getByRole('radio', { name: 'Any condition is met' }).check();
  await expect(sentence).toContainText('Shown when any of: ');
  await editor.save();
  expect(JSON.parse(studio.read('breakfast.guide.json')).studyGuide[1].items[4].conditional).toEqual({
    operator: 'or',
    criteria: [selected('foods', 'bread', 'Fruit'), link('segment', 'bakers')],
  });
  await shown.getByRole('button', { name: 'Remove both conditions' }).click();
  await expect(shown.getByText('Always', { exact: true })).toBeVisible();

  await test.step('the condition of the question before can be taken over', async () => {
    await add('The same as “5. What makes bread good?”');
    await expect(sentence).toHaveText('Shown when “Which of these do you eat?” includes “Bread” or “Cereal”');
  });
});

test('how conditions are read is folded away beside them', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await logicTab(editor);
  const beside = page.getByRole('complementary', { name: 'Conditions' });
  const words = beside.getByText('A question that was not asked counts as nothing chosen');
  await expect(words).toBeHidden();
  await beside.getByText('How conditions are read').click();
  await expect(words).toBeVisible();
  await line(editor, /What makes bread good/).click();
  await expect(words).toBeVisible();
});

test('a condition is reached by the palette, and its question found by words of it', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  const choose = async (words: string) => {
    await openPalette(page);
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
  };
  const shown = section(properties(editor), 'Shown when');
  await choose('condition link');
  await expect(shown.getByLabel('Link parameter')).toBeFocused();
  await choose('condition earlier');
  const question = shown.getByRole('combobox', { name: 'Question' });
  await expect(question).toBeFocused();
  await question.fill('these eat');
  await expect(page.getByRole('option')).toHaveText(['3. Which of these do you eat?']);
  await page.getByRole('option').click();
  await expect(question).toHaveValue('3. Which of these do you eat?');
  await shown.getByRole('button', { name: 'Show the questions' }).click();
  expect(await page.getByRole('option').count(), 'all of them again').toBeGreaterThan(1);
  // The list takes the keys when its field has the focus; what is around it has no role meanwhile.
  const focused = page.locator('[role="combobox"]:focus');
  await expect(focused).toHaveValue('3. Which of these do you eat?');
  await expect(focused).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(question).toBeVisible();
  await editor.row(/^6\. /).click();
  await choose('shown');
  await expect(shown.locator(':focus')).toHaveCount(1);
  await logicTab(editor);
  await choose('condition link');
  const beside = page.getByRole('complementary', { name: 'Conditions' });
  await expect(beside.getByLabel('Link parameter').last()).toBeFocused();
});

test('a question or option lists what uses it, with links there and back', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByRole('button', { name: 'Bread: used by 1 other' }).click();
  const popup = page.getByRole('dialog', { name: 'What depends on this' });
  await expect(popup.getByRole('button')).toHaveText(['5. What makes bread good?has a condition on this option']);
  await popup.getByRole('button').click();
  await expect(editor.row(/^5\. /)).toHaveAttribute('aria-selected', 'true');
  await section(properties(editor), 'Shown when').getByRole('button', { name: '“Bread”' }).click();
  await expect(properties(editor).getByRole('heading', { name: 'Option' })).toBeVisible();
  await expect(properties(editor).getByRole('button', { name: 'Bread: used by 1 other' })).toBeVisible();
});

test('carried options are shown in the question that carries them', { tag: '@full' }, async ({ editor }) => {
  await editor.open('breakfast');
  await editor.row(/^4\. /).click();
  const card = editor.page.getByRole('article', { name: 'Question 4' });
  for (const where of [card, properties(editor)]) {
    const brought = where.getByRole('list', { name: 'Carried options' });
    await expect(brought.getByRole('listitem')).toHaveText(['Bread', 'Cereal', 'Fruit']);
  }
});

test('a move that would break something offers to take along what belongs together', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^3\. /).click();
  await page.keyboard.press('Alt+ArrowDown');
  const dialog = page.getByRole('dialog', { name: 'Something depends on this' });
  await expect(dialog).toContainText('carries its options forward from');
  await expect(dialog.getByRole('button', { name: /^Continue anyway/u })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await page.keyboard.press('Alt+Shift+ArrowDown');
  await dialog.getByRole('button', { name: 'Move what belongs together' }).click();
  await expect(dialog).toBeHidden();
  await expect(editor.problems).toContainText('No problems');
  expect((await editor.rowNames()).filter((name) => /^\d/.test(name)).map((name) => name.slice(0, 30))).toContain(
    "2. Tell us about yesterday's b",
  );
  await editor.undo();
  await expect(editor.row(/^3\. Which of these/)).toBeVisible();
});

test('deleting or converting can redirect what depends on a part, in one step', async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  const dialog = page.getByRole('dialog', { name: 'Something depends on this' });
  const asks = () => section(properties(editor), 'Shown when').locator('[aria-live]');

  await test.step('an option to another one', async () => {
    await editor.row(/^3\. /).click();
    await page.keyboard.press('ArrowRight');
    await editor.row(/^Bread, option/).click();
    await page.keyboard.press('Delete');
    await expect(dialog).toContainText('5. What makes bread good? depends on “Bread”');
    await dialog.getByLabel('Refer to another option instead').selectOption('Fruit');
    await dialog.getByRole('button', { name: 'Change these references' }).click();
    await expect(dialog).toBeHidden();
    await editor.row(/^5\. /).click();
    await expect(asks()).toHaveText('Shown when “Which of these do you eat?” includes “Fruit” or “Cereal”');
    await editor.undo();
    await editor.row(/^5\. /).click();
    await expect(asks()).toHaveText('Shown when “Which of these do you eat?” includes “Bread” or “Cereal”');
  });

  await test.step('a question to one that has the same answers', async () => {
    await editor.row(/^3\. /).click();
    await page.keyboard.press('Control+d');
    await expect(editor.row(/^4\. Which of these/)).toBeVisible();
    await editor.row(/^3\. /).click();
    await page.keyboard.press('Delete');
    const others = dialog.getByLabel('Refer to another question instead');
    await expect(others.getByRole('option')).toHaveText(['Not chosen', '4. Which of these do you eat?']);
    await others.selectOption('4. Which of these do you eat?');
    await dialog.getByRole('button', { name: 'Change these references' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.problems).toContainText('No problems');
    await editor.row(/^5\. /).click();
    await expect(asks()).toHaveText('Shown when “Which of these do you eat?” includes “Bread” or “Cereal”');
    await editor.undo();
    await editor.undo();
    await expect(editor.row(/^4\. Put what you eat/)).toBeVisible();
  });

  await test.step('a question that becomes a matrix keeps the conditions that ask for its answers', async () => {
    await editor.row(/^3\. /).click();
    await editor.property('Type').selectOption('Matrix');
    await expect(dialog).toContainText('If you keep them, they refer to the row “Row 1”.');
    await dialog.getByRole('button', { name: 'Keep the conditions' }).click();
    await expect(dialog).toBeHidden();
    await expect(editor.problems).toContainText('No problems');
    await editor.row(/^5\. /).click();
    await expect(asks()).toContainText('row “…”');
    await editor.undo();
    await editor.row(/^5\. /).click();
    await expect(asks()).toHaveText('Shown when “Which of these do you eat?” includes “Bread” or “Cereal”');
  });
});

test('the Logic tab: a table in words to filter, sort and walk; its selection is that of the guide', async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await logicTab(editor);
  const grid = page.getByRole('grid', { name: 'Conditions' });
  await expect(line(editor, /What makes bread good/)).toHaveAttribute('aria-selected', 'true');
  await expect(line(editor, /What makes bread good/)).toContainText('includes “Bread” or “Cereal”');
  await expect(line(editor, /^Oat/)).toContainText('link has segment = bakers');

  await test.step('filter and sort', async () => {
    const all = await grid.getByRole('row').count();
    await page.getByRole('searchbox', { name: 'Find in conditions' }).fill('cereal');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.getByRole('searchbox', { name: 'Find in conditions' }).fill('');
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Carried options');
    await expect(grid.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Show', exact: true }).selectOption('Everything');
    await expect(grid.getByRole('row')).toHaveCount(all);
    await page.getByRole('button', { name: 'Question or concept', exact: true }).click();
    await expect(grid.getByRole('columnheader', { name: 'Question or concept' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await page.getByRole('button', { name: 'Question or concept', exact: true }).click();
  });

  await test.step('walked by keys, changed beside it, shown in the guide', async () => {
    await line(editor, /Put what you eat/).click();
    await page.keyboard.press('Tab');
    await line(editor, /Put what you eat/).focus();
    await page.keyboard.press('ArrowDown');
    await expect(line(editor, /What makes bread good/)).toBeFocused();
    const beside = page.getByRole('complementary', { name: 'Conditions' });
    await beside.getByRole('checkbox', { name: 'Fruit' }).check();
    await expect(line(editor, /What makes bread good/)).toContainText('“Bread” or “Cereal” or “Fruit”');
    await line(editor, /What makes bread good/).focus();
    await page.keyboard.press('Enter');
    await expect(editor.row(/^5\. /)).toHaveAttribute('aria-selected', 'true');
  });

  await logicTab(editor);
});

test('the map: what depends on what, reached by keys, the same selection', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await logicTab(editor);
  await page.getByRole('radio', { name: 'Map' }).check();
  const map = page.getByRole('region', { name: 'Map of what depends on what' });
  const foods = map.locator('[aria-label^="3. Which of these do you eat?"]');
  await expect(foods).toBeVisible();
  await foods.focus();
  await page.keyboard.press('Enter');
  const beside = page.getByRole('complementary', { name: 'Conditions' });
  await expect(beside.getByRole('heading', { name: '3. Which of these do you eat?' })).toBeVisible();
  await expect(
    map.locator('[aria-label="“5. What makes bread good?” depends on 3. Which of these do you eat?"]'),
  ).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Guide' }).click();
  await expect(editor.row(/^3\. /)).toHaveAttribute('aria-selected', 'true');
  await logicTab(editor);
  const parameter = map.locator('[aria-label="Link parameter segment; 1 depends on it"]');
  await parameter.focus();
  await page.keyboard.press('Enter');
  await expect(line(editor, /^Oat/)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Find in conditions' })).toHaveValue('segment');
});

test('how many see each concept, for a number of participants', { tag: '@full' }, async ({ editor }) => {
  await editor.open('breakfast');
  await editor.row(/^New breads/).click();
  const forecast = section(properties(editor), 'Participants per concept');
  await expect(forecast.getByRole('listitem').first()).toContainText('Rye');
  await expect(forecast).toContainText(
    'With values of segment in the link left to chance. Averages of completed interviews.',
  );
  await forecast.getByLabel('How many completed interviews do you want?').fill('400');
  // Participants without the link's segment see rye, the others one of the two: about three in four.
  await expect(forecast.getByRole('listitem').first()).toContainText('300');
});

const many = 3_000;
const choices = { text: 'Which?', type: 'multiple_choice', options: [{ text: 'One' }, { text: 'Two' }] };
const asking = (i: number) => ({
  text: `Question ${i}`,
  ...when(selected(`c${Math.floor(i / 10)}`, 'One')),
  type: 'open_ended',
});
const long = {
  title: 'Long',
  studyGuide: Array.from({ length: many / 100 }, (_, block) => ({
    type: 'flat',
    title: `Block ${block}`,
    items: Array.from({ length: 100 }, (_, place) => {
      const i = block * 100 + place;
      return i % 10 === 0 ? { externalId: `c${i / 10}`, ...choices } : asking(i);
    }),
  })),
};

test.describe('with 3,000 questions', () => {
  test.use({ guides: [], contents: { 'long.guide.json': JSON.stringify(long) } });

  test('only the rows in sight are mounted, and the map is that of the neighbourhood', { tag: '@full' }, async ({
    editor,
  }) => {
    const { page } = editor;
    await editor.open('long');
    await logicTab(editor);
    await expect(page.getByRole('status').filter({ hasText: '2,700 entries' })).toBeVisible();
    const grid = page.getByRole('grid', { name: 'Conditions' });
    expect(await grid.getByRole('row').count()).toBeLessThan(60);
    await expect(grid).toHaveAttribute('aria-rowcount', '2701');
    await grid.getByRole('row').nth(1).focus();
    await page.keyboard.press('End');
    await expect(line(editor, /Question 2999/)).toBeFocused();
    await page.getByRole('radio', { name: 'Map' }).check();
    const map = page.getByRole('region', { name: 'Map of what depends on what' });
    await expect(map).toContainText(
      'Showing the 40 parts nearest to the selection, of 3000 that depend on each other.',
    );
    expect(await map.locator('.react-flow__node').count()).toBeLessThanOrEqual(40);
    await map.getByRole('button', { name: 'Show 160' }).click();
    await expect(map).toContainText(
      'Showing the 160 parts nearest to the selection, of 3000 that depend on each other.',
    );
    await expect(map.getByRole('button', { name: 'Show the nearest 40 only' })).toBeFocused();
    await expect(map.locator('[aria-label^="3000. Question 2999"]')).toBeVisible();
    expect(await map.locator('.react-flow__node').count()).toBeLessThanOrEqual(160);
  });
});
