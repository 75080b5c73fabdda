import { expect, test } from '@playwright/test';
import { type Fieldwork, startFieldwork } from '../e2e/fieldwork.ts';
import { isProbeMissing, probe, rowsOf } from '../e2e/recordings.ts';
import { ownGuide } from '../e2e/serve.ts';
import { startStudio } from '../e2e/studioProcess.ts';
import { missingPrograms } from '../running/programs.mjs';
import { button, type Driven, part } from './driven.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

// Law: a whole interview with a spoken answer, and a round of editing, work in each browser that the project names.

const browsers = [
  { name: 'Firefox', start: startFirefox, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    start: startWebKit,
    packages: ['webkit2gtk-driver', 'xvfb', 'gstreamer1.0-plugins-bad', 'gstreamer1.0-libav'],
  },
];
const absent = missingPrograms('full').map((each) => each.package);

const guide = {
  title: 'Bread',
  externalTitle: 'Your bread',
  config: { interviewMode: 'audio_text', questionLanguage: 'en' },
  closingMessage: 'Thank you for your bread.',
  studyGuide: [
    {
      type: 'flat',
      title: 'Part',
      items: [
        { text: 'What did you have?', type: 'open_ended', followUp: 'none' },
        { text: 'Which bread?', type: 'multiple_choice', options: [{ text: 'Rye' }, { text: 'Wheat' }] },
        { text: 'And why?', type: 'open_ended', followUp: 'none' },
      ],
    },
  ],
};

for (const { name, start, packages } of browsers) {
  const missing = packages.filter((each) => absent.includes(each));
  test.describe(name, () => {
    test.skip(missing.length > 0, `Not installed: ${missing.join(', ')}.`);
    test.setTimeout(240_000);

    test('a participant takes a whole interview with a spoken answer, and the stored recording can be read', async () => {
      test.skip(isProbeMissing, 'ffprobe is not installed.');
      const field = await startFieldwork();
      const browser = await start();
      try {
        await takeInterview(browser, field);
      } finally {
        await browser.close();
        await field.stop();
      }
    });

    test('an author edits a guide, saves it, and takes the edit back', async () => {
      const studio = await startStudio([ownGuide]);
      const browser = await start();
      try {
        await edit(browser, studio.url, () => studio.read('breakfast.guide.json'));
      } finally {
        await browser.close();
        await studio.stop();
      }
    });
  });
}

async function takeInterview(browser: Driven, field: Fieldwork): Promise<void> {
  const { link } = await field.launch(guide);
  await browser.open(link);
  await shows(browser, 'This interview records your answers');
  await browser.press(button('Agree and check'));
  // Without a sound card Firefox does not measure how loud the microphone is, so nothing more is said of it.
  await shows(browser, 'Continue');
  await browser.press(button('Continue'));

  await shows(browser, 'What did you have?');
  await browser.press(button('Record'));
  await expect.poll(async () => await browser.read(`${part('[role=timer]')}.textContent`)).toMatch(/^0:0[2-9] /u);
  await browser.press(button('Stop'));
  await shows(browser, 'Listen to it');
  await browser.press(button('Send answer'));

  await shows(browser, 'Which bread?');
  await browser.press(part('label', 'Rye'));
  await browser.press(button('Next'));

  await shows(browser, 'And why?');
  await browser.press(button('Write instead'));
  await browser.write(part('textarea'), 'It keeps for a week.');
  await browser.press(button('Next'));
  await shows(browser, 'Thank you for your bread.');

  const [spoken, chosen, written] = await rowsOf(field, link);
  expect(spoken?.user).toMatch(/^\(Spoken answer, 0:0\d\)$/u);
  const { streams, seconds } = probe(spoken?.audio ?? '');
  expect(streams).toEqual(['audio']);
  expect(seconds).toBeGreaterThan(1);
  expect(chosen?.user).toBe('Rye');
  expect(written).toMatchObject({ user: 'It keeps for a week.', audio: null });
}

async function edit(browser: Driven, url: string, read: () => string): Promise<void> {
  const before = read();
  const field = part('[aria-label="Text of question 2"]');
  const text = async () => await browser.read(`${field}.value`);
  const saves = async () => {
    await browser.control('s');
    await expect.poll(async () => await browser.read('document.title')).not.toMatch(/^●/u);
  };
  await browser.open(url);
  await shows(browser, 'breakfast');
  await browser.press(
    `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('breakfast'))`,
  );
  await shows(browser, 'No problems');
  await browser.write(field, 'What was on your table yesterday?');
  await expect.poll(text).toBe('What was on your table yesterday?');
  await expect.poll(async () => await browser.read('document.title')).toMatch(/^●/u);
  await saves();
  const lines = before.split('\n');
  expect(
    read()
      .split('\n')
      .filter((line, at) => line !== lines[at]),
  ).toEqual([expect.stringContaining('"text": "What was on your table yesterday?"')]);
  await browser.control('z');
  await expect.poll(text).toBe("Tell us about yesterday's breakfast.");
  await saves();
  expect(read()).toBe(before);
}

async function shows(browser: Driven, text: string): Promise<void> {
  await expect.poll(async () => await browser.read('document.body.innerText'), { message: text }).toContain(text);
}
