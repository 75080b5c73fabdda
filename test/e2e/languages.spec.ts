import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { JsonObject } from '@guide-studio/guide-core';
import { guideTexts } from '@guide-studio/guide-core/translations';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../size.ts';
import { look } from './axe.ts';
import { type Launched, test as base } from './fieldwork.ts';

const guideFile = fileURLToPath(new URL('guides/languages.guide.json', import.meta.url));
/** The folder for pictures; if absent, none are taken. */
const pictures = process.env['INTERVIEW_PICTURES'];

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    Breakfast: 'Frühstück',
    Hello: 'Guten Tag',
    'This takes two minutes.': 'Das dauert zwei Minuten.',
    'What do you have for breakfast?': 'Was frühstücken Sie?',
    Bread: 'Brot',
    Fruit: 'Obst',
    'Why?': 'Warum?',
    'Goodbye.': 'Auf Wiedersehen.',
  },
  ar: {
    Breakfast: 'الفطور',
    Hello: 'مرحبًا',
    'This takes two minutes.': 'يستغرق هذا دقيقتين.',
    'What do you have for breakfast?': 'ماذا تتناولون على الفطور؟',
    Bread: 'خبز',
    'Why?': 'لماذا؟',
    'Goodbye.': 'إلى اللقاء.',
  },
};
const translations = Object.fromEntries(
  Object.entries(words).map(([language, texts]) => [
    language,
    guideTexts(JSON.parse(readFileSync(guideFile, 'utf8')) as JsonObject).flatMap(
      ({ kind, externalId, of, source }) => {
        const text = texts[source];
        return text === undefined ? [] : [{ kind, externalId, of, source, text, state: 'new' }];
      },
    ),
  ]),
);

/** Tests with one study in three languages. */
const test = base.extend<object, { readonly study: Launched }>({
  study: [
    async ({ field }, use) => {
      const study = await field.launch(guideFile);
      await field.translate(study.studyId, translations);
      await use(study);
    },
    { scope: 'worker' },
  ],
});

const picture = async (page: Page, name: string) =>
  pictures === undefined ? undefined : await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const html = (page: Page) => page.locator('html');

for (const [size, viewport] of Object.entries({
  phone: { width: 375, height: 740 },
  ...(isFull && { desktop: { width: 1280, height: 860 } }),
})) {
  test.describe(`languages, ${size}`, () => {
    test.use({ viewport, locale: 'de-AT' });

    test('an interview in the language of the browser, changed to Arabic and back, keeps its answers', async ({
      page,
      study,
    }) => {
      await page.goto(study.link);
      await expect(heading(page, 'Guten Tag')).toBeVisible();
      await expect(page).toHaveTitle('Frühstück');
      await expect(html(page)).toHaveAttribute('lang', 'de');
      await page.getByRole('button', { name: 'Starten' }).click();
      await page.getByRole('checkbox', { name: 'Obst' }).check();
      await picture(page, `languages-${size}-de`);

      await page.getByRole('combobox', { name: 'Sprache' }).selectOption({ label: 'العربية' });
      await expect(heading(page, 'ماذا تتناولون على الفطور؟')).toBeVisible();
      await expect(html(page)).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('main')).toHaveAttribute('dir', 'rtl');
      // Untranslated, so it is shown as it is, and still selected.
      await expect(page.getByRole('checkbox', { name: 'Fruit' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'خبز' })).not.toBeChecked();
      // It begins where the others do, though its letters run from left to right.
      const begins = await page.locator('.option > span').evaluateAll((options) =>
        options.map((option) => {
          const text = document.createRange();
          text.selectNodeContents(option);
          return Math.round(text.getBoundingClientRect().right);
        }),
      );
      expect(new Set(begins).size).toBe(1);
      await look(page, 'a page from right to left, with a choice of languages');
      await picture(page, `languages-${size}-ar`);
      await page.reload();
      await expect(heading(page, 'ماذا تتناولون على الفطور؟')).toBeVisible();
      await page.getByRole('button', { name: 'التالي' }).click();
      await expect(heading(page, 'لماذا؟')).toBeVisible();
      await page.getByRole('textbox').fill('لأنه لذيذ');
      await page.getByRole('button', { name: 'التالي' }).click();
      await expect(heading(page, 'هل يمكنكم إخبارنا بالمزيد عن ذلك؟')).toBeVisible();
      await picture(page, `languages-${size}-ar-follow-up`);

      await page.getByRole('combobox', { name: 'اللغة' }).selectOption({ label: 'Deutsch' });
      await expect(heading(page, 'Könnten Sie dazu etwas mehr sagen?')).toBeVisible();
      await expect(html(page)).toHaveAttribute('dir', 'ltr');
      await expect(page.getByText('لأنه لذيذ')).toBeVisible();
      await page.getByRole('textbox').fill('Es schmeckt mir eben.');
      await page.getByRole('button', { name: 'Weiter' }).click();
      await expect(page.getByText('Auf Wiedersehen.')).toBeVisible();
    });
  });
}

test.describe('the choice', () => {
  test.use({ locale: 'de-DE' });

  test('keeps the keyboard, so that the next language can be reached', async ({ page, study }) => {
    await page.goto(study.link);
    await expect(heading(page, 'Guten Tag')).toBeVisible();
    const choice = page.getByRole('combobox');
    await choice.selectOption('en');
    await expect(heading(page, 'Hello')).toBeVisible();
    await choice.focus();
    await choice.selectOption('de');
    await expect(heading(page, 'Guten Tag')).toBeVisible();
    await expect(choice).toBeFocused();
  });
});

test.describe('the link', () => {
  test.use({ locale: 'de-DE' });

  test('decides the language before the browser', async ({ page, study }) => {
    await page.goto(`${study.link}?lang=ar`);
    await expect(heading(page, 'مرحبًا')).toBeVisible();
  });

  test('of a study without translations shows it in its own language, without a choice', async ({ page, field }) => {
    const { link } = await field.launch(guideFile);
    await page.goto(link);
    await expect(heading(page, 'Hello')).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
});
