import type { Locator, Page } from '@playwright/test';
import { block, choice, multiple, open, selected, when } from '../guideParts.ts';
import { expect, test } from './studio.ts';

const guide = {
  title: 'Families',
  studyGuide: [
    block(
      'Home',
      choice('Who lives with you?', ['Nobody', 'Children'], { externalId: 'home' }),
      multiple('Which brands do you know?', ['Alpha', 'Beta', 'Gamma'], { externalId: 'brands' }),
      open('How does the day at school begin?', { externalId: 'school', ...when(selected('home', 'Children')) }),
    ),
  ],
};

const alike = (shown: string) => ({ name: 'Alike', expect: { shown: [shown] } });

test.use({ guides: [], contents: { 'families.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

interface Tests {
  readonly list: Locator;
  readonly beside: Locator;
}

async function showTests(page: Page): Promise<Tests> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Tests' }).check();
  return {
    list: page.getByRole('listbox', { name: 'Guide tests' }),
    beside: page.getByRole('complementary', { name: 'Guide tests' }),
  };
}

test('a test is written by hand with the keyboard, runs at once, and every change is undone alone', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('families');
  const { list, beside } = await showTests(page);
  const inFile = () => (JSON.parse(studio.read('families.guide.tests.json')) as { tests: object[] }).tests[0];
  await page.getByRole('button', { name: 'New test' }).press('Enter');
  await expect(beside.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.keyboard.type('A parent');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: /A parent/ })).toContainText('Checks nothing yet');

  // An answer: the question is found by typing.
  const addTo = async (button: string, entry: string): Promise<void> => {
    await beside.getByRole('button', { name: button }).press('Enter');
    await page.getByRole('menuitem', { name: entry, exact: true }).press('Enter');
  };
  await addTo('Add to participant', 'Answer');
  const question = beside.getByRole('combobox', { name: 'Question to answer' });
  await expect(question).toBeFocused();
  await page.keyboard.type('garden');
  await page.keyboard.press('Tab');
  await expect(beside.getByText('No question matches that can be added.')).toBeVisible();
  await expect(question, 'what was typed is not lost').toHaveValue('garden');
  await question.fill('Q2');
  await expect(page.getByRole('option')).toHaveText([/brands/]);
  await question.fill('lives');
  await expect(page.getByRole('option', { name: /brands/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(beside.getByRole('combobox', { name: 'Answer' })).toBeFocused();
  await expect.poll(inFile).toMatchObject({ name: 'A parent', answers: { home: 'Nobody' } });

  await addTo('Add expectation', 'Questions that are shown');
  await expect(beside.getByRole('combobox', { name: 'Add a question' })).toBeFocused();
  await page.keyboard.type('school');
  await expect(page.getByRole('option', { name: /brands/ })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: /A parent/ })).toContainText('Failed');
  await expect(beside).toContainText('“How does the day at school begin?” is not shown');
  await beside.getByRole('button', { name: 'What is this?' }).press('Enter');
  const manual = page.getByRole('complementary', { name: 'Manual' });
  await expect(manual.getByRole('heading', { name: 'A guide test that fails', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');

  await beside.getByRole('button', { name: 'Who lives with you? → Nobody' }).click();
  await beside.getByRole('combobox', { name: 'Answer' }).selectOption('Children');
  await expect(list.getByRole('option', { name: /A parent/ })).toContainText('Passed');
  await expect.poll(inFile).toMatchObject({ answers: { home: 'Children' }, expect: { shown: ['school'] } });

  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(inFile).toMatchObject({ answers: { home: 'Nobody' }, expect: { shown: ['school'] } });
  await expect(list.getByRole('option', { name: /A parent/ })).toContainText('Failed');
  await undo.click();
  await expect.poll(inFile).toMatchObject({ answers: { home: 'Nobody' }, expect: { shown: [] } });
});

test('outcome, exact questions, options and closing message are added as they are shown now, and changed', {
  tag: '@full',
}, async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('families');
  const { list, beside } = await showTests(page);
  const expected = () =>
    (JSON.parse(studio.read('families.guide.tests.json')) as { tests: { expect: object }[] }).tests[0]?.expect;
  await page.getByRole('button', { name: 'New test' }).click();
  const passed = list.getByRole('option', { name: /New test/ }).filter({ hasText: 'Passed' });
  const checksNothing = list.getByRole('option', { name: /New test/ }).filter({ hasText: 'Checks nothing yet' });
  await expect(checksNothing).toBeVisible();
  const add = async (entry: string): Promise<void> => {
    await beside.getByRole('button', { name: 'Add expectation' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await add('Outcome');
  await expect.poll(expected).toEqual({ outcome: 'complete' });
  await beside.getByRole('radio', { name: 'Is screened out' }).check();
  await expect.poll(expected).toEqual({ outcome: 'screened_out' });
  await expect(list.getByRole('option')).toContainText('Failed');
  await beside.getByRole('button', { name: 'Remove: Outcome' }).click();
  await expect(checksNothing).toBeVisible();

  await add('Exactly these questions');
  await expect.poll(expected).toMatchObject({ exactly: ['home', 'brands', 'school'] });
  await expect(passed).toBeVisible();
  await beside.getByRole('button', { name: 'Move down: 1. Who lives with you?' }).click();
  await expect.poll(expected).toMatchObject({ exactly: ['brands', 'home', 'school'] });
  await expect(list.getByRole('option')).toContainText('Failed');
  await beside.getByRole('button', { name: 'Remove: Exactly these questions' }).click();

  await add('Options of a question');
  await beside.getByRole('combobox', { name: 'Question whose options are shown' }).fill('brands');
  await page.keyboard.press('Enter');
  await expect.poll(expected).toMatchObject({ options: { brands: ['Alpha', 'Beta', 'Gamma'] } });
  await expect(passed).toBeVisible();
  await beside.getByRole('checkbox', { name: 'Beta' }).uncheck();
  await expect.poll(expected).toMatchObject({ options: { brands: ['Alpha', 'Gamma'] } });
  await expect(beside).toContainText('“Which brands do you know?” shows the option “Beta”, but should not.');
  await beside.getByRole('button', { name: 'Remove: Options of a question' }).click();

  await add('Closing message');
  await expect(passed).toBeVisible();
  await beside.getByRole('textbox', { name: 'The closing message contains' }).fill('Goodbye');
  await beside.getByRole('textbox', { name: 'Name' }).focus();
  await expect(beside).toContainText('It should contain “Goodbye”.');
});

test.describe('a test whose question is deleted', () => {
  test.use({
    contents: {
      'families.guide.json': `${JSON.stringify(guide, null, 2)}\n`,
      'families.guide.tests.json': JSON.stringify({
        tests: [{ name: 'A parent', answers: { home: 'Children' }, expect: { shown: ['school', 'brands'] } }],
      }),
    },
  });

  test('says which one it was, and is repaired by one press', { tag: '@full' }, async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('families');
    const { list, beside } = await showTests(page);
    const parent = list.getByRole('option', { name: /A parent/ });
    await parent.click();
    await expect(parent).toContainText('Passed');
    await page.getByRole('button', { name: 'Guide', exact: true }).click();
    await editor.outline.getByText('How does the day at school begin?').click();
    await page.keyboard.press('Delete');
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
    await expect(parent).toContainText('Outdated');
    await expect(page.getByRole('contentinfo').getByRole('button', { name: '1 test is outdated' })).toBeVisible();
    const words = /The question “\u2068?How does the day at school begin\?\u2069?” was deleted/u;
    await expect(parent).toContainText(words);
    await expect(beside).toContainText(words);
    await expect(beside).toContainText(/Is shown: How does the day at school begin\? and/u);
    await expect(beside).not.toContainText(/\bschool\b(?! begin)/u);
    await beside.getByRole('button', { name: 'Remove it from the test' }).click();
    await expect(parent).toContainText('Passed');
    await expect
      .poll(() => (JSON.parse(studio.read('families.guide.tests.json')) as { tests: object[] }).tests[0])
      .toMatchObject({ expect: { shown: ['brands'] } });
    await expect(page.getByRole('status').filter({ hasText: 'test' })).toHaveText(/The name was removed from the test/);
  });
});

test.describe('two tests of one name', () => {
  test.use({
    contents: {
      'families.guide.json': `${JSON.stringify(guide, null, 2)}\n`,
      'families.guide.tests.json': JSON.stringify({
        tests: [alike('home'), alike('brands'), { name: 'Other', expect: {} }],
      }),
    },
  });

  test('a double click on Delete deletes one of them', { tag: '@full' }, async ({ editor, studio }) => {
    const { page } = editor;
    await editor.open('families');
    const { list, beside } = await showTests(page);
    await list.getByRole('option', { name: /Alike/ }).click();
    await beside.getByRole('button', { name: 'Delete this test' }).dblclick();
    await expect(list.getByRole('option', { name: /Alike/ })).toHaveCount(1);
    await expect(list.getByRole('option', { name: /Other/ })).toHaveAttribute('aria-selected', 'true');
    const inFile = () => (JSON.parse(studio.read('families.guide.tests.json')) as { tests: object[] }).tests;
    await expect.poll(inFile).toEqual([alike('brands'), { name: 'Other', expect: {} }]);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(inFile).toEqual([alike('home'), alike('brands'), { name: 'Other', expect: {} }]);
  });
});
