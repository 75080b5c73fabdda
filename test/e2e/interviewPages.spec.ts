import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { join } from 'node:path';
import { look as lookAt } from './axe.ts';
import { test } from './fieldwork.ts';

const guideFile = fileURLToPath(new URL('guides/interview.guide.json', import.meta.url));
const pictures = process.env['INTERVIEW_PICTURES'];

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

async function look(page: Page, what: string): Promise<void> {
  await lookAt(page, what);
  if (pictures !== undefined) await page.screenshot({ path: join(pictures, `pages-${what}.png`) });
}

async function answerScreener(page: Page, option: 'Yes' | 'Never'): Promise<void> {
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('radio', { name: option }).click();
  await next(page).click();
}

test('an interview that cannot be taken, and why', async ({ page, context, field }) => {
  const { link } = await field.launchSmall(guideFile);

  await test.step('an unknown link', async () => {
    await page.goto(`${field.url}/s/nothing-here`);
    await expect(heading(page, 'There is no open study at this link')).toBeFocused();
    await look(page, 'unknown');
  });

  await test.step('the only tab, on a computer that answers slowly', async () => {
    const slow = await context.newPage();
    await slow.addInitScript(() => {
      const { locks } = navigator;
      const request = locks.request.bind(locks) as (...args: unknown[]) => Promise<unknown>;
      locks.request = async (...args: unknown[]) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        return await request(...args);
      };
    });
    await slow.goto(`${field.url}/s/nothing-there`);
    await expect(heading(slow, 'There is no open study at this link')).toBeVisible();
    await slow.close();
  });

  await test.step('screened out', async () => {
    await page.goto(link);
    await answerScreener(page, 'Never');
    await expect(heading(page, 'The interview ends here')).toBeFocused();
    await look(page, 'screened out');
  });

  await test.step('another tab', async () => {
    await page.goto(`${link}?person=2`);
    await answerScreener(page, 'Yes');
    await expect(heading(page, /yesterday/)).toBeVisible();
    const other = await context.newPage();
    await other.goto(`${link}?person=2`);
    await expect(heading(other, 'This interview is open in another tab')).toBeFocused();
    await look(other, 'another tab');
    await other.getByRole('button', { name: 'Continue here' }).click();
    await expect(heading(other, /yesterday/)).toBeVisible();
    await expect(heading(page, 'This interview is open in another tab')).toBeVisible();
    await other.close();
  });

  await test.step('a somewhat different link to an interview that was begun', async () => {
    await page.goto(`${link}?person=3`);
    await expect(heading(page, 'An interview was started on this device')).toBeFocused();
    await look(page, 'begun before');
    await page.getByRole('button', { name: 'Continue it' }).click();
    await expect(heading(page, /yesterday/)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Start my own' }).click();
  });

  await test.step('no credit left', async () => {
    await expect(heading(page, 'This study is not taking responses right now')).toBeFocused();
    await look(page, 'not taking responses');
  });
});

test('a lost connection is reported, and answers arrive when it is back', async ({ page, context, field }) => {
  const { link } = await field.launch(guideFile);
  await page.goto(link);
  await expect(heading(page, 'Mornings')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The connection was lost' })).toBeVisible();
  await look(page, 'offline');
  await context.setOffline(false);
  await expect(heading(page, 'Do you eat breakfast?')).toBeVisible();
});

test('an answer given while a reloaded page still reads its step is not lost', async ({ page, field }) => {
  const { link } = await field.launch(guideFile);
  await page.goto(link);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(heading(page, 'Do you eat breakfast?')).toBeFocused();
  let readIt = (): void => {};
  const held = new Promise<void>((resolve) => (readIt = resolve));
  await page.route('**/api/participant/interviews/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('radio', { name: 'Yes' }).click();
  await next(page).click();
  readIt();
  await expect(heading(page, /yesterday/)).toBeFocused();
});

test('a video that must be watched blocks Next until its end, also after seeking', { tag: '@full' }, async ({
  page,
  field,
}) => {
  const url = 'https://media.example.org/loaf.webm';
  const media = [{ name: 'How it is baked', url, type: 'video', forceWatching: true }];
  const items = [{ type: 'statement', text: 'Watch this.', media }];
  const { link } = await field.launch({ title: 'Watching', studyGuide: [{ type: 'flat', title: 'Film', items }] });
  // The page's policy forbids the test's script to record, so it records in an empty page.
  const film = Buffer.from(await recordFilm(page), 'base64');
  await page.route(url, async (route) => await route.fulfill({ contentType: 'video/webm', body: film }));
  await page.goto(link);
  const video = page.locator('video');
  await next(page).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Please watch “How it is baked” to the end first');
  const wound = await video.evaluate(async (element: HTMLVideoElement) => {
    if (element.readyState < 1) await new Promise((resolve) => element.addEventListener('loadedmetadata', resolve));
    element.currentTime = 1e6;
    await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    return element.ended;
  });
  expect(wound).toBe(false);
  await look(page, 'video');
  await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    const end = new Promise((resolve) => element.addEventListener('ended', resolve));
    await element.play();
    await end;
  });
  await next(page).click();
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
});

/** Returns a video of a second of a changing colour, recorded in the page itself, as base64. */
async function recordFilm(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', (event) => void parts.push(event.data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    let hue = 0;
    const timer = setInterval(() => {
      hue += 12;
      if (context === null) return;
      context.fillStyle = `hsl(${hue} 60% 60%)`;
      context.fillRect(0, 0, canvas.width, canvas.height);
    }, 50);
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1200));
    recorder.stop();
    clearInterval(timer);
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
  });
}

test('a browser that stores nothing shows a warning before the first question', async ({ page, field }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`${field.url}/s/nothing-here`);
  await expect(heading(page, 'Your browser does not save anything for this page')).toBeFocused();
  await look(page, 'nothing kept');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(heading(page, 'There is no open study at this link')).toBeVisible();
});
