import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { block, open } from '../guideParts.ts';
import { look } from './axe.ts';
import { overflows } from './overflows.ts';
import { expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

// Law: the study view lists the steps to the answers, and the next one is the only blue button, whatever was done before.

const guide = {
  title: 'Bread',
  config: { questionLanguage: 'en' },
  studyGuide: [block('Habits', open('What do you eat?'))],
};
const ruined = {
  title: 'Buns',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'ar'] },
  studyGuide: [
    {
      type: 'concept',
      title: 'Ideas',
      conceptSamplingConfig: {
        concepts: [
          {
            nickname: 'Oat',
            content: { title: 'Oat', media: [{ name: 'Oat', url: 'http://example.org/oat.png', type: 'image' }] },
          },
        ],
      },
      items: [open('Would you buy it?')],
    },
  ],
};
const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

test.use({
  guides: [],
  contents: { 'bread.guide.json': textOf(guide), 'buns.guide.json': textOf(ruined) },
});

test.setTimeout(180_000);

/** Returns what each step is, and what the blue buttons say. */
const stateOf = async (page: Page) => ({
  steps: await page
    .locator('[data-step]')
    .evaluateAll((steps) =>
      steps.map((step) => `${step.getAttribute('data-step')} ${step.getAttribute('data-state')}`),
    ),
  blue: await page
    .locator('[data-study-view] [data-variant=primary]')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent)),
});

