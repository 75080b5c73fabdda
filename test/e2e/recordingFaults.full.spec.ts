import { expect } from '@playwright/test';
import { test } from './fieldwork.ts';
import { pointer } from './hands.ts';
import { alert, askingBrowser, begin } from './recordingActs.ts';
import {
  button,
  expectRecorded,
  isProbeMissing,
  launched,
  sentLengths,
  pictures,
  probe,
  question,
  rowsOf,
  sizes,
  speak,
  takePictures,
} from './recordings.ts';

// Law: whatever stops a recording, what was recorded can be sent, or the answer is written, and the page says why. These
// faults are rarer; the usual ones are in recordingFaults.spec.ts.

test.skip(isProbeMissing, 'ffprobe is not installed.');
test.use(sizes.phone);

test('no space left while it records: a sentence, and what was recorded is sent', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  const hands = await begin(page, link);
  const words = sentLengths(page);
  // Before the first piece is kept, since Chromium grants space ahead. It tells the page of far more in any case.
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(link).origin, quotaSize: 1 });
  await hands.press(button(page, 'Record'));
  await expect(alert(page, 'This device has no space left')).toBeVisible();
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], words.at(-1));
});

test('too little space to record again: what was recorded before is still there', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  const hands = await begin(page, link);
  const words = sentLengths(page);
  await speak(page, hands, 1);
  await button(page, 'Stop').click();
  await expect(page.getByText('Listen to it')).toBeVisible();
  await page.evaluate(() => {
    navigator.storage.estimate = async () => ({ quota: 100_000, usage: 20_000 });
  });
  await button(page, 'Record again').click();
  await expect(alert(page, 'This device has too little space')).toBeVisible();
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], words.at(-1));
});

test('no microphone allowed, no camera there, no screen to share: what works instead', async ({
  playwright,
  field,
}) => {
  const link = await launched(field, 'video_screen', {});
  const { page, close } = await askingBrowser(playwright, link);
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      if (wanted?.video !== undefined) throw new DOMException('', 'NotFoundError');
      return await ask(wanted);
    };
    Reflect.deleteProperty(MediaDevices.prototype, 'getDisplayMedia');
  });
  await page.goto(link);
  await page.context().clearPermissions();
  await button(page, 'Agree and check').click();
  await expect(page.getByText('Not allowed. Allow it for this page')).toBeVisible();
  if (pictures !== undefined) await takePictures(page, 'fault-refused');
  await page.context().grantPermissions(['microphone', 'camera']);
  await button(page, 'Try again').first().click();
  await expect(
    page.getByText('None was found. Connect one, then try again. Without it, only your voice'),
  ).toBeVisible();
  await expect(page.getByText('This browser cannot record it. Without it, your answers')).toBeVisible();
  if (pictures !== undefined) await takePictures(page, 'fault-no camera');
  await button(page, 'Continue').click();
  await speak(page, pointer(page), 1);
  await button(page, 'Stop').click();
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  const [row] = await rowsOf(field, link);
  expect(row).toMatchObject({ video: null, screenVideo: null });
  expect(probe(row?.audio ?? '').streams).toEqual(['audio']);
  await close();
});

test('no screen chosen in the picker: the page says so, and nothing of a screen that was never shared', async ({
  page,
  field,
}) => {
  const link = await launched(field, 'audio', { preferredInput: 'screenRecording', screenObservationEnabled: true });
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getDisplayMedia.bind(mediaDevices);
    let count = 0;
    mediaDevices.getDisplayMedia = async (wanted) => {
      count += 1;
      if (count < 3) throw new DOMException('Permission denied', 'NotAllowedError');
      return await ask(wanted);
    };
  });
  await page.goto(link);
  await button(page, 'Agree and check').click();
  await button(page, 'Choose what to share').click();
  await expect(page.getByText('No screen was chosen. Press the button again and choose one.')).toBeVisible();
  await expect(page.getByText('Not allowed.')).toHaveCount(0);
  await expect(page.getByText('will look at what you do on your screen')).toHaveCount(0);
  await expect(page.getByText('Your screen is recorded too.')).toHaveCount(0);
  if (pictures !== undefined) await takePictures(page, 'fault-no screen');
  await button(page, 'Continue').click();
  await expect(page.getByText('Your screen is not shared, so it is not recorded.')).toBeVisible();
  await expect(page.getByText('will look at what you do on your screen')).toHaveCount(0);
  await expect(button(page, 'Share the screen again')).toHaveCount(0);
  await button(page, 'Choose what to share').click();
  await expect(page.getByText('Your screen is not shared, so it is not recorded.')).toBeVisible();
  await button(page, 'Choose what to share').click();
  await expect(page.getByText('will look at what you do on your screen')).toBeVisible();
  await expect(button(page, 'Choose what to share')).toHaveCount(0);
});

test('going back keeps the spoken answer', async ({ page, field }) => {
  const link = await launched(field, 'audio_text', {}, {});
  const hands = await begin(page, link);
  const speakAndSend = async () => {
    await speak(page, hands, 1);
    await button(page, 'Stop').click();
    await button(page, 'Send answer').click();
  };
  await speakAndSend();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText('You have already answered by speaking.')).toBeVisible();
  await button(page, 'Next').click();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await speakAndSend();
  await expect(question(page, /saved/u)).toBeVisible();
  for (const row of await rowsOf(field, link)) expect(probe(row.audio ?? '').streams).toEqual(['audio']);
});
