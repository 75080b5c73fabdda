import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recorderOf, stepIdOf } from '../study-service/media/recorder.ts';
import { accessOf, participantOf } from '../study-service/participant.ts';
import { transcribesTo, startTranscriptionEndpoint } from '../study-service/transcriptionEndpoint.ts';
import { look } from './axe.ts';
import { fieldworkKey, startFieldwork } from './fieldwork.ts';
import { type Editor, expect, test } from './studio.ts';

const guide = {
  title: 'Bread',
  config: { interviewMode: 'video_screen' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Part',
      items: [
        { externalId: 'had', text: 'What did you have?', type: 'open_ended', followUp: 'none' },
        { externalId: 'why', text: 'And why?', type: 'open_ended', followUp: 'none' },
      ],
    },
  ],
};

test.use({ guides: [], contents: { 'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n` } });

const parts = [
  { start: 0, end: 4, text: 'Rye bread with butter.' },
  { start: 4, end: 5, text: 'As every morning, with some tea.' },
  { start: 5, end: 12, text: 'And milk.' },
];

/** Records twelve seconds as a browser does: WebM without a length and without an index. */
function recordedBy(folder: string, name: string, sources: readonly string[], codecs: readonly string[]): Buffer {
  const path = join(folder, name);
  const inputs = sources.flatMap((source) => ['-f', 'lavfi', '-i', `${source}:duration=12`]);
  execFileSync('ffmpeg', ['-v', 'error', ...inputs, ...codecs, '-live', '1', '-f', 'webm', path]);
  return readFileSync(path);
}

async function connect({ page }: Editor, address: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
  await page.getByRole('menuitem', { name: 'Connections…' }).click();
  await dialog.getByRole('button', { name: 'Add a connection' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Field');
  await dialog.getByLabel('Address', { exact: true }).fill(address);
  await dialog.getByLabel('API key', { exact: true }).fill(fieldworkKey);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Field/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();
}

// One walk: connect, record, transcribe, play, archive.
test.setTimeout(180_000);

test('recordings are played beside what was said, from any moment, by mouse and by keyboard', async ({
  editor,
  studio,
}) => {
  const { page } = editor;
  const folder = mkdtempSync(join(tmpdir(), 'playback-'));
  const endpoint = await startTranscriptionEndpoint();
  endpoint.behave(transcribesTo(parts.map(({ text }) => text).join(' '), parts));
  const fieldwork = await startFieldwork(['--transcriber-url', endpoint.url, '--transcriber-model', 'whisper']);
  const sound = recordedBy(folder, 'voice.webm', ['sine=frequency=300'], ['-c:a', 'libopus']);
  const camera = recordedBy(
    folder,
    'camera.webm',
    ['testsrc=size=320x240:rate=10', 'sine=frequency=300'],
    ['-c:v', 'libvpx', '-c:a', 'libopus'],
  );
  await editor.open('bread');
  await connect(editor, fieldwork.url);
  const link = await editor.goLive();

  const started = await participantOf(fieldwork.url).start({ linkId: link.split('/').at(-1), urlParams: {} });
  const access = accessOf(started);
  const recorder = recorderOf(fieldwork.url, access);
  const first = stepIdOf(started);
  const voice = await recorder.record(first, 'audio', 'audio/webm;codecs=opus', sound, 12_000);
  const answered = await recorder.answer(first, { text: '' }, [voice]);
  const second = (answered['step'] as { stepId: string }).stepId;
  const seen = await recorder.record(second, 'video', 'video/webm;codecs="vp8,opus"', camera, 12_000);
  expect((await recorder.answer(second, { text: '' }, [seen])).status).toBe(200);

  await page.getByRole('button', { name: 'Read the answers' }).click();
  const answers = page.getByRole('region', { name: 'Answers' });
  const playedAt = async (element: 'audio' | 'video') =>
    await answers.locator(element).evaluate((media: HTMLMediaElement) => media.currentTime);

  await test.step('by question', async () => {
    await expect(answers.getByText('Rye bread with butter. As every morning').first()).toBeVisible();
    await answers.getByRole('button', { name: 'Play the answer: Interview 1' }).first().click();
    const recording = answers.getByRole('region', { name: 'Voice' });
    await recording.getByRole('button', { name: /As every morning/u }).click();
    await expect(recording.getByRole('button', { name: /As every morning/u })).toHaveAttribute('aria-current', 'true');
    await expect(recording.getByRole('button', { name: 'Pause: Voice' })).toBeVisible();
    await expect.poll(async () => await playedAt('audio')).toBeGreaterThan(4);
    // It plays on into the next part, which is marked then.
    await expect(recording.getByRole('button', { name: /And milk/u })).toHaveAttribute('aria-current', 'true');
    await expect(recording.locator('[aria-current]')).toHaveCount(1);
    await look(page, 'a recording by question');
    await answers.getByRole('button', { name: 'Hide the recording: Interview 1' }).click();
    await expect(recording).toHaveCount(0);
  });

  await test.step('by interview, with the keyboard alone', async () => {
    await answers.getByRole('button', { name: 'Open interview 1' }).first().click();
    const recording = answers.getByRole('region', { name: 'Camera' });
    const play = recording.getByRole('button', { name: 'Play: Camera' });
    await play.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(recording.getByRole('slider')).toHaveAttribute('aria-valuetext', '0:05 of 0:12');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(recording.getByRole('button', { name: /And milk/u })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => await playedAt('video')).toBeGreaterThan(5);
    const size = await answers.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth);
    expect(size).toBe(320);
    await look(page, 'a recording by interview');
  });

  await test.step('one at a time', async () => {
    await answers
      .getByRole('region', { name: 'Camera' })
      .getByRole('button', { name: /Rye bread/u })
      .click();
    await expect(answers.getByRole('button', { name: 'Pause: Camera' })).toBeVisible();
    await answers
      .getByRole('region', { name: 'Voice' })
      .getByRole('button', { name: /Rye bread/u })
      .click();
    await expect(answers.getByRole('button', { name: 'Pause: Voice' })).toBeVisible();
    await expect(answers.getByRole('button', { name: 'Play: Camera' })).toBeVisible();
  });

  if (process.env['PICTURES'] !== undefined) await pictures(editor, process.env['PICTURES'], 'interview');

  await test.step('all of them in one archive, and what the service could not do', async () => {
    await answers.getByRole('button', { name: 'All interviews' }).click();
    endpoint.behave((response) => void response.writeHead(401).end());
    const other = await participantOf(fieldwork.url).start({ linkId: link.split('/').at(-1), urlParams: {} });
    const again = recorderOf(fieldwork.url, accessOf(other));
    const id = await again.record(stepIdOf(other), 'audio', 'audio/webm;codecs=opus', sound, 12_000);
    await again.answer(stepIdOf(other), { text: '' }, [id]);
    const jobs = answers.getByRole('region', { name: 'Work on the interviews' });
    await expect(jobs).toContainText('1 waiting, 2 done, 0 failed');
    await expect(jobs).toContainText('1 job is tried again. The transcriber refused the key.');
    await answers.getByRole('button', { name: 'Save recordings…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save recordings' });
    await expect(dialog.getByLabel('File name')).toHaveValue('bread recordings.zip');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog).toContainText('The archive is complete: 3 recordings');
    // Not in the folder of guides, which people share.
    const archive = join(studio.home, 'Downloads', 'bread recordings.zip');
    await expect(dialog).toContainText(`It is here: ${archive}`);
    expect(existsSync(join(studio.folder, 'bread recordings.zip'))).toBe(false);
    await look(page, 'an archive of recordings');
    if (process.env['PICTURES'] !== undefined) await pictures(editor, process.env['PICTURES'], 'archive');
    const list = execFileSync('unzip', ['-p', archive, 'manifest.csv']).toString();
    expect(list.split('\r\n').filter((line) => line.includes(',had,') || line.includes(',why,'))).toHaveLength(3);
    await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    if (process.env['PICTURES'] !== undefined) await pictures(editor, process.env['PICTURES'], 'jobs');
  });
  await fieldwork.stop();
  await endpoint.close();
  rmSync(folder, { recursive: true });
});

async function pictures({ page }: Editor, folder: string, name: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    for (const [width, height] of [
      [1440, 900],
      [900, 700],
    ] as const) {
      await page.setViewportSize({ width, height });
      const voice = page.getByRole('region', { name: 'Voice' });
      if ((await voice.count()) > 0) await voice.scrollIntoViewIfNeeded();
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
    }
  }
}
