#!/usr/bin/env node
// node tools/packaging/drawIcon.mjs: draws the icons in resources/ from the icon of the page: icon.png for macOS, and
// icons/SIZExSIZE.png for Linux and Windows. Needs a Chromium: its path in CHROMIUM, or /usr/bin/chromium.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const resources = join(import.meta.dirname, 'resources');
const svg = readFileSync(join(import.meta.dirname, '../../renderer/src/theme/icon.svg'), 'utf8');

/** macOS leaves about a tenth free around an icon; elsewhere it fills its square. */
const icons = [
  { file: 'icon.png', pixels: 1024, margin: 100 },
  ...[16, 24, 32, 48, 64, 128, 256, 512].map((pixels) => ({
    file: join('icons', `${pixels}x${pixels}.png`),
    pixels,
    margin: 0,
  })),
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
mkdirSync(join(resources, 'icons'), { recursive: true });
for (const { file, pixels, margin } of icons) {
  const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
  const size = pixels - 2 * margin;
  await page.setContent(
    `<style>body { margin: ${margin}px } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
  );
  await page.screenshot({ path: join(resources, file), omitBackground: true });
  await page.close();
}
await browser.close();
