import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const origin = 'http://controls.test';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test.beforeAll(() => {
  const built = spawnSync(process.execPath, [join(root, 'tools/build/build.mjs'), 'controls'], { encoding: 'utf8' });
  expect(built.status, built.stderr).toBe(0);
});

/** Opens the page of all controls from its bundle, without a server. */
async function openControls(page: Page): Promise<void> {
  await page.route(`${origin}/**`, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = readFileSync(join(root, '.build/controls', path));
    await route.fulfill({ body, contentType: types[extname(path)] ?? 'application/octet-stream' });
  });
  await page.goto(`${origin}/controls.html`);
  await expect(page.getByRole('heading', { name: 'Controls' })).toBeVisible();
}

test.setTimeout(180_000);

test('every control in every state, light and dark', async ({ page }) => {
  await openControls(page);
  expect(await violations(page)).toEqual([]);
});

test('what controls open: dialogs, menus, lists, tooltips and messages', { tag: '@full' }, async ({ page }) => {
  await openControls(page);
  const light = page.getByRole('region', { name: 'Light' });
  /** Looks at what was opened; the controls themselves are looked at above. */
  const look = async (name: string, within?: string) => {
    expect.soft(await violations(page, within), name).toEqual([]);
    await page.keyboard.press('Escape');
  };

  const dialogs = [
    'a small dialog',
    'a medium dialog',
    'a large dialog',
    'a frame',
    'a confirmation',
    'a form that failed',
    'an incomplete form',
  ];
  for (const name of dialogs) {
    await light.getByRole('button', { name: `Open ${name}` }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name, '[role=dialog], [role=alertdialog]');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const name of ['Menu', 'Menu of an icon', 'Open at a point']) {
    await light.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await look(name, '[role=menu]');
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await light.getByRole('combobox', { name: 'Searched bread', exact: true }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await look('searched list', '[role=listbox]');
  await light.getByRole('button', { name: 'With a tooltip' }).hover();
  await expect(page.getByText('A short explanation.')).toBeVisible();
  await look('tooltip');
  await light.getByRole('button', { name: 'Show a message' }).click();
  await expect(page.getByText('Moved 3 questions').first()).toBeVisible();
  await look('message');
});
