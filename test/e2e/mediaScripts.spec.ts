import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, Response } from '@playwright/test';
import { lookAtMedia, type MediaEnding, mediaFileTypes } from '@guide-studio/guide-core/media';
import { alteredFile } from '../media/altered.ts';
import { guideWith, mediaName } from '../media/files.ts';
import { report, sized } from '../size.ts';
import { expect, test } from './studio.ts';

// Law: whatever is in a picture or video, a browser that opens it by its address, at the service or in the window, shows
// it as its type: no script runs, no dialog opens, and nothing else is requested.

interface Altered {
  readonly name: string;
  readonly bytes: Buffer;
  /** Null for one that no guide may have. */
  readonly type: string | null;
}

const altered = [
  ...new Map(
    Array.from({ length: sized(60, 520, 520) }, (_, at): readonly [string, Altered] => {
      const bytes = alteredFile(at);
      const looked = lookAtMedia(bytes, bytes.length);
      const ending: MediaEnding = looked.ok ? looked.ending : 'gif';
      const name = mediaName(bytes, ending);
      return [name, { name, bytes, type: looked.ok ? mediaFileTypes[ending].type : null }];
    }),
  ).values(),
];
const taken = altered.filter(({ type }) => type !== null);
const addresses = taken.map(({ name }) => `media:${name}`);

test.use({ contents: { 'packages.guide.json': `${JSON.stringify(guideWith(addresses), null, 2)}\n` } });
test.setTimeout(sized(120_000, 600_000, 600_000));

/** Says what a page became, and what it requested besides its own address. */
async function cameOf(page: Page, asked: readonly string[], answer: Response | null) {
  const { type, scripts } = await page.evaluate(() => ({
    type: document.contentType,
    scripts: document.scripts.length + document.querySelectorAll('svg, [onerror], [onload]').length,
  }));
  const others = asked.filter((each) => each !== page.url() && new URL(each).pathname !== '/favicon.ico');
  return { status: answer?.status(), served: answer?.headers()['content-type'], type, scripts, others };
}

/** Opens an address as if it was typed. */
async function typed(page: Page, url: string) {
  const asked: string[] = [];
  const note = (request: Request): void => void asked.push(request.url());
  page.on('request', note);
  const came = await cameOf(page, asked, await page.goto(url));
  page.off('request', note);
  return came;
}

/** Opens an address of the window from the window, whose own pages alone get what is there. */
async function openedFrom(page: Page, path: string) {
  const asked: string[] = [];
  const [url, context] = [new URL(path, page.url()).href, page.context()];
  const note = (request: Request): void => {
    // A request of the new page itself has no frame yet; the window calls its host meanwhile.
    if (!request.isNavigationRequest() && request.frame().page() === page) return;
    asked.push(request.url());
  };
  context.on('request', note);
  const [popup, answer] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('response', (each) => each.url() === url),
    page.evaluate((address) => void open(address), url),
  ]);
  await popup.waitForLoadState();
  const came = await cameOf(popup, asked, answer);
  context.off('request', note);
  await popup.close();
  return came;
}

test('altered files run nothing when a browser opens them', async ({ editor, studio, context }) => {
  const { page } = editor;
  const folder = join(studio.folder, 'packages.guide.media');
  mkdirSync(folder);
  for (const { name, bytes } of taken) writeFileSync(join(folder, name), bytes);
  const ran: string[] = [];
  context.on('dialog', (asked) => {
    ran.push(asked.message());
    void asked.dismiss();
  });
  await context.addInitScript(() => {
    Object.defineProperty(globalThis, 'alert', { value: () => console.error('ran') });
  });
  context.on('console', (message) => {
    if (message.text() === 'ran') ran.push(message.page()?.url() ?? '');
  });
  await editor.open('packages');
  const card = page.locator('article:has-text("Shown to participants")');
  const shown = card.locator('img, video');
  await expect.poll(async () => await shown.count()).toBe(taken.length);
  const paths = await shown.evaluateAll((all) => all.map((each) => each.getAttribute('src') ?? ''));
  const other = await context.newPage();

  await test.step('in the window', async () => {
    expect(new Set(paths).size).toBe(taken.length);
    for (const [at, path] of paths.entries()) {
      const what = taken[at]?.name;
      const { type } = taken[at] ?? {};
      const came = await openedFrom(page, path);
      expect(came, what).toEqual({ status: 200, served: type, type, scripts: 0, others: [] });
    }
  });

  await test.step('at the service', async () => {
    const link = await editor.goLive();
    for (const { name, type } of altered) {
      const came = await typed(other, `${link}/media/${name}`);
      if (type === null) expect([came.status, came.scripts, came.others], name).toEqual([404, 0, []]);
      else expect(came, name).toEqual({ status: 200, served: type, type, scripts: 0, others: [] });
    }
  });
  expect(ran).toEqual([]);
  report('altered files in a browser', { files: altered.length, taken: taken.length });
});
