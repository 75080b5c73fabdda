import { mergeNotes } from '@guide-studio/guide-core/notes';
import { done, failed, guideFileName, numberedName } from '@guide-studio/host/common';
import type { fileMethods } from '../../packages/host/src/common/contract/files.ts';
import { type MemoryState, type MethodsOf, reachable } from './memoryState.ts';

/** The methods of the list of files, in addition to reading and writing one of them. */
export type ManagingMethod =
  | 'file.recent'
  | 'file.forget'
  | 'file.moved'
  | 'file.rename'
  | 'file.duplicate'
  | 'file.delete'
  | 'file.deleted'
  | 'file.undelete';

/** Renames, duplicates, deletes and restores files, and lists the recent and the deleted ones. */
export function managing(state: MemoryState): Pick<MethodsOf<typeof fileMethods>, ManagingMethod> {
  const { files, tests, recent, claims, now } = state;
  const deleted = new Map<string, { readonly name: string; readonly text: string; readonly at: number }>();

  return {
    'file.recent': async () => {
      const all = [...recent].reverse();
      const described = ([name, openedAt]: [string, number]) => ({ key: name, name, folder: 'memory', openedAt });
      return done({ files: all.map((each) => ({ ...described(each), file: files.has(each[0]) ? each[0] : null })) });
    },
    'file.forget': async ({ key }) => {
      recent.delete(key);
      return done(null);
    },
    'file.moved': async ({ from, to }) => {
      const reach = [reachable(from), reachable(to)].find(({ ok }) => !ok);
      if (reach) return reach;
      if (files.has(from) || !files.has(to)) return done(null);
      moveAlong(state, from, to);
      return done(null);
    },
    'file.rename': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const opened = state.open(file);
      if (!opened.ok) return opened;
      if (checked.name === file) return done({ file, name: file });
      if (files.has(checked.name)) return failed({ code: 'alreadyExists', file: checked.name });
      if (claims.has(file)) return failed({ code: 'openElsewhere', file, owner: 'another user', here: true });
      files.set(checked.name, opened.value.text);
      files.delete(file);
      moveAlong(state, file, checked.name);
      if (recent.delete(file)) state.noteOpened(checked.name);
      return done({ file: checked.name, name: checked.name });
    },
    'file.duplicate': async ({ file, name }) => {
      const checked = guideFileName(name);
      if (!checked.ok) return checked;
      const opened = state.open(file);
      if (!opened.ok) return opened;
      const made = freeName(state, checked.name);
      files.set(made, opened.value.text);
      const kept = tests.get(file);
      if (kept) tests.set(made, kept);
      return done({ file: made, name: made });
    },
    'file.delete': async ({ file, seen }) => {
      const opened = state.open(file);
      if (!opened.ok) return opened;
      const { text } = opened.value;
      if (text.length !== seen.bytes) return failed({ code: 'changedSinceListed', file });
      if (claims.has(file)) return failed({ code: 'openElsewhere', file, owner: 'another user', here: true });
      const key = `${String(now()).padStart(13, '0')}-${String(deleted.size).padStart(16, '0')}`;
      deleted.set(key, { name: file, text, at: now() });
      files.delete(file);
      return done({ key });
    },
    'file.deleted': async () => {
      const all = [...deleted].reverse();
      return done({ files: all.map(([key, { name, at }]) => ({ key, name, folder: 'memory', deletedAt: at })) });
    },
    'file.undelete': async ({ key }) => {
      const kept = deleted.get(key);
      if (!kept) return failed({ code: 'deletedGone' });
      const name = freeName(state, kept.name);
      files.set(name, kept.text);
      deleted.delete(key);
      return done({ file: name, name });
    },
  };
}

/** Returns the name, with a number if a file has it already. */
function freeName({ files }: MemoryState, name: string): string {
  for (let number = 1; ; number += 1) {
    const next = numberedName(name, number);
    if (!files.has(next)) return next;
  }
}

/** Joins the notes, tests and versions of `from` to those of `to`. */
function moveAlong({ notes, tests, versions }: MemoryState, from: string, to: string): void {
  for (const beside of [notes, tests]) {
    const moving = beside.get(from);
    if (moving) beside.set(to, mergeNotes({ base: {}, ours: beside.get(to) ?? {}, theirs: moving }).notes);
    beside.delete(from);
  }
  const all = [...(versions.get(from) ?? []), ...(versions.get(to) ?? [])];
  versions.set(
    to,
    all.sort((a, b) => b.keptAt - a.keptAt),
  );
  versions.delete(from);
}
