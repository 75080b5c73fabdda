import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { block, choice, concept, conceptBlock, link, open, screening, selected, when } from '../guideParts.ts';
import { look } from './axe.ts';
import { type Editor, expect, ownGuide, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Law: axe finds nothing in any view of the Logic tab and of the preview.

const guide = (title: string, ...studyGuide: readonly object[]) => JSON.stringify({ title, studyGuide });
const home = choice('Who lives with you?', ['Nobody', 'Children'], { externalId: 'home' });
const alone = when(selected('home', 'Nobody'));
const family = when(selected('home', 'Children'));

/** The last question cannot be reached: its first criterion needs a child at home, and its second excludes it. */
const families = guide(
  'Families',
  block(
    'Home',
    home,
    choice('How old is the youngest?', ['Under 6', '6 or older'], { externalId: 'age', ...family }),
    open('How does the day begin?', when(selected('age', '6 or older'), selected('home', 'Nobody'))),
  ),
);
const familyTests = JSON.stringify({
  tests: [
    {
      name: 'A parent',
      answers: { home: 'Nobody' },
      expect: { shown: ['age'], exactly: ['home'], outcome: 'screened_out', closing: 'Goodbye' },
    },
    { name: 'Passed', answers: { home: 'Children' }, expect: { shown: ['age'] } },
    { name: 'Outdated', answers: {}, expect: { shown: ['gone'] } },
  ],
});
/** Alternatives, and conditions that repeat each other. */
const evenings = guide(
  'Evenings',
  block(
    'Home',
    home,
    open('What do you do alone?', alone),
    open('What do you do together?', family),
    open('What do they like?', family),
  ),
);
const empty = { description: '', media: [] };
/** A screener, a link parameter, and concepts, one of which nobody is shown. */
const products = guide(
  'Products',
  screening(choice('How old are you?', { 'Under 18': 'reject', '18 or older': 'approve' }, { externalId: 'years' })),
  block('Home', open('How did you join?', when(link('panel', 'A')))),
  conceptBlock(
    'Ideas',
    {
      subsampleCount: 1,
      concepts: ['Oat bar', 'Egg wrap', 'Toy'].map((name) => ({
        ...concept(name, { content: { title: name, ...empty } }),
        ...(name === 'Toy' ? when(selected('years', 'Under 18')) : {}),
      })),
    },
    open('Would you buy it?'),
  ),
);
const unwritten = guide('Unwritten', block('Home', home, open('')));
/** A recorded interview. */
const spoken = JSON.stringify({
  title: 'Spoken',
  config: { interviewMode: 'video_screen', questionLanguage: 'en' },
  studyGuide: [block('Home', open('What did you have?', { followUp: 'light' }))],
});
const languages = fileURLToPath(new URL('guides/languages.guide.json', import.meta.url));

test.use({
  guides: [ownGuide, languages],
  contents: {
    'families.guide.json': families,
    'families.guide.tests.json': familyTests,
    'evenings.guide.json': evenings,
    'products.guide.json': products,
    'products.guide.notes.json': JSON.stringify({ forecast: { starting: 50, shares: { years: { Nine: 10 } } } }),
    'unwritten.guide.json': unwritten,
    'spoken.guide.json': spoken,
    'languages.guide.translations.json': JSON.stringify({
      translations: { de: [{ kind: 'welcomeTitle', source: 'Hello', text: 'Guten Tag', state: 'new' }] },
    }),
  },
});

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

/** Opens a guide and its Logic tab. */
async function openLogic(
  editor: Editor,
  name: string,
  part: 'Paths' | 'Forecast' | 'Tests' | 'Map' | null,
): Promise<void> {
  const { page } = editor;
  if (await views(page).isVisible()) await page.reload();
  await editor.open(name);
  await views(page).getByRole('button', { name: 'Logic' }).click();
  if (part !== null) await page.getByRole('radio', { name: part }).check();
}

// Each test walks through many views.
test.setTimeout(180_000);

test('conditions, as a table and as a map', async ({ editor }) => {
  const { page } = editor;
  const beside = page.getByRole('complementary', { name: 'Conditions' });
  await openLogic(editor, 'breakfast', null);
  await beside.getByText('How conditions are read').click();
  await page.getByRole('row', { name: /What makes bread good/u }).click();
  await expect(beside.getByRole('heading', { name: /What makes bread good/u })).toBeVisible();
  await look(page, 'conditions');
  await page.getByRole('radio', { name: 'Map' }).check();
  const map = page.getByRole('region', { name: 'Map of what depends on what' });
  const foods = map.locator('[aria-label^="3. Which of these do you eat?"]');
  await expect(foods).toBeVisible();
  await foods.focus();
  await page.keyboard.press('Enter');
  await expect(beside.getByRole('heading', { name: '3. Which of these do you eat?' })).toBeVisible();
  await look(page, 'the map');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('radio', { name: 'Table' }).check();
  await page.getByRole('row', { name: /What makes bread/u }).click();
  await expect(dialog(page).getByRole('complementary', { name: 'Conditions' })).toBeVisible();
  await look(page, 'conditions in a drawer');
});

test('paths', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  const row = (name: RegExp) => page.getByRole('treeitem', { name });
  const path = page.getByRole('region', { name: 'Who sees it' });
  await openLogic(editor, 'families', 'Paths');
  await row(/How does the day begin/u).click();
  await expect(path).toContainText('No participant can meet all of these:');
  await look(page, 'why nobody sees a question');
  await row(/^1\. /u).click();
  await path.getByText('What if').click();
  for (const option of ['Children', 'Nobody']) {
    await path.getByRole('group', { name: option }).getByRole('button', { name: 'selected', exact: true }).click();
  }
  await expect(page.getByText('These cannot be true together.')).toBeVisible();
  await look(page, 'answers that contradict each other');

  await openLogic(editor, 'evenings', 'Paths');
  await row(/^or 3\. /u).click();
  await expect(path).toContainText('Nobody who is shown this is shown question 2.');
  await path.getByText('Also worth knowing (1)').click();
  await look(page, 'alternatives');
  await page.getByRole('radio', { name: 'Findings (0)' }).check();
  const findings = page.getByRole('list', { name: 'Findings' });
  await findings.getByRole('button', { name: 'Also worth knowing (1)' }).press('Enter');
  await expect(findings).toContainText('The same participants meet the conditions of');
  await look(page, 'what is also worth knowing');

  await openLogic(editor, 'products', 'Paths');
  await row(/^Completed/u).click();
  await expect(path).toContainText('Some participants complete the interview.');
  await look(page, 'an ending');
  await page.getByRole('radio', { name: /^Findings/u }).check();
  await page
    .getByRole('combobox', { name: 'Which findings' })
    .selectOption('Condition on an answer that ends the interview (1)');
  await look(page, 'findings');
  await page.getByRole('listitem').getByRole('button', { name: 'Show in flow' }).click();
  await page.getByText('What if the link has').click();
  await page.getByRole('combobox', { name: 'panel' }).selectOption('A');
  await expect(row(/How did you join/u)).toContainText('Then everyone');
  await look(page, 'a link that is taken for granted');
  await page.getByRole('radio', { name: 'Journeys' }).check();
  await expect(page.getByRole('list', { name: 'Journeys' }).getByRole('listitem')).not.toHaveCount(0);
  await look(page, 'journeys');

  await openLogic(editor, 'unwritten', 'Paths');
  await expect(page.getByText('1 problem: a text is missing.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a question, option or concept' }).fill('zebra');
  await expect(page.getByText('Nothing in this guide contains “zebra”.')).toBeVisible();
  await look(page, 'paths of an unfinished guide');
});

