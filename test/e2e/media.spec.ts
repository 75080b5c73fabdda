import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gifFile, guideWith, jpegFile, mediaName, mp4File, pngFile } from '../media/files.ts';
import { expect, test } from './studio.ts';
import { violations } from './axe.ts';
import { overflows } from './overflows.ts';
import { dialog } from './windowParts.ts';

const png = pngFile(320, 200);
const guide = guideWith([], 'Packages');
const fileOf = (of: object) => `${JSON.stringify(of, null, 2)}\n`;
test.use({
  contents: { 'packages.guide.json': fileOf(guide), 'other.guide.json': fileOf(guideWith([], 'Other')) },
});

interface DeskFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** Drops or pastes files on an element, as the system does. */
async function give(page: Page, kind: 'drop' | 'paste', selector: string, files: readonly DeskFile[]): Promise<void> {
  const sent = files.map(({ name, type, bytes }) => ({ name, type, base64: bytes.toString('base64') }));
  await page
    .locator(selector)
    .first()
    .evaluate(
      (element, given) => {
        const data = new DataTransfer();
        for (const { name, type, base64 } of given.files) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          data.items.add(new File([bytes], name, { type }));
        }
        const init = { bubbles: true, cancelable: true };
        element.dispatchEvent(
          given.kind === 'drop'
            ? new DragEvent('drop', { ...init, dataTransfer: data })
            : new ClipboardEvent('paste', { ...init, clipboardData: data }),
        );
      },
      { kind, files: sent },
    );
}

