import { expect } from '@playwright/test';
import { arabic } from '../../packages/study-service/src/page/recording/words/recording.ar.ts';
import { isEndurance, sized } from '../size.ts';
import { look } from './axe.ts';
import { test } from './fieldwork.ts';
import { pointer } from './hands.ts';
import { alert, askingBrowser, begin, writeInstead } from './recordingActs.ts';
import {
  button,
  expectRecorded,
  isProbeMissing,
  launched,
  sentLengths,
  probe,
  question,
  recordedFor,
  rowsOf,
  sizes,
  speak,
} from './recordings.ts';

// Law: whatever stops a recording, what was recorded can be sent, or the answer is written, and the page says why.

test.skip(isProbeMissing, 'ffprobe is not installed.');
test.use(sizes.phone);
// In full, a minute offline and a recording of two minutes.
if (isEndurance) test.describe.configure({ timeout: 300_000 });

test('pieces lost, doubled and late, and a minute offline: all of it arrives, once', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  const hands = await begin(page, link);
  const words = sentLengths(page);
  let count = 0;
  await page.route(/\/pieces\/\d+$/u, async (route) => {
    count += 1;
    if (count % 4 === 1) return await route.abort('connectionreset');
    if (count % 4 === 2) {
      // It arrives, and the page does not learn so.
      await route.fetch();
      return await route.abort('connectionreset');
    }
    await route.fetch();
    return await route.continue();
  });
  await speak(page, hands, sized(3, 5, 40));
  await page.context().setOffline(true);
  await recordedFor(page, sized(4, 6, 100));
  await button(page, 'Stop').click();
  await button(page, 'Send answer').click();
  await expect(page.getByText('The connection was lost. Your recording is kept')).toBeVisible();
  await page.context().setOffline(false);
  await expect(question(page, /saved/u)).toBeVisible({ timeout: isEndurance ? 120_000 : 30_000 });
  expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], words.at(-1));
  expect(count).toBeGreaterThan(3);
});

test('a reload in the middle, then another tab: what was recorded can be sent there', { tag: '@full' }, async ({
  page,
  field,
}) => {
  const link = await launched(field, 'audio', {});
  const hands = await begin(page, link);
  await speak(page, hands, 5);
  await page.reload();
  await expect(button(page, 'Agree and check')).toBeVisible();
  await expect(page.getByText(/^Recorded before the page was closed: 0:\d\d\. It is kept/u)).toBeVisible();
  await button(page, 'Write instead').click();
  await expect(page.getByRole('textbox')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Recorded' })).toHaveCount(0);
  await page.reload();
  // The participant goes on writing, until they choose to speak.
  await expect(page.getByRole('textbox')).toBeVisible();
  await button(page, 'Speak instead').click();
  await button(page, 'Agree and check').click();
  await button(page, 'Continue').click();
  await expect(page.getByText(/^Recorded before the page was closed: 0:\d\d\./u)).toBeVisible();
  await speak(page, hands, 5, 'Record again');

  const other = await page.context().newPage();
  const words = sentLengths(other);
  await other.goto(link);
  await button(other, 'Continue here').click();
  await expect(question(page, 'This interview is open in another tab')).toBeVisible();
  await button(other, 'Agree and check').click();
  await button(other, 'Continue').click();
  await expect(other.getByText(/^Recorded before the page was closed: 0:\d\d\./u)).toBeVisible();
  await button(other, 'Send answer').click();
  await expect(question(other, /saved/u)).toBeVisible();
  expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], words.at(-1));
});

test('permission taken back while it records: what was said is kept and sent', { tag: '@full' }, async ({
  playwright,
  field,
}) => {
  const link = await launched(field, 'audio', {}, {});
  const { page, close } = await askingBrowser(playwright, link);
  const hands = await begin(page, link);
  const words = sentLengths(page);
  await speak(page, hands, 1);
  await page.context().clearPermissions();
  await expect(alert(page, 'Microphone: disconnected, or no longer allowed.')).toBeVisible();
  await expect(button(page, 'Record again')).toHaveCount(0);
  await button(page, 'Send answer').click();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await writeInstead(page);
  const [first, second] = await rowsOf(field, link);
  expectRecorded(first?.audio, ['audio'], words.at(-1));
  expect(second).toMatchObject({ user: 'Written instead.', audio: null });
  await close();
});