test('the forecast', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await openLogic(editor, 'products', 'Forecast');
  const view = page.getByRole('region', { name: 'Forecast', exact: true });
  await expect(page.getByRole('region', { name: 'Shares that cannot be used' })).toContainText('“Nine”');
  await look(page, 'shares that cannot be used');
  const wanted = view.getByLabel('How many completed interviews do you want?');
  await wanted.fill('abc');
  await wanted.blur();
  await expect(view.getByRole('alert')).toContainText('Enter a whole number');
  await look(page, 'a number that cannot be wanted');
  await openLogic(editor, 'evenings', 'Forecast');
  await expect(view).toContainText('No shares are entered yet');
  const questions = view.getByRole('region', { name: 'Participants by question' });
  await questions.getByRole('button', { name: /^Table/u }).click();
  await expect(questions.getByRole('row')).not.toHaveCount(0);
  await look(page, 'the forecast without shares, with a table');
});

test('tests of the guide', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await openLogic(editor, 'families', 'Tests');
  const list = page.getByRole('listbox', { name: 'Guide tests' });
  for (const [name, state] of [
    ['A parent', 'Failed'],
    ['Passed', 'Passed'],
    ['Outdated', 'Outdated'],
  ] as const) {
    await list.getByRole('option', { name: new RegExp(name, 'u') }).click();
    await expect(list.getByRole('option', { name: new RegExp(name, 'u') })).toContainText(state);
    await look(page, `a test: ${state}`);
  }
});

test('the preview', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  const frame = page.frameLocator('iframe[title="The interview as participants see it"]');
  const panel = page.getByRole('complementary', { name: 'About this interview' });
  const show = async (tab: string) => await panel.getByRole('radio', { name: tab }).check();
  const start = async (name: string) => {
    if (await views(page).isVisible()) await page.reload();
    await editor.open(name);
    await page.keyboard.press('Control+Shift+Enter');
    await expect(frame.getByRole('heading').first()).toBeVisible();
  };
  await start('breakfast');
  await frame.getByRole('button', { name: 'Start' }).press('Enter');
  await frame.getByText('Yes, most days').click();
  await frame.getByRole('button', { name: 'Next' }).press('Enter');
  await frame.getByRole('textbox').fill('Bread');
  await frame.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(page.getByText('The script wrote this follow-up question.')).toBeVisible();
  await page
    .getByRole('listbox', { name: 'Questions of the interview' })
    .getByRole('option', { name: /What makes bread good/u })
    .click();
  await expect(panel).toContainText('What makes bread good?');
  await look(page, 'a question of the preview');
  await show('Answers');
  await expect(panel).toContainText('Yes, most days');
  await look(page, 'its answers', 'aside');
  await show('Setup');
  await panel.getByRole('combobox', { name: 'First concept in “New breads”' }).selectOption('Oat');
  await expect(panel).toContainText('The concept is not shown.');
  await look(page, 'its link and draws', 'aside');

  await start('languages');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Arabic');
  await expect(page.getByText('participants cannot choose it yet')).toBeVisible();
  await look(page, 'its languages');

  await start('spoken');
  await expect(page.getByText(/Pretended devices: nothing is recorded or sent/u)).toBeVisible();
  await look(page, 'a recorded interview in the preview');
});
