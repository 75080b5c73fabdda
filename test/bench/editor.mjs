// The editor in a real Chromium on `guide edit`, with guides of three sizes. Beside it a page with nothing but a text
// field, so that ratios can be quoted: the same browser, the same way of measuring, the same minute.
//
// A time runs from the time stamp of the real key press or click to the end of the first frame that shows its effect
// (editor/stopwatch.mjs). Before each one the page rests, as it does between the key presses of a person: the browser
// then begins a frame as soon as something changes, so the number is work, not the wait for the next refresh.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { EditorPage } from './editor/EditorPage.mjs';
import { measuredGuide } from './editor/measuredGuide.mjs';
import { installStopwatch } from './editor/stopwatch.mjs';
import { summary } from './editor/summary.mjs';

const sizes = [100, 1000, 3000];
const repetitions = 40;
const warmUp = 8;

const budgets = {
  keyPress: 'p95 16.7 ms',
  open: '100 ms',
  addMoveUndo: '33 ms',
  firstPaint: '1000 ms',
  script: '400 kB',
};

/** Measures the editor with guides of every size, its start, and what it does while idle. */
export async function benchEditor() {
  const { startStudio, launch } = await tools();
  const folder = mkdtempSync(join(tmpdir(), 'guide-bench-'));
  const files = sizes.map((items) => {
    const file = join(folder, `measured-${items}-items.guide.json`);
    writeFileSync(file, measuredGuide(items));
    return file;
  });
  const studio = await startStudio(files);
  try {
    return await withBrowser(launch, async (browser) => {
      const place = await enter(browser, studio.url);
      const editing = await measureEditing(browser, place);
      const start = await measureStart(browser, place);
      const idle = await measureIdle(browser, place);
      return { unit: 'ms', budgets, ...editing, start, idle };
    });
  } finally {
    await studio.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads the browser and the studio of the end-to-end tests. Node 20 does not run TypeScript, so Vite compiles them. */
async function tools() {
  const load = async (file) =>
    (await runnerImport(join(import.meta.dirname, '../e2e', file), { configFile: false, logLevel: 'error' })).module;
  const { startStudio } = await load('studio.ts');
  const { chromiumArguments, ensureChromium } = await load('browser.ts');
  const executablePath = ensureChromium();
  const launch = () => chromium.launch({ executablePath, args: [...chromiumArguments] });
  return { startStudio, launch };
}

async function withBrowser(launch, use) {
  const browser = await launch();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** The printed address works once; the session that it returns lets later browsers in. */
async function enter(browser, url) {
  const page = await newPage(browser);
  await page.goto(url);
  await page.locator('main li button').first().waitFor();
  return { url: new URL(url).origin, storageState: await page.context().storageState() };
}

async function newPage(browser, storageState) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.addInitScript(installStopwatch);
  // The editor asks before it leaves unsaved changes; here the answer is always to leave.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

async function measureEditing(browser, { url, storageState }) {
  const bare = await measurePlain(browser);
  const results = {};
  for (const items of sizes) {
    const page = await newPage(browser, storageState);
    await page.goto(url);
    const editor = new EditorPage(page);
    results[`${items} items`] = await measureSize(editor, items);
    await editor.leave();
    await page.context().close();
  }
  return { bare, results };
}

async function measurePlain(browser) {
  const page = await newPage(browser);
  await page.goto('data:text/html,<!doctype html><title>Plain</title><textarea rows="8"></textarea>');
  await page.locator('textarea').focus();
  const editor = new EditorPage(page);
  const keyPress = await repeated(() => editor.typePlain());
  await page.context().close();
  return { keyPress };
}

async function measureSize(editor, items) {
  const name = `measured-${items}-items`;
  const firstOpen = await editor.open(name, items);
  const open = [];
  for (let turn = 0; turn < 12; turn += 1) {
    await editor.close();
    open.push(await editor.open(name, items));
  }
  const item = await editor.selectInMiddle('item');
  const keyInQuestion = await repeated(() => editor.type(item, 'text'));
  const structure = await measureStructure(editor, items);
  const block = await editor.selectInMiddle('block');
  const keyInBlockTitle = await repeated(() => editor.type(block, 'title'));
  return {
    firstOpen: Number(firstOpen.toFixed(2)),
    open: summary(open.slice(2)),
    keyInQuestion,
    keyInBlockTitle,
    ...structure,
  };
}

async function measureStructure(editor, items) {
  const key = await editor.selectInMiddle('item');
  const [add, undoAdd, move, undoMove] = [[], [], [], []];
  for (let turn = 0; turn < warmUp + repetitions; turn += 1) {
    add.push(await editor.add(items));
    undoAdd.push(await editor.undoAdd(items));
    const position = await editor.positionOf(key);
    move.push(await editor.move(key, 'Down'));
    undoMove.push(await editor.undoMove(key, position));
  }
  const warm = (times) => summary(times.slice(warmUp));
  return { add: warm(add), undoAdd: warm(undoAdd), move: warm(move), undoMove: warm(undoMove) };
}

async function repeated(act) {
  const times = [];
  for (let turn = 0; turn < warmUp + repetitions; turn += 1) times.push(await act());
  return summary(times.slice(warmUp));
}

/** Measures cold starts, each with an empty cache. */
async function measureStart(browser, { url, storageState }) {
  const times = { firstPaint: [], fileList: [] };
  let script = 0;
  for (let turn = 0; turn < 10; turn += 1) {
    const page = await newPage(browser, storageState);
    const scripts = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response);
    });
    await page.goto(url);
    await page.locator('main li button').first().waitFor();
    times.fileList.push(await page.evaluate(() => performance.now()));
    times.firstPaint.push(
      await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    );
    script = await sizeOfFirst(page, scripts);
    await page.context().close();
  }
  return {
    firstPaint: summary(times.firstPaint),
    fileListShown: summary(times.fileList),
    scriptGzippedKilobytes: Number((script / 1000).toFixed(1)),
  };
}

/**
 * Returns the gzipped bytes of the scripts requested before the first paint; views are fetched after it, while idle.
 */
async function sizeOfFirst(page, scripts) {
  const early = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= painted)
      .map(({ name }) => name);
  });
  const bodies = await Promise.all(
    scripts.filter((script) => early.includes(script.url())).map((script) => script.body()),
  );
  return bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
}

const idleSeconds = 5;

/** Returns the milliseconds of tasks in five seconds without input, with the largest guide open. */
async function measureIdle(browser, { url, storageState }) {
  const page = await newPage(browser, storageState);
  await page.goto('data:text/html,<!doctype html><title>Plain</title><textarea></textarea>');
  const bare = await taskMilliseconds(page);
  await page.goto(url);
  const items = sizes.at(-1);
  const editor = new EditorPage(page);
  await editor.open(`measured-${items}-items`, items);
  const untouched = await taskMilliseconds(page);
  const item = await editor.selectInMiddle('item');
  await editor.type(item, 'text');
  const afterAnEdit = await taskMilliseconds(page);
  await page.context().close();
  return { seconds: idleSeconds, bare, untouched, afterAnEdit };
}

async function taskMilliseconds(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await pause(2000);
  const before = await metrics(session);
  await pause(idleSeconds * 1000);
  const after = await metrics(session);
  await session.detach();
  const spent = (name) => Number(((after[name] - before[name]) * 1000).toFixed(2));
  return { tasks: spent('TaskDuration'), script: spent('ScriptDuration'), layout: spent('LayoutDuration') };
}

async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
