import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Translation } from '@guide-studio/guide-core/translations';
import { done } from '@guide-studio/host/common';
import { changeTranslationsOf, readTranslations, thisMachine } from '@guide-studio/host/node';
import { expect, test } from 'vitest';
import { nodeHost } from './hosts.ts';

const file = 'a.guide.json';
const besides = 'a.guide.translations.json';
const text = '{}\n';
const entry = (source: string): Translation => ({ kind: 'question', source, text: `${source} (de)`, state: 'new' });
const placeIn = (folder: string) => ({ path: join(folder, file), name: file });

test('changes at once are all in the file, with what this version does not understand', async () => {
  const { folder } = await nodeHost({
    [file]: text,
    [besides]: JSON.stringify({ translations: { xx: [1] }, more: 1 }),
  });
  const names = Array.from({ length: 10 }, (_, number) => `text ${number}`);
  const change = (name: string) =>
    changeTranslationsOf(thisMachine(), placeIn(folder), new Map([['de', [entry(name)]]]));
  expect((await Promise.all(names.map(change))).every(({ ok }) => ok)).toBe(true);
  const read = await readTranslations(thisMachine(), placeIn(folder));
  if (!read.ok) throw new Error('It was not read.');
  expect(
    read.value.languages
      .get('de')
      ?.map(({ source }) => source)
      .sort(),
  ).toEqual(names);
  expect(read.value.problems).toHaveLength(1);
  expect(JSON.parse(await readFile(join(folder, besides), 'utf8'))).toMatchObject({
    more: 1,
    translations: { xx: [1] },
  });
});

test('a file that is no JSON object is refused and not changed', async () => {
  const { folder } = await nodeHost({ [file]: text, [besides]: '[]' });
  const result = await changeTranslationsOf(thisMachine(), placeIn(folder), new Map([['de', [entry('Why?')]]]));
  expect(result).toMatchObject({ ok: false, error: { code: 'unreadable', found: 'translations' } });
  expect(await readFile(join(folder, besides), 'utf8')).toBe('[]');
});

test('translations go with their guide when it is renamed, copied, deleted and restored', async () => {
  const { implementation: host, folder } = await nodeHost({ [file]: text });
  const content = `${JSON.stringify({ translations: { de: [entry('Why?')] } }, null, 2)}\n`;
  await writeFile(join(folder, besides), content);
  await host['file.rename']({ file, name: 'b' });
  expect((await readdir(folder)).sort()).toEqual(['b.guide.json', 'b.guide.translations.json']);
  await host['file.duplicate']({ file: 'b.guide.json', name: 'c' });
  const copy = join(folder, 'c.guide.translations.json');
  expect(await readFile(copy, 'utf8')).toBe(content);
  const { size, mtimeMs } = await stat(join(folder, 'c.guide.json'));
  const deleted = await host['file.delete']({ file: 'c.guide.json', seen: { bytes: size, modifiedAt: mtimeMs } });
  if (!deleted.ok || deleted.value.key === null) throw new Error('It was not kept.');
  expect((await readdir(dirname(copy))).sort()).toEqual(['b.guide.json', 'b.guide.translations.json']);
  await host['file.undelete']({ key: deleted.value.key });
  expect(await readFile(copy, 'utf8')).toBe(content);
});

test('the editor reads the translations that are understood, by language', async () => {
  const { dispatch, folder } = await nodeHost({ [file]: text });
  expect(await dispatch('translations.read', { file })).toEqual({ ok: true, value: {} });
  await writeFile(join(folder, besides), JSON.stringify({ translations: { de: [entry('Why?'), 1], xx: [] } }));
  expect(await dispatch('translations.read', { file })).toEqual({ ok: true, value: { de: [entry('Why?')] } });
  await writeFile(join(folder, besides), '[]');
  expect(await dispatch('translations.read', { file })).toMatchObject({
    ok: false,
    error: { code: 'unreadable', found: 'translations' },
  });
});

test('what comes beside an imported guide is added to its files, also when it is sent again', async () => {
  const { dispatch, folder } = await nodeHost({ [file]: text });
  const at = '2026-01-01T00:00:00.000Z';
  const anchor = { kind: 'item', externalId: 'a', text: 'Why?', block: 'One' } as const;
  const comment = { id: crypto.randomUUID(), anchor, author: 'Import', at, text: 'Lost.' };
  const added = { file, comments: [comment], translations: { de: [entry('Why?')] } };
  expect(await dispatch('beside.add', added)).toEqual({ ok: true, value: null });
  expect(await dispatch('beside.add', added)).toEqual({ ok: true, value: null });
  expect(await dispatch('notes.read', { file })).toMatchObject({ ok: true, value: { comments: [comment] } });
  expect(await dispatch('translations.read', { file })).toEqual({ ok: true, value: { de: [entry('Why?')] } });
  await writeFile(join(folder, besides), '[]');
  expect(await dispatch('beside.add', added)).toMatchObject({ ok: false, error: { found: 'translations' } });
});

test('a change is made only if the file still has what it was made from; the others come back', async () => {
  const { folder, implementation } = await nodeHost({ [file]: text });
  const change = async (was: Translation | null, now: Translation | null) =>
    await implementation['translations.change']({ file, changes: [{ language: 'de', was, now }] });
  const [first, mine, theirs] = [
    entry('Why?'),
    { ...entry('Why?'), text: 'mine' },
    { ...entry('Why?'), text: 'theirs' },
  ];
  expect(await change(null, first)).toEqual(done({ texts: { de: [first] }, refused: [] }));
  await writeFile(join(folder, besides), JSON.stringify({ translations: { de: [theirs] } }));
  const refused = [{ language: 'de', was: first, now: mine }];
  expect(await change(first, mine)).toEqual(done({ texts: { de: [theirs] }, refused }));
  expect(await change(theirs, null)).toEqual(done({ texts: { de: [] }, refused: [] }));
  expect(await implementation['translations.read']({ file })).toEqual(done({ de: [] }));
});

test('many windows at once: each change is in the file, or is returned to its window', async () => {
  const { implementation } = await nodeHost({ [file]: text });
  const windows = Array.from({ length: 20 }, (_, at) => ({ ...entry('Why?'), text: `window ${at}` }));
  const answers = await Promise.all(
    windows.map(
      async (now) =>
        await implementation['translations.change']({ file, changes: [{ language: 'de', was: null, now }] }),
    ),
  );
  const refused = answers.flatMap((answer) => (answer.ok ? answer.value.refused : []));
  const read = await implementation['translations.read']({ file });
  expect(refused).toHaveLength(19);
  const kept = read.ok ? read.value.de?.map((one) => one.text) : [];
  expect([...(kept ?? []), ...refused.map(({ now }) => now?.text)].toSorted()).toEqual(
    windows.map((one) => one.text).toSorted(),
  );
});
