import type { JsonObject } from '@guide-studio/guide-core';
import { createEditorState } from '@guide-studio/guide-core/edit';
import { noSwitches } from '@guide-studio/guide-core/settings';
import type { Backup, Host, HostError, SessionInfo } from '@guide-studio/host/common';
import { checkSoon } from '../checking.ts';
import type { Beside, GuideOnDisk, Merging, OpenGuide } from '../state.ts';
import { read, unconnected, setSession } from './store.ts';

/** Begins a session with a host. */
export function connect(host: Host, info: SessionInfo): void {
  setSession({ ...unconnected, host, info });
}

/** Shows why the session could not begin. */
export function refuseStart(refusal: HostError): void {
  setSession({ start: 'refused', refusal });
}

/** Shows the welcome screen, unless a guide was opened already. */
export function finishStart(): void {
  setSession({ start: 'done' });
}

export interface Opening {
  readonly guide: JsonObject;
  readonly onDisk: GuideOnDisk;
  /** The key of the backup that the guide is restored from. It then has unsaved changes, and keeps that key. */
  readonly restored?: string;
  /** A merge that begins or goes on at once. */
  readonly merging?: Merging | null;
  /** Starts at the first question, which is not flagged until it is left. */
  readonly startsWriting?: boolean;
  readonly isExample?: boolean;
  /** It was made of a file of another tool: no file of a guide has it, though nothing was changed. */
  readonly isImported?: boolean;
  readonly beside?: Beside | null;
}

/** Replaces the open guide by one that was opened, created or restored, discards the state of the earlier one and starts a check. */
export function openGuide(opening: Opening): void {
  setSession({ start: 'done', guide: opened(opening), asking: null, stickyError: null });
  checkSoon();
}

function opened(opening: Opening): OpenGuide {
  const { guide, onDisk, restored, merging = null, startsWriting = false, isExample = false, beside = null } = opening;
  const editor = createEditorState(guide);
  const block = editor.doc.root.children.blocks?.[0];
  const written = startsWriting ? block?.children.items?.[0] : undefined;
  const selected = written ?? block;
  return {
    editor: { ...editor, selection: selected ? [selected.key] : [] },
    onDisk,
    savedAt: { entry: restored === undefined && opening.isImported !== true ? undefined : 'restored', time: null },
    backupKey: restored ?? crypto.randomUUID(),
    backupError: null,
    autosaveError: null,
    isExample,
    saving: false,
    externalChange: null,
    copies: [],
    notesSeen: null,
    testsSeen: null,
    translationsSeen: null,
    testsBroken: { failed: 0, outdated: 0 },
    audience: new Map(),
    pathFindings: { root: null, found: [], isOlder: false, isWhole: false },
    settingsSeen: null,
    switches: noSwitches,
    settingsProblem: null,
    beside,
    merging,
    postponedMerge: null,
    owner: null,
    issues: [],
    advice: [],
    checked: null,
    fresh: written?.key ?? null,
    jump: null,
    revealRequests: 0,
    view: isExample ? 'answers' : 'guide',
    toggled: new Set(),
    drawer: null,
    problemsOpen: false,
  };
}

/** Closes the guide and shows the welcome screen. Nothing of it is kept; callers ask about changes first. */
export function closeGuide(): void {
  setSession({ guide: null });
}

/** Shows the unsaved work of earlier sessions. */
export function showBackups(backups: readonly Backup[]): void {
  setSession({ backups });
}

/** Removes unsaved work that was restored or discarded. */
export function removeBackup(key: string): void {
  setSession({ backups: read().backups.filter((backup) => backup.key !== key) });
}

/** Keeps what is written beside a guide with its first save. It is unsaved work. */
export function keepBeside(beside: Beside): void {
  const { guide } = read();
  if (guide) setSession({ guide: { ...guide, beside, savedAt: { ...guide.savedAt, entry: 'restored' } } });
}

/** Notes that what comes beside a guide is in its files. */
export function endBeside(file: string): void {
  const { guide } = read();
  if (guide?.onDisk.file === file) setSession({ guide: { ...guide, beside: null } });
}
