import { execFileSync } from 'node:child_process';
import { mkdir, open, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const text = '{}\n';

describe('the folder', () => {
  test('lists regular guide files, and links to such files inside it', async () => {
    const { folder, root, implementation } = await nodeHost({
      'a.guide.json': text,
      'notes.json': text,
      '.b.guide.json': text,
    });
    await writeFile(join(root, 'outside.guide.json'), text);
    await mkdir(join(folder, 'folder.guide.json'));
    await symlink('a.guide.json', join(folder, 'inside.guide.json'));
    await symlink('../outside.guide.json', join(folder, 'out.guide.json'));
    await symlink('notes.json', join(folder, 'other.guide.json'));
    await symlink('nowhere.guide.json', join(folder, 'dangling.guide.json'));
    await symlink('loop.guide.json', join(folder, 'loop.guide.json'));
    const list = await implementation['file.list']({});
    expect(list.ok && list.value.files.map(({ file }) => file)).toEqual(['a.guide.json', 'inside.guide.json']);
  });

  test.skipIf(process.platform !== 'linux')('names the guides whose names are not valid UTF-8', async () => {
    const { folder, implementation } = await nodeHost({ 'a.guide.json': text, 'real \uFFFD.guide.json': text });
    for (const bytes of [[0xfc], [0xc3, 0x28], [0xed, 0xa0, 0x80]]) {
      const name = Buffer.concat([Buffer.from('fr'), Buffer.from(bytes), Buffer.from('h.guide.json')]);
      await writeFile(Buffer.concat([Buffer.from(`${folder}/`), name]), text);
    }
    expect(await implementation['file.list']({})).toMatchObject({
      value: {
        files: [{ file: 'a.guide.json' }, { file: 'real \uFFFD.guide.json' }],
        brokenNames: ['fr\uFFFD(h.guide.json', 'fr\uFFFDh.guide.json', 'fr\uFFFD\uFFFD\uFFFDh.guide.json'],
      },
    });
  });

  test('reads and writes nothing through a link that leads out, or to something else', async () => {
    const { folder, root, implementation } = await nodeHost({ 'notes.json': text });
    const outside = join(root, 'outside.guide.json');
    await writeFile(outside, 'secret');
    const links = ['../outside.guide.json', outside, 'notes.json', '/etc/passwd', '..'];
    for (const [at, target] of links.entries()) {
      const file = `link${at}.guide.json`;
      await symlink(target, join(folder, file));
      for (const answer of [
        await implementation['file.open']({ file }),
        await implementation['file.save']({ file, text: 'written', baseHash: null }),
        await implementation['study.publications']({ file }),
      ]) {
        expect([target, answer]).toEqual([target, { ok: false, error: { code: 'notReachable', file } }]);
      }
    }
    expect(await readFile(outside, 'utf8')).toBe('secret');
    expect(await readFile(join(folder, 'notes.json'), 'utf8')).toBe(text);
  });

  test('cannot be swapped for a link to another one', async () => {
    const { folder, root, implementation } = await nodeHost({ 'a.guide.json': text });
    await mkdir(join(root, 'other'));
    await writeFile(join(root, 'other', 'a.guide.json'), 'secret');
    await rename(folder, join(root, 'moved'));
    await symlink(join(root, 'other'), folder);
    const file = 'a.guide.json';
    const refused = { ok: false, error: { code: 'notReachable', file } };
    expect(await implementation['file.open']({ file })).toEqual(refused);
    expect(await implementation['file.save']({ file, text, baseHash: null })).toEqual(refused);
    expect(await readFile(join(root, 'other', 'a.guide.json'), 'utf8')).toBe('secret');
  });

  test('if missing is a failure of the system, not of the editor', async () => {
    const { folder, implementation } = await nodeHost({ 'a.guide.json': text });
    await rm(folder, { recursive: true });
    const failure = { ok: false, error: { code: 'fileSystem', cause: 'ENOENT' } };
    expect(await implementation['file.list']({})).toMatchObject(failure);
    expect(await implementation['file.open']({ file: 'a.guide.json' })).toMatchObject(failure);
    expect(await implementation['file.create']({ name: 'b', text })).toMatchObject(failure);
  });
});

describe('a file that was named on the command line', () => {
  test('is reached by a handle outside the folder, and by its name inside', async () => {
    const { folder, root, handOut, implementation } = await nodeHost({ 'a.guide.json': text });
    const outside = join(root, 'study.json');
    await writeFile(outside, text);
    expect(await handOut(join(folder, 'a.guide.json'))).toEqual({ ok: true, value: 'a.guide.json' });
    const handle = await handOut(outside);
    const file = handle.ok ? handle.value : '';
    expect(file).toMatch(/^picked-[0-9a-f]{32}$/u);
    const opened = await implementation['file.open']({ file });
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value).toMatchObject({ name: 'study.json', text });
    const saved = await implementation['file.save']({ file, text: '[]', baseHash: opened.value.hash });
    expect(saved).toMatchObject({ ok: true, value: { file, name: 'study.json' } });
    expect(await readFile(outside, 'utf8')).toBe('[]');
    await rm(outside);
    await symlink('/etc/passwd', outside);
    expect(await implementation['file.open']({ file })).toEqual({ ok: false, error: { code: 'notReachable', file } });
  });
});

