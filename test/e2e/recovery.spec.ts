import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Editor, expect, startStudio, test } from './studio.ts';

const file = 'breakfast.guide.json';
const guides = [new URL('./guides/breakfast.guide.json', import.meta.url).pathname];

// Some add init scripts.
test.use({ ownPage: true });

test('work that was not saved outlives the program: killed, started again, restored', async ({ page }) => {
  const first = await startStudio(guides);
  const editor = new Editor(page);
  const before = first.read(file);
  await page.goto(first.url);
  await editor.open('breakfast');
  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How many cups did you drink?');
  await expect.poll(() => first.backups()).toHaveLength(1);
  await first.kill();

  await test.step('the page says that its program is gone, and gives the guide away', async () => {
    await editor.property('Text').fill('How many cups did you drink today?');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The program behind this page has ended');
    const downloading = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Download the guide' }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  });

  const second = await startStudio([], {}, [], first);
  try {
    const next = new Editor(await page.context().newPage());
    await next.page.goto(second.url);
    const dialog = next.page.getByRole('dialog', { name: 'Restore unsaved changes to “breakfast”?' });
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(next.row(/^6\. How many cups did you drink\?/)).toBeVisible();
    await expect(next.page).toHaveTitle(/^● breakfast/);
    expect(second.read(file)).toBe(before);
    await next.save();
    expect(second.read(file)).toContain('"How many cups did you drink?"');
    await expect.poll(() => second.backups()).toEqual([]);
  } finally {
    await second.stop();
  }
});

test('what was typed just before the page is loaded again is restored', { tag: '@full' }, async ({ page }) => {
  const studio = await startStudio(guides);
  try {
    const editor = new Editor(page);
    await page.goto(studio.url);
    await editor.open('breakfast');
    await editor.row(/^6\. How often/).click();
    page.on('dialog', (leave) => void leave.accept());
    await editor.property('Text').fill('How many cups did you drink?');
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'Restore unsaved changes to “breakfast”?' });
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expect(editor.row(/^6\. How many cups did you drink\?/)).toBeVisible();
  } finally {
    await studio.stop();
  }
});

