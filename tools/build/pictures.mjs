import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './targets.mjs';

/*
 * Takes the pictures of the README from the running editor: `node tools/build/pictures.mjs`. They show a guide of their own,
 * in a folder that is made for it and removed again. CHROMIUM_PATH names the browser if it is not the usual one.
 */

const size = { width: 1280, height: 800 };
const themes = ['light', 'dark'];
const place = mkdtempSync(join(tmpdir(), 'guide-pictures-'));
const folder = join(place, 'Guides');
const guides = join(root, 'test/e2e/guides');
mkdirSync(folder);
copyFileSync(join(guides, 'breakfast.guide.json'), join(folder, 'Breakfast habits.guide.json'));
copyFileSync(join(guides, 'interview.guide.json'), join(folder, 'Every kind of question.guide.json'));
const file = join(folder, 'Weekend breakfasts.guide.json');
copyFileSync(join(guides, 'weekend.guide.json'), file);

const studio = spawn(
  process.execPath,
  [join(root, 'packages/cli/bin/guide.mjs'), 'edit', '--no-open', '--host', 'browser', '--folder', folder],
  { cwd: root, env: { ...process.env, GUIDE_STUDIO_HOME: join(place, 'home') }, stdio: ['ignore', 'pipe', 'inherit'] },
);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--hide-scrollbars'],
});
try {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' });
  await page.goto(await address(studio));
  await takeAll(page);
} finally {
  await browser.close();
  studio.kill('SIGINT');
  await new Promise((resolve) => studio.once('exit', resolve));
  rmSync(place, { recursive: true, force: true });
}

async function takeAll(page) {
  const button = (name) => page.getByRole('button', { name, exact: true }).first();
  const open = async (view) =>
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: view }).click();
  const row = async (name) => await page.getByRole('treeitem', { name }).first().click();

  await page.getByRole('button', { name: /^Weekend breakfasts/ }).waitFor();
  await hidePlace(page);
  await take(page, 'welcome');

  await button('Import questionnaire…').click();
  await page.locator('input[type=file]').setInputFiles(join(root, 'test/importing/documents/own/tea-survey.docx'));
  await page.getByRole('button', { name: /^Accept “ASK IF Q3/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await take(page, 'importing');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Weekend breakfasts/ }).click();
  await row(/What makes the way/);
  await take(page, 'guide');

  await open('Logic');
  await page.getByRole('table').or(page.getByRole('grid')).first().waitFor();
  await take(page, 'logic');
  await page.getByRole('radio', { name: 'Map' }).check();
  await page.locator('.react-flow__node').first().waitFor();
  await take(page, 'map');

  await open('Preview');
  await button('Go to this question').click();
  // Participants of this study may speak, and are asked first.
  await page.frameLocator('iframe').getByRole('button', { name: 'Write instead' }).click();
  await page.frameLocator('iframe').getByText('What makes the way').waitFor();
  await take(page, 'preview');

  await open('JSON');
  await page.getByRole('textbox', { name: 'Guide as JSON' }).waitFor();
  await take(page, 'json');

  await open('Guide');
  await rewrite(page, 'Text of question 2', 'What is usually on the table?');
  await rewrite(page, 'Text of question 5', 'What makes the way to the bakery worth getting up for?');
  await row(/Would you try it/);
  await page.keyboard.press('Alt+ArrowUp');
  await open('Changes');
  await page.locator('li[data-impact]').first().waitFor();
  await take(page, 'changes');

  await open('Study');
  await button('Publish draft').click();
  await page
    .getByRole('button', { name: /^Launch/ })
    .first()
    .waitFor();
  await take(page, 'study');
}

async function rewrite(page, label, text) {
  await page.getByRole('textbox', { name: label }).fill(text);
}

/** Hides the folder of this run, which no reader has and which tells where the pictures were made. */
async function hidePlace(page) {
  await page.evaluate((path) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.data.includes(path)) text.data = text.data.replace(path, '~/Guides');
    }
  }, folder);
}

/** Takes one picture in each theme, once nothing is pending. */
async function take(page, name) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.mouse.move(size.width - 1, size.height - 1);
    await page.evaluate(async () => await document.fonts.ready);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(root, 'docs', theme === 'light' ? `${name}.png` : `${name}-${theme}.png`) });
  }
  process.stderr.write(`${name}\n`);
}

async function address(child) {
  let output = '';
  return await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const found = /Guide Studio ready at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`guide edit ended early:\n${output}`)));
  });
}
