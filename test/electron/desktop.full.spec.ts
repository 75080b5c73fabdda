import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from '@playwright/test';
import { Editor } from '../e2e/studio.ts';
import { answersWith, startChatEndpoint } from '../study-service/chatEndpoint.ts';
import { ChromiumDesktop } from './chromium/chromiumDesktop.ts';
import { backupsOf, type Desktop, readGuide } from './desktop.ts';
import { guides, isEdited, question, test, typeMore, whyNoCarrier } from './desktopTest.ts';
import { whyNoElectron } from './realDesktop.ts';

/** Returns the text of a PDF; null on a machine without poppler. */
function textOf(pdf: Buffer): string | null {
  const { error, stdout } = spawnSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
  return error === undefined ? stdout : null;
}

/** For what only the carrier on Chromium can tell; null on Electron. */
const onChromium = (desktop: Desktop) => (desktop instanceof ChromiumDesktop ? desktop : null);

for (const carrier of ['Chromium', 'Electron'] as const) {
  const reason = carrier === 'Electron' ? whyNoElectron() : whyNoCarrier();
  test.describe(`the desktop application on ${carrier}${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
    test.skip(reason !== null, reason ?? '');
    test.use({ carrier });
    suite();
  });
}

function suite(): void {
  test('opens the guide of its command line, in a page without Node; edits and saves it', async ({
    desktop,
    editor,
  }) => {
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    const { page } = editor;
    expect(await page.evaluate('[typeof require, typeof process, typeof module]')).toEqual(Array(3).fill('undefined'));
    expect(await page.evaluate('Object.keys(window.guideStudio).sort().join()')).toBe(
      'call,describeMenu,onCommand,onLeave,onOpenFile,openDropped,stay',
    );
    expect(await isEdited(desktop)).toBe(false);
    await question(editor).fill('How do you drink your tea?');
    await expect.poll(async () => await isEdited(desktop)).toBe(true);
    await desktop.choose('Save');
    await expect.poll(() => readGuide(desktop, 'tea.guide.json')).toContain('How do you drink your tea?');
    await expect.poll(async () => await isEdited(desktop)).toBe(false);
  });

  test('shows the pictures of the manual, which are in the application', async ({ editor }) => {
    const { page } = editor;
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    await page.keyboard.press('F1');
    const manual = page.getByRole('complementary', { name: 'Manual' });
    await manual.getByRole('link', { name: 'Importing questionnaires' }).click();
    const picture = manual.getByRole('img').first();
    await picture.scrollIntoViewIfNeeded();
    const widthOf = async () =>
      await picture.evaluate(async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth));
    expect(await widthOf()).toBe(1280);
    const [address, own] = await picture.evaluate((image: HTMLImageElement) => [image.src, location.origin]);
    expect(new URL(address ?? '').origin).toBe(own);
  });

  test('opens what the system asks for, and what a second start names, each in a window', async ({
    desktop,
    editor,
  }) => {
    // Asked for while the window is still starting.
    await desktop.openFile(join(desktop.folder, 'bread.guide.json'));
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    const bread = new Editor(await desktop.nextPage([editor.page]));
    await expect(question(bread)).toHaveValue('Which bread do you eat?');
    expect(await desktop.startAgain('tea.guide.json', 'milk.guide.json', 'rice.guide.json')).toBe(0);
    const files = async () => (await desktop.windows()).map(({ file }) => basename(file, '.guide.json')).sort();
    // Four windows start at once, each with its own page.
    await expect.poll(files, { timeout: 40_000 }).toEqual(['bread', 'milk', 'rice', 'tea']);
  });

  test('closes with unsaved work only after a question: stay, save', async ({ desktop, editor }) => {
    await typeMore(desktop, editor);
    await desktop.close();
    const dialog = editor.page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(question(editor)).toHaveValue(/And coffee/u);
    await desktop.close();
    await dialog.getByRole('button', { name: 'Save and close' }).click();
    expect(await desktop.ended()).toBe(0);
    expect(readGuide(desktop, 'tea.guide.json')).toContain('And coffee?');
  });

  test('closes anyway without saving: the file is as before, and the work is kept for the next start', async ({
    desktop,
    editor,
  }) => {
    const before = readGuide(desktop, 'tea.guide.json');
    await typeMore(desktop, editor);
    await desktop.close();
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Close anyway' }).click();
    expect(await desktop.ended()).toBe(0);
    expect(readGuide(desktop, 'tea.guide.json')).toBe(before);
    expect(backupsOf(desktop)).toHaveLength(1);
  });

  test('several windows: each has its guide, a guide opens once, and the end asks where work is unsaved', async ({
    desktop,
    editor,
  }) => {
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    await desktop.choose('New window');
    const other = new Editor(await desktop.nextPage([editor.page]));
    await expect(other.page.getByRole('button', { name: /^bread/ })).toBeVisible();
    await desktop.openFile(join(desktop.folder, 'bread.guide.json'));
    await expect(question(other)).toHaveValue('Which bread do you eat?');
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    const files = async () => (await desktop.windows()).map(({ file }) => file);
    await expect
      .poll(files)
      .toEqual(
        [desktop.folder, desktop.folder].map((folder, at) => join(folder, `${['tea', 'bread'][at]}.guide.json`)),
      );
    const carried = onChromium(desktop);
    if (carried) {
      expect((await carried.windows()).map(({ name }) => name)).toEqual(['editor', 'editor-2']);
      expect(await carried.recent()).toEqual((await files()).toReversed());
    }

    // The window that has the guide comes to the front; nothing else changes.
    expect(await desktop.startAgain('tea.guide.json')).toBe(0);
    await expect.poll(async () => (await files()).at(-1)).toContain('tea.guide.json');
    await expect(question(other)).toHaveValue('Which bread do you eat?');

    await question(other).click();
    await other.page.keyboard.type(' And rolls?');
    await desktop.quit();
    const dialog = other.page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await expect(question(other)).toHaveValue(/And rolls/u);
    await desktop.quit();
    await dialog.getByRole('button', { name: 'Save and close' }).click();
    expect(await desktop.ended()).toBe(0);
    expect(readGuide(desktop, 'bread.guide.json')).toContain('And rolls?');
  });

  test('another folder: unsaved work is asked about, and never reaches a file of that folder', async ({
    desktop,
    editor,
  }) => {
    const other = join(desktop.home, 'Other');
    const before = readGuide(desktop, 'tea.guide.json');
    mkdirSync(other);
    writeFileSync(join(other, 'tea.guide.json'), before);
    await typeMore(desktop, editor);
    await desktop.answer({ canceled: false, filePaths: [other] });
    await desktop.choose('Open folder…');
    await editor.page.getByRole('dialog').getByRole('button', { name: 'Don’t save' }).click();
    await expect(editor.page.getByText(other)).toBeVisible();
    await expect(question(editor)).toBeHidden();
    for (const folder of [desktop.folder, other]) {
      expect(readFileSync(join(folder, 'tea.guide.json'), 'utf8')).toBe(before);
    }
    // The page asks for this after it has closed the guide.
    await expect.poll(() => backupsOf(desktop)).toEqual([]);
  });

  test.describe('the preview', () => {
    const items = [{ text: 'And in this page?', embed: { url: 'https://pages.example/' }, type: 'statement' }];
    const guide = { title: 'Pages', studyGuide: [{ type: 'flat', title: 'Block', items }] };
    test.use({
      begin: {
        files: { 'pages.guide.json': guide },
        parameters: ['{folder}/pages.guide.json'],
        preloadInFrames: true,
      },
    });

    test('shows an embedded page and nothing else of it; no frame reaches the host', async ({ desktop, editor }) => {
      const { page } = editor;
      const evil = '<script>top.location = "https://evil.example/"; open("https://evil.example/w")</script>';
      await desktop.outside('https://pages.example/', `<h1>A page</h1><a href="/next">next</a>${evil}`);
      await desktop.outside('https://pages.example/next', '<h1>The next page</h1>');
      await desktop.outside('https://evil.example/', '<h1>Evil</h1>');
      await expect(editor.page.getByRole('textbox', { name: 'Text of question 1', exact: true })).toBeVisible();
      await page.keyboard.press('Control+Shift+Enter');
      const interview = page.frameLocator('iframe[title="The interview as participants see it"]');
      const embedded = interview.frameLocator('iframe');
      const show = interview.getByRole('button', { name: 'Show it' });
      await expect(show).toBeVisible();
      await show.click();
      await expect(embedded.getByRole('heading', { name: 'A page' })).toBeVisible();
      await embedded.getByRole('link').click();
      await expect(embedded.getByRole('heading', { name: 'The next page' })).toBeVisible();
      expect(page.url()).toBe(desktop.address);
      expect((await desktop.windows()).length).toBe(1);

      // Electron runs no preload script in a frame; the carrier does so here, and the frame is still refused.
      const asked = 'window.guideStudio?.call("file.list", {})';
      expect(await page.evaluate(asked)).toMatchObject({ ok: true });
      const answers = await Promise.all(
        page
          .frames()
          .filter((each) => each.parentFrame() !== null)
          .map(async (each) => await each.evaluate(asked)),
      );
      const refused = { ok: false, error: { code: 'sessionRefused' } };
      expect(answers[0]).toEqual(onChromium(desktop) ? refused : undefined);
      for (const answer of answers) expect([refused, undefined]).toContainEqual(answer);
    });
  });

  test('prints the guide to a PDF', async ({ editor }) => {
    await expect(question(editor)).toBeVisible();
    const text = '{"title":"你早餐吃什么？ გამარჯობა"}';
    const input = { name: 'tea.guide.json', text, format: 'pdf', language: 'en', since: null };
    const made = await editor.page.evaluate<{ readonly value: { readonly base64: string } }>(
      `window.guideStudio.call("export.make", ${JSON.stringify(input)})`,
    );
    const bytes = Buffer.from(made.value.base64, 'base64');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.includes('/StructTreeRoot'), 'tagged').toBe(true);
    const printed = textOf(bytes);
    test.skip(printed === null, 'Its text cannot be read: there is no pdftotext.');
    for (const word of ['你早餐吃什么', 'გამარჯობა']) expect(printed).toContain(word);
  });

  test('publishes to the service of this computer and launches; the participant page answers', async ({ editor }) => {
    const { page } = editor;
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('button', { name: 'Publish draft' }).click();
    await page
      .getByRole('button', { name: /^Launch/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Launch study/ }).click();
    await expect(dialog).toContainText('The study is live');
    const link = await dialog.getByLabel('Self-recruit link', { exact: true }).inputValue();
    const answered = await fetch(link);
    expect([answered.status, await answered.text()]).toEqual([200, expect.stringContaining('<html')]);
  });

  test('a page that crashed is loaded again and offers the work that was not saved', async ({ desktop, editor }) => {
    await question(editor).fill('How do you drink your tea?');
    await expect.poll(() => backupsOf(desktop)).toHaveLength(1);
    await desktop.answer({ response: 0 });
    await desktop.crashPage();
    await expect.poll(async () => (await desktop.asked()).at(-1)?.message).toBe('The window stopped working.');
    const page = await desktop.loadedAgain(editor.page, []);
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(question(new Editor(page))).toHaveValue('How do you drink your tea?');
  });

  test('a second window that crashed comes back with its own guide and its unsaved work', async ({
    desktop,
    editor,
  }) => {
    await expect(question(editor)).toHaveValue('How do you drink tea?');
    await desktop.choose('New window');
    const other = new Editor(await desktop.nextPage([editor.page]));
    await other.page.getByRole('button', { name: /^bread/ }).click();
    await question(other).fill('Which bread did you eat?');
    await expect.poll(() => backupsOf(desktop)).toHaveLength(1);
    await desktop.answer({ response: 0 });
    await desktop.crashPage();
    const page = await desktop.loadedAgain(other.page, [editor.page]);
    await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
    await expect(question(new Editor(page))).toHaveValue('Which bread did you eat?');
    await expect(question(editor)).toHaveValue('How do you drink tea?');
  });

  test('a service that crashed is started again once; then the window says so, and the log too', async ({
    desktop,
    editor,
  }) => {
    const { page } = editor;
    const listed = 'window.guideStudio.call("connection.list", {})';
    const connection = async () =>
      (await page.evaluate<{ readonly value: { readonly connections: readonly object[] } }>(listed)).value
        .connections[0];
    const { baseUrl } = (await connection()) as { readonly baseUrl: string };
    expect((await fetch(`${baseUrl}/`)).status).toBeGreaterThan(0);
    await desktop.crashService();
    const carried = onChromium(desktop);
    if (carried) await expect.poll(carried.services).toBe(2);
    await expect.poll(connection).toMatchObject({ hasKey: true });
    await desktop.crashService();
    await expect.poll(connection).toMatchObject({ hasKey: false, unavailable: { reason: 'ended' } });
    if (carried) expect(await carried.services()).toBe(2);
    await desktop.choose('Show log');
    const log = (await desktop.asked()).at(-1)?.path ?? '';
    expect(readFileSync(log, 'utf8')).toContain('The study service ended');
    await expect(question(editor)).toBeEnabled();
  });

  test('a model that is named in the window leads the interviews of the service, also after it crashed; its key is sealed', async ({
    desktop,
    editor,
  }) => {
    test.setTimeout(150_000);
    const chat = await startChatEndpoint();
    chat.behave(answersWith({ stop: true, probe: null, reason: 'Tested.' }));
    const { page } = editor;
    await expect(question(editor)).toBeVisible();
    await desktop.choose('Connections…');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await dialog.getByLabel('Address of the model').fill(chat.url);
    await dialog.getByLabel('Name of the model').fill('small');
    await dialog.getByLabel('Key', { exact: true }).fill('sk-secret');
    const tryIt = dialog.getByRole('button', { name: 'Test', exact: true });
    await tryIt.click();
    await expect(dialog.getByText('small answers.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Use this model' }).click();
    await expect(dialog.getByRole('button', { name: 'Model…' })).toBeVisible();
    const asked = 'window.guideStudio.call("service.capabilities", {})';
    const leads = async () =>
      (
        await page.evaluate<{ readonly value?: { readonly capabilities: { readonly followUps: string } | null } }>(
          asked,
        )
      ).value?.capabilities?.followUps;
    await expect.poll(leads).toBe('model');

    const used = chat.requests.length;
    await desktop.crashService();
    // The next one tries its model when it starts.
    await expect.poll(() => chat.requests.length).toBeGreaterThan(used);
    await expect.poll(leads).toBe('model');
    await dialog.getByRole('button', { name: 'Model…' }).click();
    await expect(dialog.getByText('A key is kept for this address.')).toBeVisible();
    await tryIt.click();
    await expect(dialog.getByText('small answers.')).toBeVisible();
    expect(chat.requests.at(-1)?.authorization).toBe('Bearer sk-secret');
    for (const name of ['model.json', 'keys.json', 'studio.log']) {
      expect(readFileSync(join(desktop.home, name), 'utf8'), name).not.toContain('sk-secret');
    }
    await chat.close();
  });

  test('permissions are refused, and links open in the browser only after a question', async ({ desktop, editor }) => {
    const { page } = editor;
    await expect(question(editor)).toBeVisible();
    expect(await desktop.permissions()).toEqual([false, false, false]);
    const refused = 'new Promise((done) => navigator.geolocation.getCurrentPosition(done, ({ code }) => done(code)))';
    expect(await page.evaluate(refused), 'the code of a refusal').toBe(1);
    await desktop.answer({ response: 1 });
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://example.org/', target: '_blank' });
      link.append('Outside');
      document.body.prepend(link);
    });
    await page.getByRole('link', { name: 'Outside' }).click();
    await expect.poll(desktop.asked).toContainEqual({ kind: 'external', url: 'https://example.org/' });
    const failed = page.waitForEvent('requestfailed', (request) => request.url() === 'https://example.org/');
    await page.evaluate('location.assign("https://example.org/")');
    await failed;
    // Asked of the page itself: a locator may go on waiting for a navigation that was refused.
    expect(await page.evaluate('[location.href, document.body.innerText]')).toEqual([
      desktop.address,
      expect.stringContaining('Free-text answer'),
    ]);
    expect(page.url()).toBe(desktop.address);
  });

  test.describe('bad input', () => {
    test.use({
      begin: {
        files: { ...guides, 'broken.guide.json': '{"title"', 'notes.txt': 'tea' },
        home: {
          'settings.json': '{"theme":',
          'keys.json': 'x',
          'window/starts.json': '{"failed":2}',
          'window/Local State': '{',
        },
        parameters: ['{folder}/missing.guide.json'],
      },
    });

    test('a file that is missing, broken, no guide or a folder: a sentence, and the window works', async ({
      desktop,
      editor,
    }) => {
      const { page } = editor;
      const alert = page.getByRole('alert');
      // Damaged files of our own are said once, and set aside.
      await expect(alert).toContainText('settings.json, keys.json, Local State');
      const kept = readdirSync(desktop.home).filter((name) => name.includes('.damaged-'));
      expect(kept.map((name) => name.split('.damaged-')[0]).sort()).toEqual(['keys.json', 'settings.json']);
      const forgotten = (await onChromium(desktop)?.forgotten()) ?? ['editor'];
      expect(forgotten, 'a safe start restores no place').toEqual(['editor']);
      for (const [name, sentence] of [
        ['missing.guide.json', /missing\.guide\.json/u],
        ['broken.guide.json', /broken\.guide\.json was not opened/u],
        ['notes.txt', /notes\.txt was not opened/u],
      ] as const) {
        await desktop.startAgain(name);
        await expect(alert).toContainText(sentence);
      }
      await desktop.startAgain('../Guides');
      const other = await desktop.nextPage([page]);
      await expect(other.getByRole('button', { name: /^bread/ })).toBeVisible();
      await desktop.startAgain('bread.guide.json');
      await expect(question(new Editor(other))).toHaveValue('Which bread do you eat?');
    });
  });
}