/** Keeps a picture for people to look at, if a folder for them is named. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

const concept = 'article:has-text("Shown to participants")';

test('a picture is dropped on a concept, named, published, and seen by a participant', async ({
  editor,
  studio,
  context,
}) => {
  const { page } = editor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await editor.open('packages');
  await give(page, 'drop', concept, [{ name: 'pack.png', type: 'image/png', bytes: png }]);
  const name = page.getByLabel('Alternative text');
  await expect(name).toBeFocused();
  await page.keyboard.type('A red box');
  const card = page.locator(concept);
  const line = card.getByRole('button', { name: /A red box/ });
  await expect(line).toContainText('PNG · 320 × 200');
  await expect
    .poll(async () => await line.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(320);
  await look(page, 'card');
  await page.keyboard.press('Control+s');
  const path = join(studio.folder, 'packages.guide.media', mediaName(png));
  await expect.poll(() => existsSync(path)).toBe(true);
  expect(readFileSync(path)).toEqual(png);

  await test.step('the preview shows it', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const frame = page.frameLocator('iframe');
    const shown = frame.getByRole('img', { name: 'A red box' });
    await expect(shown).toBeVisible();
    await expect.poll(async () => await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  });

  await test.step('the participant sees it', async () => {
    const link = await publishAndLaunch(page);
    const participant = await context.newPage();
    await participant.setViewportSize({ width: 390, height: 844 });
    await participant.goto(link);
    const shown = participant.getByRole('img', { name: 'A red box' });
    await expect(shown).toBeVisible();
    await expect.poll(async () => await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
    await look(participant, 'participant');
    await participant.close();
  });
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([]);
});

test('files are pasted and chosen; what cannot be shown is refused with what to do', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('packages');
  await page.locator(concept).click({ position: { x: 5, y: 5 } });
  await give(page, 'paste', 'body', [{ name: 'image.jpg', type: 'image/jpeg', bytes: jpegFile }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('Pasted');
  await expect(page.locator(concept).getByRole('button', { name: /Pasted/ })).toContainText('JPG · 1 × 1');
  await page.locator(concept).getByLabel('Add picture or video…').first().setInputFiles({
    name: 'film.mp4',
    mimeType: 'video/mp4',
    buffer: mp4File,
  });
  await expect(page.locator(concept).getByRole('button', { name: /Alternative text missing/ })).toContainText('MP4');
  for (const [file, sentence] of [
    [
      {
        name: 'drawing.svg',
        type: 'image/svg+xml',
        bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      },
      /“drawing.svg” is an SVG drawing.*Export the drawing as PNG/,
    ],
    [
      { name: 'holiday.png', type: 'image/png', bytes: Buffer.from('MZ\u0090\0', 'latin1') },
      /“holiday.png” is a program/,
    ],
    [{ name: 'paper.png', type: 'image/png', bytes: Buffer.from('%PDF-1.7') }, /“paper.png” is a PDF/],
  ] as const) {
    await give(page, 'drop', concept, [file]);
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
  expect(readdirSync(join(studio.home, 'media'))).toHaveLength(2);
});

test('the card and its fields are accessible in both themes; the window is narrow', async ({ editor }) => {
  const { page } = editor;
  await editor.open('packages');
  await give(page, 'drop', concept, [{ name: 'pack.png', type: 'image/png', bytes: png }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await expect(page.getByText(/PNG · 320 × 200/).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, 'narrow');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await look(page, 'dark');
});

test('a picture is beside every guide that is saved with it', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('packages');
  await give(page, 'drop', concept, [{ name: 'pack.png', type: 'image/png', bytes: png }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A red box');
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(join(studio.folder, 'packages.guide.media', mediaName(png)))).toBe(true);
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Save as…' }).click();
  await dialog(page).getByLabel('File name').fill('third');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => existsSync(join(studio.folder, 'third.guide.media', mediaName(png)))).toBe(true);
});

test('no script runs from a file that contains one, opened by itself or shown', async ({ editor, context }) => {
  const { page } = editor;
  const ran: string[] = [];
  const script = Buffer.from(
    '<script>alert("ran")</script><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  );
  const bytes = Buffer.concat([gifFile, script]);
  await editor.open('packages');
  await give(page, 'drop', concept, [{ name: 'page.html', type: 'image/gif', bytes }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A dot');
  const path = await page.locator(`${concept} img`).getAttribute('src');
  const link = await publishAndLaunch(page);
  const other = await context.newPage();
  other.on('dialog', (asked) => {
    ran.push(asked.message());
    void asked.dismiss();
  });
  await other.goto(new URL(path ?? '', page.url()).href);
  expect(await other.evaluate(() => document.scripts.length)).toBe(0);
  const opened = await other.goto(`${link}/media/${mediaName(bytes, 'gif')}`);
  expect([opened?.status(), opened?.headers()['content-type']]).toEqual([200, 'image/gif']);
  expect(await other.evaluate(() => [document.contentType, document.scripts.length])).toEqual(['image/gif', 0]);
  await other.goto(link);
  await expect(other.getByRole('img', { name: 'A dot' })).toBeVisible();
  expect(ran).toEqual([]);
  await other.close();
});

test('people in the network see a picture and a video of the desk, and no other file', async ({ editor, browser }) => {
  const { page } = editor;
  await editor.open('packages');
  await give(page, 'drop', concept, [{ name: 'pack.png', type: 'image/png', bytes: png }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A red box');
  const film = await filmOf(page);
  await give(page, 'drop', concept, [{ name: 'film.webm', type: 'video/webm', bytes: film }]);
  await expect(page.locator(concept).getByRole('button', { name: /Alternative text missing/ })).toContainText('WEBM');
  await page.keyboard.type('A box that turns');
  await editor.goLive();
  await page.getByRole('button', { name: 'Invite…' }).click();
  const sheet = page.getByRole('dialog', { name: 'Invite' });
  await sheet.getByRole('radio', { name: 'People in this network' }).check();
  await sheet.getByRole('button', { name: 'Open for this network' }).click();
  const field = sheet.getByRole('textbox', { name: 'Link for participants' });
  await expect(field).toHaveValue(/^http:\/\/127\.0\.0\.2:/u);
  const link = await field.inputValue();

  const outside = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const participant = await outside.newPage();
  const failed: string[] = [];
  const asked: string[] = [];
  participant.on('request', (request) => asked.push(new URL(request.url()).origin));
  participant.on('requestfailed', (request) => failed.push(request.url()));
  participant.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text());
  });
  await participant.goto(link);
  const shown = participant.getByRole('img', { name: 'A red box' });
  await expect(shown).toBeVisible();
  await expect.poll(async () => await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
  const video = participant.locator('video');
  await expect
    .poll(async () => await video.evaluate((each: HTMLVideoElement) => [each.readyState > 0, each.videoWidth]))
    .toEqual([true, 64]);
  await look(participant, 'network');
  expect(failed).toEqual([]);
  expect(new Set(asked)).toEqual(new Set([new URL(link).origin]));
  const address = `${link}/media/${mediaName(film, 'webm')}`;
  const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
  expect([part.status, part.headers.get('content-range'), part.headers.get('content-type')]).toEqual([
    206,
    `bytes 0-3/${film.length}`,
    'video/webm',
  ]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(film.subarray(0, 4));
  expect((await fetch(`${link}/media/${mediaName(gifFile, 'gif')}`)).status).toBe(404);
  await outside.close();
});

/** Records a short film, as cameras of browsers do. */
async function filmOf(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    const pen = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.start();
    for (let at = 0; at < 12; at += 1) {
      if (pen !== null) pen.fillStyle = `hsl(${at * 30} 80% 50%)`;
      pen?.fillRect(0, 0, 64, 48);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  });
  return Buffer.from(base64, 'base64');
}

