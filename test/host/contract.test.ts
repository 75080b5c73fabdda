import { createHash } from 'node:crypto';
import { settingsOf } from '@guide-studio/host/common';
import { describe, expect, test } from 'vitest';
import { hostMakers } from './hosts.ts';

const text = '{\n  "title": "Café"\n}\n';
const other = '{\n  "title": "Tea"\n}\n';
const files = { 'b.guide.json': other, 'a.guide.json': text };
const hash = (content: string) => createHash('sha256').update(content).digest('hex');

const keyOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const comment = {
  kind: 'comment.add' as const,
  comment: {
    id: keyOf(9),
    anchor: { kind: 'item' as const, text: 'Why?', block: 'Coffee' },
    author: 'Ada',
    at: '2026-11-20T10:00:00Z',
    text: 'Why?',
  },
};

describe.each(hostMakers)('the contract of a host over $name', ({ make }) => {
  test('says what it is', async () => {
    const { host, session } = await make({});
    expect(host.capabilities).toEqual(session.capabilities);
    expect(session.openFirst).toBeNull();
  });

  test('lists the guides of the folder by name', async () => {
    const { host } = await make(files);
    const list = await host.call('file.list', {});
    expect(list.ok && list.value.files.map(({ file }) => file)).toEqual(['a.guide.json', 'b.guide.json']);
  });

  test('opens a file with the hash of its bytes', async () => {
    const { host } = await make(files);
    const opened = await host.call('file.open', { file: 'a.guide.json' });
    expect(opened).toMatchObject({ ok: true, value: { text, hash: hash(text), writable: true } });
  });

  test('saves on the opened content, and the next save on that', async () => {
    const { host } = await make(files);
    const saved = await host.call('file.save', { file: 'a.guide.json', text: other, baseHash: hash(text) });
    expect(saved).toMatchObject({ ok: true, value: { file: 'a.guide.json', hash: hash(other), locked: true } });
    const again = await host.call('file.save', { file: 'a.guide.json', text, baseHash: hash(other) });
    expect(again.ok).toBe(true);
    const opened = await host.call('file.open', { file: 'a.guide.json' });
    expect(opened.ok && opened.value.text).toBe(text);
  });

  test('writes nothing if the disk has other content than was opened', async () => {
    const { host } = await make(files);
    const saved = await host.call('file.save', { file: 'a.guide.json', text: 'new', baseHash: hash('old') });
    expect(saved).toEqual({ ok: false, error: { code: 'changedOnDisk', file: 'a.guide.json', hash: hash(text) } });
    const opened = await host.call('file.open', { file: 'a.guide.json' });
    expect(opened.ok && opened.value.text).toBe(text);
  });

  test('makes no second file whose name looks the same: accents are written in one form', async () => {
    const there = `${'Café'.normalize('NFD')}.guide.json`;
    const { host } = await make({ [there]: text });
    for (const name of ['Café'.normalize('NFC'), 'Café'.normalize('NFD')]) {
      const file = `${'Café'.normalize('NFC')}.guide.json`;
      const taken = await host.call('file.create', { name, text: other });
      expect(taken).toEqual({ ok: false, error: { code: 'alreadyExists', file } });
    }
    expect(await host.call('file.open', { file: there })).toMatchObject({ value: { text } });
  });

  test('a save whose answer was lost can be repeated', async () => {
    const { host } = await make(files);
    const request = { file: 'a.guide.json', text: other, baseHash: hash(text) };
    await host.call('file.save', request);
    expect((await host.call('file.save', request)).ok).toBe(true);
  });

  test('a missing file is a conflict, and is created again only on request', async () => {
    const { host } = await make({});
    const file = 'gone.guide.json';
    expect(await host.call('file.open', { file })).toEqual({ ok: false, error: { code: 'notFound', file } });
    const saved = await host.call('file.save', { file, text, baseHash: hash(text) });
    expect(saved).toEqual({ ok: false, error: { code: 'changedOnDisk', file, hash: null } });
    expect((await host.call('file.save', { file, text, baseHash: null })).ok).toBe(true);
  });

  test('creates a new file under a typed name, and never replaces another', async () => {
    const { host } = await make(files);
    const made = await host.call('file.create', { name: ' My guide ', text });
    expect(made).toMatchObject({ ok: true, value: { file: 'My guide.guide.json', hash: hash(text) } });
    const taken = await host.call('file.create', { name: 'a.guide.json', text: other });
    expect(taken).toEqual({ ok: false, error: { code: 'alreadyExists', file: 'a.guide.json' } });
    expect(await host.call('file.open', { file: 'a.guide.json' })).toMatchObject({ value: { text } });
  });

  test.each([
    ['a/b', 'characters'],
    ['..', 'characters'],
    ['.hidden', 'characters'],
    ['CON', 'characters'],
    ['a:b', 'characters'],
    ['a\u0000b', 'characters'],
    ['ends with.', 'characters'],
    ['.guide.json', 'empty'],
    ['ü'.repeat(100), 'tooLong'],
  ])('refuses the name %j', async (name, reason) => {
    const { host } = await make({});
    expect(await host.call('file.create', { name, text })).toMatchObject({
      ok: false,
      error: { code: 'badName', reason },
    });
  });

  test.each([
    '../a.guide.json',
    '/etc/passwd',
    'a',
    'sub/a.guide.json',
    '..\\a.guide.json',
    '.a.guide.json',
    '.guide.json',
    'a.guide.json/',
    'a.guide.json\u0000',
    'picked-00000000000000000000000000000000',
  ])('reaches nothing by the handle %j', async (file) => {
    const { host } = await make(files);
    const refused = { ok: false, error: { code: 'notReachable', file } };
    expect(await host.call('file.open', { file })).toEqual(refused);
    expect(await host.call('file.save', { file, text, baseHash: null })).toEqual(refused);
  });

  test('renames a guide with its comments and its versions, and never replaces another', async () => {
    const { host } = await make(files);
    const file = 'a.guide.json';
    await host.call('file.save', { file, text: '{}\n', baseHash: hash(text) });
    await host.call('notes.change', { file, change: comment });
    const taken = await host.call('file.rename', { file, name: 'b' });
    expect(taken).toMatchObject({ ok: false, error: { code: 'alreadyExists', file: 'b.guide.json' } });
    expect(await host.call('file.open', { file: 'b.guide.json' })).toMatchObject({ value: { text: other } });
    const renamed = await host.call('file.rename', { file, name: 'c' });
    expect(renamed).toEqual({ ok: true, value: { file: 'c.guide.json', name: 'c.guide.json' } });
    const list = await host.call('file.list', {});
    expect(list.ok && list.value.files.map(({ name }) => name)).toEqual(['b.guide.json', 'c.guide.json']);
    expect(await host.call('notes.read', { file: 'c.guide.json' })).toMatchObject({
      value: { comments: [{ text: 'Why?' }] },
    });
    const kept = await host.call('history.list', { file: 'c.guide.json' });
    expect(kept.ok && kept.value.versions).toHaveLength(1);
    expect(await host.call('file.rename', { file: 'c.guide.json', name: '../c' })).toMatchObject({
      error: { code: 'badName' },
    });
    expect(await host.call('file.rename', { file, name: 'd' })).toMatchObject({ error: { code: 'notFound' } });
  });

  test('copies a guide under the next free name, without its comments', async () => {
    const { host } = await make(files);
    await host.call('notes.change', { file: 'a.guide.json', change: comment });
    for (const expected of ['a copy.guide.json', 'a copy 2.guide.json']) {
      const made = await host.call('file.duplicate', { file: 'a.guide.json', name: 'a copy' });
      expect(made).toMatchObject({ ok: true, value: { name: expected } });
      const opened = await host.call('file.open', { file: expected });
      expect(opened.ok && opened.value.text).toBe(text);
      expect(await host.call('notes.read', { file: expected })).toMatchObject({ value: { comments: [] } });
    }
  });

  test('deletes a guide so that it comes back, beside what has its name now', async () => {
    const { host } = await make(files);
    const list = await host.call('file.list', {});
    const [listed] = list.ok ? list.value.files : [];
    if (!listed) throw new Error('Nothing is listed.');
    const { file, bytes, modifiedAt } = listed;
    const old = await host.call('file.delete', { file, seen: { bytes: bytes + 1, modifiedAt } });
    expect(old).toEqual({ ok: false, error: { code: 'changedSinceListed', file } });
    const deleted = await host.call('file.delete', { file, seen: { bytes, modifiedAt } });
    if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
    expect(await host.call('file.open', { file })).toMatchObject({ error: { code: 'notFound' } });
    expect(await host.call('file.deleted', {})).toMatchObject({ value: { files: [{ name: file }] } });
    await host.call('file.create', { name: 'a', text: other });
    const back = await host.call('file.undelete', { key: deleted.value.key });
    expect(back).toMatchObject({ ok: true, value: { name: 'a 2.guide.json' } });
    const opened = await host.call('file.open', { file: 'a 2.guide.json' });
    expect(opened.ok && opened.value.text).toBe(text);
    expect(await host.call('file.deleted', {})).toEqual({ ok: true, value: { files: [] } });
    expect(await host.call('file.undelete', { key: deleted.value.key })).toMatchObject({
      error: { code: 'deletedGone' },
    });
  });

  test('neither renames nor deletes what a window has open', async () => {
    const { host } = await make(files);
    const file = 'a.guide.json';
    const list = await host.call('file.list', {});
    const [listed] = list.ok ? list.value.files : [];
    const seen = { bytes: listed?.bytes ?? 0, modifiedAt: listed?.modifiedAt ?? 0 };
    await host.call('file.claim', { file, key: keyOf(1), take: false });
    const isOpen = { ok: false, error: { code: 'openElsewhere', file, here: true } };
    expect(await host.call('file.rename', { file, name: 'c' })).toMatchObject(isOpen);
    expect(await host.call('file.delete', { file, seen })).toMatchObject(isOpen);
    await host.call('file.release', { file, key: keyOf(1) });
    expect(await host.call('file.rename', { file, name: 'c' })).toMatchObject({ ok: true });
  });

  test('remembers the guides that were opened or made last, newest first', async () => {
    const { host } = await make(files);
    const recent = async () => {
      const list = await host.call('file.recent', {});
      return list.ok ? list.value.files : [];
    };
    expect(await recent()).toEqual([]);
    await host.call('file.open', { file: 'a.guide.json' });
    await host.call('file.create', { name: 'new', text });
    await host.call('file.open', { file: 'missing.guide.json' });
    const openedAt = expect.any(Number) as number;
    expect(await recent()).toMatchObject([
      { file: 'new.guide.json', name: 'new.guide.json', openedAt },
      { file: 'a.guide.json', name: 'a.guide.json', openedAt },
    ]);
    await host.call('file.open', { file: 'a.guide.json' });
    expect((await recent()).map(({ name }) => name)).toEqual(['a.guide.json', 'new.guide.json']);
    for (const { key } of (await recent()).slice(0, 1)) await host.call('file.forget', { key });
    expect((await recent()).map(({ name }) => name)).toEqual(['new.guide.json']);
    expect(await host.call('file.open', { file: 'a.guide.json' })).toMatchObject({ ok: true });
  });

  test('keeps settings, also unknown ones', async () => {
    const { host } = await make({});
    const defaults = settingsOf(null);
    expect(await host.call('settings.read', {})).toEqual({ ok: true, value: defaults });
    await host.call('settings.write', { theme: 'dark', someday: [1, 2] });
    await host.call('settings.write', { zoom: 2 });
    const read = await host.call('settings.read', {});
    expect(read).toEqual({ ok: true, value: { ...defaults, theme: 'dark', someday: [1, 2], zoom: 2 } });
    await host.call('settings.write', { language: 'de', autosave: true });
    expect(await host.call('settings.read', {})).toMatchObject({
      ok: true,
      value: { theme: 'dark', language: 'de', autosave: true, zoom: 2 },
    });
  });

  test('reads settings as the write before it leaves them, even if that is still under way', async () => {
    const { host } = await make({});
    for (const theme of ['dark', 'light', 'dark'] as const) {
      const writing = host.call('settings.write', { theme });
      expect(await host.call('settings.read', {})).toMatchObject({ ok: true, value: { theme } });
      await writing;
    }
  });

  test('makes writes of settings in the order in which they were sent', async () => {
    const { host } = await make({});
    const widths = Array.from({ length: 100 }, (_, at) => at);
    await Promise.all(widths.map(async (at) => await host.call('settings.write', { width: at })));
    expect(await host.call('settings.read', {})).toMatchObject({ ok: true, value: { width: 99 } });
  });

  test('reports what is at the path of a guide, and again once that changes', async () => {
    const { host } = await make(files);
    const file = 'a.guide.json';
    const now = await host.call('file.watch', { file, seen: null });
    expect(now).toMatchObject({ ok: true, value: { sight: { state: 'file', hash: hash(text) }, copies: [] } });
    const asked = host.call('file.watch', { file, seen: now.ok ? now.value.mark : '' });
    await host.call('file.save', { file, text: other, baseHash: hash(text) });
    expect(await asked).toMatchObject({ ok: true, value: { sight: { state: 'file', hash: hash(other) } } });
  });

  test('keeps the version before a save and what is about to be displaced, newest first', async () => {
    const { host } = await make(files);
    const file = 'a.guide.json';
    await host.call('file.save', { file, text: other, baseHash: hash(text) });
    await host.call('history.keep', { file, text: '{}', reason: 'reload' });
    const list = await host.call('history.list', { file });
    const versions = list.ok ? list.value.versions : [];
    expect(versions.map(({ reason }) => reason)).toEqual(['reload', 'save']);
    const read = await host.call('history.read', { file, version: versions[1]?.id ?? '' });
    expect(read).toEqual({ ok: true, value: { text } });
  });

  test('keeps unsaved work by its key until it is discarded, and the file stays as it is', async () => {
    const { host } = await make(files);
    const work = { key: keyOf(1), file: 'a.guide.json', name: 'a.guide.json', baseHash: hash(text) };
    expect(await host.call('backup.list', {})).toEqual({ ok: true, value: { backups: [] } });
    await host.call('backup.write', { ...work, text: '{"title": "Caf"}' });
    expect(await host.call('backup.write', { ...work, text: other })).toEqual({ ok: true, value: null });
    const list = await host.call('backup.list', {});
    const writtenAt = expect.any(Number) as number;
    const { key, file, name, baseHash } = work;
    const entry = { key, file, name, baseHash, diskHash: hash(text), writtenAt, merging: false };
    expect(list).toEqual({ ok: true, value: { backups: [entry] } });
    const read = await host.call('backup.read', { key });
    expect(read).toEqual({ ok: true, value: { text: other, merging: null, beside: null } });
    expect(await host.call('file.open', { file })).toMatchObject({ ok: true, value: { text } });
    expect(await host.call('backup.discard', { key })).toEqual({ ok: true, value: null });
    expect(await host.call('backup.discard', { key })).toEqual({ ok: true, value: null });
    expect(await host.call('backup.list', {})).toEqual({ ok: true, value: { backups: [] } });
    expect(await host.call('backup.read', { key })).toMatchObject({ ok: false, error: { code: 'backupGone' } });
  });

  test('keeps unsaved work whose text was sent in parts, and holds the last one of each key', async () => {
    const { host } = await make(files);
    const [key, first, second] = [keyOf(1), keyOf(11), keyOf(12)];
    const work = { key, file: null, name: 'Untitled', baseHash: null };
    const held = { ok: true, value: { held: true } };
    expect(await host.call('text.send', { key, id: first, after: null, parts: ['{"title": ', '"Café"}'] })).toEqual(
      held,
    );
    expect(
      await host.call('text.send', { key, id: second, after: first, parts: [[0, 11], 'Crème, ', [11, 17]] }),
    ).toEqual(held);
    expect(await host.call('backup.write', { ...work, text: { sent: second } })).toEqual({ ok: true, value: null });
    const kept = await host.call('backup.read', { key });
    expect(kept).toMatchObject({ ok: true, value: { text: '{"title": "Crème, Café"}' } });
    const gone = { ok: false, error: { code: 'backupGone' } };
    expect(await host.call('backup.write', { ...work, text: { sent: first } })).toEqual(gone);
    expect(await host.call('backup.write', { ...work, key: keyOf(2), text: { sent: second } })).toEqual(gone);
    const late = await host.call('text.send', { key, id: keyOf(13), after: first, parts: [[0, 5]] });
    expect(late).toEqual({ ok: true, value: { held: false } });
    await host.call('backup.discard', { key });
    expect(await host.call('backup.write', { ...work, text: { sent: second } })).toEqual(gone);
  });

  test('offers the work of a guide without a file, and none that is already in its file', async () => {
    const { host } = await make(files);
    const unsaved = { file: null, name: 'Untitled', text: other, baseHash: null };
    await host.call('backup.write', { key: keyOf(1), ...unsaved });
    const saved = { file: 'a.guide.json', name: 'a.guide.json', text, baseHash: hash(other) };
    await host.call('backup.write', { key: keyOf(2), ...saved });
    const list = await host.call('backup.list', {});
    expect(list.ok && list.value.backups.map(({ key, file, diskHash }) => [key, file, diskHash])).toEqual([
      [keyOf(1), null, null],
    ]);
  });

  test.each(['../settings', 'x', '', `${keyOf(1)}/..`])('keeps nothing under the key %j', async (key) => {
    const { host } = await make(files);
    const answer = await host.call('backup.write', { key, file: null, name: 'Untitled', text, baseHash: null });
    expect(answer).toMatchObject({ ok: false, error: { code: 'invalidInput', path: ['key'] } });
    expect(await host.call('backup.list', {})).toEqual({ ok: true, value: { backups: [] } });
  });

  test('keeps no work for a file that cannot be reached', async () => {
    const { host } = await make(files);
    const file = '../a.guide.json';
    const work = { key: keyOf(1), file, name: file, text, baseHash: null };
    expect(await host.call('backup.write', work)).toEqual({ ok: false, error: { code: 'notReachable', file } });
  });

  test('keeps comments and approvals beside a guide, one change at a time', async () => {
    const { host } = await make(files);
    const file = 'a.guide.json';
    const empty = { comments: [], approvals: [] };
    expect(await host.call('notes.read', { file })).toEqual({ ok: true, value: empty });
    const anchor = { kind: 'item' as const, text: 'Why?', block: 'Coffee' };
    const comment = { id: keyOf(1), anchor, author: 'Ada', at: '2026-11-20T10:00:00Z', text: 'Too short' };
    const other = { ...comment, id: keyOf(2), text: 'Too long' };
    await Promise.all(
      [comment, other].map((each) =>
        host.call('notes.change', { file, change: { kind: 'comment.add', comment: each } }),
      ),
    );
    const approval = { id: keyOf(3), name: 'Bo', at: '2026-11-20T11:00:00Z', fingerprint: hash(text) };
    await host.call('notes.change', { file, change: { kind: 'approval.add', approval } });
    const read = await host.call('notes.read', { file });
    expect(read.ok && new Set(read.value.comments)).toEqual(new Set([comment, other]));
    expect(read.ok && read.value.approvals).toEqual([approval]);
    const gone = await host.call('notes.change', { file, change: { kind: 'comment.remove', id: keyOf(1) } });
    expect(gone.ok && gone.value.comments).toEqual([other]);
    expect(await host.call('notes.read', { file: 'b.guide.json' })).toEqual({ ok: true, value: empty });
    expect(await host.call('file.open', { file })).toMatchObject({ ok: true, value: { text } });
    const list = await host.call('file.list', {});
    expect(list.ok && list.value.files).toHaveLength(2);
    expect(await host.call('file.moved', { from: file, to: 'b.guide.json' })).toEqual({ ok: true, value: null });
    expect(await host.call('notes.read', { file }), 'the notes stay with the original of a copy').toMatchObject({
      value: { comments: [other] },
    });
  });

  test('reads the settings of the folder, and tells when they change', async () => {
    const off = JSON.stringify({ advice: { lookAlikes: 'off' } });
    const { host } = await make({ ...files, 'guide-studio.json': off });
    const file = 'a.guide.json';
    const value = { file: 'guide-studio.json', read: { ok: true, off: ['lookAlikes'] } };
    expect(await host.call('folder.settings', { file })).toEqual({ ok: true, value });
    const list = await host.call('file.list', {});
    expect(list.ok && list.value.files).toHaveLength(2);
    const seen = await host.call('file.watch', { file, seen: null });
    expect(seen.ok && seen.value.settings).toMatch(/\S/u);
    const without = await make(files);
    expect(await without.host.call('folder.settings', { file })).toEqual({ ok: true, value: null });
    expect(await without.host.call('file.watch', { file, seen: null })).toMatchObject({ value: { settings: null } });
  });

  test('has no connection until one is added', async () => {
    const { host } = await make(files);
    expect(await host.call('connection.list', {})).toEqual({ ok: true, value: { connections: [], chosen: null } });
    expect(await host.call('wallet.list', {})).toEqual({ ok: false, error: { code: 'noConnection' } });
    const created = await host.call('study.create', { file: 'a.guide.json', text });
    expect(created).toEqual({ ok: false, error: { code: 'noConnection' } });
    const chosen = await host.call('connection.choose', { connectionId: 'x' });
    expect(chosen).toEqual({ ok: false, error: { code: 'unknownConnection', connectionId: 'x' } });
  });

  test('refuses what is not in the contract', async () => {
    const { host } = await make({});
    const loose = host.call as (method: string, input: unknown) => Promise<unknown>;
    expect(await loose('file.open', { file: 1 })).toEqual({
      ok: false,
      error: { code: 'invalidInput', method: 'file.open', path: ['file'] },
    });
    expect(await loose('file.list', { more: true })).toMatchObject({ ok: false, error: { code: 'invalidInput' } });
    expect(await loose('file.remove', {})).toMatchObject({ ok: false, error: { code: 'invalidInput' } });
    expect(await loose('constructor', {})).toMatchObject({ ok: false, error: { code: 'invalidInput' } });
  });
});
