import type { FrameLocator, Locator, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { type Editor, expect, test } from './studio.ts';

/** The preview, with the acts of a person. */
class Preview {
  readonly page: Page;
  constructor({ page }: Editor) {
    this.page = page;
  }

  /** The page of participants. */
  get frame(): FrameLocator {
    return this.page.frameLocator('iframe[title="The interview as participants see it"]');
  }

  heading(text: string): Locator {
    return this.frame.getByRole('heading', { name: text });
  }

  async start(): Promise<void> {
    await this.page.keyboard.press('Control+Shift+Enter');
    await expect(this.heading('Good morning')).toBeVisible();
  }

  question(name: string | RegExp): Locator {
    return this.page.getByRole('listbox', { name: 'Questions of the interview' }).getByRole('option', { name });
  }

  get panel(): Locator {
    return this.page.getByRole('complementary', { name: 'About this interview' });
  }

  /** Selects a question and waits until its fields are shown. */
  async choose(text: string): Promise<void> {
    await this.question(text).click();
    await expect(this.field('Text')).toHaveValue(text);
  }

  /** A field of the selected part. */
  field(label: string): Locator {
    return this.panel.getByLabel(label, { exact: true });
  }

  async show(tab: 'Question' | 'Answers' | 'Setup'): Promise<void> {
    await this.panel.getByRole('radio', { name: tab }).check();
  }

  async press(name: string): Promise<void> {
    await this.frame.getByRole('button', { name, exact: true }).click();
  }

  /** Answers from the welcome to the question about foods. */
  async toFoods(): Promise<void> {
    await this.press('Start');
    await this.frame.getByText('Yes, most days').click();
    await this.press('Next');
    await this.frame.getByRole('textbox').fill('Bread with honey, as on every day, and a cup of tea. '.repeat(6));
    await this.press('Next');
    await expect(this.heading('Which of these do you eat?')).toBeVisible();
  }
}

test('an edit keeps the answers, and what is typed on the open question', async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.toFoods();
  await preview.frame.getByLabel('Fruit').check();
  await preview.choose('Do you eat breakfast?');
  await preview.field('Text').fill('Do you have breakfast?');
  await preview.choose('Which of these do you eat?');
  await preview.field('Text').fill('What do you eat of these?');
  await expect(preview.heading('What do you eat of these?')).toBeVisible();
  await expect(preview.frame.getByLabel('Fruit')).toBeChecked();
  await preview.show('Answers');
  await expect(preview.panel).toContainText('Yes, most days');
  await expect(preview.panel).toContainText('Do you have breakfast?');
});

test('what is typed while the fields of another question are still shown does not change it', { tag: '@full' }, async ({
  editor,
}) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.choose('Do you eat breakfast?');
  const row = await preview.question('Which of these do you eat?').elementHandle();
  // In one task of the page, before the fields follow.
  await preview.field('Text').evaluate(async (field, other) => {
    (other as HTMLElement).click();
    await Promise.resolve();
    field.focus();
    await Promise.resolve();
    document.execCommand('insertText', false, '!');
  }, row);
  await expect(preview.field('Text')).toHaveValue('Which of these do you eat?');
  await expect(preview.question('Do you eat breakfast?')).toBeVisible();
  await expect(preview.page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('an answer that no longer fits is dropped and reported', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.toFoods();
  await preview.frame.getByLabel('Fruit').check();
  await preview.press('Next');
  // Uses the tab: with a key, the frame would be removed with the view before the key is released in it.
  await preview.page.getByRole('button', { name: 'Guide', exact: true }).click();
  await editor.row(/^3\. /).focus();
  await preview.page.keyboard.press('ArrowRight');
  await editor.row(/^Fruit/).click();
  await preview.page.keyboard.press('Delete');
  await preview.page.keyboard.press('Control+Enter');
  await expect(preview.page.getByText(/An answer no longer fits.*Which of these do you eat/)).toBeVisible();
});

test('a hidden question says why, and the smallest change shows it', async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.toFoods();
  await preview.frame.getByLabel('Fruit').check();
  await preview.press('Next');
  const hidden = preview.question(/What makes bread good/);
  await expect(hidden).toContainText('Hidden');
  await hidden.click();
  await expect(preview.panel).toContainText('Not met: “Which of these do you eat?” includes “Bread” or “Cereal”');
  await expect(preview.panel).toContainText('Also choose “Bread” in “Which of these do you eat?”');
  await expect(preview.panel).toContainText('Also choose “Cereal” in “Which of these do you eat?”');
  await preview.panel.getByRole('button', { name: 'Change the answers and go there' }).first().click();
  await expect(preview.heading('What makes bread good?')).toBeVisible();
  await expect(hidden).toHaveAttribute('aria-current', 'step');
  await preview.show('Answers');
  await expect(preview.panel).toContainText('Bread, Fruit');
});

