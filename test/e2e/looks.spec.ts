import { canonicalText } from '@guide-studio/guide-core';
import type { Page } from '@playwright/test';
import { expect, test } from './studio.ts';

const german = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle';
const arabic = 'ما رأيك في هذا الخبز الطازج الذي نصنعه كل صباح في المخبز القديم؟';

const wordy = canonicalText({
  title: `${german} ${german}`,
  externalTitle: arabic,
  studyGuide: [
    {
      type: 'flat',
      title: german,
      items: [
        {
          externalId: german,
          text: `${german}${german}`,
          type: 'multiple_choice',
          options: [{ text: german }, { text: arabic }],
        },
        {
          text: arabic,
          type: 'matrix',
          options: [{ text: german }, { text: arabic }, { text: 'Nie' }],
          rows: [{ text: german }, { text: arabic }],
        },
        {
          text: 'Warum?',
          conditional: {
            operator: 'and',
            criteria: [
              {
                type: 'selectedTemplateOptions',
                questionId: german,
                matchingCriteria: 'mustSelect',
                choices: [german],
              },
            ],
          },
          type: 'open_ended',
        },
      ],
    },
    {
      type: 'concept',
      title: arabic,
      conceptSamplingConfig: { concepts: [{ nickname: german, content: { title: arabic } }] },
      items: [{ text: `${arabic} ${german}`, type: 'statement' }],
    },
  ],
});

const sizes = [
  { width: 1024, height: 700 },
  { width: 1440, height: 900 },
] as const;
const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced', colorScheme: 'light', forcedColors: 'active' },
] as const;

/** What sticks out of the window sideways, and words of the tool bar and the buttons that are cut without an ellipsis. */
async function overflows(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>(
      'header *, footer *, nav *, button, button *, [role="dialog"] *',
    )) {
      const style = getComputedStyle(element);
      if (element.closest('.unseen') || element.clientWidth === 0 || style.display === 'inline') continue;
      const hidden = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (hidden && !['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut: ${element.outerHTML.slice(0, 160)}`);
      const box = element.getBoundingClientRect();
      if (box.right > root.clientWidth + 1 && box.width > 0 && !element.closest('[role="tree"]'))
        found.push(`outside: ${element.outerHTML.slice(0, 160)}`);
    }
    for (const area of document.querySelectorAll<HTMLElement>(
      'aside > div, section, [role="dialog"], [role="dialog"] *',
    )) {
      const { display, overflowX, textOverflow } = getComputedStyle(area);
      const shows =
        display === 'inline' || overflowX === 'visible' || textOverflow === 'ellipsis' || area.clientWidth <= 1;
      if (!shows && area.scrollWidth > area.clientWidth + 1)
        found.push(`sideways: ${area.className} ${area.scrollWidth} in ${area.clientWidth}`);
    }
    return found;
  });
}

test.describe('long German words and Arabic', () => {
  test.use({ contents: { 'wordy.guide.json': wordy } });

  for (const size of sizes) {
    test(`fit at ${size.width} × ${size.height} in every theme`, async ({ editor }, info) => {
      const { page } = editor;
      await page.setViewportSize(size);
      const look = async (view: string): Promise<void> => {
        for (const { name, colorScheme, forcedColors } of themes) {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          await page.screenshot({ path: info.outputPath(`${view}-${name}.png`) });
        }
        expect.soft(await overflows(page), view).toEqual([]);
      };
      await expect(page.getByRole('button', { name: /^wordy/ })).toBeVisible();
      await look('welcome');
      await editor.open('breakfast');
      await editor.row(/^3\. /).click();
      await look('guide');
      await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
      await page.getByRole('menuitem', { name: 'Open…' }).click();
      await look('open');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^wordy/ })
        .click();
      await expect(editor.row(/^3\. Warum/)).toBeVisible();
      for (const row of [/^1\. /, /^2\. /, /^3\. Warum/]) {
        await editor.row(row).click();
        await look(`wordy-${String(row).slice(2, 3)}`);
      }
      await editor.row(/^1\. /).click();
      await page.keyboard.press('Delete');
      await expect(page.getByRole('dialog')).toContainText('depends on this');
      await look('depends');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Publish draft' })).toBeVisible();
      await look('study');
    });
  }
});
