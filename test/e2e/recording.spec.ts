import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type BrowserType, type Page, type Request } from '@playwright/test';
import { violations } from './axe.ts';
import { chromiumArguments } from './browser.ts';
import { type Fieldwork, startFieldwork } from './fieldwork.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import { isFull } from '../faults/size.ts';

/** The folder for pictures of every screen of a recording; if absent, none are taken. */
const pictures = process.env['RECORDING_PICTURES'];

interface WorkerFixtures {
  readonly field: Fieldwork;
}

const test = base.extend<object, WorkerFixtures>({
  field: [
    // oxlint-disable-next-line no-empty-pattern -- the form that fixtures have
    async ({}, use) => {
      const field = await startFieldwork();
      await use(field);
      await field.stop();
    },
    { scope: 'worker' },
  ],
});

const executablePath = process.env['CHROMIUM_PATH'];
/** Chromium gives a tone, a picture and a screen of its own, and its questions are answered with yes. */
const devices = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--auto-select-desktop-capture-source=Entire screen',
  '--autoplay-policy=no-user-gesture-required',
];
const launchOptions = {
  args: [...chromiumArguments, ...devices],
  ...(executablePath === undefined ? {} : { executablePath }),
};

test.use({ launchOptions });

// Law: what a participant recorded is in the answer, all of it and nothing else; and whatever does not work, the interview
// goes on in writing and says why.

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });

interface Row {
  readonly user: string;
  readonly audio: string | null;
  readonly video: { readonly mp4Url: string } | null;
  readonly screenVideo: { readonly mp4Url: string } | null;
}

/** Launches a study in a mode. Returns its link. */
async function launched(field: Fieldwork, interviewMode: string, ...questions: readonly object[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'recorded-'));
  const file = join(folder, 'recorded.guide.json');
  const items = questions.map((each, at) => ({ type: 'open_ended', text: `Question ${at + 1}?`, ...each }));
  const config = { interviewMode, questionLanguage: 'en' };
  const studyGuide = [{ type: 'flat', title: 'Talk', items }];
  writeFileSync(file, JSON.stringify({ title: 'Recorded', externalTitle: 'Recorded', config, studyGuide }));
  const { link } = await field.launch(file);
  rmSync(folder, { recursive: true });
  return link;
}

/** Returns the answers of the only response, as the public API has them. */
async function rowsOf(field: Fieldwork, link: string): Promise<readonly Row[]> {
  const linkId = new URL(link).pathname.split('/').at(-1) ?? '';
  const responses = (await field.read(`/api/public/v1/responses/${linkId}`)) as readonly { id: string }[];
  expect(responses).toHaveLength(1);
  const one = await field.read(`/api/public/v1/responses/${linkId}/${responses[0]?.id}`);
  return (one as { transcript: readonly Row[] }).transcript.filter(({ user }) => user !== '');
}

/** Reads a recording back as a player does: where its last sound or picture ends, and its streams. */
function probe(url: string): { readonly seconds: number; readonly streams: readonly string[] } {
  const shown = 'packet=pts_time,duration_time:stream=codec_type';
  const { stdout, stderr, status } = spawnSync('ffprobe', ['-v', 'error', '-show_entries', shown, '-of', 'json', url], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(status, stderr).toBe(0);
  const read = JSON.parse(stdout) as {
    packets: { pts_time: string; duration_time?: string }[];
    streams: { codec_type: string }[];
  };
  const ends = read.packets.map((packet) => Number(packet.pts_time) + Number(packet.duration_time ?? 0));
  return { seconds: Math.max(...ends), streams: read.streams.map((stream) => stream.codec_type).sort() };
}

/** Collects the lengths that the page says its recordings have, in seconds. */
function lengthsSaidBy(page: Page): readonly number[] {
  const lengths: number[] = [];
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !/recordings\/[^/]+\/end$/u.test(request.url())) return;
    lengths.push((request.postDataJSON() as { durationMs: number }).durationMs / 1000);
  });
  return lengths;
}

/** Expects that a recording has these streams, and the length that the page said, within half a second. */
function expectRecorded(url: string | undefined | null, streams: readonly string[], seconds: number | undefined): void {
  const read = probe(url ?? '');
  expect(read.streams).toEqual(streams);
  expect(Math.abs(read.seconds - (seconds ?? 0)), `${read.seconds} s, said to be ${seconds} s`).toBeLessThanOrEqual(
    0.5,
  );
}

