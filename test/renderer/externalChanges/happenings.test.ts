import { mkdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWire } from '@guide-studio/guide-core/edit';
import { canonicalText } from '@guide-studio/guide-core/files';
import { connectHost } from '@guide-studio/host/common';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { startWatching } from '../../../renderer/src/externalChanges/startWatching.ts';
import { startAutosave } from '../../../renderer/src/session/autosave.ts';
import {
  connect,
  dispatch,
  finishStart,
  isDirty,
  openFile,
  read,
  readGuide,
  setAutosave,
} from '../../../renderer/src/session/index.ts';
import { nodeHost } from '../../host/hosts.ts';
import { isFull } from '../../size.ts';
import { soundText } from '../openSession.ts';
import { until } from '../../until.ts';

const file = 'habits.guide.json';
const theirs = soundText('Their!!!!');
const longAgo = new Date('2020-01-01T00:00:00Z');

/** What a guide shows after an event: its own content, theirs, or a message. */
interface Happening {
  readonly what: string;
  readonly happen: (path: string) => Promise<void>;
  /** The result for a guide without changes. */
  readonly clean: 'theirs' | 'own';
  /** The message for a guide with changes, and for one without that stays as it is. */
  readonly words: string | null;
}

/** Outside changes of an open file (F7), on a real file system with a real watcher. */
const happenings: readonly Happening[] = [
  { what: 'other content', happen: async (path) => await writeFile(path, theirs), clean: 'theirs', words: 'changed' },
  {
    what: 'other content of the same size and time',
    happen: async (path) => {
      await writeFile(path, theirs.replace('!!!!', '!'.repeat(Math.max(0, soundText().length - theirs.length + 4))));
      await utimes(path, longAgo, longAgo);
    },
    clean: 'theirs',
    words: 'changed',
  },
  {
    what: 'other content with an older time',
    happen: async (path) => {
      await writeFile(path, theirs);
      await utimes(path, new Date(0), new Date(0));
    },
    clean: 'theirs',
    words: 'changed',
  },
  { what: 'a touch', happen: async (path) => await utimes(path, new Date(), new Date()), clean: 'own', words: null },
  {
    what: 'the same bytes again',
    happen: async (path) => await writeFile(path, await readFile(path)),
    clean: 'own',
    words: null,
  },
  { what: 'it is deleted', happen: async (path) => await rm(path), clean: 'own', words: 'gone' },
  {
    what: 'it is deleted and comes back as it was',
    happen: async (path) => {
      const bytes = await readFile(path);
      await rm(path);
      await writeFile(path, bytes);
    },
    clean: 'own',
    words: null,
  },
  {
    what: 'it is deleted and comes back with other content',
    happen: async (path) => {
      await rm(path);
      await writeFile(path, theirs);
    },
    clean: 'theirs',
    words: 'changed',
  },
  {
    what: 'it is renamed',
    happen: async (path) => await rename(path, join(path, '..', 'b.guide.json')),
    clean: 'own',
    words: null,
  },
  {
    what: 'another file is renamed over it',
    happen: async (path) => {
      await writeFile(`${path}.new`, theirs);
      await rename(`${path}.new`, path);
    },
    clean: 'theirs',
    words: 'changed',
  },
  {
    what: 'a folder takes its place',
    happen: async (path) => {
      await rm(path);
      await mkdir(path);
    },
    clean: 'own',
    words: 'notAFile',
  },
  { what: 'it is emptied', happen: async (path) => await truncate(path, 0), clean: 'own', words: 'unreadable' },
  {
    what: 'a half of it is there',
    happen: async (path) => await writeFile(path, theirs.slice(0, 70)),
    clean: 'own',
    words: 'unreadable',
  },
  {
    what: 'it is written in pieces',
    happen: async (path) => {
      for (const end of [40, 90, 140, theirs.length]) await writeFile(path, theirs.slice(0, end));
    },
    clean: 'theirs',
    words: 'changed',
  },
];

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function opened(autosave: boolean) {
  const made = await nodeHost({ [file]: soundText() });
  const path = join(made.folder, file);
  await utimes(path, longAgo, longAgo);
  const connected = await connectHost(made.dispatch);
  if (!connected.ok) throw new Error(connected.error.code);
  const watched = vi.fn<() => void>();
  const { host } = connected.value;
  connect(
    {
      ...host,
      call: async (method, input) => {
        const answer = await host.call(method, input);
        if (method === 'file.watch') watched();
        return answer;
      },
    },
    connected.value.session,
  );
  finishStart();
  ends.push(startWatching());
  if (autosave) ends.push(startAutosave());
  setAutosave(autosave);
  await openFile(file);
  await until(() => expect(watched).toHaveBeenCalled());
  return { ...made, path };
}

/** Waits until the window has handled earlier events: a copy beside the file is reported after them. */
async function received(folder: string): Promise<void> {
  const name = (read().guide?.onDisk.name ?? file).replace('.guide.json', ' (conflicted copy).guide.json');
  await writeFile(join(folder, name), '{}');
  await until(() => expect(read().guide?.copies.map((copy) => copy.name)).toEqual([name]));
}

const shown = () => canonicalText(toWire(readGuide().editor.doc));
// What saves by itself could overwrite the change.
describe.each(isFull ? [false, true] : [true])('a file that changes outside, saved by itself: %s', (autosave) => {
  test.each(happenings)('never loses changes that are not saved: $what', async ({ what, happen, words }) => {
    const { path, folder } = await opened(autosave);
    const { key } = readGuide().editor.doc.root;
    dispatch('field.set', { key, path: ['title'], value: 'Mine' });
    await happen(path);
    if (words !== null) {
      await until(() => expect(read().guide?.externalChange?.kind).toBe(words));
      expect(isDirty(read())).toBe(true);
    } else {
      // No question, and the guide continues under the new name of its file.
      if (what === 'it is renamed') await until(() => expect(read().guide?.onDisk.name).toBe('b.guide.json'));
      await received(folder);
      expect(read().guide?.externalChange).toBeNull();
    }
    expect(shown()).toBe(soundText('Mine'));
    const left = await readFile(join(folder, read().guide?.onDisk.file ?? file), 'utf8').catch(() => null);
    if (!autosave || words !== null) expect(left).not.toBe(soundText('Mine'));
  });

  test.each(happenings)(
    'is followed by a guide without changes, or left alone: $what',
    async ({ what, happen, clean, words }) => {
      const { path, folder } = await opened(autosave);
      await happen(path);
      if (clean === 'theirs') {
        await until(() => expect(shown()).toContain('Their'));
        expect(isDirty(read())).toBe(false);
        expect(read().guide?.externalChange).toBeNull();
      } else {
        if (what === 'it is renamed') await until(() => expect(read().guide?.onDisk.name).toBe('b.guide.json'));
        if (words === null) await received(folder);
        await until(() => expect(read().guide?.externalChange?.kind ?? null).toBe(words));
        expect(shown()).toBe(soundText());
      }
    },
  );
});
