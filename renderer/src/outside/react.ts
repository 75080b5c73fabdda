import { canonicalText, type JsonObject, parseGuide, sameJson, toWire } from '@guide-studio/guide-core';
import type { OpenedFile, Sight, Watched } from '@guide-studio/host/common';
import { mergingOf } from '../merging/mergingOf.ts';
import { ask, carryOut } from '../session/edit.ts';
import { isDirty, mustHave, read, say, type Session, write } from '../session/store.ts';
import { words } from '../words/index.ts';

/**
 * What the window does about a file that looks different from outside. A guide without changes follows the file; one
 * with changes is never touched: what happened is shown and waits. Does nothing when another guide was opened meanwhile.
 */
export async function reactTo(file: string, { sight, copies }: Watched): Promise<void> {
  if (read().onDisk?.file !== file) return;
  write({ copies });
  if (sight.state === 'file') return await reactToContent(file, sight.hash);
  if (sight.state === 'absent' && sight.movedTo) return follow(sight.movedTo);
  write({ outside: { kind: placeWords[sight.state] } });
}

const placeWords: Readonly<Record<Exclude<Sight['state'], 'file'>, 'gone' | 'notAFile' | 'unreachable'>> = {
  absent: 'gone',
  notAFile: 'notAFile',
  unreachable: 'unreachable',
};

/** The guide goes on under the name that the file has now. */
function follow(movedTo: { readonly file: string; readonly name: string }): void {
  write({ onDisk: { ...mustHave(read().onDisk), ...movedTo }, outside: null });
  say(words.outside.follows(movedTo.name));
}

async function reactToContent(file: string, hash: string): Promise<void> {
  if (read().onDisk?.hash === hash) {
    if (read().outside) write({ outside: null });
    return;
  }
  const opened = await mustHave(read().host).call('file.open', { file });
  if (read().onDisk?.file !== file) return;
  // Gone again, or no text: the next look says what stands there.
  if (!opened.ok) {
    if (opened.error.code === 'unreadable') {
      write({ outside: { kind: 'unreadable', issue: { code: 'brokenUtf8' }, hash } });
    }
    return;
  }
  await take(opened.value);
}

async function take(opened: OpenedFile): Promise<void> {
  const session = read();
  const parsed = parseGuide(opened.text);
  if (!parsed.ok || parsed.losses.length > 0) {
    const merging = isDirty(session) ? null : mergingOf(opened);
    if (merging) return write({ merging, outside: null });
    const issue = parsed.ok ? mustHave(parsed.losses[0]) : parsed.issue;
    write({ outside: { kind: 'unreadable', issue, hash: opened.hash } });
    return;
  }
  const theirs = parsed.value;
  if (session.merging?.source === 'disk') {
    return write({ merging: { ...session.merging, theirs, hash: opened.hash } });
  }
  if (sameJson(shownGuide(session), theirs)) adopt(theirs, opened.hash);
  else if (isDirty(session)) write({ outside: { kind: 'changed', theirs, hash: opened.hash } });
  else await reload(theirs, opened);
}

/** The file says what the window shows already, whoever wrote it. */
function adopt(guide: JsonObject, hash: string): void {
  const { editor, onDisk } = read();
  write({
    onDisk: { ...mustHave(onDisk), hash, base: guide },
    savedAt: { entry: editor?.history.past.at(-1), time: null },
    outside: null,
  });
}

/** The guide becomes what the file says; selection, folded parts and the history of edits stay. */
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

/**
 * Makes the open guide equal to another one, as one entry of the history that can be undone, once what the window shows
 * is kept in the local history. False: it was refused, or the guide was changed or closed meanwhile and stays as it is.
 */
export async function replaceKept(guide: JsonObject, reason: 'merge' | 'reload' | 'restore'): Promise<boolean> {
  const { host, onDisk, editor } = read();
  const before = mustHave(editor).doc.root;
  if (host && onDisk?.file) {
    await host.call('history.keep', { file: onDisk.file, text: canonicalText(shownGuide(read())), reason });
  }
  if (read().editor?.doc.root !== before) return false;
  const result = ask('guide.replace', { guide, reason });
  if (result.kind === 'transaction') carryOut(result);
  return result.kind === 'transaction' || result.code === 'nothingToDo';
}

/** The guide that is open, as a save would write it. */
export function shownGuide(session: Session): JsonObject {
  return toWire(mustHave(session.editor).doc);
}