/** Records for a while, by the time that the page shows. */
async function speak(page: Page, hands: Hands, upTo: string, how = 'Record'): Promise<void> {
  await hands.press(button(page, how));
  await expect(page.getByRole('timer')).toContainText(`${upTo} /`);
}

interface Mode {
  readonly voice: 'audio' | 'video';
  readonly screen: boolean;
}
const modes: Readonly<Record<string, Mode | null>> = {
  text: null,
  audio_text: { voice: 'audio', screen: false },
  audio: { voice: 'audio', screen: false },
  audio_screen: { voice: 'audio', screen: true },
  video: { voice: 'video', screen: false },
  video_screen: { voice: 'video', screen: true },
};

interface Walk {
  readonly size: keyof typeof sizes;
  readonly way: 'keyboard' | 'pointer';
  readonly mode: string;
}
const walks: readonly Walk[] = isFull
  ? Object.keys(modes).flatMap((mode) =>
      (['phone', 'desktop'] as const).flatMap((size) =>
        (['keyboard', 'pointer'] as const).map((way) => ({ size, way, mode })),
      ),
    )
  : [
      { size: 'phone', way: 'pointer', mode: 'text' },
      { size: 'phone', way: 'pointer', mode: 'audio_text' },
      { size: 'desktop', way: 'keyboard', mode: 'audio' },
      { size: 'desktop', way: 'pointer', mode: 'audio_screen' },
      { size: 'phone', way: 'keyboard', mode: 'video' },
      { size: 'desktop', way: 'keyboard', mode: 'video_screen' },
    ];

for (const { size, way, mode } of walks) {
  test.describe(`${size}, ${way}, ${mode}`, () => {
    test.use(sizes[size]);

    test('a whole interview; what was recorded comes back', async ({ page, field }) => {
      const hands = { keyboard, pointer }[way](page);
      const recorded = modes[mode] ?? null;
      const link = await launched(field, mode, {}, { preferredInput: 'text' });
      const said = lengthsSaidBy(page);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      const look = async (what: string) => {
        expect.soft(await violations(page), what).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(beyond, what).toBeLessThanOrEqual(0);
        if (pictures !== undefined) await takePictures(page, `${mode}-${size}-${what}`);
      };
      await page.goto(link);
      if (recorded === null) {
        await hands.write(page.getByRole('textbox'), 'Written.');
        await hands.press(button(page, 'Next'));
      } else {
        await agree(page, hands, recorded, look);
        await answerBySpeaking(page, hands, recorded, look);
      }
      await expect(question(page, 'Question 2?')).toBeVisible();
      await hands.write(page.getByRole('textbox'), 'Also written.');
      await hands.press(button(page, 'Next'));
      await expect(question(page, /saved/u)).toBeVisible();

      const [first, second] = await rowsOf(field, link);
      expect(second).toMatchObject({ user: 'Also written.', audio: null, video: null, screenVideo: null });
      if (recorded === null) {
        expect(first).toMatchObject({ user: 'Written.', audio: null, video: null });
        expect(loaded.filter((url) => /ecording/u.test(url))).toEqual([]);
        return;
      }
      expect(first?.user).toMatch(/^\(Spoken answer, 0:0\d\)$/u);
      // The last said are those of the answer; the ones before were recorded again.
      const seconds = said.at(-1);
      if (recorded.voice === 'audio') expectRecorded(first?.audio, ['audio'], seconds);
      else expectRecorded(first?.video?.mp4Url, ['audio', 'video'], seconds);
      if (recorded.screen) expectRecorded(first?.screenVideo?.mp4Url, ['video'], seconds);
      else expect(first?.screenVideo).toBeNull();
    });
  });
}

async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures ?? '', `${name}-${colorScheme}.png`), fullPage: true });
  }
}

type Look = (what: string) => Promise<void>;

async function agree(page: Page, hands: Hands, { voice, screen }: Mode, look: Look): Promise<void> {
  await expect(question(page, /records your answers/u)).toBeFocused();
  await look('1 consent');
  await hands.press(button(page, 'Agree and check'));
  await expect(page.getByText('We can hear you.')).toBeVisible();
  if (voice === 'video') await expect(page.getByText('This is your picture.', { exact: true })).toBeVisible();
  await look('2 checked');
  if (screen) {
    await hands.press(button(page, 'Choose what to share'));
    await expect(page.getByText('What you chose can be recorded.')).toBeVisible();
    await look('3 screen checked');
  }
  await hands.press(button(page, 'Continue'));
}