const latin = Buffer.from('{"title":"caf\xe9"}', 'latin1');

describe('a file that is no text', () => {
  test.each([
    ['another encoding', Buffer.from('\ufeff{"title":"x"}', 'utf16le'), 'otherEncoding'],
    ['another encoding without a mark', Buffer.from('{"title":"x"}', 'utf16le'), 'otherEncoding'],
    ['Latin-1', latin, 'brokenUtf8'],
    ['an overlong form', Buffer.from([0x7b, 0xc0, 0xaf, 0x7d]), 'brokenUtf8'],
    ['zeros', Buffer.alloc(44_393), 'zeroFilled'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00]), 'otherFileType'],
    ['a character cut at the end', Buffer.from([0x7b, 0x22, 0xe2, 0x82]), 'unexpectedEnd'],
  ])('is refused with what was found: %s', async (_, bytes, found) => {
    const { folder, implementation } = await nodeHost({});
    await writeFile(join(folder, 'a.guide.json'), bytes);
    const opened = await implementation['file.open']({ file: 'a.guide.json' });
    expect(opened).toMatchObject({ ok: false, error: { code: 'unreadable', found } });
    expect(await readFile(join(folder, 'a.guide.json'))).toEqual(bytes);
  });

  test('is refused by its size before it is read', async () => {
    const { folder, implementation } = await nodeHost({});
    const file = await open(join(folder, 'a.guide.json'), 'w');
    await file.truncate(50 * 1024 * 1024 + 1);
    await file.close();
    const opened = await implementation['file.open']({ file: 'a.guide.json' });
    expect(opened).toMatchObject({ ok: false, error: { code: 'tooLarge', bytes: 52_428_801, limitBytes: 52_428_800 } });
  });

  test.skipIf(process.platform === 'win32')('a pipe is no file, and is not waited for', async () => {
    const { folder, implementation } = await nodeHost({});
    execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', join(folder, 'a.guide.json')]);
    const error = { code: 'notAFile', file: 'a.guide.json' };
    expect(await implementation['file.open']({ file: 'a.guide.json' })).toEqual({ ok: false, error });
  });

  test.each([
    ['a byte order mark', '\ufeff{}\n'],
    ['other line ends', '{\r\n}\r'],
    ['broken JSON', '{'],
    ['nothing', ''],
  ])('text with %s is given and taken as it is', async (_, content) => {
    const { folder, implementation } = await nodeHost({ 'a.guide.json': content });
    const opened = await implementation['file.open']({ file: 'a.guide.json' });
    if (!opened.ok) throw new Error(opened.error.code);
    expect(opened.value.text).toBe(content);
    const { file, hash } = opened.value;
    const saved = await implementation['file.save']({ file, text: content, baseHash: hash });
    expect(saved).toMatchObject({ ok: true, value: { hash } });
    expect(await readFile(join(folder, file), 'utf8')).toBe(content);
  });
});
