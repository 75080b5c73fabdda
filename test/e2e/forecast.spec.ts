import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { block, choice, concept, conceptBlock, open, screening, selected, when } from '../guideParts.ts';
import { expect, test } from './studio.ts';

/** A screener, a question for some, and two of three concepts for everyone. */
const guide = {
  title: 'Tea',
  studyGuide: [
    screening(choice('Are you 18 or older?', { Yes: 'approve', No: 'reject' }, { externalId: 'adult' })),
    block(
      'Habits',
      choice('How often do you drink tea?', ['Daily', 'Weekly', 'Never'], { externalId: 'tea' }),
      open('Why do you never drink tea?', when(selected('tea', 'Never'))),
    ),
    conceptBlock(
      'Labels',
      { subsampleCount: 2, concepts: ['Red', 'Green', 'Blue'].map((nickname) => concept(nickname)) },
      choice('Do you like it?', ['Yes', 'No'], { externalId: 'like' }),
    ),
  ],
};

test.use({ guides: [], contents: { 'tea.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

async function openForecast(page: Page): Promise<{ readonly view: Locator; readonly shares: Locator }> {
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Logic' }).click();
  await page.getByRole('radio', { name: 'Forecast' }).check();
  return {
    view: page.getByRole('region', { name: 'Forecast', exact: true }),
    shares: page.getByRole('complementary', { name: 'Shares' }),
  };
}

const pasteInto = async (field: Locator, text: string): Promise<void> => {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
};

test('shares change the invitations, are stored beside the guide, and are seen in the paths', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  await editor.open('tea');
  const { view, shares } = await openForecast(page);
  await expect(view).toContainText('With 200 you would get 100 on average');
  await expect(view).toContainText('50% of those who start pass the screener (with answers left to chance).');
  await expect(view).toContainText('No shares are entered yet, so all figures are for answers left to chance');

  await expect(view).toContainText(/With answers left to chance, invite 2[1-9]\d people for 100 completed interviews/u);

  await test.step('a number that cannot be wanted stays and is explained', async () => {
    const wanted = view.getByLabel('How many completed interviews do you want?');
    for (const [typed, words] of [
      ['abc', 'Enter a whole number from 1 to 1,000,000.'],
      ['0', 'Enter a whole number from 1 to 1,000,000.'],
    ] as const) {
      await wanted.fill(typed);
      await wanted.blur();
      await expect(wanted).toHaveValue(typed);
      await expect(view.getByRole('alert')).toContainText(words);
    }
    await expect(view).toContainText('With 200 you would get 100 on average');
  });

  await test.step('typed', async () => {
    await view.getByLabel('How many completed interviews do you want?').fill('200');
    await view.getByLabel('Credits in the wallet').fill('150');
    const adult = shares.getByRole('region', { name: /Are you 18 or older/ });
    await adult.getByLabel('Yes, percent').fill('80,0');
    await expect(adult.getByLabel('No, percent')).toHaveAttribute('placeholder', '20');
    await expect(view).toContainText('With 250 you would get 200 on average');
    await expect(view).toContainText('Needs 200 credits; the wallet has 150: you need 50 more.');
    await shares.getByLabel('Of those invited, start (%)').fill('50');
    await expect(view).toContainText('With 500 you would get 200 on average');
  });

  await test.step('in the paths', async () => {
    await page.getByRole('radio', { name: 'Paths' }).check();
    await expect(page.getByRole('treeitem', { name: /Why do you never drink tea/ })).toContainText(
      '33% of completed interviews',
    );
    await page.getByRole('radio', { name: 'Forecast' }).check();
  });

  expect(JSON.parse(studio.read('tea.guide.notes.json'))).toMatchObject({
    forecast: { starting: 50, shares: { adult: { Yes: 80 } } },
  });
  await page.reload();
  await editor.open('tea');
  await openForecast(page);
  await expect(shares.getByLabel('Of those invited, start (%)')).toHaveValue('50');
  await expect(view).toContainText('With 250 you would get 100 on average');

  await test.step('and taken back', async () => {
    await shares.getByRole('button', { name: 'Remove all shares' }).click();
    await expect(view).toContainText('With 200 you would get 100 on average');
    await shares.getByRole('button', { name: 'Undo' }).click();
    await expect(view).toContainText('With 250 you would get 100 on average');
  });
});

test('shares are pasted, or refused with what is wrong, and the figures are downloaded', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('tea');
  const { view, shares } = await openForecast(page);
  const tea = shares.getByRole('region', { name: /How often do you drink tea/ });
  await test.step('pasted, and refused with what is wrong', async () => {
    await pasteInto(tea.getByLabel('Daily, percent'), 'Never\t10 %\nDaily\t60');
    await expect(tea.getByLabel('Never, percent')).toHaveValue('10');
    await expect(tea).toContainText('Sum: 70%. The rest, 30%, is divided among options without a number.');
    await expect(view).toContainText(
      'Fewest: Q3 “Why do you never drink tea?”, seen in about 10 of 100 completed interviews',
    );
    await pasteInto(tea.getByLabel('Weekly, percent'), '1\n2\n3');
    await expect(tea.getByRole('alert')).toContainText('3 lines pasted, but there are only 2 options from here on.');
    await tea.getByLabel('Weekly, percent').fill('60');
    await expect(tea.getByRole('alert')).toContainText('Q2: the shares sum to 130%. Lower some');
    await expect(view).toContainText('some shares cannot be used');
    await tea.getByLabel('Weekly, percent').fill('30');
    await expect(view).not.toContainText('some shares cannot be used');
  });

  await test.step('as a table and as CSV', async () => {
    const questions = view.getByRole('region', { name: 'Participants by question' });
    await questions.getByRole('button', { name: /^Table/ }).click();
    await expect(questions.getByRole('row', { name: /Why do you never drink tea/ })).toContainText('10');
    const download = page.waitForEvent('download');
    await questions.getByRole('button', { name: /^CSV/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('tea.forecast-questions.csv');
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines.find((line) => line.includes('Why do you never drink tea?'))).toMatch(/,10,10,10,calculated,10,/u);
  });
});

test('shares of a part that is called something else can be corrected or removed', { tag: '@full' }, async ({
  editor,
}) => {
  const { page } = editor;
  await editor.open('tea');
  const { view, shares } = await openForecast(page);
  await shares
    .getByRole('region', { name: /How often do you drink tea/ })
    .getByLabel('Never, percent')
    .fill('10');
  await expect(view).toContainText('seen in about 10 of 100');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Guide' }).click();
  const option = page.getByRole('article', { name: 'Question 2' }).getByLabel('Option 3', { exact: true });
  await option.fill('Never drink');
  await openForecast(page);
  const unknown = shares.getByRole('region', { name: 'Shares that cannot be used' });
  await expect(unknown).toContainText('“Never”');
  await unknown.getByRole('button', { name: 'Remove this share' }).click();
  await expect(unknown).toHaveCount(0);
});
