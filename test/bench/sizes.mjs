// The largest guides, through the command as people start it: seconds and peak memory of merging and exporting; and a
// question with 100,000 options in a real Chromium on `guide edit`. Limits: 1 GB of memory, no minute of waiting.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const guideCommand = join(root, 'packages/cli/bin/guide.mjs');
const questions = 25_000;
const choices = 20_000;
const optionsOfOne = 100_000;

/** Prints the peak memory of the process on its last line of stderr. */
const printsMemory = `data:text/javascript,${encodeURIComponent(
  "import process from 'node:process'; process.on('exit', () => process.stderr.write(`\\n${process.resourceUsage().maxRSS}\\n`));",
)}`;

export async function benchSizes() {
  const folder = mkdtempSync(join(tmpdir(), 'guide-bench-'));
  try {
    // Builds what is stale before the measuring starts.
    spawnSync(process.execPath, [guideCommand, '--version']);
    return {
      unit: 's, MB at most',
      merge: await measureMerge(folder),
      export: await measureExport(folder),
      editor: await measureEditor(folder),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureMerge(folder) {
  const base = write(folder, 'base', largeGuide());
  const ours = write(folder, 'ours', changed(largeGuide(), 'ours', 3));
  const theirs = write(folder, 'theirs', changed(largeGuide(), 'theirs', 11));
  const result = join(folder, 'merged.guide.json');
  const megabytes = megabytesOf(base);
  return { megabytes, ...(await measured(['merge', base, ours, theirs, '-o', result], 1)) };
}

async function measureExport(folder) {
  const large = write(folder, 'large', largeGuide());
  const many = write(folder, 'choices', guideOfChoices(choices, true));
  const results = {};
  for (const [name, file, format] of [
    ['largeMarkdown', large, 'markdown'],
    ['largeHtml', large, 'html'],
    ['choicesMarkdown', many, 'markdown'],
    ['choicesHtml', many, 'html'],
    ['choicesDocx', many, 'docx'],
  ]) {
    results[name] = await measured(['export', file, '--format', format, '-o', join(folder, 'pack')], 0);
  }
  return { choices, ...results };
}

/** Runs the command as a process of its own, which must exit with this code. */
async function measured(args, code) {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', printsMemory, guideCommand, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (chunk) => (printed = `${printed}${chunk}`.slice(-2000)));
  const ended = await new Promise((resolve) => child.once('close', resolve));
  const seconds = (performance.now() - started) / 1000;
  if (ended !== code) throw new Error(`guide ${args[0]} ended with ${ended}:\n${printed}`);
  return { seconds: rounded(seconds), peak: Math.round(Number(printed.trim().split('\n').at(-1)) / 1000) };
}

async function measureEditor(folder) {
  const { module: studios } = await load('studio.ts');
  const { module: browsers } = await load('browser.ts');
  const studio = await studios.startStudio([write(folder, 'many', guideOfChoices(optionsOfOne, false))]);
  const launch = { executablePath: browsers.ensureChromium(), args: [...browsers.chromiumArguments] };
  const browser = await chromium.launch(launch);
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.url);
    const file = page.locator('main li button').filter({ hasText: 'many' }).last();
    await file.waitFor();
    const answer = page.locator('[data-answer] textarea').first();
    const open = await timed(page, async () => {
      await file.click();
      await answer.waitFor();
    });
    await answer.click();
    const type = await timed(page, () => page.keyboard.press('x'));
    const add = await timed(page, () => page.keyboard.press('Enter'));
    const undo = await timed(page, () => page.keyboard.press('Control+z'));
    return { options: optionsOfOne, open, type, add, undo };
  } finally {
    await browser.close();
    await studio.stop();
  }
}

async function load(file) {
  return await runnerImport(join(import.meta.dirname, '../e2e', file), { configFile: false, logLevel: 'error' });
}

/** Returns the seconds until the page has painted the result. */
async function timed(page, act) {
  const started = performance.now();
  await act();
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 0))));
  return rounded((performance.now() - started) / 1000);
}

function write(folder, name, guide) {
  const file = join(folder, `${name}.guide.json`);
  writeFileSync(file, `${JSON.stringify(guide, null, 2)}\n`);
  return file;
}

const megabytesOf = (file) => Math.round(statSync(file).size / 1_000_000);
const rounded = (seconds) => Number(seconds.toFixed(2));

/** Returns a guide of just under 50 MB: questions with options, some with conditions. */
function largeGuide() {
  const blocks = [];
  for (let at = 0; at < questions; at += 1) {
    if (at % 100 === 0) blocks.push({ externalId: `b${at}`, type: 'flat', title: `Block ${at}`, items: [] });
    blocks.at(-1).items.push({
      externalId: `q${at}`,
      text: `Question ${at}: ${'how do you usually decide what to buy, '.repeat(16)}and why?`,
      type: 'multiple_choice',
      ...(at % 5 === 3 ? { conditional: conditionOn(at - 1, 1) } : {}),
      options: optionsOf(at, 8),
    });
  }
  return { title: 'Large', closingMessage: 'Thank you.', studyGuide: blocks };
}

/** Rewords every 20th question, from the given one on, and the closing message, which both sides change. */
function changed(guide, tag, first) {
  guide.closingMessage = `Thank you from ${tag}.`;
  for (const [at, item] of guide.studyGuide.flatMap(({ items }) => items).entries()) {
    if (at % 20 === first) item.text = `${item.text} (${tag})`;
  }
  return guide;
}

/** Returns one question with that many options and, if asked for, one that is shown after any of them. */
function guideOfChoices(count, withCondition) {
  const source = { externalId: 'q0', text: 'Which?', type: 'multiple_choice', options: optionsOf(0, count) };
  const conditional = withCondition ? { conditional: conditionOn(0, count) } : {};
  const items = [source, { text: 'Why?', type: 'open_ended', ...conditional }];
  return { title: 'Many choices', studyGuide: [{ externalId: 'b0', type: 'flat', title: 'Block', items }] };
}

function optionsOf(at, count) {
  return Array.from({ length: count }, (_, n) => ({
    externalId: `q${at}-o${n}`,
    text: `Answer ${n} of question ${at}`,
  }));
}

function conditionOn(at, count) {
  const names = Array.from({ length: count }, (_, n) => `q${at}-o${n}`);
  const criterion = { type: 'selectedTemplateOptions', questionId: `q${at}`, matchingCriteria: 'mustSelect' };
  return { operator: 'and', criteria: [{ ...criterion, choices: names }] };
}
