import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { look } from './axe.ts';
import { overflows } from './overflows.ts';
import { newKey } from './service.ts';
import { type Editor, expect, test } from './studio.ts';

// Law: from a live study, people are invited by visible labels: links with language and parameters, their QR codes, a text,
// links for a list, and for people in the network a listener that serves the interview and nothing else.

const guide = {
  title: 'Bread, round 2',
  externalTitle: 'Bread at home',
  config: { questionLanguage: 'en', availableLanguages: ['en', 'de', 'ar'] },
  studyGuide: [
    {
      type: 'flat',
      title: 'Part',
      items: [
        { type: 'open_ended', text: 'Why?' },
        {
          type: 'open_ended',
          text: 'Only panel A',
          conditional: { operator: 'or', criteria: [{ type: 'searchParam', parameter: 'panel', value: 'A' }] },
        },
        {
          type: 'open_ended',
          text: 'Only panel B',
          conditional: { operator: 'or', criteria: [{ type: 'searchParam', parameter: 'panel', value: 'B' }] },
        },
      ],
    },
  ],
};

// A language without texts is asked about before publishing.
const titled = (text: string) => [{ kind: 'title', source: 'Bread at home', text, state: 'new' }];
const translations = { translations: { de: titled('Brot zu Hause'), ar: titled('الخبز في البيت') } };

test.use({
  guides: [],
  contents: {
    'bread.guide.json': `${JSON.stringify(guide, null, 2)}\n`,
    'bread.guide.translations.json': JSON.stringify(translations),
  },
});
test.setTimeout(180_000);

const inDialog = '[role=dialog]';
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Invite' });
const section = (page: Page, name: string) => sheet(page).getByRole('region', { name });
const link = (page: Page) => sheet(page).getByRole('textbox', { name: 'Link for participants' });

/** Opens the sheet of a study that has just been launched. Returns its link. */
async function invite(editor: Editor): Promise<string> {
  const { page } = editor;
  await editor.open('bread');
  const live = await editor.goLive();
  await page.getByRole('button', { name: 'Invite…' }).click();
  await expect(link(page)).toHaveValue(live);
  return live;
}

/** Reads the QR code of a file as a phone does. */
async function scanned(page: Page, file: Buffer, type: string): Promise<string | undefined> {
  const shown = await page.context().newPage();
  const { data, width, height } = await shown.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      // As large as a phone sees it.
      const [width, height] = [480, 480];
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, width, height);
      const drawn = context?.getImageData(0, 0, width, height);
      return { data: [...(drawn?.data ?? [])], width, height };
    },
    `data:${type};base64,${file.toString('base64')}`,
  );
  await shown.close();
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}

