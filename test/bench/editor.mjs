// The editor beside the floor: a bare list of the same questions (editor/floor). Both run in the same Chromium, in the
// same minutes, with the same acts, and the figures are ratios. Times are measured by editor/stopwatch.mjs. Every round
// opens a fresh page, so the first key press after opening is among the key presses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';
import { EditorPage } from './editor/EditorPage.mjs';
import { FloorPage } from './editor/FloorPage.mjs';
import { blockCount, measuredGuide } from './editor/measuredGuide.mjs';
import { measuredTests } from './editor/measuredTests.mjs';
import { startFloor } from './editor/startFloor.mjs';
import { installStopwatch } from './editor/stopwatch.mjs';

const sizes = [200, 3000, 10_000];
const rounds = 5;
const keys = 50;
/** Milliseconds between key presses. Typing takes five seconds, in which backups are written. */
const keyInterval = 100;
/** Milliseconds between key presses while a key is held down. */
const heldInterval = 33;
const writingSeconds = 60;

/** How many times the floor each figure may take at 3,000 questions; at 10,000, one and a half times as many. */
const ratioBudgets = {
  open: 4,
  keyMedian: 2,
  keyP95: 2.5,
  add: 4,
  undoAdd: 4,
  moveNear: 4,
  undoMoveNear: 4,
  moveFar: 4,
  undoMoveFar: 4,
  overview: 3,
};
const budgets = { longestTask: 50, heapRatio: 4, scriptGzippedKilobytes: 300, firstPaintRatio: 10 };

/** Measures the editor and the floor with guides of every size, the start, a minute of writing, and the idle editor. */
export async function benchEditor() {
  const { startStudio, launch } = await tools();
  const folder = mkdtempSync(join(tmpdir(), 'guide-bench-'));
  const files = sizes.map((items) => {
    const file = join(folder, `${nameOf(items)}.guide.json`);
    writeFileSync(file, measuredGuide(items));
    return file;
  });
  const tested = [join(folder, `${withTests}.guide.json`), join(folder, `${withTests}.guide.tests.json`)];
  writeFileSync(tested[0], measuredGuide(3000));
  writeFileSync(tested[1], measuredTests(3000));
  const studio = await startStudio([...files, ...tested]);
  const browser = await launch();
  try {
    const place = await enter(browser, studio.url);
    const bySize = {};
    for (const items of sizes) bySize[`${items} questions`] = await measureSize(browser, place, items);
    const results = {
      unit: 'ms; ratio: times the floor',
      bySize,
      writing: await measureWriting(browser, place, 3000, nameOf(3000)),
      writingWithTests: await measureWriting(browser, place, 3000, withTests),
      start: await measureStart(browser, place),
      idle: await measureIdle(browser, place, 3000),
    };
    return { ...results, missed: missedBudgets(results) };
  } finally {
    await browser.close();
    await studio.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const nameOf = (items) => `measured-${items}-questions`;
/** 3,000 questions with 200 guide tests beside them, which run after every change. */
const withTests = 'tested-questions';

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

/** The printed address works once; the session that it returns lets later pages in. */
async function enter(browser, url) {
  const page = await newPage(browser);
  await page.goto(url);
  await page.locator('main li button').first().waitFor();
  const storageState = await page.context().storageState();
  await page.context().close();
  return { url: new URL(url).origin, storageState };
}

async function newPage(browser, storageState) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState });
  const page = await context.newPage();
  await page.addInitScript(installStopwatch);
  // The editor asks before it leaves unsaved changes; here the answer is always to leave.
  page.on('dialog', (dialog) => void dialog.accept());
  return page;
}

/** Measures rounds of the floor and the editor in turn. Returns their medians and the ratio of each. */
async function measureSize(browser, place, items) {
  const floorServer = await startFloor(measuredGuide(items));
  const all = { floor: [], editor: [] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      all.floor.push(await inFloor(browser, floorServer.url, (floor) => measureActs(floor, items)));
      all.editor.push(await inEditor(browser, place, (editor) => measureActs(editor, items)));
    }
  } finally {
    await floorServer.stop();
  }
  const [floor, editor] = [mediansOf(all.floor), mediansOf(all.editor)];
  const ratio = Object.fromEntries(Object.keys(floor).map((name) => [name, rounded(editor[name] / floor[name])]));
  return { rounds, floor, editor, ratio };
}

async function inFloor(browser, url, measure) {
  const page = await newPage(browser);
  await page.goto(url);
  const result = await measure(new FloorPage(page));
  await page.context().close();
  return result;
}

async function inEditor(browser, { url, storageState }, measure) {
  const page = await newPage(browser, storageState);
  await page.goto(url);
  await page.locator('main li button').first().waitFor();
  // A cold opening, but not one that waits for what the page loads while it is idle.
  await pause(1500);
  const editor = new EditorPage(page);
  const result = await measure(editor);
  await editor.leave();
  await page.context().close();
  return result;
}

/** One round: the same acts in the floor and in the editor. */
async function measureActs(list, items) {
  const times = { open: await list.open(items, nameOf(items)) };
  await list.showFindings?.();
  await list.enter(0);
  times.keys = await list.typeKeys(keys, keyInterval);
  times.held = await list.typeKeys(keys, heldInterval);
  times.add = await list.addAtEnd(items);
  times.undoAdd = await list.undoAdd(items);
  const middle = Math.floor(items / 10) * 5 + 1;
  times.moveNear = await list.moveNear(middle);
  times.undoMoveNear = await list.undoMove(middle + 1, middle);
  await list.findLastBlock?.();
  times.moveFar = await list.moveFar(1, items - 1, items / blockCount);
  times.undoMoveFar = await list.undoMove(items - 1, 1);
  times.heap = await list.heapMegabytes();
  times.overview = await list.overview();
  return times;
}