test('a picture goes with a part that is pasted into another guide', async ({ editor, studio, context }) => {
  const { page } = editor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await editor.open('packages');
  await page.getByRole('article', { name: 'Question 1' }).click({ position: { x: 5, y: 5 } });
  await give(page, 'paste', 'body', [{ name: 'pack.png', type: 'image/png', bytes: png }]);
  await expect(page.getByLabel('Alternative text')).toBeFocused();
  await page.keyboard.type('A red box');
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(join(studio.folder, 'packages.guide.media', mediaName(png)))).toBe(true);
  await editor.row(/^1\. /).click();
  await page.keyboard.press('Control+c');
  // Only what was kept while copying can give the file: the guide that it is from is closed, and its folder is gone.
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Open…' }).click();
  await dialog(page)
    .getByRole('button', { name: /^other/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Study title' })).toHaveText('Other');
  rmSync(join(studio.folder, 'packages.guide.media'), { recursive: true });
  await editor.row(/^1\. /).click();
  await page.keyboard.press('Control+v');
  await expect(editor.row(/^2\. /)).toBeVisible();
  await expect(page.getByText(/PNG · 320 × 200/).first()).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect.poll(() => existsSync(join(studio.folder, 'other.guide.media', mediaName(png)))).toBe(true);
  await editor.undo();
  await page.keyboard.press('Control+s');
  await expect.poll(() => readFileSync(join(studio.folder, 'other.guide.json'), 'utf8')).not.toContain('media:');
  expect(readFileSync(join(studio.folder, 'other.guide.media', mediaName(png)))).toEqual(png);
});

test('a file of 2 GB and half a picture are refused at once, and nothing is lost', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('packages');
  const huge = join(studio.folder, 'film.mp4');
  writeFileSync(huge, mp4File);
  truncateSync(huge, 2 * 1024 ** 3);
  const chooser = page.locator(concept).getByLabel('Add picture or video…').first();
  await chooser.setInputFiles(huge);
  await expect(page.getByText(/“film.mp4” has 2048 MB\. It may have at most 100 MB/).first()).toBeVisible();
  await chooser.setInputFiles({ name: 'half.png', mimeType: 'image/png', buffer: png.subarray(0, -20) });
  await expect(page.getByText(/“half.png” is not complete: its end is missing/).first()).toBeVisible();
  await expect(page.getByText('Copy or download it again, then choose it.').first()).toBeVisible();
  expect(existsSync(join(studio.home, 'media'))).toBe(false);
  expect(JSON.parse(readFileSync(join(studio.folder, 'packages.guide.json'), 'utf8'))).toEqual(guide);
});

test.describe('a file that is missing', () => {
  const address = `media:${mediaName(gifFile, 'gif')}`;
  test.use({ contents: { 'packages.guide.json': fileOf(guideWith([address])) } });

  test('is named before publishing, and again by it; the line of its card is in the card', async ({
    editor,
    studio,
  }) => {
    const { page } = editor;
    await editor.open('packages');
    await expect(page.locator(concept).getByRole('button', { name: /Picture 1/ })).toContainText('missing');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/The file of “Picture 1” is not beside the guide/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await expect(page.getByText(/are missing beside it, or damaged: “Picture 1”\. Nothing was sent/)).toBeVisible();
    expect(readdirSync(studio.folder)).not.toContain('packages.guide.notes.json');
    await page.getByRole('button', { name: 'Guide', exact: true }).click();
    await give(page, 'drop', concept, [{ name: 'pack.png', type: 'image/png', bytes: png }]);
    await expect(page.getByLabel('Alternative text').first()).toBeVisible();
    await page.keyboard.type('A box of a colour that has a long name');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => await overflows(page)).toEqual([]);
    await look(page, 'narrow-line');
  });
});

test.describe('an address on the internet', () => {
  const address = 'https://10.0.0.1/pack.png';
  test.use({ contents: { 'packages.guide.json': `${JSON.stringify(guideWith([address]), null, 2)}\n` } });

  test('is asked by a button only, and publishing says what participants would not see', async ({ editor }) => {
    const { page } = editor;
    await editor.open('packages');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(/One picture or video has an address on the internet/)).toBeVisible();
    await page.getByRole('button', { name: 'Check addresses' }).click();
    const sentence = /“Picture 1” cannot be shown: the address leads to this computer or the network around it/;
    await expect(page.getByText(sentence)).toBeVisible();
    await look(page, 'addresses');
    expect(await violations(page)).toEqual([]);
  });
});

/** Publishes the guide and launches the study. Returns its link. */
async function publishAndLaunch(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish draft' }).click();
  await page
    .getByRole('button', { name: /^Launch/ })
    .first()
    .click();
  await dialog(page)
    .getByRole('button', { name: /^Launch study/ })
    .click();
  await expect(dialog(page)).toContainText('The study is live');
  return await dialog(page).getByLabel('Self-recruit link', { exact: true }).inputValue();
}