async function answerBySpeaking(page: Page, hands: Hands, { screen }: Mode, look: Look): Promise<void> {
  await expect(question(page, 'Question 1?')).toBeFocused();
  await look('4 ready');
  await hands.press(button(page, 'Next'));
  await expect(page.getByRole('alert').filter({ hasText: 'Nothing has been recorded yet' })).toBeVisible();
  await speak(page, hands, '0:01');
  const mark = page.locator('.screen-mark');
  if (screen) await expect(mark).toHaveText('Your screen is being recorded');
  else await expect(mark).toHaveCount(0);
  await look('5 recording');
  await hands.press(button(page, 'Pause'));
  const timer = page.getByRole('timer');
  await expect(page.getByRole('status').filter({ hasText: 'Paused' })).toHaveCount(1);
  const paused = await timer.textContent();
  await look('6 paused');
  await expect(timer).toHaveText(paused ?? '');
  await hands.press(button(page, 'Resume'));
  await hands.press(button(page, 'Stop'));
  await expect(page.getByText('Listen to it')).toBeVisible();
  await look('7 recorded');
  const played = await page.locator('.heard').evaluate(async (one) => {
    const medium = one as HTMLMediaElement;
    const hasEnded = new Promise((resolve) => medium.addEventListener('timeupdate', resolve, { once: true }));
    await medium.play();
    await hasEnded;
    return medium.error;
  });
  expect(played).toBeNull();
  await speak(page, hands, '0:02', 'Record again');
  await hands.press(button(page, 'Stop'));
  await hands.press(button(page, 'Send answer'));
}

