import type { JsonObject } from '@guide-studio/guide-core';
import { blankGuide, toWire } from '@guide-studio/guide-core/edit';
import { parseGuide } from '@guide-studio/guide-core/files';
import type { HostError, OpenedFile, SavedFile } from '@guide-studio/host/common';
import { focusedElement } from '../browser/focusedElement.ts';
import { createLine } from '../browser/createLine.ts';
import { offerRecovery } from './recovery.ts';
import { writeBeside } from './beside.ts';
import type { Beside, GuideOnDisk } from './state.ts';
import { guideText } from './guideText.ts';
import { isLeft } from './leaving.ts';
import { mergingOf } from './mergingText.ts';
import { read } from './store.ts';
import { solved, reportHostError, reportKept, reportMergeWaits } from './reportHostError.ts';
import { takeAlong } from './takeAlong.ts';
import {
  askFor,
  closeDialog,
  markSaved,
  noteSaved,
  announce,
  openGuide,
  showSaving,
  showError,
  endFresh,
} from './transitions/index.ts';
import { hasUnsavedWork, isDirty } from './unsaved.ts';
import { textMessageOf, words } from '../i18n/index.ts';

/**
 * Commits text typed in a field that waits for its end, or in the JSON tab. The focus stays. Other fields are left
 * alone: their text is already in the guide, and leaving them may tidy it up.
 */
function finishTyping(): void {
  const field = focusedElement();
  const waits = field?.matches('[data-unfinished]') || field?.getRootNode() instanceof ShadowRoot;
  if (!(field instanceof HTMLElement) || !waits) return;
  field.blur();
  field.focus({ preventScroll: true });
}

/** Runs `then`, after asking what to do with unapplied text of the JSON tab and with unsaved changes or decisions. */
export function afterUnsaved(then: () => void): void {
  finishTyping();
  if (isLeft('text')) askFor({ kind: 'unreadText', after: () => afterUnsavedChanges(then) });
  else afterUnsavedChanges(then);
}

function afterUnsavedChanges(then: () => void): void {
  if (hasUnsavedWork(read())) askFor({ kind: 'unsaved', after: then });
  else then();
}

/**
 * Opens a guide of the workspace. An unreadable file stays as it is, and the message says why. A late result is dropped
 * if another guide was opened meanwhile or it is no longer wanted; if the guide was changed meanwhile, asks again.
 * Returns false if it was not opened.
 */
export async function openFile(file: string, isWanted = () => true): Promise<boolean> {
  const before = read();
  const result = await before.host.call('file.open', { file });
  const { guide } = read();
  if (!isWanted() || guide?.backupKey !== before.guide?.backupKey) return false;
  if (!result.ok) {
    reportHostError(result.error);
    return false;
  }
  if (guide?.editor.doc.root === before.guide?.editor.doc.root) return present(result.value);
  afterUnsaved(() => void present(result.value));
  return true;
}

function present(opened: OpenedFile): boolean {
  const parsed = parseGuide(opened.text);
  if (!parsed.ok) {
    if (presentMerge(opened)) return true;
    const what = words.session.notOpened(opened.name, textMessageOf(parsed.issue));
    showError({ what, next: words.session.fileStays });
    return false;
  }
  const losses = parsed.losses.length > 0 ? parsed.losses : null;
  const { file, name, hash, writable } = opened;
  openGuide({ guide: parsed.value, onDisk: { file, name, hash, writable, losses, base: parsed.value } });
  announce(words.session.opened(name));
  offerRecovery((backup) => backup.file === file);
  return true;
}

/**
 * Opens a file with git conflict markers as a merge of its two sides. The file stays unchanged until the merged guide
 * is saved, so nothing can be lost before that. Returns false if the text has no conflict markers, or a side is not a
 * guide.
 */
function presentMerge(opened: OpenedFile): boolean {
  const merging = mergingOf(opened);
  if (!merging) return false;
  const { file, name, hash, writable } = opened;
  openGuide({ guide: merging.ours, onDisk: { file, name, hash, writable, losses: null, base: merging.base }, merging });
  offerRecovery((backup) => backup.file === file);
  return true;
}

/**
 * Opens a new guide, which is not on disk until the first save. An empty one starts at its first question, which is not
 * flagged until it is left.
 */
export function newGuide(guide?: JsonObject): void {
  openGuide({ guide: guide ?? blankGuide(), onDisk: notOnDisk(), startsWriting: guide === undefined });
}

/** Opens a guide that was made of a file of another tool. `beside` is written with its first save. */
export function newImport(guide: JsonObject, beside: Beside): void {
  const hasNothing = beside.comments.length === 0 && beside.translations === null;
  openGuide({ guide, onDisk: notOnDisk(), isImported: true, beside: hasNothing ? null : beside });
}

/** Opens the guide of the finished example, with its answers. `translations` is written with its first save. */
export function newExample(guide: JsonObject, translations: JsonObject): void {
  openGuide({ guide, onDisk: notOnDisk(), isExample: true, beside: { comments: [], translations } });
}

