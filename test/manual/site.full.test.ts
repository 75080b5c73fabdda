import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { entries } from '../../docs/site/tools.mjs';
import { chromiumArguments, findChromium } from '../e2e/browser.ts';
import { installed, root, run } from '../published/installed.ts';

const site = join(root, 'release/docs');
const node = (...args: string[]) => run(process.execPath, args, root);

describe('the public interfaces', () => {
  it('are reported, and compared with those of another version', async () => {
    const { folder } = await installed();
    const before = mkdtempSync(join(tmpdir(), 'guide-studio-before-'));
    const libraries = join(before, 'node_modules/@guide-studio');
    cpSync(join(folder, 'node_modules'), join(before, 'node_modules'), { recursive: true });
    const compare = () => node('docs/site/reports.mjs', '--against', libraries);
    expect(await compare()).toBe(`${entries.length} reports are in release/api.\nThe public interface is the same.\n`);
    appendFileSync(join(libraries, 'api-client/dist/index.d.ts'), '\nexport declare const added: 1;\n');
    await expect(compare()).rejects.toThrow(/changed: api-client\.api\.md\n/u);
    rmSync(before, { recursive: true, force: true });
  }, 300_000);
});

describe('the documentation site', () => {
  beforeAll(async () => {
    await node('docs/site/docs.mjs');
  }, 300_000);

  it('has links that lead to a page and an anchor of it', () => {
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(100);
    const texts = new Map(pages.map((path) => [join(site, path), readFileSync(join(site, path), 'utf8')]));
    const lost: string[] = [];
    for (const [path, text] of texts) {
      for (const [, href = ''] of text.matchAll(/<a\b[^>]*\bhref="(?!https?:)([^"]*)"/gu)) {
        const [file = '', anchor = ''] = decodeURI(href).split('#');
        const target = file === '' ? path : join(dirname(path), file);
        if (!existsSync(target)) lost.push(`${path}: ${href}`);
        const page = texts.get(target);
        if (anchor !== '' && page !== undefined && !page.includes(`id="${anchor}"`)) lost.push(`${path}: ${href}`);
      }
    }
    expect(lost).toEqual([]);
  });

  it.skipIf(findChromium() === undefined)('is searched, and has both themes (needs a Chromium)', async () => {
    const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArguments] });
    try {
      const page = await browser.newPage({ colorScheme: 'dark' });
      await page.goto(`file://${join(site, 'index.html')}`);
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const dark = await background();
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await background()).not.toBe(dark);
      await page.keyboard.press('/');
      await page.keyboard.type('markers');
      await page
        .getByRole('option', { name: /Files and merging/u })
        .first()
        .click();
      expect(new URL(page.url()).pathname).toContain('Files_and_merging');
    } finally {
      await browser.close();
    }
  });
});
