import { type JsonObject, merge, parseGuide, sameJson, type TextIssue } from '@guide-studio/guide-core';
import type { OpenedFile, Sight, Watched } from '@guide-studio/host/common';
import { mergingOf } from '../session/mergingOf.ts';
import { shownGuide } from '../session/guideText.ts';
import { replaceKept } from '../session/replaceGuide.ts';
import { takeAlong } from '../session/takeAlong.ts';
import { isChanged, type Merging, mustHave, read, say, type Session, write } from '../session/store.ts';
import { words } from '../words/index.ts';

/**
 * Handles an outside change of a file. A guide without changes follows the file; a changed one stays as it is, and the
 * change is reported. Does nothing if another guide was opened in the meantime.
 */
export async function handleFileChange(file: string, { sight, copies, notes }: Watched): Promise<void> {
  if (read().onDisk?.file !== file) return;
  write({ copies, notesSeen: notes });
  if (sight.state === 'file') return await takeContent(file, sight.hash);
  if (sight.state === 'absent' && sight.movedTo) return await follow(file, sight.movedTo);
  write({ outside: { kind: placeWords[sight.state] } });
}

const placeWords: Readonly<Record<Exclude<Sight['state'], 'file'>, 'gone' | 'notAFile' | 'unreachable'>> = {
  absent: 'gone',
  notAFile: 'notAFile',
  unreachable: 'unreachable',
};

/** Continues under the new name of the file, with its comments, approvals and versions. */
async function follow(file: string, movedTo: { readonly file: string; readonly name: string }): Promise<void> {
  await takeAlong(file, movedTo.file, () => {
    const { onDisk } = read();
    if (onDisk?.file !== file) return;
    write({ onDisk: { ...onDisk, ...movedTo }, outside: null });
    say(words.outside.follows(movedTo.name));
  });
}

async function takeContent(file: string, hash: string): Promise<void> {
  if (read().onDisk?.hash === hash) {
    if (read().outside && read().outside?.kind !== 'decided') write({ outside: null });
    return;
  }
  const opened = await mustHave(read().host).call('file.open', { file });
  if (read().onDisk?.file !== file) return;
  // Gone again, or not text: the next check reports it.
  if (!opened.ok) {
    if (opened.error.code === 'unreadable') {
      const { found, line, column, params } = opened.error;
      const issue = { code: found as TextIssue['code'], line, column, params };
      write({ outside: { kind: 'unreadable', issue, hash } });
    }
    return;
  }
  await take(opened.value);
}

async function take(opened: OpenedFile): Promise<void> {
  const session = read();
  const parsed = parseGuide(opened.text);
  if (!parsed.ok || parsed.losses.length > 0) {
    const git = mergingOf(opened);
    if (git) return takeUnfinished(git, opened.hash);
    const issue = parsed.ok ? mustHave(parsed.losses[0]) : parsed.issue;
    write({ outside: { kind: 'unreadable', issue, hash: opened.hash } });
    return;
  }
  const theirs = parsed.value;
  if (!Array.isArray(theirs['studyGuide']) && session.merging === null) {
    return write({ outside: { kind: 'unreadable', issue: null, hash: opened.hash } });
  }
  if (session.merging?.source === 'disk') {
    return write({ merging: { ...session.merging, theirs, hash: opened.hash } });
  }
  // The merge was finished elsewhere.
  if (session.merging?.source === 'git') write({ merging: null });
  const { onDisk } = session;
  if (sameJson(shownGuide(session), theirs)) adopt(theirs, opened.hash);
  // Only formatting changed.
  else if (onDisk?.base && sameJson(onDisk.base, theirs) && isChanged(session)) {
    write({ onDisk: { ...onDisk, hash: opened.hash }, outside: null });
  } else if (isChanged(session)) write({ outside: { kind: 'changed', theirs, hash: opened.hash } });
  else await reload(theirs, opened);
  const { merging } = read();
  if (merging) write({ merging: { ...merging, ours: shownGuide(read()) } });
}

/**
 * Handles a file with git conflict markers. Without changes here the merge begins at once; changes are merged with
 * git's own side into ours.
 */
function takeUnfinished(git: Merging, hash: string): void {
  const session = read();
  if (!isChanged(session)) return write({ merging: git, outside: { kind: 'unfinished', merging: git, hash } });
  // The base of restored work may be lost: git's base is older, and valid for both.
  const base = session.onDisk?.base ?? git.base;
  const mine = base && merge(base, shownGuide(session), git.ours);
  const merging = mine?.conflicts.length === 0 ? { ...git, ours: mine.guide } : null;
  write({ outside: { kind: 'unfinished', merging, hash } });
}

/** Updates the saved state, because the file matches the guide shown. */
function adopt(guide: JsonObject, hash: string): void {
  const { editor, onDisk } = read();
  write({
    onDisk: { ...mustHave(onDisk), hash, base: guide },
    savedAt: { entry: editor?.history.past.at(-1), time: null },
    outside: null,
  });
}

/** Replaces the guide with the content of the file; selection, folded parts and the edit history stay. */
async function reload(
  theirs: JsonObject,
  { hash, name }: { readonly hash: string; readonly name: string },
): Promise<void> {
  const file = read().onDisk?.file;
  const isReplaced = await replaceKept(theirs, 'reload');
  if (read().onDisk?.file !== file) return;
  if (!isReplaced) return write({ outside: { kind: 'changed', theirs, hash } });
  adopt(theirs, hash);
  say(words.outside.reloaded(name));
}
