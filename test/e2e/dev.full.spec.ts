import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { ownGuide } from './studio.ts';
import { copyTree } from './treeCopy.ts';
import { within, before } from '../eventually.ts';

/** `npm run dev` on a copy of the sources. */
interface Dev {
  readonly folder: string;
  readonly url: string;
  readonly child: ChildProcess;
  /** Changes a source of the copy. */
  rewrite(file: string, change: (text: string) => string): void;
}

const test = base.extend<{ readonly dev: Dev }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here.
  dev: async ({}, use) => {
    const tree = copyTree();
    const guides = join(tree.folder, 'Guides');
    mkdirSync(guides);
    copyFileSync(ownGuide, join(guides, 'breakfast.guide.json'));
    // A process group of its own, so that a test can tell whether any of its processes is left.
    const child = spawn(
      process.execPath,
      [join(tree.folder, 'tools/build/dev/dev.mjs'), '--no-open', '--folder', guides],
      {
        cwd: tree.folder,
        env: { ...process.env, GUIDE_STUDIO_HOME: join(tree.folder, 'home') },
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
      },
    );
    try {
      const rewrite: Dev['rewrite'] = (file, change) => {
        const path = join(tree.folder, file);
        const text = readFileSync(path, 'utf8');
        const changed = change(text);
        if (changed === text) throw new Error(`${file} was not changed.`);
        writeFileSync(path, changed);
      };
      await use({ folder: tree.folder, url: await readyUrl(child), child, rewrite });
    } finally {
      if (isRunning(child)) process.kill(-(child.pid ?? 0), 'SIGKILL');
      tree.remove();
    }
  },
});
test.setTimeout(150_000);

test('a changed sentence is shown without a reload, a changed host is started again, and Ctrl+C ends all', {
  tag: '@full',
}, async ({ page, dev }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const answer = await page.goto(dev.url);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toContain('unsafe');

  await page.getByRole('button', { name: 'breakfast' }).first().click();
  await expect(page.getByRole('tree', { name: 'Outline' })).toBeVisible();
  const isSamePage = await mark(page);
  dev.rewrite('renderer/src/i18n/en/outline.ts', (text) => text.replace("label: 'Outline'", "label: 'Structure'"));
  await expect(page.getByRole('tree', { name: 'Structure' })).toBeVisible();
  expect(await isSamePage()).toBe(true);
  expect(complaints, 'the page complained').toEqual([]);

  // Only its own page may call the host, as in use.
  const foreign = await page.request.post(`${new URL(dev.url).origin}/host/file.list`, {
    headers: { origin: 'http://127.0.0.1:1', 'x-guide-studio': '' },
    data: {},
  });
  expect(foreign.status()).toBe(403);

  dev.rewrite('packages/host/src/node/createNodeHost.ts', (text) => `${text}\nprocess.stderr.write('new host\\n');\n`);
  await expect.poll(isSamePage).toBe(false);
  await expect(page.getByRole('button', { name: 'breakfast' }).first()).toBeVisible();

  const ended = new Promise((resolve) => dev.child.once('exit', resolve));
  process.kill(-(dev.child.pid ?? 0), 'SIGINT');
  expect(await within('npm run dev ends', ended)).toBe(0);
  expect(() => process.kill(-(dev.child.pid ?? 0), 0)).toThrow('ESRCH');
});

/** Marks the page; the function that it returns resolves to false after a reload. */
async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  // A page that is reloading cannot be asked.
  return async () => await page.evaluate(() => document.documentElement.hasAttribute('data-marked')).catch(() => true);
}

function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

async function readyUrl(child: ChildProcess): Promise<string> {
  let output = '';
  const found = new Promise<string>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /Guide Studio ready at (\S+)/u.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.once('exit', () => reject(new Error(`npm run dev ended early:\n${output}`)));
  });
  return await before(120_000, found, () => `npm run dev, which builds first, prints its address\n${output}`);
}
