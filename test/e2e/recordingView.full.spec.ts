import { expect, type Locator, type Page } from '@playwright/test';
import { isFull } from '../size.ts';
import { test } from './fieldwork.ts';
import { button, launched, pictures, question, recordedFor, takePictures } from './recordings.ts';

// Law: while it records, the time and the buttons that pause and stop it are in view, on every screen.

const long =
  'How did you come to the place where you bought it last, and what did you look at first when you were there?';
const screens = [
  // The least space: a phone on its side.
  { width: 844, height: 390 },
  ...(isFull
    ? [
        { width: 390, height: 844 },
        { width: 390, height: 664 },
      ]
    : []),
];
const steps = ['the question', 'follow-up 1', ...(isFull ? ['follow-up 2'] : [])];

/** Expects that a press in the middle of an element, which is in view as a whole, reaches it. */
async function expectInView(page: Page, element: Locator, what: string): Promise<void> {
  await expect(element, what).toBeInViewport({ ratio: 1 });
  const isOnTop = await element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const found = document.elementFromPoint(x + width / 2, y + height / 2);
    return found !== null && one.contains(found);
  });
  expect(isOnTop, `${what} is not covered`).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what).toBeLessThanOrEqual(0);
}

for (const viewport of screens) {
  const size = `${viewport.width}×${viewport.height}`;
  test.describe(size, () => {
    test.use({ viewport, hasTouch: true });

    test('the camera, in a question and its follow-ups', async ({ page, field }) => {
      const link = await launched(field, 'video', { text: `${long} ${long}`, followUp: 'heavy' });
      await page.goto(link);
      await button(page, 'Agree and check').click();
      await expect(page.getByText('We can hear you.')).toBeVisible();
      await button(page, 'Continue').click();
      for (const step of steps) {
        await button(page, 'Record').click();
        await recordedFor(page, 1);
        if (pictures !== undefined) await takePictures(page, `view-${size}-${step}`);
        for (const name of ['Pause', 'Stop']) await expectInView(page, button(page, name), `${name} of ${step}`);
        await expectInView(page, page.getByRole('timer'), `the time of ${step}`);
        await expect(page.locator('.live'), `the picture of ${step}`).toBeInViewport({ ratio: 0.9 });
        const heading = await page.getByRole('heading', { level: 1 }).textContent();
        await button(page, 'Stop').click();
        await expectInView(page, button(page, 'Send answer'), `Send of ${step}`);
        await button(page, 'Send answer').click();
        await expect(question(page, heading ?? '')).toHaveCount(0);
      }
    });
  });
}

test.describe('320×640', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no button breaks its words, in a language with long ones', async ({ page, field }) => {
    await page.goto(await launched(field, { mode: 'video_screen', language: 'de' }, {}));
    /** The words of the buttons that are on two lines. */
    const broken = async () =>
      await page.locator('.actions button').evaluateAll((all) =>
        all.flatMap((one) => {
          const text = document.createTreeWalker(one, NodeFilter.SHOW_TEXT).nextNode();
          return [...(text?.nodeValue ?? '').matchAll(/[^ ]+/gu)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text as Text, index);
            range.setEnd(text as Text, index + word.length);
            return range.getClientRects().length > 1 ? [word] : [];
          });
        }),
      );
    for (const name of ['Zustimmen und prüfen', 'Auswählen, was geteilt wird', 'Weiter', 'Aufnehmen']) {
      await expect(button(page, name)).toBeVisible();
      expect(await broken(), name).toEqual([]);
      await button(page, name).click();
    }
    await expect(button(page, 'Stopp')).toBeVisible();
    expect(await broken()).toEqual([]);
  });
});

test('a pause moves no button, also where the screen is recorded', async ({ page, field }) => {
  await page.goto(await launched(field, 'audio_screen', {}));
  for (const name of ['Agree and check', 'Choose what to share', 'Continue', 'Record'])
    await button(page, name).click();
  await recordedFor(page, 1);
  const stop = button(page, 'Stop');
  const before = await stop.boundingBox();
  await button(page, 'Pause').click();
  await expect(page.locator('.screen-mark')).toBeHidden();
  expect(await stop.boundingBox()).toEqual(before);
});

test('two quick presses on one button are one press', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  await page.goto(link);
  await button(page, 'Agree and check').click();
  await button(page, 'Continue').click();
  await expect(button(page, 'Next')).toHaveCount(0);
  await button(page, 'Record').dblclick();
  await recordedFor(page, 1);
  await button(page, 'Stop').dblclick();
  await expect(page.getByText('Listen to it')).toBeVisible();
  await expect(button(page, 'Send answer')).toBeVisible();
});
