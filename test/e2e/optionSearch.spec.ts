import { join } from 'node:path';
import { expect } from '@playwright/test';
import { look } from './axe.ts';
import { test } from './fieldwork.ts';

// Law: a list of more than 30 options is searched by any word, and no chosen option leaves it.

const towns = Array.from({ length: 40 }, (_, at) => ({ text: `Town ${at + 1}` }));
const study = (questionLanguage: string, ...questions: readonly object[]) => ({
  title: 'Long lists',
  externalTitle: 'Places',
  config: { interviewMode: 'text', questionLanguage },
  closingMessage: 'Thank you.',
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: questions.map((each) => ({ type: 'multiple_choice', text: 'Which?', ...each })),
    },
  ],
});
/** The folder for pictures; if absent, none are taken. */
const pictures = process.env['PICTURES'];

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

test('people find options by their words, with the keyboard, and keep those that they chose', async ({
  page,
  field,
}) => {
  // A decomposed accent, which other systems write.
  const options = [...towns, { text: 'Saint-E\u0301tienne, France' }, { text: 'San Marino' }];
  const { link } = await field.launch(
    study(
      'en',
      { options, multiSelect: true, minSelect: 2, maxSelect: 2 },
      { text: 'And this?', options: towns.slice(0, 30) },
    ),
  );
  await page.goto(link);
  const search = page.getByRole('searchbox', { name: 'Search' });
  const boxes = page.getByRole('checkbox');
  const found = page.locator('.search').getByRole('status');
  await expect(boxes).toHaveCount(42);
  await page.getByRole('checkbox', { name: 'Town 7', exact: true }).check();
  await search.fill('france étienne');
  await expect(boxes).toHaveCount(2);
  await expect(page.getByRole('checkbox', { name: 'Town 7', exact: true })).toBeChecked();
  await expect(found).toHaveText('1 / 42');
  await look(page, 'a searched list of options');
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, 'search-en.png') });

  // Enter sends nothing: it goes to the first option that can be chosen.
  await search.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Town 7', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Saint/u })).toBeChecked();

  await search.fill('atlantis');
  await expect(boxes).toHaveCount(2);
  await expect(found).toHaveText('No answer contains these words.');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(boxes).toHaveCount(42);
  await expect(found).toHaveText('');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'And this?' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(30);
  await expect(search).toHaveCount(0);
});

test('the search speaks the language of the study, or a sign that is read aloud as a word', async ({ page, field }) => {
  for (const [language, name, none, shown] of [
    ['de', 'Suchen', 'Keine Antwort enthält diese Wörter.', 'Suchen'],
    ['ar', 'بحث', 'لا توجد إجابة تحتوي هذه الكلمات.', 'بحث'],
    ['am', 'Search', 'No answer contains these words.', '⌕'],
  ] as const) {
    const { link } = await field.launch(study(language, { options: towns }));
    await page.goto(link);
    const search = page.getByRole('searchbox', { name, exact: true });
    await search.fill('zz');
    await expect(page.locator('.search label')).toContainText(shown);
    await expect(page.locator('.search').getByRole('status')).toContainText(none);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await search.fill('');
    await expect(page.getByRole('radio')).toHaveCount(40);
    if (pictures !== undefined) await page.screenshot({ path: join(pictures, `search-${language}.png`) });
  }
});
