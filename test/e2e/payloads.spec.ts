import { readFileSync } from 'node:fs';
import { validate } from '@guide-studio/guide-core';
import type { Page } from '@playwright/test';
import { report, sized } from '../size.ts';
import { hostileGuide, hostileParts, hostileTexts, plainCount, soundHostileGuide } from './hostile.ts';
import { type Editor, expect, type Studio, test } from './studio.ts';

const payloads = hostileTexts(sized(plainCount, plainCount, 1000));
const together = sized(66, 22, 50);
const joined = Array.from({ length: Math.ceil(payloads.length / together) }, (_, turn) =>
  payloads.slice(turn * together, (turn + 1) * together),
);
// Enough valid guides for every payload to be alone in one text.
const { textCount } = soundHostileGuide(payloads);
const sound = Array.from({ length: Math.ceil(payloads.length / textCount) }, (_, turn) =>
  soundHostileGuide(payloads, turn * textCount),
);
const hostileName = '<img src=x onerror="window.__pwn=1">';

const written = (guide: object) => JSON.stringify(guide, null, 2);
const contents = {
  ...Object.fromEntries(joined.map((some, turn) => [`hostile-${turn}.guide.json`, written(hostileGuide(some))])),
  ...Object.fromEntries(sound.map(({ guide }, turn) => [`sound-${turn}.guide.json`, written(guide)])),
  [`${hostileName}.guide.json`]: written({ ...soundHostileGuide(payloads, 7).guide, title: hostileName }),
  'merge.guide.json': inConflict(soundHostileGuide(payloads).guide, soundHostileGuide(payloads, 5).guide),
};

/** Returns two versions of one guide with git's conflict markers. */
function inConflict(ours: object, theirs: object): string {
  return `<<<<<<< <b>ours</b>\n${written(ours)}\n=======\n${written(theirs)}\n>>>>>>> <b>theirs</b>\n`;
}

/** Everything in a page that must not happen, whatever a guide says. */
interface Seen {
  readonly requests: string[];
  readonly dialogs: string[];
}

async function watch(page: Page, studio: Studio): Promise<Seen> {
  const seen: Seen = { requests: [], dialogs: [] };
  const { origin } = new URL(studio.url);
  page.on('request', (request) => {
    const { origin: asked, protocol } = new URL(request.url());
    if (asked !== origin && protocol !== 'blob:') seen.requests.push(request.url());
  });
  page.on('dialog', (dialog) => {
    seen.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', (event) => {
      Object.assign(window, { __violated: event.blockedURI });
    });
  });
  return seen;
}

/** Expects that every frame shows texts only; the preview's frame is ours. */
async function expectTextOnly({ page }: Editor): Promise<void> {
  for (const frame of page.frames()) expect(await hostileParts(frame)).toEqual([]);
  expect(await page.evaluate(() => '__violated' in window)).toBe(false);
}

async function open({ page, outline }: Editor, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button').filter({ hasText: name }).last().click();
  await expect(outline).toBeVisible();
}

async function leave({ page }: Editor): Promise<void> {
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Close guide' }).click();
  const dontSave = page.getByRole('button', { name: 'Don’t save' });
  const guides = page.getByRole('heading', { name: 'Guides' });
  await expect(dontSave.or(guides).first()).toBeVisible();
  if (await dontSave.isVisible()) await dontSave.click();
  await expect(guides).toBeVisible();
}

/** Shows every part in outline, canvas and properties. */
async function walkOutline(editor: Editor): Promise<void> {
  const { page } = editor;
  const rows = await page.getByRole('treeitem').count();
  await editor.outline.locator('[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (let row = 0; row < rows; row += 1) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
  }
  await expectTextOnly(editor);
}

/** Opens a guide and shows all of its texts: properties of each part, menus, problems, dialogs. */
async function visitProblems(editor: Editor, name: string): Promise<void> {
  const { page } = editor;
  await open(editor, name);
  await walkOutline(editor);
  await page.getByRole('button', { name: 'Study settings' }).first().click();
  await page.keyboard.press('F8');
  await page.keyboard.press('Alt+m');
  await expectTextOnly(editor);
  await page.getByRole('treeitem', { level: 2 }).nth(2).click();
  await page.keyboard.press('Delete');
  await expectTextOnly(editor);
  const dialog = page.getByRole('dialog');
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Control+d');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByRole('menu', { name: 'Edit' })).toBeFocused();
  await expectTextOnly(editor);
  await page.keyboard.press('Escape');
  await show(editor, 'Study');
  await expectTextOnly(editor);
  await leave(editor);
  await expectTextOnly(editor);
}

async function show({ page }: Editor, view: string): Promise<void> {
  const button = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view, exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-current', 'page');
}

