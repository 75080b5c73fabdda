import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { chromiumArguments, pretendedDevices } from './browser.ts';
import type { Fieldwork } from './fieldwork.ts';
import type { Hands } from './hands.ts';

const executablePath = process.env['CHROMIUM_PATH'];
/** How a browser with pretended devices is started. */
export const launchOptions = {
  args: [...chromiumArguments, ...pretendedDevices],
  ...(executablePath === undefined ? {} : { executablePath }),
};

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const;

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const question = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name: text });

interface Row {
  readonly user: string;
  readonly audio: string | null;
  readonly video: { readonly mp4Url: string; readonly streamUrl: string } | null;
  readonly screenVideo: { readonly mp4Url: string } | null;
}

/** Launches a study in a mode. Returns its link. */
export async function launched(
  field: Fieldwork,
  interviewMode: string | { readonly mode: string; readonly language: string },
  ...questions: readonly object[]
): Promise<string> {
  const items = questions.map((each, at) => ({ type: 'open_ended', text: `Question ${at + 1}?`, ...each }));
  const { mode, language } =
    typeof interviewMode === 'string' ? { mode: interviewMode, language: 'en' } : interviewMode;
  const config = { interviewMode: mode, questionLanguage: language };
  const studyGuide = [{ type: 'flat', title: 'Talk', items }];
  const { link } = await field.launch({ title: 'Recorded', externalTitle: 'Recorded', config, studyGuide });
  return link;
}

/** Returns the answers of the only response, as the public API has them. */
export async function rowsOf(field: Fieldwork, link: string): Promise<readonly Row[]> {
  const linkId = new URL(link).pathname.split('/').at(-1) ?? '';
  const responses = (await field.read(`/api/public/v1/responses/${linkId}`)) as readonly { id: string }[];
  expect(responses).toHaveLength(1);
  const one = await field.read(`/api/public/v1/responses/${linkId}/${responses[0]?.id}`);
  return (one as { transcript: readonly Row[] }).transcript.filter(({ user }) => user !== '');
}

/** True if recordings cannot be read back, because ffmpeg is not installed. */
export const isProbeMissing = spawnSync('ffprobe', ['-version']).status !== 0;

/** Reads a recording back as a player does: where its last sound or picture ends, and its streams. */
export function probe(url: string): { readonly seconds: number; readonly streams: readonly string[] } {
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
export function sentLengths(page: Page): readonly number[] {
  const lengths: number[] = [];
  onSentLength(page, (_, seconds) => lengths.push(seconds));
  return lengths;
}

/**
 * Keeps the length that the page said last for each kind of recording, in seconds. Voice and screen have recorders of
 * their own, which begin one after the other.
 */
export function sentLengthsByKind(page: Page): ReadonlyMap<string, number> {
  const kinds = new Map<string, string>();
  const lengths = new Map<string, number>();
  page.on('request', (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/recordings')) return;
    const { recordingId, kind } = request.postDataJSON() as { recordingId: string; kind: string };
    kinds.set(recordingId, kind);
  });
  onSentLength(page, (recordingId, seconds) => lengths.set(kinds.get(recordingId) ?? '', seconds));
  return lengths;
}

function onSentLength(page: Page, report: (recordingId: string, seconds: number) => void): void {
  page.on('request', (request: Request) => {
    const recordingId = /recordings\/([^/]+)\/end$/u.exec(request.url())?.[1];
    if (request.method() !== 'POST' || recordingId === undefined) return;
    report(recordingId, (request.postDataJSON() as { durationMs: number }).durationMs / 1000);
  });
}

/** Expects that a recording has these streams, and the length that the page said, within half a second. */
export function expectRecorded(
  url: string | undefined | null,
  streams: readonly string[],
  seconds: number | undefined,
): void {
  const read = probe(url ?? '');
  expect(read.streams).toEqual(streams);
  expect(Math.abs(read.seconds - (seconds ?? 0)), `${read.seconds} s, said to be ${seconds} s`).toBeLessThanOrEqual(
    0.5,
  );
}

/** Waits until the page shows that it has recorded for some seconds. */
export async function recordedFor(page: Page, seconds: number): Promise<void> {
  const shown = async () => {
    const [, minutes = 0, rest = 0] =
      /(\d+):(\d\d) \//u.exec((await page.getByRole('timer').textContent()) ?? '') ?? [];
    return 60 * Number(minutes) + Number(rest);
  };
  await expect.poll(shown, { timeout: 1000 * seconds + 30_000 }).toBeGreaterThanOrEqual(seconds);
}

/** Records for some seconds. */
export async function speak(page: Page, hands: Hands, seconds: number, how = 'Record'): Promise<void> {
  await hands.press(button(page, how));
  await recordedFor(page, seconds);
}

/** The folder for pictures of every screen of a recording; if absent, none are taken. */
export const pictures = process.env['RECORDING_PICTURES'];

export async function takePictures(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures ?? '', `${name}-${colorScheme}.png`), fullPage: true });
  }
}