test.describe('what can go wrong', () => {
  test.use(sizes.phone);

  /** Agrees, and comes to the first question. */
  async function begin(page: Page, link: string): Promise<Hands> {
    await page.goto(link);
    await button(page, 'Agree and check').click();
    await expect(page.getByText('We can hear you.')).toBeVisible();
    await button(page, 'Continue').click();
    return pointer(page);
  }
  const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
  const writeInstead = async (page: Page) => {
    await page.getByRole('textbox').fill('Written instead.');
    await button(page, 'Next').click();
    await expect(question(page, /saved/u)).toBeVisible();
  };

  test('pieces lost, doubled and late, and a minute offline: all of it arrives, once', async ({ page, field }) => {
    const link = await launched(field, 'audio', {});
    const hands = await begin(page, link);
    const said = lengthsSaidBy(page);
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
    await speak(page, hands, isFull ? '0:40' : '0:07');
    await page.context().setOffline(true);
    await expect(page.getByRole('timer')).toContainText(isFull ? '1:40 /' : '0:08 /', { timeout: 90_000 });
    await button(page, 'Stop').click();
    await button(page, 'Send answer').click();
    await expect(page.getByText('The connection was lost. Your recording is kept')).toBeVisible();
    await page.context().setOffline(false);
    await expect(question(page, /saved/u)).toBeVisible({ timeout: 30_000 });
    expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], said.at(-1));
    expect(count).toBeGreaterThan(3);
  });

  test('a reload in the middle, then another tab: what was recorded can be sent there', async ({ page, field }) => {
    const link = await launched(field, 'audio', {});
    const hands = await begin(page, link);
    await speak(page, hands, '0:05');
    await page.reload();
    await button(page, 'Agree and check').click();
    await button(page, 'Continue').click();
    await expect(page.getByText(/^Recorded before the page was closed: 0:0[46]\./u)).toBeVisible();
    await speak(page, hands, '0:05', 'Record again');

    const other = await page.context().newPage();
    const said = lengthsSaidBy(other);
    await other.goto(link);
    await button(other, 'Continue here').click();
    await expect(question(page, 'This interview is open in another tab')).toBeVisible();
    await button(other, 'Agree and check').click();
    await button(other, 'Continue').click();
    await expect(other.getByText(/^Recorded before the page was closed: 0:0[46]\./u)).toBeVisible();
    await button(other, 'Send answer').click();
    await expect(question(other, /saved/u)).toBeVisible();
    expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], said.at(-1));
  });

  test('permission taken back while it records: what was said is kept and sent', async ({ playwright, field }) => {
    const link = await launched(field, 'audio', {}, {});
    const { page, close } = await askingBrowser(playwright, link);
    const hands = await begin(page, link);
    const said = lengthsSaidBy(page);
    await speak(page, hands, '0:02');
    await page.context().clearPermissions();
    await expect(alert(page, 'Microphone: disconnected, or no longer allowed.')).toBeVisible();
    await expect(button(page, 'Record again')).toHaveCount(0);
    await button(page, 'Send answer').click();
    await expect(question(page, 'Question 2?')).toBeVisible();
    await writeInstead(page);
    const [first, second] = await rowsOf(field, link);
    expectRecorded(first?.audio, ['audio'], said.at(-1));
    expect(second).toMatchObject({ user: 'Written instead.', audio: null });
    await close();
  });

  test('no space left while it records: a sentence, and what was recorded is sent', async ({ page, field }) => {
    const link = await launched(field, 'audio', {});
    const hands = await begin(page, link);
    const said = lengthsSaidBy(page);
    const session = await page.context().newCDPSession(page);
    await speak(page, hands, '0:01');
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(link).origin, quotaSize: 1 });
    await expect(alert(page, 'This device has no space left')).toBeVisible();
    await button(page, 'Send answer').click();
    await expect(question(page, /saved/u)).toBeVisible();
    expectRecorded((await rowsOf(field, link))[0]?.audio, ['audio'], said.at(-1));
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
    expect(await violations(page)).toEqual([]);
    if (pictures !== undefined) await takePictures(page, 'fault-refused');
    await page.context().grantPermissions(['microphone', 'camera']);
    await button(page, 'Try again').first().click();
    await expect(
      page.getByText('None was found. Connect one, then try again. Without it, only your voice'),
    ).toBeVisible();
    await expect(page.getByText('This browser cannot record it. Without it, your answers')).toBeVisible();
    if (pictures !== undefined) await takePictures(page, 'fault-no camera');
    await button(page, 'Continue').click();
    await speak(page, pointer(page), '0:01');
    await button(page, 'Stop').click();
    await button(page, 'Send answer').click();
    await expect(question(page, /saved/u)).toBeVisible();
    const [row] = await rowsOf(field, link);
    expect(row).toMatchObject({ video: null, screenVideo: null });
    expect(probe(row?.audio ?? '').streams).toEqual(['audio']);
    await close();
  });

  test('a browser that cannot record: the reason, and the interview in writing', async ({ page, field }) => {
    const link = await launched(field, 'audio', {});
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'));
    await page.goto(link);
    await expect(page.getByText('This browser cannot record it. You can write your answers.')).toBeVisible();
    await button(page, 'Write instead').click();
    await writeInstead(page);
  });

  test('a screen that is no longer shared: the voice goes on', async ({ page, field }) => {
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
    await speak(page, pointer(page), '0:02');
    await page.evaluate(() => window.dispatchEvent(new Event('end-sharing')));
    await expect(alert(page, 'Your screen is no longer shared.')).toBeVisible();
    await expect(page.locator('.screen-mark')).toHaveCount(0);
    await expect(page.getByRole('timer')).toContainText('0:03 /');
    await button(page, 'Stop').click();
    await expect(button(page, 'Share the screen again')).toBeVisible();
    await button(page, 'Send answer').click();
    await expect(question(page, /saved/u)).toBeVisible();
    const [row] = await rowsOf(field, link);
    expect(probe(row?.audio ?? '').seconds).toBeGreaterThan(2.5);
    expect(probe(row?.screenVideo?.mp4Url ?? '').streams).toEqual(['video']);
  });

  test('going back keeps the spoken answer, or records another', async ({ page, field }) => {
    const link = await launched(field, 'audio', {}, {});
    const hands = await begin(page, link);
    await speak(page, hands, '0:01');
    await button(page, 'Stop').click();
    await button(page, 'Send answer').click();
    await expect(question(page, 'Question 2?')).toBeVisible();
    await button(page, 'Back').click();
    await expect(page.getByText('You have already answered by speaking.')).toBeVisible();
    await button(page, 'Next').click();
    await expect(question(page, 'Question 2?')).toBeVisible();
    await speak(page, hands, '0:01');
    await button(page, 'Stop').click();
    await button(page, 'Send answer').click();
    await expect(question(page, /saved/u)).toBeVisible();
    for (const row of await rowsOf(field, link)) expect(probe(row.audio ?? '').streams).toEqual(['audio']);
  });
});

/** Starts a browser that decides about devices by permissions, as people do. The microphone and the camera are allowed. */
async function askingBrowser(
  { chromium }: { readonly chromium: BrowserType },
  link: string,
): Promise<{ readonly page: Page; readonly close: () => Promise<void> }> {
  const args = launchOptions.args.filter((each) => !each.startsWith('--use-fake-ui'));
  const browser = await chromium.launch({ ...launchOptions, args });
  const context = await browser.newContext(sizes.phone);
  await context.grantPermissions(['microphone', 'camera'], { origin: new URL(link).origin });
  return { page: await context.newPage(), close: async () => await browser.close() };
}
