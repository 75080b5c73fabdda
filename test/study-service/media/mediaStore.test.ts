import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MediaStore } from '../../../packages/study-service/src/media/mediaStore.ts';
import { openMediaStore, readBucket } from '../../../packages/study-service/src/node/media/openMediaStore.ts';
import { mediaKinds, type MediaPlace } from './mediaPlaces.ts';

async function readAll(store: MediaStore, name: string, from: number, to: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of store.read(name, from, to)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

for (const { name, create } of mediaKinds) {
  describe(`a media store: ${name}`, () => {
    let place: MediaPlace;
    let store: MediaStore;

    beforeAll(async () => {
      place = await create();
      const opened = await openMediaStore({ data: ':memory:', ...place });
      if (opened === null) throw new Error('no store');
      store = opened;
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    it('returns what was stored, whole and in parts', async () => {
      const bytes = randomBytes(200_000);
      await store.put('org/one/000001-abc', bytes);
      expect(await readAll(store, 'org/one/000001-abc', 0, bytes.length)).toEqual(bytes);
      expect(await readAll(store, 'org/one/000001-abc', 70_000, 150_001)).toEqual(bytes.subarray(70_000, 150_001));
      expect(await readAll(store, 'org/one/000001-abc', 5, 5)).toEqual(Buffer.alloc(0));
      await store.put('org/one/000001-abc', Buffer.from('new'));
      expect(String(await readAll(store, 'org/one/000001-abc', 0, 3))).toBe('new');
    });

    it('stores many objects at once', async () => {
      const names = Array.from({ length: 60 }, (_, at) => `org/many/${at}`);
      await Promise.all(names.map(async (each) => store.put(each, Buffer.from(each))));
      for (const each of names) expect(String(await readAll(store, each, 0, each.length))).toBe(each);
    });

    it('deletes a folder and nothing else, also when there is none', async () => {
      await store.put('org/two/1', Buffer.from('two'));
      await store.put('org/two-more/1', Buffer.from('more'));
      await store.removeFolder('org/two');
      await store.removeFolder('org/two');
      await store.removeFolder('nobody/none');
      await expect(readAll(store, 'org/two/1', 0, 3)).rejects.toMatchObject({ code: 'missing' });
      expect(String(await readAll(store, 'org/two-more/1', 0, 4))).toBe('more');
    });

    it('refuses to read what is missing or shorter', async () => {
      await expect(readAll(store, 'org/none/1', 0, 3)).rejects.toMatchObject({ code: 'missing' });
      await store.put('org/short/1', Buffer.from('abc'));
      await expect(readAll(store, 'org/short/1', 10, 20)).rejects.toThrow();
    });

    it('says whether objects are there, and that it can be used', async () => {
      await store.put('org/found/1', Buffer.from('abc'));
      await store.find([{ name: 'org/found/1', bytes: 3 }]);
      await store.find([]);
      await expect(store.find([{ name: 'org/found/2', bytes: 3 }])).rejects.toMatchObject({ code: 'missing' });
      // What it does not have is no fault of the place.
      await store.check();
    });

    it('takes no name that could be a path', async () => {
      for (const bad of ['../x/y', 'org/../x', 'org', '/org/x', 'org/x/y/z', 'org/x/.', 'org//x', 'org/x\\y', '']) {
        await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow();
        await expect(readAll(store, bad, 0, 1)).rejects.toThrow();
        await expect(store.removeFolder(bad)).rejects.toThrow();
      }
    });

    it('knows how much is free', async () => {
      expect(await store.freeBytes()).toBeGreaterThan(0);
    });
  });
}

describe('a folder of recordings', () => {
  it('is for its owner, and is not made again when it vanishes', async () => {
    const [kind] = mediaKinds;
    const place = await kind?.create();
    if (place === undefined) throw new Error('no place');
    const store = await openMediaStore({ data: ':memory:', media: place.media });
    await store?.put('org/one/1', Buffer.from('x'));
    if (process.platform !== 'win32') {
      expect((await stat(join(place.media, 'org', 'one', '1'))).mode & 0o777).toBe(0o600);
      expect((await stat(place.media)).mode & 0o777).toBe(0o700);
    }
    expect(await readdir(join(place.media, 'org', 'one'))).toEqual(['1']);
    await rm(place.media, { recursive: true });
    await expect(store?.put('org/one/2', Buffer.from('x'))).rejects.toMatchObject({ code: 'unreachable' });
    await mkdir(place.media);
    await store?.put('org/one/2', Buffer.from('x'));
    await place.remove();
  });

  it('in the way of a file is refused at the start', async () => {
    const [kind] = mediaKinds;
    const place = await kind?.create();
    if (place === undefined) throw new Error('no place');
    await writeFile(place.media, '');
    await expect(openMediaStore({ data: ':memory:', media: place.media })).rejects.toMatchObject({
      code: 'mediaUnusable',
    });
    await place.remove();
  });
});

describe('a bucket', () => {
  it('is named with its server and region', () => {
    expect(readBucket('s3://studies/a/b?endpoint=https://s3.example.org/&region=eu-1')).toEqual({
      address: 'https://s3.example.org/studies',
      region: 'eu-1',
      prefix: 'a/b/',
    });
    expect(readBucket('s3://studies')).toEqual({
      address: 'https://s3.us-east-1.amazonaws.com/studies',
      region: 'us-east-1',
      prefix: '',
    });
  });

  it('is refused in another form', () => {
    for (const bad of [
      's3://',
      's3://UPPER/x',
      's3://studies/../x',
      's3://studies?endpoint=ftp://x',
      's3://studies?endpoint=https://key:secret@x',
      's3://studies?region=a/b',
      's3://studies?other=1',
    ]) {
      expect(readBucket(bad), bad).toBeNull();
    }
  });

  it('is refused at the start without keys, with wrong ones, and without a server', async () => {
    const place = await mediaKinds[1]?.create();
    if (place === undefined) throw new Error('no place');
    const { media } = place;
    const open = (mediaKeys?: MediaPlace['mediaKeys']) => openMediaStore({ data: ':memory:', media, mediaKeys });
    await expect(open()).rejects.toMatchObject({ code: 'mediaKeysMissing' });
    await expect(open({ accessKeyId: 'S3RVER', secretAccessKey: 'wrong' })).rejects.toMatchObject({
      code: 'mediaUnusable',
      detail: 'The server answered 403 SignatureDoesNotMatch',
    });
    await place.remove();
    await expect(open(place.mediaKeys)).rejects.toMatchObject({ code: 'mediaUnusable' });
  });
});