test('from the selected question, with plausible answers before it, and by keys', { tag: '@full' }, async ({
  editor,
}) => {
  const preview = new Preview(editor);
  const { page } = preview;
  await editor.open('breakfast');
  await editor.row(/^5\. /).click();
  await page.keyboard.press('Control+Enter');
  await expect(preview.heading('What makes bread good?')).toBeVisible();
  await preview.show('Answers');
  await expect(preview.panel).toContainText('filled in for you');
  await preview.question(/What makes bread good/).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(preview.question(/Which of these/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(preview.heading('Which of these do you eat?')).toBeVisible();
  // The page inside does not disturb typing outside.
  await preview.show('Question');
  await preview.field('Text').focus();
  await expect(preview.field('Text')).toBeFocused();
});

test('true widths: a matrix is cards on a phone and a table on a tablet', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  const { page } = preview;
  await editor.open('breakfast');
  await editor.row(/^6\. /).click();
  await page.keyboard.press('Control+Enter');
  await expect(preview.heading('How often do you eat breakfast')).toBeVisible();
  const widthInside = async (): Promise<number> =>
    await preview.frame.locator('html').evaluate(() => window.innerWidth);
  const widths = { Phone: 390, Tablet: 820, Desktop: 1280 };
  for (const [device, width] of Object.entries(widths)) {
    await page.getByRole('radio', { name: device }).check();
    await expect.poll(widthInside).toBe(width);
    await expect(preview.frame.getByRole('table')).toHaveCount(device === 'Phone' ? 0 : 1);
    const [room, frame] = [
      await page.getByRole('region', { name: 'Preview' }).boundingBox(),
      await page.locator('iframe').boundingBox(),
    ];
    expect(frame?.width).toBeLessThanOrEqual((room?.width ?? 0) / 2 + 1);
  }
});

test('the same seed gives the same interview, and pinned draws stay in a new draw', async ({ editor }) => {
  const preview = new Preview(editor);
  const { page } = preview;
  await editor.open('breakfast');
  await editor.row(/^8\. /).click();
  await preview.start();
  await preview.show('Setup');
  const seed = preview.panel.getByLabel('Random seed');
  const screenWith = async (text: string): Promise<string> => {
    await seed.fill(text);
    await preview.question(/What matters most/).click();
    await page.keyboard.press('Control+Enter');
    await expect(preview.heading('What matters most')).toBeVisible();
    return (await preview.frame.getByRole('row').allInnerTexts()).join('|');
  };
  const first = await screenWith('first');
  const others = [await screenWith('second'), await screenWith('third'), await screenWith('fourth')];
  expect(others.some((other) => other !== first)).toBe(true);
  expect(await screenWith('first')).toBe(first);
  const kept = preview.panel.getByRole('switch', { name: 'MaxDiff screens' });
  await kept.click();
  await expect(kept).toBeChecked();
  for (const text of ['second', 'third']) expect(await screenWith(text)).toBe(first);
});

test('the drawn concepts are shown, and one concept can come first in every draw', { tag: '@full' }, async ({
  editor,
}) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await editor.row(/^7\. /).click();
  await preview.start();
  await preview.show('Setup');
  await preview.panel.getByRole('button', { name: 'bakers' }).click();
  const first = preview.panel.getByRole('combobox', { name: 'First concept in “New breads”' });
  for (const [name, title] of [
    ['Oat', 'Soft oat loaf'],
    ['Rye', 'Dark rye loaf'],
  ] as const) {
    await first.selectOption(name);
    await expect(preview.panel).toContainText(`This interview shows “${name}”`);
    await preview.question(/What do you think of this/).click();
    await editor.page.keyboard.press('Control+Enter');
    await expect(preview.frame.getByText(title)).toBeVisible();
  }
  await preview.panel.getByRole('button', { name: 'Remove segment' }).click();
  await first.selectOption('Oat');
  await expect(preview.panel).toContainText('The concept is not shown. Not met: the link has segment = bakers');
});

test('a link parameter that a condition requires is set with one click', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.show('Setup');
  await preview.panel.getByRole('button', { name: 'bakers' }).click();
  await expect(preview.panel.getByLabel('segment', { exact: true })).toHaveValue('bakers');
  await preview.panel.getByRole('button', { name: 'Remove segment' }).click();
  await expect(preview.panel.getByLabel('segment', { exact: true })).toHaveValue('');
});

test('a guide with problems is previewed as it was without them, and says so', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.question(/Do you eat breakfast/).click();
  await preview.panel.getByLabel('Status of option 1').selectOption({ label: 'No status' });
  await expect(preview.page.getByText(/The guide has problems now/)).toBeVisible();
  await preview.press('Start');
  await expect(preview.heading('Do you eat breakfast?')).toBeVisible();
  // The focus is inside the participant page, and the editor's keys still work.
  await editor.undo();
  await expect(preview.page.getByText(/The guide has problems now/)).toHaveCount(0);
});

