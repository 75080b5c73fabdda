import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { look as lookAt } from './axe.ts';
import { test } from './fieldwork.ts';

const pictures = process.env['INTERVIEW_PICTURES'];
test.use({ viewport: { width: 390, height: 780 } });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });

/** Expects an accessible page with nothing cut off; takes a picture in both themes if a folder is named. */
async function look(page: Page, what: string): Promise<void> {
  await lookAt(page, what);
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
    .toBeLessThanOrEqual(0);
  if (pictures === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures, `stimuli-${what}-${colorScheme}.png`) });
  }
}

/** Answers every address of the examples with a picture. Returns the requests. */
async function remote(page: Page) {
  const asked: { readonly url: string; readonly referer: string | undefined }[] = [];
  const body =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
  await page.route(/\.example\//u, async (route) => {
    asked.push({ url: route.request().url(), referer: route.request().headers()['referer'] });
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  return asked;
}

const loaf = { name: 'A loaf', url: 'https://one.example/loaf.svg', type: 'image' };
const oven = { name: 'An oven', url: 'https://two.example/oven.svg', type: 'image' };
const guide = {
  title: 'Pictures',
  studyGuide: [
    {
      type: 'flat',
      title: 'Block',
      items: [
        { type: 'statement', text: 'Look at these.', media: [loaf, oven] },
        { type: 'statement', text: 'And once more.', media: [loaf] },
      ],
    },
  ],
};

test('pictures load with their step, without a referrer, and from nowhere but the addresses of the guide', async ({
  page,
  field,
}) => {
  const { link, studyId } = await field.launch(guide);
  const asked = await remote(page);
  await page.goto(link);
  await expect(page.getByRole('img')).toHaveCount(2);
  await expect.poll(() => asked.map(({ url }) => url).sort()).toEqual([loaf.url, oven.url]);
  expect(asked.map(({ referer }) => referer)).toEqual([undefined, undefined]);
  const blocked = await page.evaluate(async () => {
    const violation = new Promise<string>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI)),
    );
    new Image().src = 'https://one.example/another.svg';
    return await violation;
  });
  expect(blocked).toBe('https://one.example/another.svg');
  expect(asked).toHaveLength(2);
  expect(await page.context().cookies()).toEqual([]);
  await next(page).click();
  await expect(heading(page, 'And once more.')).toBeVisible();
  const shown = (await field.read(`/api/studio/shown/${studyId}`)) as readonly {
    readonly stimuli: readonly { readonly outcome: string; readonly seconds: number }[];
  }[];
  expect(shown[0]?.stimuli.map(({ outcome }) => outcome)).toEqual(['shown', 'shown']);
  for (const { seconds } of shown[0]?.stimuli ?? []) expect(seconds).toBeGreaterThanOrEqual(0);
});

