import { expect, type Page } from '@playwright/test';
import { isEndurance, isFull } from '../size.ts';
import { look as lookAt } from './axe.ts';
import { test } from './fieldwork.ts';
import { type Hands, keyboard, pointer } from './hands.ts';
import {
  button,
  expectRecorded,
  isProbeMissing,
  launched,
  sentLengthsByKind,
  pictures,
  question,
  rowsOf,
  sizes,
  speak,
  takePictures,
} from './recordings.ts';

// Law: what a participant recorded is in the answer, all of it and nothing else.

test.skip(isProbeMissing, 'ffprobe is not installed.');

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
const walks: readonly Walk[] = isEndurance
  ? Object.keys(modes).flatMap((mode) =>
      (['phone', 'desktop'] as const).flatMap((size) =>
        (['keyboard', 'pointer'] as const).map((way) => ({ size, way, mode })),
      ),
    )
  : [
      { size: 'phone', way: 'pointer', mode: 'text' },
      { size: 'phone', way: 'pointer', mode: 'audio_text' },
      ...(isFull
        ? [
            { size: 'desktop', way: 'keyboard', mode: 'video_screen' } as const,
            { size: 'desktop', way: 'keyboard', mode: 'audio' } as const,
            { size: 'desktop', way: 'pointer', mode: 'audio_screen' } as const,
            { size: 'phone', way: 'keyboard', mode: 'video' } as const,
          ]
        : []),
    ];

/** The modes whose screens are examined; the others show no other ones. */
const looksAt: ReadonlySet<string> = new Set(isEndurance ? Object.keys(modes) : ['audio_text', 'video_screen']);

for (const { size, way, mode } of walks) {
  test.describe(`${size}, ${way}, ${mode}`, () => {
    test.use(sizes[size]);

    test('a whole interview; what was recorded comes back', async ({ page, field }) => {
      const hands = { keyboard, pointer }[way](page);
      const recorded = modes[mode] ?? null;
      const link = await launched(field, mode, {}, { preferredInput: 'text' });
      const lengths = sentLengthsByKind(page);
      const loaded: string[] = [];
      let shown = '';
      page.on('request', (request) => loaded.push(request.url()));
      const look = async (what: string) => {
        if (!looksAt.has(mode) && pictures === undefined) return;
        await lookAt(page, what);
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
        if (looksAt.has(mode)) await answerAgain(page, hands);
        shown = (await page.getByText(/^Recorded: /u).textContent()) ?? '';
        await hands.press(button(page, 'Send answer'));
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
      // The same length as the page said.
      expect(shown).toContain(/\d:\d\d/u.exec(first?.user ?? '')?.[0]);
      // The last lengths are those of the answer; the ones before were recorded again.
      if (recorded.voice === 'audio') expectRecorded(first?.audio, ['audio'], lengths.get('audio'));
      else {
        expectRecorded(first?.video?.mp4Url, ['audio', 'video'], lengths.get('video'));
        expectRecorded(first?.video?.streamUrl, ['audio', 'video'], lengths.get('video'));
      }
      if (recorded.screen) expectRecorded(first?.screenVideo?.mp4Url, ['video'], lengths.get('screen'));
      else expect(first?.screenVideo).toBeNull();
    });
  });
}

test('a question that prefers the voice can be written after consent where the study lets participants choose', async ({
  page,
  field,
}) => {
  const link = await launched(field, 'audio_text', { preferredInput: 'voice' });
  const hands = pointer(page);
  await page.goto(link);
  await agree(page, hands, { voice: 'audio', screen: false }, async () => {});
  await hands.press(button(page, 'Write instead'));
  await hands.write(page.getByRole('textbox'), 'Written after all.');
  await hands.press(button(page, 'Next'));
  await expect(question(page, /saved/u)).toBeVisible();
  expect((await rowsOf(field, link))[0]).toMatchObject({ user: 'Written after all.', audio: null });
});

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

async function answerBySpeaking(page: Page, hands: Hands, { voice, screen }: Mode, look: Look): Promise<void> {
  await expect(question(page, 'Question 1?')).toBeFocused();
  // What the next press records is said before.
  const own = { audio: 'Your voice is recorded.', video: 'Your voice and your camera are recorded.' }[voice];
  const sentence = page.getByText(`Press “Record” and speak. ${own}`);
  await expect(sentence).toContainText('up to 10 min');
  await expect(sentence.filter({ hasText: 'Your screen is recorded too.' })).toHaveCount(screen ? 1 : 0);
  await look('4 ready');
  // Nothing is recorded, so there is nothing to go on with.
  await expect(button(page, 'Next')).toHaveCount(0);
  await expect(page.locator('button.primary')).toHaveText('Record');
  await speak(page, hands, 1);
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
  // The screen too can be looked at before it is sent.
  const received = page.locator('.heard');
  await expect(received).toHaveCount(screen ? 2 : 1);
  for (const player of await received.all()) {
    const error = await player.evaluate(async (one) => {
      const medium = one as HTMLMediaElement;
      const hasPlayed = new Promise((resolve) => medium.addEventListener('timeupdate', resolve, { once: true }));
      await medium.play();
      await hasPlayed;
      return medium.error;
    });
    expect(error).toBeNull();
  }
}

async function answerAgain(page: Page, hands: Hands): Promise<void> {
  await speak(page, hands, 1, 'Record again');
  await hands.press(button(page, 'Stop'));
  await expect(page.getByText('Listen to it')).toBeVisible();
}
