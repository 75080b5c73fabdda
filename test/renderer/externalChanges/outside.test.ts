import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { done, failed, type HostResult } from '@guide-studio/host/common';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { startAutosave } from '../../../renderer/src/session/autosave.ts';
import { startBackups } from '../../../renderer/src/session/backup.ts';
import {
  closeDialog,
  dispatch,
  isDirty,
  openFile,
  read,
  readGuide,
  save,
  setAutosave,
  undo,
} from '../../../renderer/src/session/index.ts';
import { openSession, pending, soundText } from '../openSession.ts';
import { found } from '../found.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function opened(autosave: boolean) {
  const session = openSession({ files: { [file]: soundText() } });
  ends.push(startWatching());
  if (autosave) ends.push(startAutosave());
  setAutosave(autosave);
  await openFile(file);
  await until(() => expect(session.sent('file.watch').length).toBeGreaterThan(1));
  return session;
}

function titled(title: string): void {
  dispatch('field.set', { key: readGuide().editor.doc.root.key, path: ['title'], value: title });
}

const shown = () => canonicalText(toWire(readGuide().editor.doc));
const theirs = soundText('Theirs');
const markers = theirs.replace(
  /^ {2}"title": .*$/mu,
  '<<<<<<< HEAD\n  "title": "Ours",\n=======\n  "title": "Theirs",\n>>>>>>> branch',
);

/** Everything that can happen to a file outside, and the resulting message. */
const happenings: readonly [what: string, happen: (files: Map<string, string>) => void, outside: string][] = [
  ['other content', (files) => files.set(file, theirs), 'changed'],
  ['other content of the same length', (files) => files.set(file, soundText('Breakfasu')), 'changed'],
  ['nothing in it', (files) => files.set(file, ''), 'unreadable'],
  ['zeros', (files) => files.set(file, '\u0000'.repeat(300)), 'unreadable'],
  ['a half of it', (files) => files.set(file, theirs.slice(0, 60)), 'unreadable'],
  ['a duplicate key', (files) => files.set(file, theirs.replace('{', '{\n  "title": "A",')), 'unreadable'],
  ['conflict markers', (files) => files.set(file, markers), 'unfinished'],
  ['JSON that is no guide', (files) => files.set(file, '{}\n'), 'unreadable'],
  ['it is deleted', (files) => files.delete(file), 'gone'],
];

describe.each([true, false])('a guide with unsaved changes, saved by itself: %s', (autosave) => {
  test.each(happenings)('is never touched: %s', async (_, happen, outside) => {
    const { memory, sent } = await opened(autosave);
    titled('Mine');
    const mine = shown();
    happen(memory.files);
    const left = memory.files.get(file);
    await until(() => expect(read().guide?.externalChange?.kind).toBe(outside));
    expect(shown()).toBe(mine);
    expect(isDirty(read())).toBe(true);
    expect(memory.files.get(file)).toBe(left);
    expect(sent('history.keep')).toEqual([]);
  });

  test.each([
    ['a touch', soundText()],
    ['what is shown already', soundText('Mine')],
    ['the same in another form', JSON.stringify(JSON.parse(soundText()))],
  ])('asks nothing about %s', async (_, text) => {
    const { memory, sent } = await opened(autosave);
    titled('Mine');
    const watched = sent('file.watch').length;
    memory.files.set(file, text);
    // The file is asked about again once what was told of it has been handled; a touch is not told.
    if (text !== soundText()) await until(() => expect(sent('file.watch').length).toBeGreaterThan(watched));
    expect(isDirty(read())).toBe(text !== soundText('Mine'));
    expect(read().guide?.externalChange).toBeNull();
    expect(shown()).toBe(soundText('Mine'));
  });
});