test('a question that is not written yet does not stop the preview', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.question(/Do you eat breakfast/).click();
  await preview.field('Text').fill('');
  await preview.press('Start');
  await expect(preview.heading('(no text yet)')).toBeVisible();
  await expect(preview.page.getByText(/The guide has problems now/)).toHaveCount(0);
  await preview.field('Text').fill('Do you eat?');
  await expect(preview.heading('Do you eat?')).toBeVisible();
});

test.describe('media', () => {
  const guide = {
    title: 'Pictures',
    studyGuide: [
      {
        type: 'flat',
        title: 'Block',
        items: [
          {
            text: 'What is in the picture?',
            media: [{ name: 'A loaf', url: 'https://pictures.example/loaf.png', type: 'image' }],
            type: 'open_ended',
          },
          { text: 'And in this page?', embed: { url: 'https://pages.example/' }, type: 'statement' },
        ],
      },
    ],
  };
  test.use({ contents: { 'pictures.guide.json': `${JSON.stringify(guide, null, 2)}\n` }, guides: [] });

  test('nothing is requested from another host before a click, and one click is for the whole guide', async ({
    editor,
  }) => {
    const preview = new Preview(editor);
    const { page } = preview;
    const outside: string[] = [];
    await page.context().route(/\.example/u, async (route) => {
      outside.push(route.request().url());
      await route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await editor.open('pictures');
    await page.keyboard.press('Control+Shift+Enter');
    await expect(preview.heading('What is in the picture?')).toBeVisible();
    await expect(preview.frame.getByText('A picture from pictures.example')).toBeVisible();
    expect(outside).toEqual([]);
    await preview.press('Show it');
    await expect(preview.frame.getByRole('img', { name: 'A loaf' })).toBeVisible();
    await expect.poll(() => outside).toEqual(['https://pictures.example/loaf.png']);
    await preview.frame.getByRole('textbox').fill('A loaf');
    await preview.press('Next');
    await expect(preview.heading('And in this page?')).toBeVisible();
    await expect(preview.frame.locator('iframe')).toBeVisible();
    await expect.poll(() => outside).toContain('https://pages.example/');
  });
});

test('the page inside has no origin, and reaches nothing of the editor', async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  const reached = await preview.frame.locator('html').evaluate(() => {
    const attempt = (act: () => unknown): string => {
      try {
        return String(act());
      } catch (error) {
        return error instanceof DOMException ? error.name : 'another error';
      }
    };
    return [window.origin, attempt(() => window.parent.document.title), attempt(() => localStorage.length)];
  });
  expect(reached).toEqual(['null', 'SecurityError', 'SecurityError']);
});

test.describe('a study in several languages', () => {
  const translated = (kind: string, source: string, text: string) => ({ kind, source, text, state: 'new' });
  const german = [
    translated('welcomeTitle', 'Hello', 'Guten Tag'),
    { ...translated('question', 'Why?', 'Warum?'), externalId: 'q2' },
  ];
  test.use({
    guides: [fileURLToPath(new URL('guides/languages.guide.json', import.meta.url))],
    contents: { 'languages.guide.translations.json': JSON.stringify({ translations: { de: german } }) },
  });

  test('is shown in each of them, with the translations beside the file', async ({ editor }) => {
    const preview = new Preview(editor);
    await editor.open('languages');
    await preview.page.keyboard.press('Control+Shift+Enter');
    await expect(preview.heading('Hello')).toBeVisible();
    const language = preview.page.getByRole('combobox', { name: 'Language' });
    await expect(language).toHaveValue('en');
    await language.selectOption('German');
    await expect(preview.heading('Guten Tag')).toBeVisible();
    await expect(preview.page.getByText('No translation that fits, so in the original: 6 texts.')).toBeVisible();
    await preview.press('Starten');
    await expect(preview.heading('What do you have for breakfast?')).toBeVisible();
    await preview.frame.getByRole('checkbox', { name: 'Bread' }).check();
    await preview.press('Weiter');
    await expect(preview.heading('Warum?')).toBeVisible();
    await preview.frame.getByRole('textbox').fill('Es schmeckt.');
    await preview.press('Weiter');
    await expect(preview.heading('Könnten Sie dazu etwas mehr sagen?')).toBeVisible();

    await language.selectOption('Arabic');
    await expect(preview.frame.getByRole('button', { name: 'التالي' })).toBeVisible();
    await expect(preview.page.getByText('participants cannot choose it yet')).toBeVisible();
    await language.selectOption('English');
    await expect(preview.heading('Could you say a little more about that?')).toBeVisible();
    await expect(preview.frame.getByText('Es schmeckt.')).toBeVisible();
  });
});

test('a study in one language offers no choice of a language', { tag: '@full' }, async ({ editor }) => {
  const preview = new Preview(editor);
  await editor.open('breakfast');
  await preview.start();
  await preview.show('Setup');
  await expect(preview.panel.getByRole('textbox', { name: 'Seed' })).toBeVisible();
  await expect(preview.page.getByRole('combobox', { name: 'Language' })).toHaveCount(0);
});
