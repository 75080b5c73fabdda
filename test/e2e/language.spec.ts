import type { Page } from '@playwright/test';
import { isFull, sized } from '../size.ts';
import { overflows } from './overflows.ts';
import { expect, test } from './editor.ts';

test.use({ locale: 'de-DE', ownPage: true });

// What fits the smaller ones fits the largest.
const sizes = [
  { width: 1024, height: 700 },
  { width: 390, height: 844 },
  ...(isFull ? [{ width: 1440, height: 900 }] : []),
];

/** Words of the interface that exist only in English. */
const english =
  /\b(?:the|and|of|with|without|not|yet|save|saved|open|close|delete|question|questions|answer|shown|when|problem|guide|settings|block|concept|row|add|none|all|new|untitled|this)\b/giu;

/** Returns the English texts of the page, without the guide's own texts, code, and names that are not translated. */
async function englishWords(page: Page): Promise<readonly string[]> {
  const shown = await page.evaluate(() => {
    const own = '[lang], .cm-editor, code, kbd, textarea, iframe';
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest(own)) texts.push(node.textContent ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label], [aria-description], [placeholder]')) {
      if (element.closest(own)) continue;
      for (const name of ['aria-label', 'aria-description', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    }
    return texts;
  });
  return shown.filter((text) => (text.match(english) ?? []).length > 0 && !/^block$/iu.test(text.trim()));
}

for (const size of sizes) {
  test(`the editor speaks German in every view, and nothing is cut, at ${size.width} × ${size.height}`, async ({
    editor,
  }, info) => {
    const { page } = editor;
    await editor.welcome();
    await page.setViewportSize(size);
    const look = async (view: string): Promise<void> => {
      if (isFull) await page.screenshot({ path: info.outputPath(`${view}.png`) });
      expect.soft(await overflows(page), view).toEqual([]);
    };
    await expect(page.getByRole('heading', { name: 'Woran arbeiten Sie?' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect.soft(await englishWords(page)).toEqual([]);
    await look('welcome');

    await page.getByRole('button', { name: 'Neuer Leitfaden', exact: true }).click();
    const views = page.getByRole('navigation', { name: 'Ansichten' }).getByRole('button');
    await expect(views.first()).toBeVisible();
    const names = await views.allTextContents();
    expect(names.slice(0, 2)).toEqual(['Leitfaden', 'Logik']);
    for (const view of names) {
      await views.filter({ hasText: new RegExp(`^${view}$`, 'u') }).click();
      if (view !== 'JSON') expect.soft(await englishWords(page), view).toEqual([]);
      await look(view);
    }
  });
}

test('the language is chosen in the settings, at once and for the next time', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Neuer Leitfaden', exact: true }).click();
  await page.keyboard.press('Control+Comma');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Anzeigesprache').selectOption('en');
  await expect(dialog.getByText('Settings').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menus' })).toBeVisible();
  page.on('dialog', (asked) => void asked.accept());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'What are you working on?' })).toBeVisible();
});

test('sentences of the paths change with the language', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.open('breakfast');
  await page.getByRole('navigation', { name: 'Ansichten' }).getByRole('button', { name: 'Logik' }).click();
  await page.getByRole('radio', { name: 'Wege' }).check();
  const view = page.locator('[data-view="logic"]');
  await expect(view).toContainText('Gezeigt, wenn gilt: der Link enthält segment');
  await page.keyboard.press('Control+Comma');
  await page.getByRole('dialog').getByLabel('Anzeigesprache').selectOption('en');
  await page.keyboard.press('Escape');
  await expect(view).not.toContainText('Gezeigt, wenn');
  await expect(view).toContainText(/Shown when .*the link has segment|Shown when .*segment/u);
});

test('what a file, a problem and the host have to say is German too', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Neuer Leitfaden', exact: true }).click();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Dateiname').fill('a/b');
  await expect(dialog).toContainText('ist kein Dateiname, den jedes System annimmt');
  await dialog.getByLabel('Dateiname').fill('breakfast');
  await expect(dialog).toContainText('In diesem Ordner gibt es schon eine Datei namens');
});

/** Returns buttons of the tool bar that are not entirely reachable. */
async function outOfReach(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    [...(document.querySelector('header')?.querySelectorAll('button') ?? [])]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2);
        return ![left + 3, (left + right) / 2, right - 3].every((x) => button.contains(at(x)));
      })
      .map((button) => button.innerText || button.ariaLabel || ''),
  );
}

test('everything in the tool bar can be pressed, however narrow the window and large the text', {
  tag: '@full',
}, async ({ editor }) => {
  const { page } = editor;
  await editor.welcome();
  await page.getByRole('button', { name: 'Neuer Leitfaden', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Ansichten' })).toBeVisible();
  for (const scale of [1, 1.25, 1.5]) {
    await page.evaluate((size) => document.documentElement.style.setProperty('--scale', String(size)), scale);
    for (let width = 700; width <= 1500; width += sized(80, 40, 40)) {
      await page.setViewportSize({ width, height: 700 });
      expect.soft(await outOfReach(page), `${width} wide, text × ${scale}`).toEqual([]);
    }
  }
});
