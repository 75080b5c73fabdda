import { menuDescription } from '@guide-studio/host/common';
import type { Page } from '@playwright/test';
import { look } from './axe.ts';
import { Editor, expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

/** The menus that the desktop application would get, and its messages to the page. */
interface Desktop {
  readonly menus: { menus: { label: string; entries: { label?: string; role?: string }[] }[]; edited: boolean }[];
  readonly listeners: { command(id: string): void; leave(): void };
  closed: boolean;
}

declare global {
  interface Window {
    desktop: Desktop;
  }
}

/** Installs the bridge of the desktop application, over the local server. */
function likeTheDesktop(): void {
  const registered: Record<string, unknown> = {};
  const on = (name: string) => (listener: unknown) => void (registered[name] = listener);
  const token = location.hash.slice('#token='.length);
  const post = async (path: string, body: unknown, proof: string) => {
    const headers = { 'content-type': 'application/json', 'x-guide-studio': proof };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    return await response.json();
  };
  let session: Promise<{ proof: string }> | undefined;
  const call = async (method: string, input: unknown) => {
    session ??= post('/session', { token }, '');
    const answer = await post(`/host/${method}`, input, (await session).proof);
    if (method === 'session.describe') answer.value.capabilities.kind = 'electron';
    return answer;
  };
  const menus: Desktop['menus'] = [];
  const describeMenu = async (menu: Desktop['menus'][number]) => menus.push(menu);
  window.desktop = { menus, listeners: registered as unknown as Desktop['listeners'], closed: false };
  window.close = () => void (window.desktop.closed = true);
  const listeners = { onCommand: on('command'), onLeave: on('leave'), onOpenFile: on('openFile') };
  const bridge = { call, describeMenu, ...listeners, stay: () => undefined, openDropped: () => undefined };
  Object.assign(window, { guideStudio: bridge });
}

const isHeldBack = async (page: Page) =>
  await page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

// It adds an init script.
test.use({ ownPage: true });

test('the desktop window has no act twice in one menu, and asks before it closes', async ({ page, studio }) => {
  await page.addInitScript(likeTheDesktop);
  await page.goto(studio.url);
  const editor = new Editor(page);
  await editor.open('breakfast');
  const drawn = async () => await page.evaluate(() => window.desktop.menus.at(-1));
  await expect.poll(async () => (await drawn())?.edited).toBe(false);
  expect(menuDescription.safeParse(await drawn()).error, 'the main process understands the menus').toBeUndefined();
  for (const { label, entries } of (await drawn())?.menus ?? []) {
    const labels = entries.flatMap((entry) => entry.label ?? []);
    expect(new Set(labels).size, label).toBe(labels.length);
  }
  const roles = (await drawn())?.menus.flatMap(({ entries }) => entries.flatMap(({ role }) => role ?? []));
  expect(roles).toEqual(['close', 'quit', 'cut', 'copy', 'paste', 'togglefullscreen', 'minimize']);
  expect(await isHeldBack(page)).toBe(false);

  await editor.row(/^2\. /).click();
  await page.keyboard.press('Control+d');
  await expect.poll(async () => (await drawn())?.edited).toBe(true);
  const names = await editor.rowNames();
  await page.keyboard.press('Control+Alt+m');
  const comment = page.getByRole('textbox', { name: /^Comment on/u });
  await expect(comment).toBeFocused();
  await page.keyboard.type('typed');
  await page.evaluate(() => window.desktop.listeners.command('edit.undo'));
  await expect(comment).not.toHaveValue('typed');
  expect(await editor.rowNames()).toEqual(names);

  expect(await isHeldBack(page)).toBe(true);
  await page.evaluate(() => window.desktop.listeners.leave());
  await expect(dialog(page)).toContainText('offered when Guide Studio starts again');
  await expect(dialog(page)).toContainText('A comment you started');
  await look(page, 'unsaved work when the window closes', '[role=dialog], [role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await isHeldBack(page)).toBe(true);
  await page.evaluate(() => window.desktop.listeners.leave());
  await dialog(page).getByRole('button', { name: 'Save and close' }).click();
  await expect.poll(async () => await page.evaluate(() => window.desktop.closed)).toBe(true);
  expect(await isHeldBack(page)).toBe(false);
  expect(studio.read('breakfast.guide.json').split('yesterday').length).toBe(3);
});
