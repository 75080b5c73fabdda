import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { guideWith, jpegFile, mediaName, mp4File, pngFile } from '../media/files.ts';
import { expect, test } from './studio.ts';
import { dialog } from './windowParts.ts';

const png = pngFile(320, 200);
const guide = guideWith([], 'Packages');
test.use({ contents: { 'packages.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

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
    const link = await dialog(page).getByLabel('Self-recruit link', { exact: true }).inputValue();
    const participant = await context.newPage();
    await participant.setViewportSize({ width: 390, height: 844 });
    await participant.goto(link);
    const shown = participant.getByRole('img', { name: 'A red box' });
    await expect(shown).toBeVisible();
    await expect.poll(async () => await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(320);
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