test('from a guide to its answers, by keyboard: each next step has the focus or is a few tabs away', async ({
  editor,
  context,
}) => {
  const { page } = editor;
  const steps = page.getByRole('navigation', { name: 'The way to the answers' }).getByRole('listitem');
  const present = page.locator('[aria-current=step]');
  const primary = page.locator('[data-study-view] [data-variant=primary]');
  await editor.open('bread');
  await page.keyboard.press('Alt+6');

  await test.step('publish', async () => {
    await expect(steps).toHaveText([
      'Done: Check. Nothing must be fixed.',
      '2Approve. Optional.',
      'Next step: Draft. Publish the guide. Nobody is interviewed yet.',
      '4Later: Launch. Waits for the draft.',
      '5Later: Invite. Waits for the launch.',
      '6Later: Answers. Waits for the launch.',
    ]);
    await expect(primary).toHaveText(['Publish draft']);
    await look(page, 'a study before it is published');
  });

  await test.step('each step leads to its section', async () => {
    const headingOf = (name: string) => page.getByRole('heading', { name, exact: true });
    await steps.nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(headingOf('Approvals')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Approve this guide…' })).toBeInViewport({ ratio: 1 });
    await steps.nth(0).getByRole('button').click();
    await expect(headingOf('Publish')).toBeFocused();
    await steps.nth(3).getByRole('button').click();
    await expect(headingOf('Studies from this guide')).toBeFocused();
    await steps.nth(2).getByRole('button').click();
    await expect(page.getByRole('button', { name: 'Publish draft' })).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('launch: the button has the focus', async () => {
    await expect(page.getByRole('button', { name: 'Launch…' })).toBeFocused();
    await expect(primary).toHaveText(['Launch…']);
    await expect(present).toContainText('Open the study to participants.');
    await expect(steps.nth(2)).toContainText(/^Done: Draft. Published /u);
    await steps.nth(3).getByRole('button').press('Enter');
    await expect(page.getByRole('button', { name: 'Launch…' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('On this computer, a credit is only a counter. It costs nothing.');
    await dialog(page).getByText('Add credits').click();
    await expect(dialog(page).getByLabel('Command that adds credits')).toHaveValue(/^guide wallets top-up \S+ 1000$/u);
    await look(page, 'what a credit is', '[role=dialog]');
    await dialog(page)
      .getByRole('button', { name: /^Launch study/u })
      .press('Enter');
    await expect(dialog(page)).toContainText('The study is live');
    await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
  });

  const link = await page.getByRole('textbox', { name: 'Self-recruit link' }).inputValue();
  await test.step('invite', async () => {
    await expect(primary).toHaveText(['Invite…']);
    await expect(primary).toBeFocused();
    await expect(present).toContainText('Send the link to participants.');
    await look(page, 'a study to which nobody is invited yet');
  });

  await test.step('a guide that is changed now is another text, and publishing it is no next step', async () => {
    await page.keyboard.press('Alt+1');
    await page.getByRole('textbox', { name: 'Text of question 1' }).fill('What do you bake?');
    await page.keyboard.press('Alt+6');
    await expect(page.getByText('You have changed the guide since you published this study.')).toBeVisible();
    expect((await stateOf(page)).blue).toEqual(['Invite…']);
    await page.getByRole('button', { name: 'Go to publishing' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Publish', exact: true })).toBeFocused();
    await look(page, 'a live study of an earlier text');
  });

  await test.step('pausing makes reopening the next step', async () => {
    await page.getByRole('button', { name: 'Pause…' }).click();
    await dialog(page).getByRole('button', { name: 'Pause study' }).click();
    await expect(primary).toHaveText(['Reopen…']);
    await primary.click();
    await dialog(page).getByRole('button', { name: 'Reopen study' }).click();
    await expect(primary).toHaveText(['Invite…']);
  });

  await test.step('read the answers', async () => {
    const participant = await context.newPage();
    await participant.goto(link);
    await participant.getByRole('textbox').fill('Rye');
    await participant.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(participant.getByText(/Thank you/u).first()).toBeVisible();
    await participant.close();
    await page.bringToFront();
    await page.keyboard.press('Alt+1');
    await page.keyboard.press('Alt+6');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(primary).toHaveText(['Read the answers']);
    expect((await stateOf(page)).steps).toEqual([
      'check done',
      'approve optional',
      'draft done',
      'launch done',
      'invite done',
      'answers present',
    ]);
  });

  await test.step('a second draft begins the path again, and the live study is listed', async () => {
    await page.getByRole('button', { name: 'Publish draft' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Launch…' })).toBeFocused();
    await expect(primary).toHaveText(['Launch…']);
    const others = page.getByRole('list', { name: 'Other studies from this guide' });
    await expect(others.getByRole('button', { name: 'Read the answers' })).toBeVisible();
    await look(page, 'a draft beside a live study');
  });
});

test('what ruins a study is red, is the next step, and is asked about before it is published and launched', async ({
  editor,
}) => {
  const { page } = editor;
  const primary = page.locator('[data-study-view] [data-variant=primary]');
  await editor.open('buns');
  await page.keyboard.press('Alt+6');
  await expect(page.locator('[aria-current=step]')).toContainText('2 findings would ruin the study.');
  await expect(page.getByText('A concept cannot be shown.')).toBeVisible();
  await expect(page.getByText('The guide offers Arabic, but nothing is translated.')).toBeVisible();
  await expect(primary).toHaveText(['Show where']);
  await look(page, 'a study that cannot work');
  const manual = page.locator('[data-manual-pane]');
  const explained = page.getByRole('main').getByRole('button', { name: 'What is this?' });
  await explained.first().press('Enter');
  await expect(manual.getByRole('heading', { name: 'A concept that cannot be shown', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await explained.last().press('Enter');
  await expect(manual.getByRole('heading', { name: 'A language without texts', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(explained.last()).toBeFocused();

  await page.getByRole('button', { name: 'Publish draft' }).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Publish a guide with 2 fatal problems?');
  await expect(dialog(page).getByRole('button', { name: 'Go back' })).toBeFocused();
  await expect(dialog(page)).toContainText('A concept cannot be shown.');
  await look(page, 'publishing what cannot work', '[role=dialog]');
  await dialog(page).getByRole('button', { name: 'What is this?' }).last().press('Enter');
  await expect(manual.getByRole('heading', { name: 'A language without texts', exact: true })).toBeInViewport();
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Go back' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Launch…' })).toBeHidden();

  await page.getByRole('button', { name: 'Publish draft' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Publish anyway' }).press('Enter');
  await page.getByRole('button', { name: 'Launch…' }).press('Enter');
  const launch = dialog(page).getByRole('button', { name: /^Launch study/u });
  await launch.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Launch a study with 2 fatal problems?' });
  await expect(asked.getByRole('button', { name: 'Go back' })).toBeFocused();
  await look(page, 'launching what cannot work', '[role=dialog]');
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(launch).toBeVisible();
  await launch.press('Enter');
  await asked.getByRole('button', { name: 'Launch anyway' }).press('Enter');
  await expect(dialog(page)).toContainText('The study is live');
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter');
  await expect(primary).toHaveText(['Invite…']);
});

test('translations beside the guide settle the language', async ({ editor, studio }) => {
  const { page } = editor;
  const translation = { kind: 'question', source: 'Would you buy it?', text: 'هل تشتريه؟', state: 'new' };
  await editor.open('buns');
  await page.keyboard.press('Alt+6');
  await expect(page.getByText('The guide offers Arabic, but nothing is translated.')).toBeVisible();
  const file = join(studio.folder, 'buns.guide.translations.json');
  writeFileSync(file, textOf({ translations: { ar: [translation] } }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('The guide offers Arabic, but nothing is translated.')).toBeHidden();
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale, ownPage: true });

    for (const width of [1440, 1024, 390])
      test(`nothing is cut off at ${width}`, { tag: '@full' }, async ({ editor }) => {
        const { page } = editor;
        await editor.open('buns');
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await page.keyboard.press('Alt+6');
        await expect(page.locator('[aria-current=step]')).toBeVisible();
        expect(await overflows(page)).toEqual([]);
      });
  });
