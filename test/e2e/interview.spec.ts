import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../size.ts';
import { look as lookAt } from './axe.ts';
import { type Fieldwork, test } from './fieldwork.ts';
import { type Hands, keyboard, pointer } from './hands.ts';

const guideFile = fileURLToPath(new URL('guides/interview.guide.json', import.meta.url));
/** The folder for pictures of every step; if absent, none are taken. */
const pictures = process.env['INTERVIEW_PICTURES'];

const sizes = {
  phone: { viewport: { width: 375, height: 740 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 860 } },
} as const;
const ways: Readonly<Record<'pointer' | 'keyboard', (page: Page) => Hands>> = { pointer, keyboard };
/** How the interview is taken, with the views that are examined; the others show no other ones. */
const walks: readonly {
  readonly size: keyof typeof sizes;
  readonly way: 'pointer' | 'keyboard';
  readonly looksAt: RegExp;
}[] = [
  { size: 'phone', way: 'pointer', looksAt: /./u },
  ...(isFull
    ? [
        // Wider: a table instead of cards, and pictures beside each other.
        { size: 'desktop', way: 'keyboard', looksAt: /several|matrix|media/u } as const,
        { size: 'phone', way: 'keyboard', looksAt: /./u } as const,
        { size: 'desktop', way: 'pointer', looksAt: /./u } as const,
      ]
    : []),
];

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const question = (page: Page, text: string | RegExp) => page.getByRole('heading', { level: 1, name: text });

/** Answers for the remote media of the guide: a picture, a missing video, a page. Returns the requests. */
async function remoteWorld(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="240"><rect width="400" height="240" fill="#c96"/></svg>';
  await page.route(/example\.(org|net)/u, async (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.endsWith('.svg')) return await route.fulfill({ contentType: 'image/svg+xml', body: svg });
    if (url.endsWith('.mp4')) return await route.fulfill({ status: 404 });
    return await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Loaf</title><p>A loaf</p>' });
  });
  return asked;
}

for (const { size, way, looksAt } of walks) {
  test.describe(`${size}, ${way}`, () => {
    test.use(sizes[size]);

    test('a whole interview, and both families of endpoints return it', async ({ page, field }) => {
      const look = async (what: string) => {
        if (looksAt.test(what)) await lookAt(page, what);
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), what)
          .toBeLessThanOrEqual(0);
        if (pictures === undefined) return;
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.screenshot({ path: join(pictures, `${size}-${way}-${what}-${colorScheme}.png`) });
        }
      };
      const { link } = await field.launch(guideFile);
      const asked = await remoteWorld(page);
      await takeInterview(page, ways[way](page), link, look, asked);
      await expectReturned(field, link);
    });
  });
}