test('the longest recording: said before, and it stops by itself', { tag: '@full' }, async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  const durationMs = sized(1500, 3000, 125_000);
  await page.route(/\/recordings$/u, async (route) => {
    if (route.request().method() !== 'GET') return await route.continue();
    const response = await route.fetch();
    const body = (await response.json()) as { readonly limits: object };
    await route.fulfill({ response, json: { ...body, limits: { ...body.limits, durationMs } } });
  });
  const hands = await begin(page, link);
  const words = sentLengths(page);
  await expect(page.getByText(`You can record up to ${isEndurance ? 2 : 1} min.`)).toBeVisible();
  await hands.press(button(page, 'Record'));
  if (isEndurance) await expect(alert(page, 'One minute left.')).toBeVisible({ timeout: 70_000 });
  await expect(alert(page, 'This is the longest possible recording.')).toBeVisible({ timeout: 70_000 });
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], words.at(-1));
});

test('too little space from the start: a sentence, and the answer is written', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  await page.addInitScript(() => {
    // Chromium gives every page the same estimate, so that pages learn nothing about the disk.
    navigator.storage.estimate = async () => ({ quota: 100_000, usage: 20_000 });
  });
  const hands = await begin(page, link);
  await hands.press(button(page, 'Record'));
  await expect(alert(page, 'This device has too little space')).toBeVisible();
  await button(page, 'Write instead').click();
  await writeInstead(page);
});

test('a browser that cannot record: the reason in the language of the study, and the interview in writing', async ({
  page,
  field,
}) => {
  const link = await launched(field, { mode: 'audio', language: 'ar' }, { text: 'لماذا؟' });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
  await page.goto(link);
  await expect(question(page, arabic.check.title)).toHaveCSS('direction', 'rtl');
  await expect(page.getByText(`${arabic.states.unsupported} ${arabic.without.microphone}`)).toBeVisible();
  await look(page, 'a browser that cannot record, in Arabic');
  await button(page, arabic.check.write).click();
  await page.getByRole('textbox').fill('لأنني أحب ذلك.');
  await page.locator('button.primary').click();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect((await rowsOf(field, link))[0]).toMatchObject({ user: 'لأنني أحب ذلك.', audio: null });
});

test('a screen that is no longer shared: the voice goes on', { tag: '@full' }, async ({ page, field }) => {
  const link = await launched(field, 'audio', { preferredInput: 'screenRecording', screenObservationEnabled: true });
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getDisplayMedia.bind(mediaDevices);
    mediaDevices.getDisplayMedia = async (wanted) => {
      const shared = await ask(wanted);
      // As when the participant ends it in the browser's own bar.
      window.addEventListener('end-sharing', () => {
        for (const track of shared.getTracks()) {
          track.stop();
          track.dispatchEvent(new Event('ended'));
        }
      });
      return shared;
    };
  });
  await page.goto(link);
  await expect(page.getByText('will look at what you do on your screen')).toBeVisible();
  await button(page, 'Agree and check').click();
  await button(page, 'Choose what to share').click();
  await expect(page.getByText('What you chose can be recorded.')).toBeVisible();
  await button(page, 'Continue').click();
  await speak(page, pointer(page), 1);
  await page.evaluate(() => window.dispatchEvent(new Event('end-sharing')));
  await expect(alert(page, 'Your screen is no longer shared. The recording goes on without it.')).toBeVisible();
  await expect(page.locator('.screen-mark')).toHaveCount(0);
  await expect(page.getByText('will look at what you do on your screen')).toHaveCount(0);
  await recordedFor(page, 2);
  await button(page, 'Stop').click();
  await expect(alert(page, 'Your screen is no longer shared.')).toHaveCount(0);
  // A part of it was recorded.
  await expect(page.getByText('Your screen is not shared, so it is not recorded.')).toHaveCount(0);
  await expect(button(page, 'Share the screen again')).toBeVisible();
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  const [row] = await rowsOf(field, link);
  expect(probe(row?.audio ?? '').seconds).toBeGreaterThan(1.5);
  expect(probe(row?.screenVideo?.mp4Url ?? '').streams).toEqual(['video']);
});