const notOnDisk = (): GuideOnDisk => ({
  file: null,
  name: words.session.untitled,
  hash: null,
  losses: null,
  writable: true,
  base: null,
});

/** Saves run one at a time: two at once would each see the other as an outside change. */
const inSaveLine = createLine();

/** Runs `act` while no save is in progress, and delays the next one. */
export async function betweenSaves<T>(act: () => Promise<T>): Promise<T> {
  return await inSaveLine(act);
}

/** How a save reports: requested by the user, or automatic. */
interface Manner {
  readonly saved: (name: string) => void;
  readonly refused: (error: HostError) => void;
}

const asked: Manner = {
  saved: (name) => announce(words.session.saved(name)),
  refused: (error) =>
    error.code === 'changedOnDisk' ? askFor({ kind: 'changedOnDisk' }) : reportHostError(error, 'save'),
};

/**
 * Saves the current guide. A guide without a file asks for a name first; one without changes is not written. A save in
 * progress is awaited first. Returns false if the guide was not saved.
 */
export async function save(manner: Manner = asked): Promise<boolean> {
  if (read().guide?.merging) {
    reportMergeWaits();
    return false;
  }
  if (manner === asked) {
    finishTyping();
    endFresh();
  }
  const outcome = await inSaveLine(async () => await saveWhereItIs(manner));
  if (outcome !== 'noFile') return outcome;
  if (read().host.capabilities.nativeDialogs) return await saveWithDialog();
  askFor({ kind: 'saveAs' });
  return false;
}

async function saveWhereItIs(manner: Manner): Promise<boolean | 'noFile'> {
  const { guide, host } = read();
  if (!guide || guide.onDisk.losses) return false;
  const { file, hash } = guide.onDisk;
  if (file === null || hash === null) return 'noFile';
  if (!isDirty(read())) {
    // The file has it already. Who asks for a save has decided, so that an undo is an edit and asks nothing again.
    if (manner === asked && guide.savedAt.time === null) noteSaved(Date.now());
    return true;
  }
  return await writeOnce((text) => host.call('file.save', { file, text, baseHash: hash }), manner);
}

/** Saves into a new file of the workspace, which becomes the file of the guide. */
export async function saveAs(name: string): Promise<boolean> {
  const { host } = read();
  return await writing((text) => host.call('file.create', { name, text }));
}

/**
 * Saves over exactly this content of the file, null for no file, after the user confirmed it. The host keeps what is
 * replaced.
 */
export async function saveOver(baseHash: string | null): Promise<boolean> {
  const { host, guide } = read();
  const file = guide?.onDisk.file;
  if (!file) return false;
  return await writing((text) => host.call('file.save', { file, text, baseHash }));
}

async function saveWithDialog(): Promise<boolean> {
  const { host, guide } = read();
  if (!guide) return false;
  return await writing((text) => host.call('file.pickSave', { suggestedName: guide.onDisk.name, text }));
}

type Written = { ok: true; value: SavedFile | null } | { ok: false; error: HostError };

async function writing(send: (text: string) => Promise<Written>): Promise<boolean> {
  endFresh();
  return await inSaveLine(async () => await writeOnce(send, asked));
}

/** Only the written revision counts as saved: later typing stays unsaved. */
async function writeOnce(send: (text: string) => Promise<Written>, manner: Manner): Promise<boolean> {
  const { guide } = read();
  // The merge is not decided: neither version may replace the other.
  if (!guide || guide.merging) return false;
  const { editor, onDisk } = guide;
  const entry = editor.history.past.at(-1);
  const base = toWire(editor.doc);
  showSaving(true);
  const result = await send(guideText(editor.doc));
  showSaving(false);
  if (!result.ok) {
    manner.refused(result.error);
    return false;
  }
  if (!result.value) return false;
  const { file, name, hash, savedAt, kept } = result.value;
  const goOn = () => {
    // If another guide was opened meanwhile, this file is not its file.
    if (read().guide?.onDisk !== onDisk) return;
    markSaved({ file, name, hash, losses: null, writable: true, base }, entry, savedAt);
    solved('save');
  };
  const before = onDisk.file ?? file;
  if (before === file) goOn();
  else await takeAlong(before, file, goOn);
  const { beside, onDisk: now } = read().guide ?? {};
  if (beside && now?.file === file) await writeBeside(file, beside);
  manner.saved(name);
  reportKept(kept);
  return true;
}

/** Opens a file with the system dialog if there is one, otherwise with the list of the workspace. */
export async function openWithDialog(): Promise<void> {
  const { host } = read();
  if (!host.capabilities.nativeDialogs) return askFor({ kind: 'open' });
  const picked = await host.call('file.pickOpen', {});
  if (!picked.ok) return reportHostError(picked.error);
  if (picked.value.file !== null) await openFile(picked.value.file);
}

/** Saves a copy under another name, which becomes the file of the guide. */
export async function saveUnderNewName(): Promise<void> {
  const native = read().host.capabilities.nativeDialogs;
  if (!native) return askFor({ kind: 'saveAs' });
  closeDialog();
  await saveWithDialog();
}
