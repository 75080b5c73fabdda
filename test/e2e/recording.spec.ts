import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page, type Request } from '@playwright/test';
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