test('media below the screen must be seen before the step is left', async ({ page, field }) => {
  const text = 'Scroll down. '.repeat(200);
  const { link } = await field.launch({
    title: 'Below',
    studyGuide: [{ type: 'flat', title: 'B', items: [{ type: 'statement', text: `Read.\n\n${text}`, media: [loaf] }] }],
  });
  await remote(page);
  await page.goto(link);
  await expect(heading(page, 'Read.')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('.stimulus[data-state="shown"]')).toBeAttached();
  await page.evaluate(() => window.scrollTo(0, 0));
  await next(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Please look at “A loaf” first');
  await expect(page.getByRole('img', { name: 'A loaf' })).toBeInViewport();
  await look(page, 'below');
  await next(page).press('Enter');
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
});

test('an operator can have participants asked first; the researcher sees who continued without', async ({
  page,
  field,
}) => {
  const { link, studyId } = await field.launch(guide);
  field.setStudy(studyId, '--ask-before-loading', 'yes');
  const asked = await remote(page);
  await page.goto(link);
  await expect(page.getByText('A picture from one.example')).toBeVisible();
  await look(page, 'asks');
  expect(asked).toEqual([]);
  await next(page).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('“A loaf” is not shown');
  await page.getByRole('button', { name: 'Show it' }).first().click();
  await expect(page.getByRole('img', { name: 'A loaf' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue without it' }).click();
  await next(page).click();
  await expect(heading(page, 'And once more.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A loaf' })).toBeVisible();
  expect(asked.map(({ url }) => url).filter((url) => url === oven.url)).toEqual([]);
  const shown = (await field.read(`/api/studio/shown/${studyId}`)) as readonly {
    readonly stimuli: readonly { readonly outcome: string }[];
  }[];
  expect(shown[0]?.stimuli.map(({ outcome }) => outcome)).toEqual(['shown', 'declined']);
});

test('a study for other devices does not start here, and offers its link', async ({ page, context, field }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const [questionLanguage, title, copy] of [
    ['en', 'Please use another device', 'Copy link'],
    ['de', 'Bitte nutzen Sie ein anderes Gerät', 'Link kopieren'],
  ] as const) {
    const config = { targetPlatforms: ['ios', 'android'], questionLanguage };
    const { link, studyId } = await field.launch({ ...guide, config });
    await page.goto(`${link}?panel=p1`);
    await expect(heading(page, title)).toBeFocused();
    await expect(page.locator('input')).toHaveValue(`${link}?panel=p1`);
    await page.getByRole('button', { name: copy }).click();
    await expect
      .poll(async () => await page.evaluate(async () => await navigator.clipboard.readText()))
      .toBe(`${link}?panel=p1`);
    await look(page, `device-${questionLanguage}`);
    expect(await field.read(`/api/public/v1/responses/${studyId}`)).toEqual([]);
  }
});

/** A study in a language for which the page has no words: every text is Cyrillic. */
const cyrillic = {
  title: 'Хліб',
  config: { questionLanguage: 'be' },
  welcomeMessage: { title: 'Ранок' },
  studyGuide: [
    {
      type: 'flat',
      title: 'Блок',
      items: [
        { type: 'open_ended', text: 'Що ви їли?', followUp: 'heavy' },
        {
          type: 'multiple_choice',
          text: 'Що з цього?',
          multiSelect: true,
          minSelect: 2,
          maxSelect: 3,
          allowCustomOption: true,
          options: [{ text: 'Хліб' }, { text: 'Сир' }, { text: 'Мед' }, { text: 'Нічого', exclusiveOption: true }],
        },
        { type: 'ranking', text: 'Упорядкуйте.', options: [{ text: 'Хліб' }, { text: 'Сир' }] },
        {
          type: 'matrix',
          text: 'Як часто?',
          rows: [{ text: 'Удома' }],
          options: [{ text: 'Щодня' }, { text: 'Ніколи' }],
        },
        {
          type: 'max_diff',
          text: 'Що важливо?',
          metric: 'смак',
          options: ['Хліб', 'Сир', 'Мед', 'Чай'].map((text) => ({ text })),
        },
        {
          type: 'statement',
          text: 'Дивіться.',
          media: [{ name: 'Хліб', url: 'http://one.example/x.png', type: 'image' }],
        },
      ],
    },
  ],
};

test('with a right-to-left study, arrows and progress have that direction too, and signs contain no words', async ({
  page,
  field,
}) => {
  const items = [
    { type: 'statement', text: 'انظر.', media: [{ ...loaf, name: 'خبز', url: 'http://one.example/x.png' }] },
    { type: 'open_ended', text: 'ماذا أكلت؟' },
  ];
  const { link } = await field.launch({
    title: 'خبز',
    config: { questionLanguage: 'fa' },
    studyGuide: [{ type: 'flat', title: 'خبز', items }],
  });
  await page.goto(link);
  await next(page).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('“خبز”');
  const turned = async () =>
    await page.locator('.arrow').evaluateAll((all) => all.map((one) => getComputedStyle(one).transform));
  expect(new Set(await turned())).toEqual(new Set(['matrix(-1, 0, 0, 1, 0, 0)']));
  expect((await turned()).length).toBeGreaterThanOrEqual(3);
  await page.getByRole('button', { name: 'Continue without it', exact: true }).click();
  await next(page).click();
  await expect(heading(page, 'ماذا أكلت؟')).toBeVisible();
  await expect
    .poll(
      async () =>
        await page.locator('.progress-fill').evaluate((one) => innerWidth - one.getBoundingClientRect().right),
    )
    .toBe(0);
  await look(page, 'fa');
});

test('a study in a language without our words has only signs, each with a name', async ({ page, field }) => {
  const { link } = await field.launch(cyrillic);
  const seen = async (what: string) => {
    const text = await page.evaluate(() => {
      const main = document.body.cloneNode(true) as HTMLElement;
      for (const element of main.querySelectorAll('.unseen, script, noscript')) element.remove();
      return main.textContent;
    });
    expect.soft(text.match(/[A-Za-z]+/gu), what).toBeNull();
    await look(page, `be-${what}`);
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto(link);
  await expect(heading(page, 'Ранок')).toBeFocused();
  await seen('welcome');
  await button('Start').click();
  await next(page).click();
  await expect(page.getByRole('alert')).toContainText('Your answer is empty');
  await seen('empty');
  await page.getByRole('textbox').fill('Хліб');
  await next(page).click();
  await page.getByRole('checkbox', { name: 'Нічого' }).check();
  await seen('exclusive');
  await page.getByRole('checkbox', { name: 'Нічого' }).uncheck();
  await page.getByRole('checkbox', { name: 'Хліб' }).check();
  await next(page).click();
  await seen('too few');
  await page.getByRole('checkbox', { name: 'Сир' }).check();
  await next(page).click();
  await expect(heading(page, 'Упорядкуйте.')).toBeVisible();
  await seen('ranking');
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await seen('matrix');
  await page.getByRole('radio', { name: 'Щодня' }).check();
  await next(page).click();
  await seen('max diff');
  for (const screen of [1, 2, 3]) {
    await page.getByRole('radio', { name: /^Most/u }).first().check();
    await page
      .getByRole('radio', { name: /^Least/u })
      .last()
      .check();
    await button(screen < 3 ? 'Next screen' : 'Next').click();
  }
  await expect(heading(page, 'Дивіться.')).toBeVisible();
  await next(page).click({ force: true });
  await seen('not shown');
  await button('Continue without it').click();
  await next(page).click();
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
  await seen('end');
});