test('restored work keeps its base and the decisions of a merge', { tag: '@full' }, async ({ page }) => {
  const first = await startStudio(guides);
  const editor = new Editor(page);
  await page.goto(first.url);
  await editor.open('breakfast');
  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How many cups?');
  await editor.row(/^2\. Tell us/).click();
  await editor.property('Text').fill('What was for breakfast?');
  await expect.poll(() => first.backups()).toHaveLength(1);
  await first.kill();
  const theirs = first.read(file).replace('How often do you eat breakfast …', 'How often did you eat?');
  writeFileSync(join(first.folder, file), theirs.replace('"Tell us about yesterday', '"Say something about yesterday'));

  const second = await startStudio([], {}, [], first);
  const next = new Editor(await page.context().newPage());
  await next.page.goto(second.url);
  const dialog = (at: Editor) => at.page.getByRole('dialog', { name: 'Restore unsaved changes to “breakfast”?' });
  await dialog(next).getByRole('button', { name: 'Restore' }).click();
  await next.page.getByRole('button', { name: 'Changes', exact: true }).click();
  await expect(next.page.getByRole('listitem').filter({ hasText: 'How many cups?' })).toBeVisible();
  await expect(next.page.getByRole('group', { name: 'Show only' }).getByText('2').first()).toBeVisible();

  await next.page.getByRole('button', { name: 'Merge…' }).click();
  await expect(next.page.getByRole('heading', { name: '2 decisions' })).toBeVisible();
  await next.page.getByRole('radio', { name: /^Theirs.*How often did you eat/ }).click();
  await expect(next.page.getByRole('button', { name: /^Next decision \(1 decision left/ })).toBeVisible();
  const kept = () => readFileSync(join(second.home, 'backups', second.backups()[0] ?? ''), 'utf8');
  await expect.poll(kept).toMatch(/decisions\\":\{\\"/u);
  let asked = '';
  next.page.on('dialog', (leave) => {
    asked = leave.type();
    void leave.accept();
  });
  await next.page.reload();
  expect(asked).toBe('beforeunload');
  await expect(dialog(next)).toContainText('continues with the decisions you made');
  await dialog(next).getByRole('button', { name: 'Restore' }).click();
  await expect(next.page.getByRole('radio', { name: /^Theirs.*How often did you eat/ })).toBeChecked();
  await next.page.getByRole('radio', { name: /^Yours.*What was for breakfast/ }).click();
  await next.page.getByRole('button', { name: 'Use the merged guide' }).click();
  await expect(next.row(/^6\. How often did you eat/)).toBeVisible();
  await next.save();
  for (const text of ['How often did you eat?', 'What was for breakfast?']) expect(second.read(file)).toContain(text);
  await expect.poll(() => second.backups()).toEqual([]);
  await second.stop();
});

test('a view whose files cannot be loaded affects no other; the others open although the program has ended', {
  tag: '@full',
}, async ({ page }) => {
  const studio = await startStudio(guides);
  const editor = new Editor(page);
  await page.route(/LogicView/u, (route) => route.abort());
  // As in the desktop window, where no page may write to the clipboard by itself.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async () => await Promise.reject(new Error('refused'));
  });
  const fetched = page.waitForResponse(/JsonView/u);
  await page.goto(studio.url);
  await fetched;
  await editor.open('breakfast');
  await studio.kill();
  const ended = page.getByRole('status').filter({ hasText: 'The program behind this page has ended' });
  await expect(ended).toContainText('Everything is saved.');
  const tab = (name: string) => page.getByRole('button', { name, exact: true });
  await tab('Logic').click();
  const failed = page.getByRole('alert').filter({ hasText: 'This part of the window failed' });
  await failed.getByRole('button', { name: 'Copy the guide' }).click();
  await expect(failed.getByRole('button', { name: 'Copy the guide' })).toBeFocused();
  expect(await pasted(page)).toBe(studio.read(file));
  await tab('JSON').click();
  await expect(page.getByRole('textbox', { name: 'Guide as JSON' })).toBeVisible();
  await tab('Guide').click();
  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How many cups did you drink?');
  await expect(editor.row(/^6\. How many cups/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the guide' }).click();
  expect((await downloading).suggestedFilename()).toBe(file);
});

test('work in another tab is not offered while that tab lives, and is after a reload of it', async ({
  page,
  studio,
}) => {
  const editor = new Editor(page);
  await page.goto(studio.url);
  await editor.open('breakfast');
  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How many cups?');
  await expect.poll(() => studio.backups()).toHaveLength(1);

  const other = new Editor(await page.context().newPage());
  await other.page.goto(studio.url);
  await other.open('breakfast');
  await expect(other.row(/^6\. How often/)).toBeVisible();
  await expect(other.page.getByRole('dialog')).toBeHidden();
  await other.page.close();

  page.on('dialog', (leave) => void leave.accept());
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Restore unsaved changes to “breakfast”?' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Later' }).click();
  await expect(page.getByText('Unsaved changes to “breakfast” were kept')).toBeVisible();
  await page.getByRole('button', { name: 'Discard breakfast' }).click();
  await expect.poll(() => studio.backups()).toEqual([]);
});

/** Returns the clipboard as a page gets it when something is pasted. */
async function pasted(page: Page): Promise<string> {
  // The page listens before the key is pressed: a key may overtake a script that is still on its way.
  const text = await page.evaluateHandle(() => ({
    pasted: new Promise<string>((resolve) => {
      const take = (event: ClipboardEvent) => resolve(event.clipboardData?.getData('text/plain') ?? '');
      document.addEventListener('paste', take, { once: true });
    }),
  }));
  await page.keyboard.press('Control+v');
  return await text.evaluate(async (next) => await next.pasted);
}
