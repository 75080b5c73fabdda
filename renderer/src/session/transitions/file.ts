import type { JsonObject } from '@guide-studio/guide-core';
import type { GuideNode, HistoryEntry, Key } from '@guide-studio/guide-core/edit';
import type { CommentSwitch, Switches } from '@guide-studio/guide-core/settings';
import type { HostError, Watched } from '@guide-studio/host/common';
import type {
  Audience,
  BrokenTests,
  FoundOnPaths,
  GuideOnDisk,
  ExternalChange,
  Owner,
  SettingsProblem,
} from '../state.ts';
import { read, setSession, setGuide } from './store.ts';

/** Records whether a save is running. */
export function showSaving(saving: boolean): void {
  setGuide({ saving });
}

/** Records that a file holds the guide as it was after `entry`, at `time`. */
export function markSaved(onDisk: GuideOnDisk, entry: HistoryEntry | undefined, time: number): void {
  setGuide({ onDisk, externalChange: null, savedAt: { entry, time } });
}

/** Notes that a save was asked for and that the file had this content already. `time`: epoch milliseconds. */
export function noteSaved(time: number): void {
  const { guide } = read();
  if (guide) setGuide({ savedAt: { entry: guide.editor.history.past.at(-1), time } });
}

/** Pauses autosave because of an error; null resumes it. */
export function pauseAutosave(autosaveError: HostError | null): void {
  setGuide({ autosaveError });
}

/** Records why unsaved work is not backed up; null if it is. */
export function reportBackupError(backupError: HostError | null): void {
  if (read().guide?.backupError !== backupError) setGuide({ backupError });
}

/** Sets what happened to the file outside the editor; null clears it. */
export function reportOutside(outside: ExternalChange | null): void {
  setGuide({ externalChange: outside });
}

/** Continues under the new name of the file. */
export function followFile(movedTo: Pick<GuideOnDisk, 'name'> & { readonly file: string }): void {
  const { guide } = read();
  if (guide) setGuide({ onDisk: { ...guide.onDisk, ...movedTo }, externalChange: null });
}

/** Records that only the formatting of the file changed. */
export function markReformatted(hash: string): void {
  const { guide } = read();
  if (guide) setGuide({ onDisk: { ...guide.onDisk, hash }, externalChange: null });
}

/** Records that the file holds the guide shown. */
export function markAdopted(base: JsonObject, hash: string): void {
  const { guide } = read();
  if (!guide) return;
  setGuide({
    onDisk: { ...guide.onDisk, hash, base },
    savedAt: { entry: guide.editor.history.past.at(-1), time: null },
    externalChange: null,
  });
}

/** Records the files beside the guide: copies that a sync tool made, and the marks of notes, tests and settings. */
export function showBeside({
  copies,
  notes,
  tests,
  translations,
  settings,
}: Pick<Watched, 'copies' | 'notes' | 'tests' | 'translations' | 'settings'>): void {
  setGuide({ copies, notesSeen: notes, testsSeen: tests, translationsSeen: translations, settingsSeen: settings });
}

/** Records what is switched off by the settings of the folder, or why they do not count. */
export function showFolderSwitches(folder: Switches['folder'], settingsProblem: SettingsProblem | null): void {
  const { guide } = read();
  if (guide) setGuide({ switches: { ...guide.switches, folder }, settingsProblem });
}

/** Records what comments switch off. What did not change stays the same object. */
export function showCommentSwitches(now: readonly CommentSwitch[]): void {
  const { guide } = read();
  if (guide === null) return;
  const comments = sameOr(guide.switches.comments, now);
  if (comments !== guide.switches.comments) setGuide({ switches: { ...guide.switches, comments } });
}

/** Records how many guide tests fail, and how many are outdated. */
export function showBrokenTests(now: BrokenTests): void {
  const before = read().guide?.testsBroken;
  const testsBroken = sameOr(before, now);
  if (testsBroken !== before) setGuide({ testsBroken });
}

/** Records who is shown parts. What did not change stays the same object, so that nothing renders for it. */
export function showAudience(found: ReadonlyMap<Key, Audience>): void {
  const before = read().guide?.audience;
  const audience = new Map([...found].map(([key, one]) => [key, sameOr(before?.get(key), one)]));
  const isSame = before?.size === audience.size && [...audience].every(([key, one]) => before.get(key) === one);
  if (!isSame) setGuide({ audience });
}

/** Records what the paths of a version of the guide say against it. What did not change stays the same object. */
export function showPathFindings(root: GuideNode, now: readonly FoundOnPaths[], isWhole: boolean): void {
  const before = read().guide?.pathFindings;
  const all = now.map((one, at) => sameOr(before?.found[at], one));
  const isSame = before?.found.length === all.length && all.every((one, at) => before.found[at] === one);
  setGuide({ pathFindings: { root, found: isSame ? before.found : all, isOlder: false, isWhole } });
}

/** Shows of what the paths say that it is about an earlier version of the guide, if it is. */
export function markPathFindingsOlder(): void {
  const { guide } = read();
  if (guide === null) return;
  const { root, found, isOlder, isWhole } = guide.pathFindings;
  // Nothing renders for nothing.
  if (isOlder || found.length === 0 || root === guide.editor.doc.root) return;
  setGuide({ pathFindings: { root, found, isOlder: true, isWhole } });
}

function sameOr<T>(before: T | undefined, now: T): T {
  return before !== undefined && JSON.stringify(before) === JSON.stringify(now) ? before : now;
}

/** Hides the notice about copies. */
export function dismissCopies(): void {
  setGuide({ copies: [] });
}

/** Records who else has the guide open; null if only this window has. */
export function showOwner(owner: Owner | null): void {
  setGuide({ owner });
}

/** Records whether the local history accepts versions. */
export function markVersionsFail(versionsFail: boolean): void {
  setSession({ versionsFail });
}
