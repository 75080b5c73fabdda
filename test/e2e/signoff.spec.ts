import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestInfo } from '@playwright/test';
import { fontFile, pageFont, slicesFor } from '../../packages/sign-off/src/node/fonts.ts';
import { wordFont } from '../../packages/sign-off/src/node/wordFonts.ts';
import { violations } from './axe.ts';
import { findChromium } from './browser.ts';
import { type Editor, expect, test } from './studio.ts';

const has = (program: string) => spawnSync(program, ['--version']).error === undefined;
const noBrowser = findChromium() === undefined && 'no browser that prints is installed';

interface Wanted {
  readonly format: 'Web page' | 'Word' | 'PDF' | 'Markdown';
  readonly language?: string;
  readonly since?: string;
}

/** Exports the open guide as a person does; returns the path of the file. */
async function exported({ page }: Editor, wanted: Wanted, info: TestInfo): Promise<string> {
  await page.getByRole('button', { name: 'File', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Export…/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the guide' });
  await dialog.getByRole('radio', { name: wanted.format }).check();
  if (wanted.language)
    await dialog.getByLabel('Language of headings and labels').selectOption({ label: wanted.language });
  if (wanted.since) await dialog.getByLabel('List changes since').selectOption({ label: wanted.since });
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await downloading;
  const path = info.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  await expect(dialog).toBeHidden();
  return path;
}

test('the pack as a page: accessible, in the language that was chosen, with what changed, and it asks for nothing', async ({
  editor,
}, info) => {
  const { page } = editor;
  await editor.open('breakfast');
  await editor.row(/^6\. How often/).click();
  await editor.property('Text').fill('How often do you have breakfast?');
  await page.keyboard.press('Control+Shift+e');
  await expect(page.getByRole('dialog', { name: 'Export the guide' })).toBeVisible();
  await page.keyboard.press('Escape');
  const wanted = { format: 'Web page', language: 'Deutsch', since: 'The last saved file' } as const;
  const path = await exported(editor, wanted, info);
  expect(path).toMatch(/breakfast\.html$/);

  const pack = await page.context().newPage();
  const asked: string[] = [];
  pack.on('request', (request) => asked.push(request.url()));
  const complaints: string[] = [];
  pack.on('console', (message) => complaints.push(message.text()));
  const address = pathToFileURL(path).href;
  await pack.goto(address);
  await expect(pack.locator('html')).toHaveAttribute('lang', 'de');
  await expect(pack.getByText('How often do you have breakfast?').first()).toBeVisible();
  await expect(pack.getByRole('heading', { name: /Änderungen seit/ })).toBeVisible();
  await expect(pack.getByText('Unterschrift').first()).toBeVisible();
  expect(complaints).toEqual([]);
  await pack.evaluate(() => document.fonts.ready);
  await pack.screenshot({ path: info.outputPath('pack.png') });
  expect(asked.filter((url) => !url.startsWith('data:font/'))).toEqual([address]);
  expect(await violations(pack)).toEqual([]);
});

test('the pack as a PDF: pages that can be looked at and searched', { tag: '@full' }, async ({ editor }, info) => {
  const reason = noBrowser || (!(has('pdftoppm') && has('pdftotext')) && 'pdftoppm and pdftotext are not installed');
  test.skip(reason !== false, String(reason));
  await editor.open('breakfast');
  const path = await exported(editor, { format: 'PDF' }, info);
  const folder = pagesOf(path, info);
  const pages = readdirSync(folder);
  expect(pages.length).toBeGreaterThan(1);
  // An empty page compresses to almost nothing.
  for (const name of pages) expect(statSync(join(folder, name)).size, name).toBeGreaterThan(4000);
  const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
  for (const part of ['Breakfast habits', 'Which of these do you eat?', 'Good morning']) expect(text).toContain(part);
});

test(
  'the pack as a Word document: opened by LibreOffice, with title, questions and welcome',
  { tag: '@full' },
  async ({ editor }, info) => {
    test.skip(!has('soffice') || !has('pdftoppm'), 'LibreOffice or pdftoppm is not installed');
    // Its first start with a new profile takes a while.
    test.slow();
    await editor.open('breakfast');
    const path = await exported(editor, { format: 'Word' }, info);
    const folder = info.outputPath('office');
    const profile = pathToFileURL(info.outputPath('profile')).href;
    execFileSync('soffice', [
      `-env:UserInstallation=${profile}`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      path,
    ]);
    const pdf = join(folder, 'breakfast.pdf');
    expect(readdirSync(pagesOf(pdf, info)).length).toBeGreaterThan(1);
    const text = execFileSync('pdftotext', ['-layout', pdf, '-'], { encoding: 'utf8' });
    for (const part of ['Breakfast habits', 'Which of these do you eat?', 'Good morning']) expect(text).toContain(part);
  },
);

test('the fonts of a page and of a Word document draw what the browser draws of the web font they are made of', {
  tag: '@full',
}, async ({ page }) => {
  const samples = [
    ['Äpfel “quotes” 0123 ắằẳ Привет γειά', 'en'],
    ['מה', 'he'],
    ['क्या', 'hi'],
    ['你早餐吃什么', 'zh'],
    ['朝ごはんは何を', 'ja'],
    ['아침에무엇을', 'ko'],
  ] as const;
  await page.goto('about:blank');
  const slices = await Promise.all(samples.map(async ([text, language]) => await slicesFor(text, language)));
  for (const slice of slices.flat()) {
    const text = String.fromCodePoint(...slice.points);
    const web = await fontFile(slice);
    for (const file of [await pageFont(slice), await wordFont(slice, 'Drawn')]) {
      const drawn = await page.evaluate(draw, { text, fonts: [web.toString('base64'), file.toString('base64')] });
      const [ink = 0, other = 0, different = 1] = drawn;
      expect(ink, text).toBeGreaterThan(200);
      // Coordinates are whole numbers in a file of one weight, and fractions if the browser makes the weight.
      const found = `${text}: ${ink} and ${other} dark pixels, ${different} are different`;
      expect(different / ink, found).toBeLessThan(0.01);
    }
  }
});

/** Draws a text in two fonts. Returns the dark pixels of each picture, and how many are dark in only one. */
async function draw({ text, fonts }: { text: string; fonts: readonly string[] }): Promise<readonly number[]> {
  const pictures = [];
  for (const [at, bytes] of fonts.entries()) {
    const face = new FontFace(
      `Drawn${at}`,
      `url(data:font/ttf;base64,${bytes})`,
      at === 0 ? { weight: '100 900' } : {},
    );
    document.fonts.add(await face.load());
    const canvas = document.createElement('canvas');
    canvas.width = 1400;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (context === null) return [];
    // Compares the outlines, not the screen's rendering, which adjusts letters to others of the same font.
    context.textRendering = 'geometricPrecision';
    context.font = `400 80px Drawn${at}, 'Adobe NotDef'`;
    context.fillText(text, 20, 130);
    pictures.push(context.getImageData(0, 0, canvas.width, canvas.height).data.filter((_, place) => place % 4 === 3));
  }
  const [a, b] = pictures;
  if (!a || !b) return [];
  const dark = (alphas: Uint8ClampedArray) => alphas.filter((alpha) => alpha > 127).length;
  return [dark(a), dark(b), a.filter((alpha, at) => Math.abs(alpha - (b[at] ?? 0)) > 127).length];
}

test('the pack as Markdown', { tag: '@full' }, async ({ editor }, info) => {
  await editor.open('breakfast');
  const path = await exported(editor, { format: 'Markdown' }, info);
  expect(readFileSync(path, 'utf8')).toMatch(/^# /);
});

/** Returns a picture of each page. */
function pagesOf(pdf: string, info: TestInfo): string {
  const folder = info.outputPath('pages');
  mkdirSync(folder, { recursive: true });
  execFileSync('pdftoppm', ['-r', '60', '-png', pdf, join(folder, 'page')]);
  return folder;
}
