import { blankGuide, type JsonObject, parseGuide, toWire } from '@guide-studio/guide-core';
import type { HostError, OpenedFile, SavedFile } from '@guide-studio/host/common';
import { focusedElement } from '../browser/focusedElement.ts';
import { beginMerge } from './beginMerge.ts';
import { begin } from './begin.ts';
import { createLine } from './createLine.ts';
import { select } from './edit.ts';
import { offerRecovery } from './recovery.ts';
import { guideText } from './guideText.ts';
import { isLeft } from './leaving.ts';
import { hasUnsavedWork, isDirty, mustHave, read, say, write } from './store.ts';
import { solved, tell, tellKept, tellMergeWaits } from './tell.ts';
import { takeAlong } from './takeAlong.ts';
import { textMessageOf, words } from '../words/index.ts';

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
  if (isLeft('text')) write({ asking: { kind: 'unreadText', after: () => afterUnsavedChanges(then) } });
  else afterUnsavedChanges(then);
}

function afterUnsavedChanges(then: () => void): void {
  if (hasUnsavedWork(read())) write({ asking: { kind: 'unsaved', after: then } });
  else then();
}

/**
 * Opens a guide of the workspace. An unreadable file stays as it is, and the message says why. A late result is dropped
 * if another guide was opened meanwhile or it is no longer wanted; if the guide was changed meanwhile, asks again.
 * Returns false if it was not opened.
 */
export async function openFile(file: string, isWanted = () => true): Promise<boolean> {
  const before = read();
  const result = await mustHave(before.host).call('file.open', { file });
  const { backupKey, editor } = read();
  if (!isWanted() || backupKey !== before.backupKey) return false;
  if (!result.ok) {
    tell(result.error);
    return false;
  }
  if (editor?.doc.root === before.editor?.doc.root) return present(result.value);
  afterUnsaved(() => void present(result.value));
  return true;
}

function present(opened: OpenedFile): boolean {
  const parsed = parseGuide(opened.text);
  if (!parsed.ok) {
    if (beginMerge(opened)) {
      offerRecovery((backup) => backup.file === opened.file);
      return true;
    }
    write({
      trouble: {
        what: words.session.notOpened(opened.name, textMessageOf(parsed.issue)),
        next: words.session.fileStays,
      },
    });
    return false;
  }
  const losses = parsed.losses.length > 0 ? parsed.losses : null;
  const { file, name, hash, writable } = opened;
  begin(parsed.value, { file, name, hash, writable, losses, base: parsed.value });
  say(words.session.opened(name));
  offerRecovery((backup) => backup.file === file);
  return true;
}

/**
 * Opens a new guide, which is not on disk until the first save. An empty one starts at its first question, which is not
 * flagged until it is left.
 */
export function newGuide(guide?: JsonObject): void {
  begin(guide ?? blankGuide(), {
    file: null,
    name: words.session.untitled,
    hash: null,
    losses: null,
    writable: true,
    base: null,
  });
  const first = read().editor?.doc.root.children.blocks?.[0]?.children.items?.[0];
  if (guide !== undefined || !first) return;
  select([first.key]);
  write({ fresh: first.key });
}

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
  saved: (name) => say(words.session.saved(name)),
  refused: (error) =>
    error.code === 'changedOnDisk' ? write({ asking: { kind: 'changedOnDisk' } }) : tell(error, 'save'),
};

/**
 * Saves the current guide. A guide without a file asks for a name first; one without changes is not written. A save in
 * progress is awaited first. Returns false if the guide was not saved.
 */
export async function save(manner: Manner = asked): Promise<boolean> {
  if (read().merging) {
    tellMergeWaits();
    return false;
  }
  if (manner === asked) finishTyping();
  const outcome = await inSaveLine(async () => await saveWhereItIs(manner));
  if (outcome !== 'noFile') return outcome;
  if (mustHave(read().host).capabilities.nativeDialogs) return await saveWithDialog();
  write({ asking: { kind: 'saveAs' } });
  return false;
}

async function saveWhereItIs(manner: Manner): Promise<boolean | 'noFile'> {
  const { onDisk, host } = read();
  if (!onDisk || !host || onDisk.losses) return false;
  const { file, hash } = onDisk;
  if (file === null || hash === null) return 'noFile';
  if (!isDirty(read())) return true;
  return await writeOnce((text) => host.call('file.save', { file, text, baseHash: hash }), manner);
}

/** Saves into a new file of the workspace, which becomes the file of the guide. */
export async function saveAs(name: string): Promise<boolean> {
  const host = mustHave(read().host);
  return await writing((text) => host.call('file.create', { name, text }));
}

/**
 * Saves over exactly this content of the file, null for no file, after the user confirmed it. The host keeps what is
 * replaced.
 */
export async function saveOver(baseHash: string | null): Promise<boolean> {
  const { host, onDisk } = read();
  const file = onDisk?.file;
  if (!host || !file) return false;
  return await writing((text) => host.call('file.save', { file, text, baseHash }));
}

async function saveWithDialog(): Promise<boolean> {
  const { host, onDisk } = read();
  const suggestedName = mustHave(onDisk).name;
  return await writing((text) => mustHave(host).call('file.pickSave', { suggestedName, text }));
}

type Written = { ok: true; value: SavedFile | null } | { ok: false; error: HostError };

async function writing(send: (text: string) => Promise<Written>): Promise<boolean> {
  return await inSaveLine(async () => await writeOnce(send, asked));
}

/** Only the written revision counts as saved: later typing stays unsaved. */
async function writeOnce(send: (text: string) => Promise<Written>, manner: Manner): Promise<boolean> {
  const { editor, onDisk, merging } = read();
  // The merge is not decided: neither version may replace the other.
  if (!editor || merging) return false;
  const entry = editor.history.past.at(-1);
  const guide = toWire(editor.doc);
  write({ saving: true });
  const result = await send(guideText(editor.doc));
  write({ saving: false });
  if (!result.ok) {
    manner.refused(result.error);
    return false;
  }
  if (!result.value) return false;
  const { file, name, hash, savedAt, kept } = result.value;
  const goOn = () => {
    // If another guide was opened meanwhile, this file is not its file.
    if (read().onDisk !== onDisk) return;
    write({
      onDisk: { file, name, hash, losses: null, writable: true, base: guide },
      outside: null,
      savedAt: { entry, time: savedAt },
    });
    solved('save');
  };
  const before = onDisk?.file ?? file;
  if (before === file) goOn();
  else await takeAlong(before, file, goOn);
  manner.saved(name);
  tellKept(kept);
  return true;
}

/** Opens a file with the system dialog if there is one, otherwise with the list of the workspace. */
export async function openWithDialog(): Promise<void> {
  const host = mustHave(read().host);
  if (!host.capabilities.nativeDialogs) return write({ asking: { kind: 'open' } });
  const picked = await host.call('file.pickOpen', {});
  if (!picked.ok) return tell(picked.error);
  if (picked.value.file !== null) await openFile(picked.value.file);
}

/** Saves a copy under another name, which becomes the file of the guide. */
export async function saveUnderNewName(): Promise<void> {
  const native = mustHave(read().host).capabilities.nativeDialogs;
  write({ asking: native ? null : { kind: 'saveAs' } });
  if (native) await saveWithDialog();
}
