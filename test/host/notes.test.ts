import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NotesChange } from '@guide-studio/guide-core/notes';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const text = '{}\n';
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const anchor = { kind: 'block', text: 'Coffee', block: 'Coffee' } as const;
const adding = (number: number): NotesChange => ({
  kind: 'comment.add',
  comment: { id: idOf(number), anchor, author: 'Ada', at: '2026-11-20T10:00:00Z', text: `${number}` },
});

test('ten changes from two hosts at once are all in the file, with its earlier content', async () => {
  const one = await nodeHost({ [file]: text });
  const other = await nodeHost({}, { folder: one.folder });
  const path = join(one.folder, 'a.guide.notes.json');
  const kept = { publications: [{ studyId: 's' }], comments: [{ id: 'strange' }] };
  await writeFile(path, JSON.stringify(kept));
  const changes = Array.from({ length: 10 }, (_, number) => adding(number));
  const answers = await Promise.all(
    changes.map((change, at) => (at % 2 === 0 ? one : other).dispatch('notes.change', { file, change })),
  );
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const written = JSON.parse(await readFile(path, 'utf8')) as typeof kept;
  expect(written.publications).toEqual(kept.publications);
  expect(new Set(written.comments.map(({ id }) => id))).toEqual(
    new Set(['strange', ...changes.map((_, number) => idOf(number))]),
  );
});

test('forty changes of one host at once are made one after the other', async () => {
  const host = await nodeHost({ [file]: text });
  const changes = Array.from({ length: 40 }, (_, number) => adding(number));
  const answers = await Promise.all(changes.map((change) => host.dispatch('notes.change', { file, change })));
  expect(answers.filter(({ ok }) => !ok)).toEqual([]);
});

test('notes that are no JSON object are reported and left unchanged', async () => {
  const host = await nodeHost({ [file]: text, 'a.guide.notes.json': '{"comments": [' });
  const error = { code: 'unreadable', file: 'a.guide.notes.json', found: 'notes', line: 1, column: 15 };
  const refused = { ok: false, error };
  expect(await host.dispatch('notes.read', { file })).toEqual(refused);
  expect(await host.dispatch('notes.change', { file, change: adding(1) })).toEqual(refused);
  expect(await readFile(join(host.folder, 'a.guide.notes.json'), 'utf8')).toBe('{"comments": [');
});

test('notes that git left unfinished, and copies of sync tools, are one again; nothing of either is lost', async () => {
  const noted = (...numbers: number[]) =>
    JSON.stringify({ comments: numbers.map((number) => (adding(number) as { comment: object }).comment) }, null, 2);
  const [ours, theirs] = [noted(1, 2), noted(1, 3)];
  const unfinished = `<<<<<<< HEAD\n${ours}\n=======\n${theirs}\n>>>>>>> main\n`;
  const copy = 'a.guide.notes (conflicted copy 2026-11-20).json';
  const host = await nodeHost({ [file]: text, 'a.guide.notes.json': unfinished, [copy]: noted(1, 4) });
  const read = await host.implementation['notes.read']({ file });
  expect(read.ok && read.value.comments.map((each) => each.text)).toEqual(['1', '2', '3', '4']);
  expect((await readdir(host.folder)).sort()).toEqual(['a.guide.json', 'a.guide.notes.json']);
  const changed = await host.implementation['notes.change']({ file, change: { kind: 'comment.remove', id: idOf(1) } });
  expect(changed.ok && changed.value.comments.map((each) => each.text)).toEqual(['2', '3', '4']);
});

test('a renamed guide takes its notes and versions along, beside what is there; nothing is lost', async () => {
  const host = await nodeHost({ [file]: text });
  const { implementation } = host;
  const publications = [{ studyId: 's' }];
  const kept = async (guide: string) => {
    const list = await implementation['history.list']({ file: guide });
    const versions = list.ok ? list.value.versions : [];
    const read = await Promise.all(
      versions.map(async ({ id }) => await implementation['history.read']({ file: guide, version: id })),
    );
    return read.map((each) => each.ok && each.value.text);
  };
  for (const version of ['1', '2']) await implementation['history.keep']({ file, text: version, reason: 'reload' });
  await implementation['history.keep']({ file: 'b.guide.json', text: '3', reason: 'merge' });
  await host.dispatch('notes.change', { file, change: adding(1) });
  await writeFile(join(host.folder, 'b.guide.notes.json'), JSON.stringify({ publications }));
  await rename(join(host.folder, file), join(host.folder, 'b.guide.json'));
  const moving = { from: file, to: 'b.guide.json' };
  expect(await host.dispatch('file.moved', moving)).toEqual({ ok: true, value: null });
  expect(await host.dispatch('file.moved', moving)).toEqual({ ok: true, value: null });
  expect(await kept('b.guide.json')).toEqual(['3', '2', '1']);
  expect(await kept(file)).toEqual([]);
  expect((await readdir(host.folder)).sort()).toEqual(['b.guide.json', 'b.guide.notes.json']);
  const notes = JSON.parse(await readFile(join(host.folder, 'b.guide.notes.json'), 'utf8')) as object;
  expect(notes).toMatchObject({ publications, comments: [{ id: idOf(1) }] });
});

test('a copy leaves notes and history with its original, and a move replaces no notes at the new place', async () => {
  const publication = (status: string) => JSON.stringify({ publications: [{ studyId: 's', status }] });
  const host = await nodeHost({ [file]: text, 'b.guide.json': text, 'a.guide.notes.json': publication('live') });
  await host.implementation['history.keep']({ file, text: '1', reason: 'reload' });
  const moving = { from: file, to: 'b.guide.json' };
  expect(await host.dispatch('file.moved', moving)).toEqual({ ok: true, value: null });
  expect(await host.implementation['history.list']({ file })).toMatchObject({ value: { versions: [{ bytes: 1 }] } });
  await rename(join(host.folder, file), join(host.folder, 'b.guide.json'));
  await writeFile(join(host.folder, 'b.guide.notes.json'), publication('draft'));
  expect(await host.dispatch('file.moved', moving)).toEqual({ ok: true, value: null });
  expect(await readFile(join(host.folder, 'a.guide.notes.json'), 'utf8')).toBe(publication('live'));
});
