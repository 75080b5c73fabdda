import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GuideTest, GuideTestsChange } from '@guide-studio/guide-core/tests';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const besides = 'a.guide.tests.json';
const text = '{}\n';
const named = (name: string, more: Partial<GuideTest> = {}): GuideTest => ({ name, expect: {}, ...more });
const putting = (test: GuideTest): GuideTestsChange => ({ kind: 'test.put', test });
const namesIn = async (folder: string, name: string) =>
  (JSON.parse(await readFile(join(folder, name), 'utf8')) as { tests: { name: string }[] }).tests.map(
    (one) => one.name,
  );

test('changes from two hosts at once are all in the file, with what this version does not understand', async () => {
  const one = await nodeHost({ [file]: text });
  const other = await nodeHost({}, { folder: one.folder });
  const strange = { name: 'strange', expect: {}, later: true };
  await writeFile(join(one.folder, besides), JSON.stringify({ tests: [strange], more: 1 }));
  const names = Array.from({ length: 10 }, (_, number) => `test ${number}`);
  await Promise.all(
    names.map((name, at) =>
      (at % 2 === 0 ? one : other).dispatch('tests.change', { file, changes: [putting(named(name))] }),
    ),
  );
  const written = JSON.parse(await readFile(join(one.folder, besides), 'utf8')) as { tests: unknown[]; more: number };
  expect(written.more).toBe(1);
  expect(written.tests).toContainEqual(strange);
  expect(new Set(await namesIn(one.folder, besides))).toEqual(new Set(['strange', ...names]));
  const read = await one.implementation['tests.read']({ file });
  expect(read.ok && [read.value.tests.length, read.value.problems]).toEqual([
    10,
    [{ index: 0, name: 'strange', message: expect.stringContaining('“later” is not a part of a test.') as string }],
  ]);
});

test('a test is replaced and removed by its id, or by its name if it has none', async () => {
  const { implementation: host } = await nodeHost({ [file]: text });
  const id = '00000000-0000-4000-8000-000000000001';
  const change = async (change: GuideTestsChange) => {
    const changed = await host['tests.change']({ file, changes: [change] });
    return changed.ok && changed.value.tests;
  };
  await change(putting(named('one', { id })));
  await change(putting(named('two')));
  expect(await change(putting(named('first', { id, note: 'x' })))).toEqual([
    named('first', { id, note: 'x' }),
    named('two'),
  ]);
  const follow = { kind: 'test.follow', tests: [{ key: 'two', test: named('two', { seed: 's' }) }] } as const;
  expect(await change({ ...follow, tests: [...follow.tests, { key: 'gone', test: named('gone') }] })).toEqual([
    named('first', { id, note: 'x' }),
    named('two', { seed: 's' }),
  ]);
  await change({ kind: 'test.remove', key: 'two' });
  expect(await change({ kind: 'test.remove', key: id })).toEqual([]);
});

test('a change touches only the test that is read under its key; a deleted test goes back where it was', async () => {
  const first = { ...named('A'), note: 'mine' };
  const others = [{ name: 'A', expect: {}, later: true }, named('B'), named('A', { note: 'mine, second' })];
  const written = [others[0], first, ...others.slice(1)];
  const one = await nodeHost({ [file]: text, [besides]: JSON.stringify({ tests: written }) });
  const change = async (change: GuideTestsChange) => {
    expect(await one.dispatch('tests.change', { file, changes: [change] })).toMatchObject({ ok: true });
    return (JSON.parse(await readFile(join(one.folder, besides), 'utf8')) as { tests: unknown[] }).tests;
  };
  const changed = named('A', { note: 'changed' });
  expect(await change(putting(changed))).toEqual(written.with(1, changed));
  expect(await change({ kind: 'test.follow', tests: [{ key: 'A', test: first }] })).toEqual(written);
  expect(await change({ kind: 'test.remove', key: 'A' })).toEqual(others);
  expect(await change({ kind: 'test.restore', test: first, at: 1 })).toEqual(written);
});

