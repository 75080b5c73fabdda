import type { JsonObject } from '@guide-studio/guide-core';
import { parseGuide, type TextIssue } from '@guide-studio/guide-core/files';
import { sameJson } from '@guide-studio/guide-core/internal';
import type { OpenedFile, Sight, Watched } from '@guide-studio/host/common';
import {
  closeMerge,
  followFile,
  isChanged,
  markAdopted,
  markReformatted,
  mergeFrom,
  mergeNewer,
  mergingOf,
  read,
  readGuide,
  replaceKept,
  reportOutside,
  announce,
  showBeside,
  shownGuide,
  takeAlong,
} from '../session/index.ts';
import { words } from '../i18n/index.ts';

/**
 * Handles an outside change of a file. A guide without changes follows the file; a changed one stays as it is, and the
 * change is reported. Does nothing if another guide was opened in the meantime.
 */
export async function handleFileChange(
  file: string,
  { sight, copies, notes, tests, translations, settings }: Watched,
): Promise<void> {
  if (read().guide?.onDisk.file !== file) return;
  showBeside({ copies, notes, tests, translations, settings });
  if (sight.state === 'file') return await takeContent(file, sight.hash);
  if (sight.state === 'absent' && sight.movedTo) return await follow(file, sight.movedTo);
  reportOutside({ kind: placeWords[sight.state] });
}

const placeWords: Readonly<Record<Exclude<Sight['state'], 'file'>, 'gone' | 'notAFile' | 'unreachable'>> = {
  absent: 'gone',
  notAFile: 'notAFile',
  unreachable: 'unreachable',
};

/** Continues under the new name of the file, with its comments, approvals and versions. */
async function follow(file: string, movedTo: { readonly file: string; readonly name: string }): Promise<void> {
  await takeAlong(file, movedTo.file, () => {
    if (read().guide?.onDisk.file !== file) return;
    followFile(movedTo);
    announce(words.externalChanges.follows(movedTo.name));
  });
}

async function takeContent(file: string, hash: string): Promise<void> {
  const { guide } = read();
  if (guide?.onDisk.hash === hash) {
    if (guide.externalChange && guide.externalChange.kind !== 'decided') reportOutside(null);
    return;
  }
  const opened = await read().host.call('file.open', { file });
  if (read().guide?.onDisk.file !== file) return;
  // Gone again, or not text: the next check reports it.
  if (!opened.ok) {
    if (opened.error.code === 'unreadable') {
      const { found, line, column, params } = opened.error;
      const issue = { code: found as TextIssue['code'], line, column, params };
      reportOutside({ kind: 'unreadable', issue, hash });
    }
    return;
  }
  await take(opened.value);
}

async function take(opened: OpenedFile): Promise<void> {
  const guide = readGuide();
  const parsed = parseGuide(opened.text);
  if (!parsed.ok || parsed.losses.length > 0) {
    const git = mergingOf(opened);
    if (git) {
      // Loaded here: the first screen does without merging.
      const { takeUnfinished } = await import('./takeUnfinished.ts');
      if (read().guide?.backupKey === guide.backupKey) takeUnfinished(git, opened.hash);
      return;
    }
    const issue = parsed.ok ? (parsed.losses[0] ?? null) : parsed.issue;
    reportOutside({ kind: 'unreadable', issue, hash: opened.hash });
    return;
  }
  const theirs = parsed.value;
  if (!Array.isArray(theirs['studyGuide']) && guide.merging === null) {
    return reportOutside({ kind: 'unreadable', issue: null, hash: opened.hash });
  }
  if (guide.merging?.source === 'disk') return mergeNewer(theirs, opened.hash);
  // The merge was finished elsewhere.
  if (guide.merging?.source === 'git') closeMerge();
  const { base } = guide.onDisk;
  if (sameJson(shownGuide(guide), theirs)) markAdopted(theirs, opened.hash);
  // Only formatting changed.
  else if (base && sameJson(base, theirs) && isChanged(read())) markReformatted(opened.hash);
  else if (isChanged(read())) reportOutside({ kind: 'changed', theirs, hash: opened.hash });
  else await reload(theirs, opened);
  mergeFrom(shownGuide(readGuide()));
}

/** Replaces the guide with the content of the file; selection, folded parts and the edit history stay. */
async function reload(
  theirs: JsonObject,
  { hash, name }: { readonly hash: string; readonly name: string },
): Promise<void> {
  const file = read().guide?.onDisk.file;
  const isReplaced = await replaceKept(theirs, 'reload');
  if (read().guide?.onDisk.file !== file) return;
  if (!isReplaced) return reportOutside({ kind: 'changed', theirs, hash });
  markAdopted(theirs, hash);
  announce(words.externalChanges.reloaded(name));
}