/** Opens a valid guide and goes through every view. */
async function visitViews(editor: Editor, name: string): Promise<void> {
  const { page } = editor;
  await open(editor, name);
  await expect(page.locator('footer')).not.toContainText(/\d+ problem/);
  await walkOutline(editor);
  await test.step('palette and find', async () => {
    await page.keyboard.press('Control+k');
    // The number finds a question whatever its text is.
    await page.keyboard.insertText('1');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectTextOnly(editor);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+f');
    await page.keyboard.insertText('<');
    await expect(page.getByRole('search').first()).toBeVisible();
    await expectTextOnly(editor);
    await page.keyboard.press('Escape');
  });
  await test.step('logic', async () => {
    await show(editor, 'Logic');
    // The tab opens as it was left with the previous guide: as a map.
    await page.getByRole('radio', { name: 'Table' }).check();
    await expect(page.getByRole('grid', { name: 'Conditions' })).toBeVisible();
    await expectTextOnly(editor);
    await page.getByRole('radio', { name: 'Map' }).check();
    await expect(page.getByRole('region', { name: 'Map of what depends on what' })).toBeVisible();
    await expectTextOnly(editor);
  });
  await test.step('preview', async () => await visitPreview(editor));
  await test.step('JSON, changes, study', async () => {
    await show(editor, 'JSON');
    await expect(page.getByRole('textbox', { name: 'Guide as JSON' })).toBeVisible();
    await expectTextOnly(editor);
    await show(editor, 'Guide');
    await page.getByRole('treeitem', { level: 2 }).nth(1).click();
    await page.keyboard.press('Delete');
    const dialog = page.getByRole('dialog');
    if (await dialog.isVisible()) {
      await expectTextOnly(editor);
      await dialog.locator('button[type="submit"]').click();
    }
    await page.getByRole('treeitem', { level: 2 }).nth(2).click();
    await page.keyboard.press('Control+d');
    await show(editor, 'Changes');
    await expect(page.locator('[data-view="changes"] li').first()).toBeVisible();
    await expectTextOnly(editor);
    await show(editor, 'Study');
    await expectTextOnly(editor);
  });
  await leave(editor);
  await expectTextOnly(editor);
}

/** Previews from the start and from each question. */
async function visitPreview(editor: Editor): Promise<void> {
  const { page } = editor;
  await page.keyboard.press('Control+Shift+Enter');
  await expect(page.locator('iframe')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
  await expectTextOnly(editor);
  await show(editor, 'Guide');
  const items = await page.locator('[role="treeitem"][data-kind="item"]').count();
  for (let item = 0; item < items; item += 1) {
    await page.locator('[role="treeitem"][data-kind="item"]').nth(item).click();
    await page.keyboard.press('Control+Enter');
    await expect(page.frameLocator('iframe').getByRole('button').first()).toBeVisible();
    await expectTextOnly(editor);
    await show(editor, 'Guide');
  }
}

test.describe(`${payloads.length} hostile texts in every field`, () => {
  // Each adds an init script.
  test.use({ ownPage: true, guides: [], contents });
  test.describe.configure({ timeout: sized(180_000, 180_000, 3_600_000) });

  test('are text where they are refused: nothing runs, nothing is loaded', { tag: '@full' }, async ({
    editor,
    studio,
  }) => {
    const seen = await watch(editor.page, studio);
    await editor.welcome();
    for (const turn of joined.keys()) {
      const name = `hostile-${turn}`;
      await test.step(name, async () => await visitProblems(editor, name));
    }
    expect(seen).toEqual({ requests: [], dialogs: [] });
  });

  test('are text in every view of a valid guide: nothing runs, nothing is loaded', async ({ editor, studio }) => {
    const seen = await watch(editor.page, studio);
    await editor.welcome();
    for (const [turn, { guide }] of sound.entries()) {
      expect(validate(guide)).toEqual([]);
      await test.step(`sound-${turn}`, async () => await visitViews(editor, `sound-${turn}`));
    }
    expect(seen).toEqual({ requests: [], dialogs: [] });
    report('hostile texts in the window', {
      payloads: payloads.length,
      textsOfASoundGuide: textCount,
      soundGuides: sound.length,
      refusedGuides: joined.length,
    });
  });

  test('are text in a merge', async ({ editor, studio }) => {
    const { page } = editor;
    const seen = await watch(page, studio);
    await editor.welcome();
    await page.getByRole('main').getByRole('button').filter({ hasText: 'merge' }).last().click();
    await expect(page.getByText('A merge in git left this file unfinished.')).toBeVisible();
    await expectTextOnly(editor);
    expect(seen).toEqual({ requests: [], dialogs: [] });
  });

  test('are text in the title of the window and in what is exported', async ({ editor, studio }) => {
    const { page } = editor;
    const seen = await watch(page, studio);
    await editor.welcome();
    await open(editor, hostileName);
    await expect(page).toHaveTitle(`${hostileName}.guide.json – Guide Studio`);
    await page.keyboard.press('Control+Shift+E');
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').locator('button[type="submit"]').click();
    const text = readFileSync(await (await download).path(), 'utf8');
    await expectTextOnly(editor);
    const other = await page.context().newPage();
    const there = await watch(other, studio);
    await other.setContent(text);
    expect(await hostileParts(other)).toEqual([]);
    expect([seen, there]).toEqual(Array.from({ length: 2 }, () => ({ requests: [], dialogs: [] })));
  });
});