describe('a guide without changes', () => {
  test('follows the file, keeps what was selected, and can go back', async () => {
    const { memory, sent } = await opened(false);
    const before = readGuide().editor;
    memory.files.set(file, theirs);
    await until(() => expect(shown()).toBe(theirs));
    const after = readGuide().editor;
    expect(after.selection).toEqual(before.selection);
    expect(after.doc.root.children.blocks?.[0]).toBe(before.doc.root.children.blocks?.[0]);
    expect(isDirty(read())).toBe(false);
    expect(read().guide?.externalChange).toBeNull();
    expect(sent('history.keep')).toEqual([{ file, text: soundText(), reason: 'reload' }]);
    undo();
    expect(shown()).toBe(soundText());
    expect(await save()).toBe(true);
    expect(memory.files.get(file)).toBe(soundText());
  });

  test.each(happenings.slice(2).filter(([what]) => what !== 'conflict markers'))(
    'stays as it is when the file is no guide any more: %s',
    async (_, happen, outside) => {
      const { memory } = await opened(false);
      happen(memory.files);
      await until(() => expect(read().guide?.externalChange?.kind).toBe(outside));
      expect(shown()).toBe(soundText());
      memory.files.set(file, soundText());
      await until(() => expect(read().guide?.externalChange).toBeNull());
      memory.files.set(file, theirs);
      await until(() => expect(shown()).toBe(theirs));
    },
  );

  test('that is changed while the version before is kept, is not reloaded over that change', async () => {
    const kept = pending<HostResult<{ readonly kept: boolean }>>();
    const session = openSession({
      files: { [file]: soundText() },
      overrides: { 'history.keep': async () => await kept.promise },
    });
    ends.push(startWatching());
    await openFile(file);
    session.memory.files.set(file, theirs);
    await until(() => expect(session.sent('history.keep')).toHaveLength(1));
    titled('Typed meanwhile');
    kept.settle(done({ kept: true }));
    await until(() => expect(read().guide?.externalChange?.kind).toBe('changed'));
    expect(shown()).toBe(soundText('Typed meanwhile'));
    expect(isDirty(read())).toBe(true);
  });

  test('with conflict markers is shown as a merge of both sides', async () => {
    const { memory } = await opened(false);
    memory.files.set(file, markers);
    await until(() => expect(read().guide?.merging?.source).toBe('git'));
    expect(read().guide?.merging).toMatchObject({
      ours: { title: 'Ours' },
      theirs: { title: 'Theirs' },
      base: null,
      name: 'branch',
    });
    expect(memory.files.get(file)).toBe(markers);
  });

  test('that the file lost counts as not saved: it is backed up, and forgotten when the file is back', async () => {
    const { memory } = await opened(false);
    ends.push(startBackups());
    for (const lose of [() => memory.files.delete(file), () => memory.files.set(file, '')]) {
      lose();
      await until(() => expect(isDirty(read())).toBe(true));
      await until(() => expect([...memory.backups.values()]).toMatchObject([{ text: soundText() }]));
      expect(await save(), 'a save never overwrites the file without asking').toBe(false);
      closeDialog();
      memory.files.set(file, soundText());
      await until(() => expect(isDirty(read())).toBe(false));
      await until(() => expect(memory.backups.size).toBe(0));
    }
  });

  test('does not take its own save for a change outside', async () => {
    const { sent } = await opened(false);
    const watched = sent('file.watch').length;
    for (const title of ['One', 'Two', 'Three']) {
      titled(title);
      await save();
    }
    // The host has told of the saved file.
    await until(() => expect(sent('file.watch').length).toBeGreaterThan(watched));
    expect(read().guide?.externalChange).toBeNull();
    expect(shown()).toBe(soundText('Three'));
    expect(sent('file.open')).toHaveLength(1);
  });

  test('notices that its host has ended, and that it is back: what was unsaved meanwhile is kept again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let isGone = false;
    let cut = pending<null>();
    const gone = failed({ code: 'hostGone' });
    const session = openSession({
      files: { [file]: soundText() },
      overrides: {
        'file.watch': async ({ seen }) => {
          if (seen !== null) await cut.promise;
          const sight = { state: 'file', hash: found(read().guide?.onDisk.hash) } as const;
          return isGone
            ? gone
            : done({ mark: 'seen', sight, copies: [], notes: null, tests: null, translations: null, settings: null });
        },
        'backup.write': async (input) => {
          if (isGone) return gone;
          session.memory.backups.set(input.key, { ...input, text: String(input.text), writtenAt: 0 });
          return done(null);
        },
      },
    });
    ends.push(startWatching(), startBackups());
    await openFile(file);
    await vi.advanceTimersByTimeAsync(100);
    isGone = true;
    cut.settle(null);
    await vi.advanceTimersByTimeAsync(100);
    expect(read().hostError, 'a call that was cut off once').toBeNull();
    await vi.advanceTimersByTimeAsync(3000);
    expect(read().hostError).toEqual({ code: 'hostGone' });
    expect(read().stickyError).toBeNull();
    titled('Mine');
    await vi.advanceTimersByTimeAsync(3000);
    expect(read().guide?.backupError).toEqual({ code: 'hostGone' });
    expect(session.memory.backups.size).toBe(0);
    isGone = false;
    cut = pending<null>();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read()).toMatchObject({ hostError: null, guide: { backupError: null }, refusal: null });
    expect([...session.memory.backups.values()]).toMatchObject([{ text: soundText('Mine') }]);
  });

  test('says which copies a sync tool made beside it', async () => {
    const { memory } = await opened(false);
    const copy = 'habits (conflicted copy 2026-11-20).guide.json';
    memory.files.set(copy, theirs);
    await until(() => expect(read().guide?.copies).toEqual([{ file: copy, name: copy }]));
  });
});
