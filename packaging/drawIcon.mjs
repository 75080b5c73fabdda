#!/usr/bin/env node
// node packaging/drawIcon.mjs: draws resources/icon.png, from which electron-builder makes the icons of every system,
// from the icon of the page. Needs a Chromium: its path in CHROMIUM, or /usr/bin/chromium.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';

const pixels = 1024;
/** macOS leaves this much free around an icon; elsewhere it does no harm. */
const margin = 100;
const svg = readFileSync(join(import.meta.dirname, '../renderer/src/look/icon.svg'), 'utf8');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
const size = pixels - 2 * margin;
await page.setContent(
  `<style>body { margin: ${margin}px } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
);
await page.screenshot({ path: join(import.meta.dirname, 'resources/icon.png'), omitBackground: true });
await browser.close();
