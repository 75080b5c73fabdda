import { canonicalText } from '@guide-studio/guide-core/files';
import { isFull } from '../size.ts';
import { overflows } from './overflows.ts';
import { expect, test } from './studio.ts';
import { selected, when } from '../guideParts.ts';

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
          ...when(selected(german, german)),
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

const small = { width: 1024, height: 700 };
const sizes = isFull ? [small, { width: 1440, height: 900 }] : [small];
// What fits does not depend on colours; forced ones add borders.
const themes = [
  { name: 'light', colorScheme: 'light', forcedColors: 'none' },
  { name: 'dark', colorScheme: 'dark', forcedColors: 'none' },
  { name: 'forced', colorScheme: 'light', forcedColors: 'active' },
] as const;

test.describe('long German words and Arabic', () => {
  test.use({ contents: { 'wordy.guide.json': wordy } });

  for (const size of sizes) {
    test(`fit at ${size.width} × ${size.height} in every theme`, async ({ editor }, info) => {
      const { page } = editor;
      await page.setViewportSize(size);
      const look = async (view: string): Promise<void> => {
        for (const { name, colorScheme, forcedColors } of isFull ? themes : themes.slice(-1)) {
          await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: 'reduce' });
          if (isFull) await page.screenshot({ path: info.outputPath(`${view}-${name}.png`) });
          expect.soft(await overflows(page), `${view}, ${name}`).toEqual([]);
        }
      };
      await editor.welcome();
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

  test('fit on a phone, with every pane, list and view', { tag: '@full' }, async ({ editor }) => {
    const { page } = editor;
    await editor.welcome();
    await page.setViewportSize({ width: 390, height: 700 });
    const fits = async (what: string): Promise<void> => expect.soft(await overflows(page), what).toEqual([]);
    await page.getByRole('button', { name: /^wordy/ }).click();
    const cards = page.getByRole('article');
    await expect(cards.first()).toBeVisible();
    await fits('guide');
    const footer = page.getByRole('contentinfo', { name: 'Status' });
    for (const pane of ['Outline', 'Properties']) {
      await footer.getByRole('button', { name: pane }).click();
      await expect(page.getByRole('dialog', { name: pane })).toBeVisible();
      await fits(pane);
      await page.keyboard.press('Escape');
    }
    for (const question of [1, 2, 3]) {
      const card = page.getByRole('article', { name: `Question ${question}` });
      await card.getByRole('textbox', { name: `Text of question ${question}` }).click();
      await fits(`question ${question}`);
      await card.getByRole('button', { name: 'Add a question below' }).click();
      await expect(page.getByRole('option', { name: /^Open question/u })).toBeInViewport({ ratio: 1 });
      await fits(`the list at question ${question}`);
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('option', { name: /^Concept block/u })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    for (const view of ['Logic', 'Preview', 'JSON', 'Changes', 'Study']) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).click();
      await fits(view);
    }
  });
});
