// The participant page beside a bare page with the same question and nothing else: the first paint, and the moment the
// first question can be answered, on a processor slowed down to a quarter. Both are served on this machine. Every load
// has an empty cache, and loads of both take turns.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright-core';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '../..');
const guideFile = join(root, 'test/e2e/guides/interview.guide.json');
const loads = 9;
const slowdown = 4;

/** Measures the first load of an interview. */
export async function benchPage() {
  const { startFieldwork, launch } = await tools();
  const field = await startFieldwork();
  const browser = await launch();
  const bare = await startBare();
  try {
    const { link } = await field.launch(guideFile);
    const all = { bare: [], page: [] };
    let script = 0;
    for (let load = 0; load < loads; load += 1) {
      all.bare.push(await firstLoad(browser, bare.url));
      const loaded = await firstLoad(browser, link);
      all.page.push(loaded);
      script = loaded.script;
    }
    const [floor, page] = [mediansOf(all.bare), mediansOf(all.page)];
    return {
      unit: 'ms',
      loads,
      slowdown,
      bare: floor,
      page,
      firstPaintRatio: Math.round((100 * page.firstPaint) / floor.firstPaint) / 100,
      scriptGzippedKilobytes: Math.round(script / 100) / 10,
    };
  } finally {
    await browser.close();
    await bare.stop();
    await field.stop();
  }
}

async function tools() {
  const load = async (file) =>
    (await runnerImport(join(root, 'test/e2e', file), { configFile: false, logLevel: 'error' })).module;
  const { startFieldwork } = await load('fieldwork.ts');
  const { chromiumArguments, ensureChromium } = await load('browser.ts');
  const executablePath = ensureChromium();
  return { startFieldwork, launch: () => chromium.launch({ executablePath, args: [...chromiumArguments] }) };
}

/** Serves a page with the first question of the guide, without scripts and style sheets. */
async function startBare() {
  const { studyGuide } = JSON.parse(readFileSync(guideFile, 'utf8'));
  const { text } = studyGuide[0].items[0];
  const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<main><h1>${text.replaceAll(/[<&]/g, '')}</h1><textarea></textarea><button>Next</button></main></html>`;
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Returns the milliseconds from the request to the first paint and to the first question, and the bytes of script. */
async function firstLoad(browser, url) {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main button')) window.ready ??= performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(url);
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0 && window.ready !== undefined,
  );
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    firstButton: window.ready,
  }));
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  await context.close();
  return { ...times, script: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) };
}

function mediansOf(all) {
  const median = (name) => all.map((each) => each[name]).toSorted((a, b) => a - b)[all.length >> 1];
  return { firstPaint: Math.round(median('firstPaint')), firstButton: Math.round(median('firstButton')) };
}
