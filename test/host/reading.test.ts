import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Code, Mark } from '@guide-studio/guide-core/reading';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const text = '{}\n';
const folderName = 'a.guide.reading';
const code = (id: string): Code => ({ id, name: id, colour: 'blue' });
const mark = (start: number): Mark => ({
  id: crypto.randomUUID(),
  response: 'r1',
  answer: 'a1',
  turn: 0,
  start,
  end: start + 4,
  sha256: 'ab'.repeat(32),
  code: 'price',
  at: '2026-12-01T09:00:00Z',
});

test('marks of many windows at once are all in the file of their coder', async () => {
  const { dispatch, folder } = await nodeHost({ [file]: text });
  const marks = Array.from({ length: 20 }, (_, at) => mark(at));
  const change = async (now: Mark) =>
    await dispatch('marks.change', { file, coder: 'Zoë', changes: [{ was: null, now }] });
  expect((await Promise.all(marks.map(change))).every((answer) => answer.ok)).toBe(true);
  expect(await readdir(join(folder, folderName))).toEqual(['Zoë.marks.jsonl']);
  expect(await dispatch('reading.read', { file })).toMatchObject({
    ok: true,
    value: { coders: [{ coder: 'Zoë', marks }], insights: { text: '', hash: null } },
  });
});

test('a change is made only if the file has what it was made from; the others come back', async () => {
  const { implementation: host } = await nodeHost({ [file]: text });
  const add = { list: 'codes', was: null, now: code('price') } as const;
  expect(await host['reading.change']({ file, changes: [add] })).toMatchObject({ value: { refused: [] } });
  expect(await host['reading.change']({ file, changes: [add] })).toMatchObject({ value: { refused: [add] } });
  const renamed = { ...add, was: code('price'), now: { ...code('price'), name: 'Prices' } };
  expect(await host['reading.change']({ file, changes: [renamed] })).toMatchObject({
    value: { reading: { codes: [{ name: 'Prices' }] }, refused: [] },
  });
  const other = { was: mark(3), now: null };
  expect(await host['marks.change']({ file, coder: 'Ana', changes: [other] })).toMatchObject({
    value: { marks: [], refused: [other] },
  });
});

test('what is damaged or not understood is named, and stays as it is', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text });
  await mkdir(join(folder, folderName));
  const at = (name: string) => join(folder, folderName, name);
  await writeFile(at('Ana.marks.jsonl'), `nonsense\n${JSON.stringify(mark(1))}\n`);
  await writeFile(at('reading.json'), JSON.stringify({ codes: [{ id: 'x' }], more: 1 }));
  expect(await host['reading.read']({ file })).toMatchObject({
    value: {
      unread: [{ list: 'codes', index: 0, property: 'name' }],
      coders: [{ unread: [{ line: 1, code: 'notJson' }], marks: [{ start: 1 }] }],
    },
  });
  await host['reading.change']({ file, changes: [{ list: 'codes', was: null, now: code('price') }] });
  expect(JSON.parse(await readFile(at('reading.json'), 'utf8'))).toEqual({
    codes: [{ id: 'x' }, code('price')],
    more: 1,
  });
  await writeFile(at('reading.json'), '[]');
  expect(await host['reading.read']({ file })).toMatchObject({ error: { code: 'unreadable', found: 'reading' } });
  await writeFile(at('reading.json'), '{}');
  await writeFile(at('Ana.marks.jsonl'), Buffer.from([0xff, 0xfe, 0x00]));
  expect(await host['reading.read']({ file })).toMatchObject({
    error: { code: 'unreadable', file: 'Ana.marks.jsonl' },
  });
});

test('conflict markers of git are merged on reading, and written away by the next change', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text });
  await mkdir(join(folder, folderName));
  const path = join(folder, folderName, 'Ana.marks.jsonl');
  const [ours, theirs, later] = [mark(1), mark(9), mark(20)];
  await writeFile(path, `<<<<<<< HEAD\n${JSON.stringify(ours)}\n=======\n${JSON.stringify(theirs)}\n>>>>>>> other\n`);
  expect(await host['reading.read']({ file })).toMatchObject({
    value: { coders: [{ marks: [ours, theirs], unread: [] }] },
  });
  await host['marks.change']({ file, coder: 'Ana', changes: [{ was: null, now: later }] });
  expect(await readFile(path, 'utf8')).not.toContain('<<<<');
  expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(4);
});

test('insights are saved over what was read only', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text });
  const first = await host['insights.save']({ file, text: '# One\n', hash: null });
  if (!first.ok) throw new Error('It was not saved.');
  await writeFile(join(folder, folderName, 'insights.md'), '# Theirs\n');
  expect(await host['insights.save']({ file, text: '# Mine\n', hash: first.value.hash })).toMatchObject({
    error: { code: 'changedOnDisk' },
  });
  expect(await readFile(join(folder, folderName, 'insights.md'), 'utf8')).toBe('# Theirs\n');
});

test('the folder goes with its guide when it is renamed, deleted and restored; a copy has none', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text });
  await host['marks.change']({ file, coder: 'Ana', changes: [{ was: null, now: mark(1) }] });
  await host['insights.save']({ file, text: '# One\n', hash: null });
  await host['file.rename']({ file, name: 'b' });
  expect((await readdir(folder)).sort()).toEqual(['b.guide.json', 'b.guide.reading']);
  await host['file.duplicate']({ file: 'b.guide.json', name: 'c' });
  expect((await readdir(folder)).sort()).toEqual(['b.guide.json', 'b.guide.reading', 'c.guide.json']);
  expect(await host['file.rename']({ file: 'c.guide.json', name: 'b' })).toMatchObject({ ok: false });
  const { size, mtimeMs } = await stat(join(folder, 'b.guide.json'));
  const seen = { bytes: size, modifiedAt: mtimeMs };
  const deleted = await host['file.delete']({ file: 'b.guide.json', seen });
  if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
  expect(await readdir(folder)).toEqual(['c.guide.json']);
  await host['file.undelete']({ key: deleted.value.key });
  expect((await readdir(join(folder, 'b.guide.reading'))).sort()).toEqual(['Ana.marks.jsonl', 'insights.md']);
});