/** Returns the median of each figure over the rounds; of the key presses, median and 95th percentile of all. */
function mediansOf(all) {
  const result = {};
  for (const name of Object.keys(all[0])) {
    const values = all.flatMap((times) => times[name]);
    if (name === 'keys' || name === 'held') {
      const prefix = name === 'keys' ? 'key' : 'heldKey';
      result[`${prefix}Median`] = quantile(values, 0.5);
      result[`${prefix}P95`] = quantile(values, 0.95);
      result[`${prefix}Longest`] = quantile(values, 1);
    } else result[name] = quantile(values, 0.5);
  }
  return result;
}

function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]);
}

const rounded = (value) => Number(value.toFixed(2));

/** Writes for a minute: types, adds, moves, undoes. Returns the longest task, and the heap of both afterwards. */
async function measureWriting(browser, place, items, name) {
  const floorServer = await startFloor(measuredGuide(items));
  const write = async (list) => {
    await list.open(items, name);
    await list.showFindings?.();
    await list.enter(1);
    await list.page.evaluate(() => window.stopwatch.startTasks());
    const end = performance.now() + writingSeconds * 1000;
    while (performance.now() < end) {
      await list.enter(1);
      await list.typeKeys(keys, keyInterval);
      await list.addAtEnd(items);
      await list.undoAdd(items);
      await list.moveNear(11);
      await list.undoMove(12, 11);
    }
    const longestTask = rounded(await list.page.evaluate(() => window.stopwatch.stopTasks()));
    return { longestTask, heap: rounded(await list.heapMegabytes()) };
  };
  try {
    const floor = await inFloor(browser, floorServer.url, write);
    const editor = await inEditor(browser, place, write);
    return { seconds: writingSeconds, floor, editor, heapRatio: rounded(editor.heap / floor.heap) };
  } finally {
    await floorServer.stop();
  }
}

/** Measures cold starts, each with an empty cache, in turn with the floor. */
async function measureStart(browser, { url, storageState }) {
  const floorServer = await startFloor(measuredGuide(200));
  const times = { floorFirstPaint: [], firstPaint: [], fileList: [] };
  let script = 0;
  try {
    for (let turn = 0; turn < 10; turn += 1) {
      const bare = await newPage(browser);
      await bare.goto(floorServer.url);
      times.floorFirstPaint.push(await firstPaintOf(bare));
      await bare.context().close();
      const page = await newPage(browser, storageState);
      const scripts = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await page.goto(url);
      await page.locator('main li button').first().waitFor();
      times.fileList.push(await page.evaluate(() => performance.now()));
      times.firstPaint.push(await firstPaintOf(page));
      script = await sizeOfFirst(page, scripts);
      await page.context().close();
    }
  } finally {
    await floorServer.stop();
  }
  const medians = Object.fromEntries(Object.entries(times).map(([name, values]) => [name, quantile(values, 0.5)]));
  return {
    ...medians,
    firstPaintRatio: rounded(medians.firstPaint / medians.floorFirstPaint),
    scriptGzippedKilobytes: rounded(script / 1000),
  };
}

async function firstPaintOf(page) {
  const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  await page.waitForFunction(paint);
  return await page.evaluate(paint);
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

/** Returns the milliseconds of tasks in five seconds without input, before and after an edit. */
async function measureIdle(browser, place, items) {
  return await inEditor(browser, place, async (editor) => {
    await editor.open(items, nameOf(items));
    const untouched = await taskMilliseconds(editor.page);
    await editor.enter(1);
    await editor.typeKeys(1, 0);
    const afterAnEdit = await taskMilliseconds(editor.page);
    return { seconds: idleSeconds, untouched, afterAnEdit };
  });
}

async function taskMilliseconds(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await pause(3000);
  const before = await metrics(session);
  await pause(idleSeconds * 1000);
  const after = await metrics(session);
  await session.detach();
  const spent = (name) => rounded((after[name] - before[name]) * 1000);
  return { tasks: spent('TaskDuration'), script: spent('ScriptDuration'), layout: spent('LayoutDuration') };
}

async function metrics(session) {
  const { metrics: list } = await session.send('Performance.getMetrics');
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}

/** Returns the budgets that are missed, as sentences. */
function missedBudgets({ bySize, writing, writingWithTests, start }) {
  const missed = [];
  const check = (name, value, most) => {
    if (value > most) missed.push(`${name}: ${value}, at most ${most}`);
  };
  for (const [name, most] of Object.entries(ratioBudgets)) {
    check(`${name}, times the floor, 3,000 questions`, bySize['3000 questions'].ratio[name], most);
    const [large, usual] = ['10000 questions', '3000 questions'].map((size) => bySize[size].editor[name]);
    check(`${name} at 10,000 beside 3,000 questions`, rounded(large / usual), name === 'open' ? 4 : 1.5);
  }
  check('longest task while writing, ms', writing.editor.longestTask, budgets.longestTask);
  check('longest task while writing beside tests, ms', writingWithTests.editor.longestTask, budgets.longestTask);
  check('heap after writing, times the floor', writing.heapRatio, budgets.heapRatio);
  check('script of the first screen, kB', start.scriptGzippedKilobytes, budgets.scriptGzippedKilobytes);
  check('first paint, times the floor', start.firstPaintRatio, budgets.firstPaintRatio);
  return missed;
}
