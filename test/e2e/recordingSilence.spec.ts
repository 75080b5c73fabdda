import { writeFileSync } from 'node:fs';
import { chromium, expect } from '@playwright/test';
import { english } from '../../packages/study-service/src/page/recording/words/recording.en.ts';
import { look } from './axe.ts';
import { test } from './fieldwork.ts';
import { alert } from './recordingActs.ts';
import { button, launched, launchOptions, pictures, question, sizes, takePictures } from './recordings.ts';

// Law: a device that works and gives nothing is named: at the check, while it records, and before it is sent. Nothing is
// blocked.

/** Returns a WAV of a second without any sound. */
function silentWav(): Buffer {
  const rate = 8000;
  const wav = Buffer.alloc(44 + 2 * rate);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + 2 * rate, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(2 * rate, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(2 * rate, 40);
  return wav;
}

test('a silent microphone and a black camera are named, and the answer can be sent', async ({ field }, info) => {
  const wav = info.outputPath('silent.wav');
  writeFileSync(wav, silentWav());
  const args = [...launchOptions.args, `--use-file-for-fake-audio-capture=${wav}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage(sizes.phone);
  // The camera is covered: its pictures are black.
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 360 });
      const on = canvas.getContext('2d');
      setInterval(() => on?.fillRect(0, 0, 640, 360), 100);
      const [dark] = canvas.captureStream(10).getVideoTracks();
      return new MediaStream([...stream.getAudioTracks(), ...(dark === undefined ? [] : [dark])]);
    };
  });
  await page.goto(await launched(field, 'video', {}));
  await button(page, 'Agree and check').click();
  const textOf = (device: string) => page.locator(`[data-device=${device}]`).getByRole('status');
  await expect(textOf('microphone')).toHaveText(english.lacking.microphone);
  await expect(textOf('camera')).toHaveText(english.lacking.camera);
  await look(page, 'devices that give nothing');
  if (pictures !== undefined) await takePictures(page, 'silence-1-check');
  await button(page, 'Continue').click();
  await button(page, 'Record').click();
  await expect(alert(page, english.lacking.microphone)).toBeVisible();
  await expect(alert(page, english.lacking.camera)).toBeVisible();
  if (pictures !== undefined) await takePictures(page, 'silence-2-recording');
  await button(page, 'Stop').click();
  await expect(alert(page, english.lacked.microphone)).toBeVisible();
  await expect(button(page, 'Write instead')).toBeVisible();
  if (pictures !== undefined) await takePictures(page, 'silence-3-recorded');
  await button(page, 'Send answer').click();
  await expect(question(page, /saved/u)).toBeVisible();
  await browser.close();
});