async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly file: Buffer }> {
  const waiting: Promise<Download> = page.waitForEvent('download');
  await press();
  const download = await waiting;
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

test('a link with language and parameters, its QR code, and a text', async ({ editor, context }) => {
  const { page } = editor;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const live = await invite(editor);
  await look(page, 'the sheet', inDialog);

  await test.step('the link is that of a panel and a language', async () => {
    await sheet(page).getByLabel('Language', { exact: true }).selectOption('German');
    await sheet(page).getByLabel('Parameter “panel”').selectOption('A');
    await sheet(page).getByRole('button', { name: 'Add a parameter' }).click();
    await sheet(page).getByLabel('Name', { exact: true }).fill('lang');
    await expect(sheet(page).getByText('The language above sets this parameter.')).toBeVisible();
    await sheet(page).getByLabel('Name', { exact: true }).fill('wave');
    await sheet(page).getByLabel('Value', { exact: true }).fill('2 & 3');
    await expect(link(page)).toHaveValue(`${live}?panel=A&wave=2+%26+3&lang=de`);
    await sheet(page).getByRole('button', { name: 'Copy link' }).click();
    expect(await page.evaluate(async () => await navigator.clipboard.readText())).toBe(await link(page).inputValue());
  });

  await test.step('its QR code is read by another program, as SVG and PNG', async () => {
    const wanted = await link(page).inputValue();
    await expect(sheet(page).getByRole('img', { name: `QR code of ${wanted}` })).toBeVisible();
    const svg = await downloaded(page, async () =>
      sheet(page).getByRole('button', { name: 'Download the QR code as SVG' }).click(),
    );
    expect(svg.name).toMatch(/\.svg$/u);
    expect(await scanned(page, svg.file, 'image/svg+xml')).toBe(wanted);
    const png = await downloaded(page, async () =>
      sheet(page).getByRole('button', { name: 'Download the QR code as PNG' }).click(),
    );
    expect(png.name).toMatch(/\.png$/u);
    expect(await scanned(page, png.file, 'image/png')).toBe(wanted);
  });

  await test.step('all links of panels and languages are one file', async () => {
    const { file } = await downloaded(page, async () =>
      sheet(page).getByRole('button', { name: 'Download all 6 links' }).click(),
    );
    const lines = file.toString().replace('\uFEFF', '').trim().split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['Language,panel,Link', `en,A,${live}?panel=A&lang=en`]);
    expect(lines.length).toBe(7);
  });

  await test.step('the text is in the language, can be changed, and carries the link', async () => {
    const text = section(page, 'Invitation').getByRole('textbox', { name: 'Text' });
    await expect(text).toHaveValue(/wir möchten gern Ihre Meinung zu „Brot zu Hause“ hören/u);
    await section(page, 'Invitation').getByLabel('Language of the invitation').selectOption('Arabic');
    await expect(text).toHaveValue(/^مرحبًا/u);
    await text.fill('Come');
    await expect(sheet(page).getByText('The text has no {link}, so nobody would get the link.')).toBeVisible();
    await text.fill('Come: {link}');
    await section(page, 'Invitation').getByRole('button', { name: 'Copy invitation' }).click();
    const copied = await page.evaluate(async () => await navigator.clipboard.readText());
    expect(copied).toBe(`Come: ${await link(page).inputValue()}`);
    await section(page, 'Invitation').getByRole('button', { name: 'Write it again' }).click();
    await expect(text).toHaveValue(/^مرحبًا/u);
  });
});

test('a pasted list becomes personal links, and what is no list gets a sentence', async ({ editor }) => {
  const { page } = editor;
  const live = await invite(editor);

  await test.step('a pasted list becomes personal links', async () => {
    await sheet(page).getByLabel('Language', { exact: true }).selectOption('German');
    await sheet(page).getByRole('button', { name: 'Add a parameter' }).click();
    await sheet(page).getByLabel('Name', { exact: true }).fill('wave');
    await sheet(page).getByLabel('Value', { exact: true }).fill('2 & 3');
    const list = section(page, 'Personal links');
    const rows = [
      'id\temail\tpanel',
      'P1\ta@example.org\tA',
      '\t\t',
      'P2\tb@example.org\tB',
      'P1\tc@example.org\tA',
      '=1\td@example.org\tB',
    ];
    await list.getByRole('textbox', { name: 'List' }).fill(rows.join('\n'));
    await expect(list.getByText('3 of 5 rows get a link.')).toBeVisible();
    await expect(list.getByText('Row 3 is empty.')).toBeVisible();
    await expect(list.getByText('Row 5 is the same as row 2.')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: 'email' })).not.toBeChecked();
    await look(page, 'personal links', inDialog);
    await list.scrollIntoViewIfNeeded();
    const { file } = await downloaded(page, async () => list.getByRole('button', { name: 'Download 3 links' }).click());
    const lines = file.toString().replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toEqual([
      'id,email,panel,Link',
      `P1,a@example.org,A,${live}?wave=2+%26+3&lang=de&id=P1&panel=A`,
      `P2,b@example.org,B,${live}?wave=2+%26+3&lang=de&id=P2&panel=B`,
      `"'=1",d@example.org,B,${live}?wave=2+%26+3&lang=de&id=%3D1&panel=B`,
    ]);
  });

  await test.step('what is no list gets a sentence', async () => {
    const list = section(page, 'Personal links');
    const choose = async (name: string, buffer: Buffer): Promise<void> =>
      await list.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await choose('people.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000'));
    await expect(list.getByText('people.xlsx is not a text file, so it was not read.')).toBeVisible();
    await choose('huge.csv', Buffer.alloc(21 * 1024 * 1024, 'a\n'));
    await expect(list.getByText('huge.csv has more than 20 MB, so it was not read.')).toBeVisible();
    await choose('many.csv', Buffer.from(`id\n${'x\n'.repeat(100_001)}`));
    await expect(list.getByText('This list has more than 100,000 rows, so no links were made.')).toBeVisible();
    await choose('people.csv', Buffer.from([0x69, 0x64, 0x0a, 0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x0a]));
    await expect(list.getByRole('cell', { name: 'Müller', exact: true })).toBeVisible();
    await list.getByRole('button', { name: 'Discard the list' }).click();
    await expect(list.getByRole('textbox', { name: 'List' })).toBeVisible();
  });
});

