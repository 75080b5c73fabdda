import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { look as lookAt } from './axe.ts';
import { type Fieldwork, test } from './fieldwork.ts';

const pictures = process.env['INTERVIEW_PICTURES'];
let folder: string;
let world: Server;
let port: number;

// Chromium finds all hosts below `localhost` on this computer.
test.use({ viewport: { width: 390, height: 780 }, ignoreHTTPSErrors: true });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stimuli-faults-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=one.localhost'];
  const made = spawnSync('openssl', [...words, '-keyout', key, '-out', cert]);
  test.skip(made.status !== 0, 'no openssl, so no server with https');
  world = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, ({ url = '/' }, response) => {
    answers[url]?.(response);
  });
  await new Promise<void>((resolve) => world.listen(0, '127.0.0.1', resolve));
  ({ port } = world.address() as AddressInfo);
});
test.afterAll(async () => {
  world?.closeAllConnections();
  world?.close();
  rmSync(folder, { recursive: true, force: true });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200"/></svg>';
const send =
  (type: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end(body);
const lead = (host: string, path: string) => (response: ServerResponse) =>
  response.writeHead(302, { location: `https://${host}.localhost:${port}${path}` }).end();

/** Sound without pictures, like a video whose pictures the browser cannot decode. */
function sound(): Buffer {
  const samples = Buffer.alloc(8000);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(8000, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** The answers of the hosts one.localhost and two.localhost. Other addresses get no answer. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/loaf.svg': send('image/svg+xml', svg),
  '/inside.svg': lead('one', '/loaf.svg'),
  '/outside.svg': lead('two', '/loaf.svg'),
  '/empty.png': send('image/png', ''),
  '/text.png': send('text/html', '<p>Not found</p>'),
  '/broken.mp4': send('video/mp4', 'no film '.repeat(1000)),
  '/sound.mp4': send('audio/wav', sound()),
  '/page': send('text/html', '<p>A page</p>'),
  '/refuses': send('text/html', '<p>A page</p>', { 'x-frame-options': 'DENY' }),
  '/refuses-too': send('text/html', '<p>A page</p>', { 'content-security-policy': "frame-ancestors 'none'" }),
  '/leads-away': lead('two', '/page'),
};

const names = (kind: string) => (path: string) => ({
  name: path,
  url: `https://one.localhost:${port}/${path}`,
  type: kind,
});

async function launch(field: Fieldwork, title: string, items: readonly object[]) {
  return await field.launch({ title, studyGuide: [{ type: 'flat', title, items }] });
}

async function look(page: Page, what: string): Promise<void> {
  await lookAt(page, what);
  if (pictures === undefined) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: join(pictures, `faults-${what}-${colorScheme}.png`) });
  }
}

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function outcomesIn(field: Fieldwork, studyId: string): Promise<Readonly<Record<string, string>>> {
  const [first] = (await field.read(`/api/studio/shown/${studyId}`)) as readonly {
    readonly stimuli: readonly { readonly url: string; readonly outcome: string }[];
  }[];
  return Object.fromEntries((first?.stimuli ?? []).map(({ url, outcome }) => [new URL(url).pathname, outcome]));
}

test('pictures and videos that cannot be shown are told to participant and researcher, and never pass as seen', async ({
  page,
  field,
}) => {
  const broken = ['outside.svg', 'empty.png', 'text.png', 'never.png'].map(names('image'));
  const films = ['broken.mp4', 'sound.mp4'].map(names('video'));
  const fine = names('image')('inside.svg');
  const all = [...broken, ...films, fine];
  const { link, studyId } = await launch(
    field,
    'Pictures',
    all.map((one) => ({ type: 'statement', text: `See ${one.name}`, media: [one] })),
  );
  await page.clock.install();
  await page.goto(link);
  for (const { name } of [...broken, ...films]) {
    await expect(heading(page, `See ${name}`)).toBeVisible();
    if (name === 'never.png') {
      await expect(page.getByText(`“${name}” is loading…`)).toBeVisible();
      await next(page).click({ force: true });
      await expect(page.getByRole('alert')).toContainText(`“${name}” is still loading`);
      await page.clock.runFor(20_000);
    }
    await expect(page.getByText(`“${name}” could not be loaded.`)).toBeVisible();
    await next(page).click({ force: true });
    await expect(page.getByRole('alert')).toContainText(`“${name}” is not shown`);
    if (name === 'empty.png') await look(page, 'picture');
    await button(page, 'Continue without it').click();
    await next(page).click();
  }
  // A redirect within the guide's addresses and their host is followed.
  await expect(page.getByRole('img', { name: fine.name })).toBeVisible();
  await expect(page.locator('.stimulus[data-state="shown"]')).toBeAttached();
  await page.clock.runFor(1000);
  await next(page).click();
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
  expect(await outcomesIn(field, studyId)).toEqual({
    ...Object.fromEntries([...broken, ...films].map(({ name }) => [`/${name}`, 'failed'])),
    '/inside.svg': 'shown',
  });
});

test('a page inside a question counts as shown only when the participant says so', async ({ page, field }) => {
  const paths = ['page', 'refuses', 'refuses-too', 'leads-away'];
  const { link, studyId } = await launch(
    field,
    'Pages',
    paths.map((path) => ({ type: 'statement', text: `See ${path}`, embed: { url: names('embed')(path).url } })),
  );
  await page.goto(link);
  for (const path of paths) {
    await expect(heading(page, `See ${path}`)).toBeVisible();
    if (path === 'leads-away') {
      await expect(page.getByText('“The page” could not be loaded.')).toBeVisible();
      await button(page, 'Continue without it').click();
    } else {
      await expect(page.getByText('Can you see the page?')).toBeVisible();
      await next(page).click({ force: true });
      await expect(page.getByRole('alert')).toContainText('Please say whether you can see the page');
      if (path === 'refuses') await look(page, 'page');
      await button(page, path === 'page' ? 'Yes, I can see it' : 'No, I cannot see it').click();
      await expect(page.getByRole('alert')).toBeEmpty();
    }
    await next(page).click();
  }
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
  expect(await outcomesIn(field, studyId)).toEqual({
    '/page': 'shown',
    '/refuses': 'notSeen',
    '/refuses-too': 'notSeen',
    '/leads-away': 'failed',
  });
});

test('media that failed because of the connection can be loaded again when it is back', async ({
  page,
  context,
  field,
}) => {
  const { link, studyId } = await launch(field, 'Offline', [
    { type: 'statement', text: 'First' },
    { type: 'statement', text: 'Second' },
    { type: 'statement', text: 'Third', media: [names('image')('loaf.svg')] },
  ]);
  await page.goto(link);
  await context.route(/localhost:/u, async (route) => await route.abort('internetdisconnected'));
  await next(page).click();
  await expect(heading(page, 'Second')).toBeVisible();
  await next(page).click();
  await expect(page.getByText('“loaf.svg” could not be loaded.')).toBeVisible();
  await context.unroute(/localhost:/u);
  await button(page, 'Try again').click();
  await expect(page.getByRole('img', { name: 'loaf.svg' })).toBeVisible();
  await expect(page.locator('.stimulus[data-state="shown"]')).toBeAttached();
  await next(page).click();
  await expect(heading(page, 'Your answers have been saved')).toBeVisible();
  expect(await outcomesIn(field, studyId)).toEqual({ '/loaf.svg': 'shown' });
});