async function takeInterview(
  page: Page,
  hands: Hands,
  link: string,
  look: (what: string) => Promise<void>,
  asked: readonly string[],
): Promise<void> {
  const problem = page.getByRole('alert');

  await page.goto(`${link}?segment=bakers`);
  await expect(question(page, 'Mornings')).toBeFocused();
  await look('01 welcome');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await hands.press(page.getByRole('button', { name: 'Start' }));

  await expect(question(page, 'Do you eat breakfast?')).toBeFocused();
  await hands.press(next(page));
  await expect(problem).toContainText('Nothing is selected');
  await look('02 single');
  await hands.choose(page.getByRole('radio', { name: 'Yes' }));
  await hands.press(next(page));

  await expect(question(page, /yesterday/)).toBeFocused();
  await hands.write(page.getByRole('textbox'), 'Bread with jam');
  await look('03 open');
  await hands.press(next(page));
  await expect(page.getByText("Tell us about yesterday's breakfast.")).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Bread with jam');
  await look('04 follow-up');
  await hands.write(page.getByRole('textbox'), 'It was rye bread.');
  await hands.press(next(page));

  await expect(question(page, 'Which of these do you eat?')).toBeFocused();
  const none = page.getByRole('checkbox', { name: 'None of these' });
  await hands.choose(page.getByRole('checkbox', { name: 'Bread' }));
  await hands.choose(none);
  await expect(page.getByRole('checkbox', { name: 'Bread' })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Bread' })).toBeDisabled();
  await look('05 exclusive');
  await hands.choose(none);
  await hands.choose(page.getByRole('checkbox', { name: 'Bread' }));
  await hands.press(next(page));
  await expect(problem).toContainText('at least 2');
  await hands.choose(page.getByRole('checkbox', { name: 'Fruit' }));
  await hands.write(page.getByRole('textbox', { name: 'Your own answer' }), 'Porridge');
  await expect(page.getByText('3 selected.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Cereal' })).toBeDisabled();
  await look('06 several');
  await hands.press(next(page));

  await expect(question(page, /order of liking/)).toBeFocused();
  const list = page.getByRole('list', { name: /order of liking/ });
  await hands.bringToTop(list, 'Porridge');
  await expect(list.getByRole('listitem').first()).toContainText('Porridge');
  await look('07 ranking');
  await hands.press(next(page));

  await expect(question(page, /How often/)).toBeFocused();
  await hands.choose(radioOf(page, 'at home', 'Always'));
  await hands.press(next(page));
  await expect(problem).toContainText('“at work” has no answer yet');
  await hands.choose(radioOf(page, 'at work', 'Never'));
  await look('08 matrix');
  await hands.press(next(page));

  await expect(question(page, 'What do you see here?')).toBeFocused();
  await expect(page.getByRole('img', { name: 'A loaf on a table' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('A loaf')).toBeVisible();
  await hands.press(page.getByRole('button', { name: 'Yes, I can see it' }));
  await expect(page.getByText('“How it is baked” could not be loaded.')).toBeVisible();
  expect(asked.map((url) => new URL(url).host)).toEqual(
    expect.arrayContaining(['media.example.org', 'embed.example.net']),
  );
  await look('09 media, one of it missing');
  await hands.write(page.getByRole('textbox'), 'A loaf');
  await hands.press(next(page));
  await expect(problem).toContainText('“How it is baked” is not shown');
  await hands.press(page.getByRole('button', { name: 'Continue without it' }));
  await look('10 media');
  await lookAtMedia(page);
  await hands.press(next(page));

  await expect(question(page, 'What matters most, what least?')).toBeFocused();
  for (const screen of [1, 2, 3]) {
    await expect(page.getByText(`Screen ${screen} of 3`)).toBeVisible();
    await hands.choose(page.getByRole('radio', { name: 'Most: Taste' }));
    await hands.choose(page.getByRole('radio', { name: 'Least: Look' }));
    if (screen === 1) await look('11 best and worst');
    await hands.press(screen < 3 ? page.getByRole('button', { name: 'Next screen' }) : next(page));
  }

  await expect(question(page, 'ما رأيك في هذا الخبز؟')).toBeFocused();
  // The study is in English: its pages begin where English does, and the question reads from right to left.
  await expect(page.getByRole('main')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByText('ما رأيك في هذا الخبز؟')).toHaveCSS('direction', 'rtl');
  await look('12 right to left');
  await hands.press(page.getByRole('button', { name: 'Back' }));
  for (const screen of [1, 2, 3]) {
    await expect(page.getByText(`Screen ${screen} of 3`)).toBeVisible();
    await expect(question(page, 'What matters most, what least?')).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Most: Taste' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Least: Look' })).toBeChecked();
    await hands.press(screen < 3 ? page.getByRole('button', { name: 'Next screen' }) : next(page));
  }
  await hands.choose(page.getByRole('radio', { name: 'جيد جدا' }));
  await page.reload();
  await expect(page.getByRole('radio', { name: 'جيد جدا' })).toBeChecked();
  await hands.press(next(page));

  await expect(question(page, 'That was the last question.')).toBeFocused();
  await look('13 statement');
  await hands.press(page.getByRole('button', { name: 'Finish' }));
  await expect(question(page, 'Your answers have been saved')).toBeFocused();
  await expect(page.getByText('Your mornings matter to us.')).toBeVisible();
  await look('14 end');
  await page.reload();
  await expect(question(page, 'Your answers have been saved')).toBeVisible();
}

/** Scrolls to the picture and the page, as a person does; the page notices in the next frames. */
async function lookAtMedia(page: Page): Promise<void> {
  for (const medium of [page.getByRole('img'), page.locator('iframe')]) {
    await medium.scrollIntoViewIfNeeded();
    await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }
}

/** Returns the answers as the versioned and the legacy endpoints give them. */
async function expectReturned(field: Fieldwork, link: string): Promise<void> {
  const linkId = new URL(link).pathname.split('/').at(-1) ?? '';
  const words = [
    'Yes',
    'Bread with jam\nIt was rye bread.',
    'Bread, Fruit, Porridge',
    '1. Porridge, 2. Bread, 3. Fruit',
    'at home: Always; at work: Never',
    'A loaf',
    'best: Taste, worst: Look; best: Taste, worst: Look; best: Taste, worst: Look',
    'جيد جدا',
  ];
  const versioned = (await field.read(`/api/public/v1/responses/${linkId}`)) as VersionedResponse[];
  expect(versioned).toHaveLength(1);
  expect(versioned[0]?.progress).toBe('complete');
  expect(versioned[0]?.urlParams).toEqual({ segment: 'bakers' });
  expect(versioned[0]?.answersArray.map(({ answer }) => answer)).toEqual(expect.arrayContaining(words));
  const legacy = JSON.stringify(await field.read(`/api/public/responses/${linkId}`));
  for (const answer of words) expect(legacy).toContain(JSON.stringify(answer).slice(1, -1));
}

interface VersionedResponse {
  readonly progress: string;
  readonly urlParams: Readonly<Record<string, string>>;
  readonly answersArray: readonly { readonly answer: string }[];
}

/** Returns a cell: in the table its name is complete; on a card the row is the name of its group. */
function radioOf(page: Page, row: string, option: string) {
  const inTable = page.getByRole('radio', { name: `${row}: ${option}` });
  return inTable.or(page.getByRole('group', { name: row }).getByRole('radio', { name: option }));
}