test('a service that can keep no pieces now: its own sentence, and it is sent when it can', { tag: '@full' }, async ({
  page,
  field,
}) => {
  const link = await launched(field, 'audio', {});
  const hands = await begin(page, link);
  const refuse = { status: 503, json: { error: 'The service cannot store anything now.', code: 'not_stored' } };
  await page.route(/\/pieces\/\d+$/u, async (route) => await route.fulfill(refuse));
  await speak(page, hands, 1);
  await button(page, 'Stop').click();
  await button(page, 'Send answer').click();
  await expect(page.getByText('The study cannot keep recordings right now. Your recording is kept')).toBeVisible();
  await expect(page.getByText('The connection was lost')).toHaveCount(0);
  await expect(button(page, 'Write instead')).toBeVisible();
  await page.unroute(/\/pieces\/\d+$/u);
  await expect(question(page, /saved/u)).toBeVisible();
});

test('while the next question is prepared, the page says that the answer has arrived', { tag: '@full' }, async ({
  page,
  field,
}) => {
  const link = await launched(field, 'audio', {}, {});
  const hands = await begin(page, link);
  let letOn = (): void => {};
  const isPrepared = new Promise<void>((resolve) => {
    letOn = resolve;
  });
  await page.route(/\/answers$/u, async (route) => {
    await isPrepared;
    await route.continue();
  });
  await speak(page, hands, 1);
  await button(page, 'Stop').click();
  await button(page, 'Send answer').click();
  await expect(page.getByText('Your answer has arrived. The next question is being prepared.')).toBeVisible();
  await expect(page.getByText(/Recorded:|Sending/u)).toHaveCount(0);
  await expect(page.locator('.heard')).toHaveCount(0);
  await expect(page.locator('.answer')).not.toHaveAttribute('inert');
  letOn();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByText('You have already answered by speaking.')).toBeVisible();
});

test('consent says what is sent when, what is deleted, and what may read it', async ({ page, field }) => {
  const link = await launched(field, 'audio', {});
  const readers: Record<string, boolean>[] = [
    {},
    { writtenDown: true },
    { readByAi: true },
    { writtenDown: true, readByAi: true },
  ];
  const sentences = [
    null,
    'What you say may be written down by software.',
    'What you write may be read by an AI.',
    'What you say may be written down by software and read by an AI.',
  ];
  for (const [at, sentence] of sentences.entries()) {
    await page.route(/\/api\/participant\/interviews(?:\/[^/]+)?$/u, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { readonly recording: object };
      await route.fulfill({ response, json: { ...body, recording: { ...body.recording, ...readers[at] } } });
    });
    await page.goto(link);
    await expect(page.getByText('While you speak, it is sent in pieces to the service of this study.')).toBeVisible();
    await expect(page.getByText('What you do not send is deleted within two days.')).toBeVisible();
    await expect(page.getByText(/may be/u)).toHaveText(sentence === null ? [] : [sentence]);
    await page.unroute(/\/api\/participant\/interviews(?:\/[^/]+)?$/u);
  }
});

test("a written answer takes the place of a spoken one, and what was typed stays while changing one's mind", {
  tag: '@full',
}, async ({ page, field }) => {
  const link = await launched(field, 'audio_text', {}, {});
  const hands = await begin(page, link);
  await speak(page, hands, 1);
  await button(page, 'Stop').click();
  await button(page, 'Write instead').click();
  await button(page, 'Next').click();
  await expect(alert(page, 'Your answer is empty.')).toBeVisible();
  await button(page, 'Speak instead').click();
  await expect(page.getByText('Listen to it')).toBeVisible();
  await button(page, 'Send answer').click();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await button(page, 'Back').click();
  await button(page, 'Write instead').click();
  await page.getByRole('textbox').fill('Written after all.');
  await button(page, 'Speak instead').click();
  await button(page, 'Write instead').click();
  await expect(page.getByRole('textbox')).toHaveValue('Written after all.');
  await button(page, 'Next').click();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await button(page, 'Back').click();
  await expect(page.getByRole('textbox')).toHaveValue('Written after all.');
  await button(page, 'Next').click();
  await expect(question(page, 'Question 2?')).toBeVisible();
  await writeInstead(page);
  const [first] = await rowsOf(field, link);
  expect(first).toMatchObject({ user: 'Written after all.', audio: null });
});