async function accepts(address: string, port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const socket = connect(port, address);
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

test('people in the network take the interview, and reach nothing else', async ({ editor, studio, browser }) => {
  const { page } = editor;
  const live = await invite(editor);
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  const taken = (other.address() as { readonly port: number }).port;
  await expect(sheet(page).getByRole('img', { name: /^QR code of/u })).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'People in this network' }).check();
  await expect(sheet(page).getByRole('img', { name: /^QR code of/u })).toBeHidden();
  await expect(sheet(page).getByText('The QR code comes once the study is open for this network.')).toBeVisible();
  await expect(sheet(page).getByText(/browsers there give no page the microphone/u)).toBeVisible();

  await test.step('a port in use is named', async () => {
    await sheet(page).getByLabel('Port').fill(String(taken));
    await sheet(page).getByRole('button', { name: 'Open for this network' }).click();
    await expect(sheet(page).getByText(`Another program uses port ${taken}.`)).toBeVisible();
    await expect(link(page)).toHaveValue(live);
    await look(page, 'a port in use', inDialog);
  });

  await sheet(page).getByLabel('Port').fill('');
  await sheet(page).getByRole('button', { name: 'Open for this network' }).click();
  await expect(sheet(page).getByText(/Open for this network at/u)).toBeVisible();
  await expect(link(page)).toHaveValue(/^http:\/\/127\.0\.0\.2:/u);
  await look(page, 'open for the network', inDialog);
  const url = new URL(await link(page).inputValue());
  const port = Number(url.port);

  await test.step('it is bound to that address only, and has the interview only', async () => {
    for (const address of ['127.0.0.1', '127.0.0.3']) expect(await accepts(address, port), address).toBe(false);
    for (const path of ['/', '/metrics', '/openapi.json', '/healthz', '/api/public/v1/studies', '/api/studio/service'])
      expect([path, (await fetch(url.origin + path)).status]).toEqual([path, 404]);
  });

  await test.step('a participant takes it there', async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    // What a page without https does not have.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'mediaDevices', { value: undefined });
      Object.defineProperty(navigator, 'locks', { value: undefined });
      Object.defineProperty(crypto, 'subtle', { value: undefined });
      Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    });
    const participant = await context.newPage();
    await participant.goto(`${url.href}?panel=B`);
    for (const text of ['Why?', 'Only panel B']) {
      await expect(participant.getByRole('heading', { name: text })).toBeVisible();
      await participant.getByRole('textbox').fill('Because.');
      await participant.getByRole('button', { name: 'Next', exact: true }).click();
    }
    await expect(participant.getByText(/Thank you/u).first()).toBeVisible();
    await context.close();
  });

  await test.step('the numbers count it', async () => {
    const finished = section(page, 'Interviews').getByText('Finished').locator('..');
    await expect(finished).toContainText('1');
  });

  await test.step('it is paused and reopened here', async () => {
    await section(page, 'Interviews').getByRole('button', { name: 'Pause…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause study' }).click();
    await expect(section(page, 'Interviews')).toContainText('Paused');
    await section(page, 'Interviews').getByRole('button', { name: 'Reopen…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen study' }).click();
    await expect(section(page, 'Interviews')).toContainText('Live');
  });

  await test.step('it stays open while the sheet is closed, until it is stopped', async () => {
    await sheet(page).getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Invite…' }).click();
    await expect(link(page)).toHaveValue(url.href);
    await sheet(page).getByRole('button', { name: 'Stop' }).click();
    await expect(link(page)).toHaveValue(live);
    expect(await accepts('127.0.0.2', port)).toBe(false);
  });

  await test.step('it can be kept for the next start, and stopping it ends that too', async () => {
    await sheet(page).getByRole('radio', { name: 'People in this network' }).check();
    await sheet(page).getByLabel('Port').fill(String(port));
    await sheet(page).getByRole('switch', { name: 'Open it again at the next start' }).check();
    await sheet(page).getByRole('button', { name: 'Open for this network' }).click();
    await expect(sheet(page).getByText('It is opened again at each start of Guide Studio.')).toBeVisible();
    const kept = join(studio.home, 'network.json');
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({ address: '127.0.0.2', port });
    await sheet(page).getByRole('button', { name: 'Stop' }).click();
    await expect(link(page)).toHaveValue(live);
    expect(JSON.parse(readFileSync(kept, 'utf8'))).toEqual({});
  });
  await new Promise((resolve) => other.close(resolve));
});

