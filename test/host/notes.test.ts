import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NotesChange } from '@guide-studio/guide-core';
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

test('ten changes from two hosts at once are all in the file, beside what stood there', async () => {
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

test('notes that are no JSON object are said and left as they are', async () => {
  const host = await nodeHost({ [file]: text, 'a.guide.notes.json': '{"comments": [' });
  const refused = { ok: false, error: { code: 'unreadable', file: 'a.guide.notes.json', found: 'notes' } };
  expect(await host.dispatch('notes.read', { file })).toEqual(refused);
  expect(await host.dispatch('notes.change', { file, change: adding(1) })).toEqual(refused);
  expect(await readFile(join(host.folder, 'a.guide.notes.json'), 'utf8')).toBe('{"comments": [');
});

test('a renamed guide takes its notes along, together with what stands there', async () => {
  const host = await nodeHost({ [file]: text });
  const publications = [{ studyId: 's' }];
  await host.dispatch('notes.change', { file, change: adding(1) });
  await writeFile(join(host.folder, 'b.guide.notes.json'), JSON.stringify({ publications }));
  await rename(join(host.folder, file), join(host.folder, 'b.guide.json'));
  const moving = { from: file, to: 'b.guide.json' };
  expect(await host.dispatch('notes.move', moving)).toEqual({ ok: true, value: null });
  expect(await host.dispatch('notes.move', moving)).toEqual({ ok: true, value: null });
  expect((await readdir(host.folder)).sort()).toEqual(['b.guide.json', 'b.guide.notes.json']);
  const notes = JSON.parse(await readFile(join(host.folder, 'b.guide.notes.json'), 'utf8')) as object;
  expect(notes).toMatchObject({ publications, comments: [{ id: idOf(1) }] });
});