test.each([
  ['answers', '{"__proto__":"Yes"}'],
  ['answers', '{"q":{"rows":{"__proto__":"Yes"}}}'],
  ['urlParams', '{"__proto__":"Yes"}'],
])('a test with the name __proto__ in its %s %s is not understood, and stays as it is', async (part, value) => {
  const entry = `{"name":"A","${part}":${value},"expect":{}}`;
  const host = await nodeHost({ [file]: text, [besides]: `{"tests":[${entry}]}` });
  const read = await host.implementation['tests.read']({ file });
  expect(read).toMatchObject({ ok: true, value: { tests: [], problems: [{ index: 0, name: 'A' }] } });
  await host.dispatch('tests.change', { file, changes: [putting(named('A'))] });
  const after = JSON.parse(await readFile(join(host.folder, besides), 'utf8')) as { tests: unknown[] };
  expect(JSON.stringify(after.tests[0])).toBe(entry);
  expect(after.tests).toHaveLength(2);
});

test('a damaged file is reported and left unchanged', async () => {
  const host = await nodeHost({ [file]: text, [besides]: '{"tests": [' });
  const refused = { ok: false, error: { code: 'unreadable', file: besides, found: 'tests', line: 1, column: 12 } };
  expect(await host.dispatch('tests.read', { file })).toEqual(refused);
  expect(await host.dispatch('tests.change', { file, changes: [putting(named('one'))] })).toEqual(refused);
  expect(await readFile(join(host.folder, besides), 'utf8')).toBe('{"tests": [');
});

test('what git and sync tools leave is merged; of two tests with one name, none is lost', async () => {
  const tests = (...all: GuideTest[]) => JSON.stringify({ tests: all }, null, 2);
  const unfinished = `<<<<<<< HEAD\n${tests(named('a'), named('b'))}\n=======\n${tests(named('a'), named('c'))}\n>>>>>>> main\n`;
  const copy = 'a.guide.tests (conflicted copy 2026-11-20).json';
  const host = await nodeHost({
    [file]: text,
    [besides]: unfinished,
    [copy]: tests(named('a'), named('a', { note: 'other' }), named('d')),
  });
  await host.dispatch('tests.read', { file });
  expect((await readdir(host.folder)).sort()).toEqual([file, besides]);
  expect(await namesIn(host.folder, besides)).toEqual(['a', 'b', 'c', 'a', 'd']);
});

test('tests go with their guide when it is renamed, copied, deleted and restored', async () => {
  const content = JSON.stringify({ tests: [named('one')] });
  const { implementation: host, folder } = await nodeHost({ [file]: text, [besides]: content });
  await host['file.rename']({ file, name: 'b' });
  expect((await readdir(folder)).sort()).toEqual(['b.guide.json', 'b.guide.tests.json']);
  await host['file.duplicate']({ file: 'b.guide.json', name: 'c' });
  expect(await namesIn(folder, 'c.guide.tests.json')).toEqual(['one']);
  const { size, mtimeMs } = await stat(join(folder, 'c.guide.json'));
  const deleted = await host['file.delete']({ file: 'c.guide.json', seen: { bytes: size, modifiedAt: mtimeMs } });
  if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
  expect((await readdir(folder)).sort()).toEqual(['b.guide.json', 'b.guide.tests.json']);
  await host['file.undelete']({ key: deleted.value.key });
  expect(await namesIn(folder, 'c.guide.tests.json')).toEqual(['one']);
});

test('a guide does not take the tests that an earlier guide left', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text, 'b.guide.tests.json': '{"tests":[]}' });
  expect(await host['file.rename']({ file, name: 'b' })).toMatchObject({
    error: { code: 'alreadyExists', file: 'b.guide.tests.json' },
  });
  expect((await readdir(folder)).sort()).toEqual([file, 'b.guide.tests.json']);
});