test('by keyboard, from the palette', async ({ editor }) => {
  const { page } = editor;
  await invite(editor);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Invite…' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Invite people');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('radio', { name: 'Only this computer' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page).getByText(/Point a name, such as/u)).toBeVisible();
  await look(page, 'a server of your own', inDialog);
  await sheet(page).getByRole('button', { name: 'Connections…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Connections' })).toBeVisible();
});

test('in German, nothing is cut in any width', { tag: '@full' }, async ({ editor }) => {
  const { page } = editor;
  await invite(editor);
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'File' }).click();
  await page.getByRole('menuitem', { name: 'Settings…' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Einladen …' }).click();
  const german = page.getByRole('dialog', { name: 'Einladen' });
  await german.getByRole('radio', { name: 'Personen in diesem Netz' }).check();
  await german.getByLabel('Liste', { exact: true }).fill('id\tE-Mail\nP1\ta@example.org\nP1\tb@example.org');
  await expect(german.getByText('Zeile 3 gleicht Zeile 2.')).toBeVisible();
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflows(page), String(width)).toEqual([]);
  }
});

test('a connection is tested step by step', async ({ editor, studio }) => {
  const { page } = editor;
  await editor.open('bread');
  const origin = new URL(await editor.goLive()).origin;
  const key = await newKey(studio);
  await page.getByRole('navigation', { name: 'Menus' }).getByRole('button', { name: 'Study' }).click();
  await page.getByRole('menuitem', { name: 'Connections…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a connection' }).click();
  await dialog.getByLabel('Name', { exact: true }).fill('Field');
  await dialog.getByLabel('Address', { exact: true }).fill(origin);
  await dialog.getByLabel('API key', { exact: true }).fill(key.key);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Field/u })).toBeChecked();
  const open = async (): Promise<void> => {
    await dialog.getByRole('button', { name: 'More for Field' }).click();
    await page.getByRole('menuitem', { name: 'Test connection' }).click();
  };
  await open();
  await expect(dialog.getByText('This connection works.')).toBeVisible();
  await expect(dialog.getByText('They get their page there.')).toBeVisible();
  await look(page, 'a connection that works', inDialog);
  await key.revoke();
  await dialog.getByRole('button', { name: 'Test again' }).press('Enter');
  await expect(dialog.getByText('This connection does not work yet.')).toBeVisible();
  await expect(dialog.getByText(/Make another key at the service/u)).toBeVisible();
  await look(page, 'a connection with a key that is refused', inDialog);
  await dialog.getByRole('button', { name: 'Back to the connections' }).click();
  await expect(dialog.getByRole('button', { name: 'Add a connection' })).toBeVisible();
});
