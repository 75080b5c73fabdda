import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownServicePath } from '@guide-studio/api-contract/internal';
import { createBrowserCarrier } from '@guide-studio/host/browser';
import { connectHost } from '@guide-studio/host/common';
import { startService } from '@guide-studio/study-service/node';
import { describe, expect, onTestFinished, test } from 'vitest';
import { gifFile, guideWith, jpegFile, mediaName, pngFile } from '../media/files.ts';
import { browserPage } from './browserPage.ts';
import { loopback, nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const png = pngFile(4, 3);
const address = `media:${mediaName(png)}`;
const text = `${JSON.stringify(guideWith([address]), null, 2)}\n`;
const plain = `${JSON.stringify(guideWith([]), null, 2)}\n`;

type Host = Awaited<ReturnType<typeof nodeHost>>;

async function hashOf({ implementation }: Host, name: string): Promise<string> {
  const opened = await implementation['file.open']({ file: name });
  if (!opened.ok) throw new Error(opened.error.code);
  return opened.value.hash;
}

async function savedHost(files: Readonly<Record<string, string>> = { [file]: plain }): Promise<Host> {
  const host = await nodeHost(files);
  const { implementation } = host;
  expect(await implementation['media.add']({ name: 'pack.png', bytes: png })).toMatchObject({ ok: true });
  const saved = await implementation['file.save']({ file, text, baseHash: await hashOf(host, file) });
  expect(saved.ok).toBe(true);
  return host;
}

const beside = (host: Host, name = 'a.guide.media') => join(host.folder, name, mediaName(png));

describe('a picture from the desk', () => {
  test('travels as bytes over loopback, is shown at the origin of the page, and is beside the guide once it is saved', async () => {
    const host = await nodeHost({ [file]: plain });
    const { url, origin } = await loopback(host.dispatch, host.readRecording);
    const page = browserPage(url);
    const connected = await connectHost(createBrowserCarrier(page));
    if (!connected.ok) throw new Error(connected.error.code);
    const { call } = connected.value.host;
    const added = await call('media.add', { name: 'Grüße 😀.png', bytes: png });
    expect(added).toEqual({ ok: true, value: { address, kind: 'image', width: 4, height: 3 } });
    expect(await readdir(host.folder)).toEqual([file]);
    const paths = await call('media.paths', {
      file,
      addresses: [address, 'media:sha256-no', 'https://a.example/x.png'],
    });
    if (!paths.ok) throw new Error(paths.error.code);
    expect(paths.value.shown['media:sha256-no']).toBe(null);
    expect(paths.value.shown['https://a.example/x.png']).toBe(null);
    const shown = paths.value.shown[address];
    expect(shown).toMatchObject({ bytes: png.length, width: 4, height: 3 });
    const answer = await page.fetch(origin + (shown?.path ?? ''), { credentials: 'same-origin' });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(png);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    const part = await page.fetch(origin + (shown?.path ?? ''), { headers: { range: 'bytes=1-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PNG']);
    expect((await fetch(origin + (shown?.path ?? ''))).status).toBe(403);
    const saved = await call('file.save', { file, text, baseHash: await hashOf(host, file) });
    expect(saved.ok).toBe(true);
    expect(await readFile(beside(host))).toEqual(png);
  });

  test.each([
    ['drawing.svg', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'), 'svg'],
    ['picture.png', Buffer.from('MZ\u0090\0\u0003', 'latin1'), 'program'],
    ['paper.png', Buffer.from('%PDF-1.7'), 'pdf'],
    ['empty.png', Buffer.alloc(0), 'empty'],
    ['words.png', Buffer.from('hello'), 'unknown'],
    ['cut.png', png.subarray(0, 18), 'damaged'],
    ['half.png', png.subarray(0, -12), 'cut'],
    ['half.jpg', jpegFile.subarray(0, -2), 'cut'],
    ['huge.png', pngFile(12_001, 1), 'tooManyPixels'],
  ] as const)('is refused if it is another file: %s', async (name, bytes, kind) => {
    const { implementation, home } = await nodeHost({});
    const refused = await implementation['media.add']({ name, bytes });
    expect(refused).toMatchObject({ ok: false, error: { code: 'mediaRefused', file: name, fault: { kind } } });
    expect(await readdir(join(home, 'media')).catch(() => [])).toEqual([]);
  });

  test('goes with its guide: renamed, duplicated, deleted, restored, saved elsewhere', async () => {
    const host = await savedHost();
    const { implementation } = host;
    const renamed = await implementation['file.rename']({ file, name: 'b' });
    expect(renamed.ok).toBe(true);
    expect(await readFile(beside(host, 'b.guide.media'))).toEqual(png);
    expect(await readdir(host.folder)).not.toContain('a.guide.media');
    // What is kept for unsaved guides is not needed.
    await rm(join(host.home, 'media'), { recursive: true });
    await implementation['file.duplicate']({ file: 'b.guide.json', name: 'c' });
    expect(await readFile(beside(host, 'c.guide.media'))).toEqual(png);
    const listed = await implementation['file.list']({});
    const seen = listed.ok ? listed.value.files.find(({ name }) => name === 'c.guide.json') : undefined;
    if (seen === undefined) throw new Error('not listed');
    const { bytes, modifiedAt } = seen;
    const deleted = await implementation['file.delete']({ file: 'c.guide.json', seen: { bytes, modifiedAt } });
    expect(await readdir(host.folder)).toEqual(['b.guide.json', 'b.guide.media']);
    await implementation['file.undelete']({ key: (deleted.ok && deleted.value.key) || '' });
    expect(await readFile(beside(host, 'c.guide.media'))).toEqual(png);
    await rm(join(host.home, 'media'), { recursive: true });
    await implementation['file.open']({ file: 'b.guide.json' });
    expect((await implementation['file.create']({ name: 'd', text })).ok).toBe(true);
    expect(await readFile(beside(host, 'd.guide.media'))).toEqual(png);
  });

  test('is tidied away only if nothing names it, and comes back with an earlier content', async () => {
    const host = await savedHost();
    const { implementation } = host;
    const gif = `media:${mediaName(gifFile, 'gif')}`;
    await writeFile(join(host.folder, 'a.guide.media', gif.slice(6)), gifFile);
    await writeFile(join(host.folder, 'a.guide.media', 'mine.txt'), 'stays');
    await implementation['file.save']({ file, text: plain, baseHash: await hashOf(host, file) });
    // An earlier content names the PNG.
    expect(await implementation['media.tidy']({ file, text: plain })).toEqual({ ok: true, value: { moved: 1 } });
    expect(await readdir(join(host.folder, 'a.guide.media'))).toEqual(['mine.txt', mediaName(png)]);
    const again = `${JSON.stringify(guideWith([gif]))}\n`;
    await implementation['file.save']({ file, text: again, baseHash: await hashOf(host, file) });
    expect(await readFile(join(host.folder, 'a.guide.media', gif.slice(6)))).toEqual(gifFile);
  });

  test('never leads elsewhere: neither a link as folder nor as file is followed', async () => {
    const host = await nodeHost({ [file]: text });
    const { implementation } = host;
    const outside = join(host.root, 'outside');
    await mkdir(outside);
    await writeFile(join(outside, mediaName(png)), png);
    await symlink(outside, join(host.folder, 'a.guide.media'));
    const paths = await implementation['media.paths']({ file, addresses: [address] });
    expect(paths).toEqual({ ok: true, value: { shown: { [address]: null } } });
    await rm(join(host.folder, 'a.guide.media'));
    await mkdir(join(host.folder, 'a.guide.media'));
    await symlink(join(outside, mediaName(png)), beside(host));
    expect(await implementation['media.paths']({ file, addresses: [address] })).toEqual(paths);
  });
});

describe('publishing a guide with a picture', () => {
  async function started(media?: string) {
    const log = { write: () => undefined };
    const service = await startService({ port: 0, data: ':memory:', log, ...(media === undefined ? {} : { media }) });
    onTestFinished(async () => await service.close());
    return service;
  }

  test('sends the file before the guide, unchanged; participants load it from the study', async () => {
    const service = await started();
    const connection = { baseUrl: service.url, apiKey: service.newKey ?? '' };
    const host = await nodeHost({ [file]: plain }, { thisComputer: async () => connection });
    const { implementation } = host;
    await implementation['media.add']({ name: 'pack.png', bytes: png });
    const created = await implementation['study.create']({ file, text });
    if (!created.ok) throw new Error(JSON.stringify(created.error));
    const { linkId } = created.value;
    const shown = await fetch(`${service.url}/s/${linkId}/media/${mediaName(png)}`);
    expect(shown.status).toBe(200);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(png);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox') as string,
      'cache-control': 'private, max-age=31536000, immutable',
    });
    const again = await implementation['study.create']({ file, text });
    expect(again).toMatchObject({ ok: true, value: { hash: created.value.hash } });
    const other = await fetch(`${service.url}/s/${linkId}/media/${mediaName(gifFile, 'gif')}`);
    expect(other.status).toBe(404);
  });

  test('refuses before anything is sent if a file is missing', async () => {
    const service = await started();
    const connection = { baseUrl: service.url, apiKey: service.newKey ?? '' };
    const { implementation } = await nodeHost({ [file]: text }, { thisComputer: async () => connection });
    const refused = await implementation['study.create']({ file, text });
    expect(refused).toMatchObject({ ok: false, error: { code: 'mediaMissing', files: ['Picture 1'] } });
    const listed = await implementation['study.list']({});
    expect(listed).toMatchObject({ ok: true, value: { studies: [] } });
  });

  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

  /** Publishes to a real service, some answers of which are other ones. Returns what came of it, and what was sent. */
  async function publishedTo(other: (path: string, method: string) => Response | null) {
    const service = await started();
    const sent: string[] = [];
    const { implementation } = await nodeHost(
      { [file]: plain },
      {
        thisComputer: async () => ({ baseUrl: service.url, apiKey: service.newKey ?? '' }),
        fetch: async (url, init) => {
          const { pathname } = new URL(url);
          const method = init?.method ?? 'GET';
          sent.push(`${method} ${pathname}`);
          return other(pathname, method) ?? (await fetch(url, init as RequestInit));
        },
      },
    );
    await implementation['media.add']({ name: 'pack.png', bytes: png });
    const created = await implementation['study.create']({ file, text });
    const listed = await implementation['study.list']({});
    expect(listed).toMatchObject({ ok: true, value: { studies: [] } });
    return { created, sent };
  }

  test('to a service of another kind names the files that need an address, and sends nothing', async () => {
    const { created, sent } = await publishedTo((path) => (path === ownServicePath ? answer(404, {}) : null));
    expect(created).toEqual({ ok: false, error: { code: 'mediaNeedAddress', files: ['Picture 1'] } });
    expect(sent.filter((line) => /^(?:PUT|POST)/u.test(line))).toEqual([]);
  });

  test.each([
    ['keeps none', /\/media$/u, 200, { keeps: false, missing: [] }, { reason: 'none' }],
    ['is older', /\/media$/u, 404, { error: 'Not found', code: 'not_found' }, { reason: 'none' }],
    ['is full', /\.png$/u, 507, { error: 'The disk is full.' }, { reason: 'full', sentence: 'The disk is full.' }],
    ['refuses it', /\.png$/u, 400, { error: 'No.' }, { reason: 'refused', sentence: 'No.' }],
    ['fails', /\.png$/u, 503, {}, { reason: 'unreachable' }],
  ] as const)('to a service that %s says why, and makes no study', async (_, of, status, body, why) => {
    const { created, sent } = await publishedTo((path) =>
      path.startsWith('/api/studio/media') && of.test(path) ? answer(status, body) : null,
    );
    expect(created).toEqual({ ok: false, error: { code: 'mediaNotTaken', files: ['Picture 1'], ...why } });
    expect(sent.filter((line) => line.endsWith('/studies/create'))).toEqual([]);
    // What may pass at a second try is tried three times.
    expect(sent.filter((line) => line.startsWith('PUT'))).toHaveLength(
      why.reason === 'none' ? 0 : why.reason === 'unreachable' ? 3 : 1,
    );
  });
});

test('the trash of the system gets the folder of pictures with its guide', async () => {
  const trashed: string[] = [];
  const trash = async (path: string) => {
    await rename(path, `${path}.trashed`);
    trashed.push(path);
  };
  const { implementation, folder } = await nodeHost({ [file]: plain }, { trash });
  await implementation['media.add']({ name: 'pack.png', bytes: png });
  const opened = await implementation['file.open']({ file });
  const baseHash = (opened.ok && opened.value.hash) || '';
  expect((await implementation['file.save']({ file, text, baseHash })).ok).toBe(true);
  const { size, mtimeMs } = await stat(join(folder, file));
  const deleted = await implementation['file.delete']({ file, seen: { bytes: size, modifiedAt: mtimeMs } });
  expect(deleted).toEqual({ ok: true, value: { key: null } });
  expect(trashed).toEqual([join(folder, file), join(folder, 'a.guide.media')]);
  expect(await readFile(join(folder, 'a.guide.media.trashed', mediaName(png)))).toEqual(png);
});
