import {
  type Decisions,
  type EditorState,
  type GuideDocument,
  type GuideNode,
  type HistoryEntry,
  type Issue,
  type JsonObject,
  type Key,
  type OtherRepairs,
  type Refusal,
  sameJson,
  type TextIssue,
  toWire,
} from '@guide-studio/guide-core';
import type {
  Backup,
  Claim,
  ExportFormat,
  Host,
  HostError,
  SessionInfo,
  Settings,
  Watched,
} from '@guide-studio/host/common';
import { usualSettings } from '@guide-studio/host/common';
import { create } from 'zustand';
import type { UiLanguage } from '../words/index.ts';

/** The file of the guide. `file` and `hash` are null before the first save. */
export interface GuideOnDisk {
  readonly file: string | null;
  readonly name: string;
  readonly hash: string | null;
  /** What a save would lose, or null. A guide with losses is read-only. */
  readonly losses: readonly TextIssue[] | null;
  readonly writable: boolean;
  /** The content of the file when last read or written; null if unknown. The base for merging changes. */
  readonly base: JsonObject | null;
}

/**
 * A change of the open file that needs a decision. `changed`: written outside while there are changes here.
 * `unfinished`: git left conflict markers in it; `merging` is null if the guide here cannot count as one side.
 * `decided`: a merge is decided, but not saved yet. `unreadable`: the file no longer holds a guide; the window still
 * does.
 */
export type Outside =
  | { readonly kind: 'changed'; readonly theirs: JsonObject; readonly hash: string }
  | { readonly kind: 'unfinished'; readonly merging: Merging | null; readonly hash: string }
  /** `issue` is null for JSON without a list of blocks. */
  | { readonly kind: 'unreadable'; readonly issue: TextIssue | null; readonly hash: string }
  | { readonly kind: 'decided'; readonly git: boolean }
  | { readonly kind: 'gone' | 'notAFile' | 'unreachable' };

/** Who else has the guide open: `other` had it open before this window, `taken` took it over from this one. */
export type Owner =
  | { readonly kind: 'other' | 'taken'; readonly by: Extract<Claim, { state: 'other' }> }
  /** The folder does not record it, so other windows are not told. */
  | { readonly kind: 'unmarked' };

/** Two versions of the guide being merged. */
export interface Merging {
  readonly base: JsonObject | null;
  readonly ours: JsonObject;
  readonly theirs: JsonObject;
  /** The name of the other version: a file or a branch. */
  readonly name: string;
  /** The hash of the file on disk that the merge is based on, for the next save; null if it is about another file. */
  readonly hash: string | null;
  readonly source: 'disk' | 'copy' | 'git';
  /** The decisions so far, by conflict. */
  readonly decisions: Decisions;
}

/** The tabs of the centre, in order. */
export const views = ['guide', 'logic', 'preview', 'json', 'changes', 'study'] as const;
export type View = (typeof views)[number];

/** The panes beside a view: the parts of the guide, and the properties of the selected part. */
export type Pane = 'outline' | 'properties';

/** A question of another guide that parts from it depend on. */
export interface NeededQuestion {
  readonly id: string;
  readonly text: string;
}

/** The open modal dialog. One at a time. */
export type Asking =
  | { readonly kind: 'open' }
  | { readonly kind: 'saveAs'; readonly after?: () => void }
  | { readonly kind: 'unsaved'; readonly after: () => void }
  /** The text of the JSON tab is not in the guide, and `after` would discard it. */
  | { readonly kind: 'unreadText'; readonly after: () => void }
  | { readonly kind: 'changedOnDisk' }
  /** `format`: the initial choice. */
  | { readonly kind: 'export'; readonly format?: ExportFormat }
  | { readonly kind: 'start' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'recovery'; readonly backup: Backup }
  /** `ways`: other ways to run the command that break less. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ways: OtherRepairs }
  /** Parts from another guide depend on questions that could be taken along. */
  | {
      readonly kind: 'needed';
      readonly questions: readonly NeededQuestion[];
      readonly insert: (takeAlong: boolean) => void;
    }
  /** `unread`: the page was not allowed to read the clipboard. */
  | { readonly kind: 'pasteQuestionnaire'; readonly unread?: boolean }
  | { readonly kind: 'saveParts' }
  | { readonly kind: 'insertParts' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'connections' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'preferences' }
  | { readonly kind: 'estimate' }
  /** The desktop window is about to close with unsaved content. */
  | { readonly kind: 'leave' };

/** The settings of the window that `prefer` changes. */
export type Preferences = Pick<
  Settings,
  | 'openLast'
  | 'contrast'
  | 'motion'
  | 'textSize'
  | 'keys'
  | 'browserKeys'
  | 'panes'
  | 'sections'
  | 'recentActions'
  | 'estimate'
  | 'author'
  | 'history'
>;

/** An error that stays visible until it is dismissed or solved. */
export interface Trouble {
  readonly what: string;
  readonly next: string;
  /** What clears it automatically: the next edit or save. By default it must be dismissed. */
  readonly until?: 'edit' | 'save';
}

/** The state of the window. Changed only by the functions of this folder. */
export interface Session {
  readonly phase: 'starting' | 'refused' | 'welcome' | 'editing';
  readonly host: Host | null;
  readonly info: SessionInfo | null;
  readonly onDisk: GuideOnDisk | null;
  readonly editor: EditorState | null;
  /**
   * The history entry that the file on disk corresponds to; undefined before the first step. For a restored guide, no
   * entry does.
   */
  readonly savedAt: { readonly entry: HistoryEntry | 'restored' | undefined; readonly time: number | null } | null;
  /** The key of the backup of the open guide; new each time a guide is opened. */
  readonly backupKey: string | null;
  /** Unsaved work of earlier sessions, newest first. */
  readonly backups: readonly Backup[];
  /** Why unsaved work cannot be backed up now. */
  readonly unkept: HostError | null;
  /** Why the host does not answer, until it does again. */
  readonly away: HostError | null;
  /** Why autosave is paused. */
  readonly stuck: HostError | null;
  /** True for the guide of the finished example, whose simulated answers the Study tab shows. */
  readonly isExample: boolean;
  /** True if the local history does not accept versions; reported once. */
  readonly versionsFail: boolean;
  readonly saving: boolean;
  readonly outside: Outside | null;
  /** Copies that a sync tool made beside the guide. */
  readonly copies: Watched['copies'];
  /** A mark of the content of the notes beside the guide when last seen. */
  readonly notesSeen: Watched['notes'];
  readonly merging: Merging | null;
  /** A postponed merge. Its decisions apply when it is resumed. */
  readonly laidAside: Merging | null;
  /** Null while only this window has the guide open. */
  readonly owner: Owner | null;
  readonly issues: readonly Issue[];
  readonly advice: readonly Issue[];
  /**
   * The guide that these findings belong to: the open one or, for a moment, the previous one. Null before the first
   * check.
   */
  readonly checked: GuideDocument | null;
  /** The part that was just added and not left yet: see `fresh.ts`. */
  readonly fresh: Key | null;
  /** The field to focus: a node and a property path inside it. `turn` makes a repeated jump a new one. */
  readonly jump: { readonly key: Key; readonly path: string; readonly turn: number } | null;
  /** Grows when a selected part is selected again, which scrolls it into view again. */
  readonly askedAgain: number;
  readonly view: View;
  readonly asking: Asking | null;
  readonly trouble: Trouble | null;
  readonly refusal: HostError | null;
  /** The text of the live region. */
  readonly said: string;
  /** Outline rows whose children are shown or hidden against their default. */
  readonly toggled: ReadonlySet<Key>;
  readonly theme: Settings['theme'];
  /** The chosen language; `spoken` is the resulting one. */
  readonly language: Settings['language'];
  readonly spoken: UiLanguage;
  readonly autosave: boolean;
  /** The other settings of the window. */
  readonly preferences: Preferences;
  /** What the right pane shows. */
  readonly aside: 'properties' | 'history' | 'comments';
  /** True if the properties were open before the history or comments replaced them; they return when those close. */
  readonly propertiesBelow: boolean;
  /** The open drawer of a narrow window, or null. */
  readonly drawer: { readonly view: View; readonly pane: Pane } | null;
  /** True while the list of problems is open. It opens only on request, and is closed for each new guide. */
  readonly problemsOpen: boolean;
}

export const useSession = create<Session>(() => ({
  phase: 'starting',
  host: null,
  info: null,
  onDisk: null,
  editor: null,
  savedAt: null,
  backupKey: null,
  backups: [],
  unkept: null,
  away: null,
  stuck: null,
  isExample: false,
  versionsFail: false,
  saving: false,
  outside: null,
  copies: [],
  notesSeen: null,
  merging: null,
  laidAside: null,
  owner: null,
  issues: [],
  advice: [],
  checked: null,
  fresh: null,
  jump: null,
  askedAgain: 0,
  view: 'guide',
  asking: null,
  trouble: null,
  refusal: null,
  said: '',
  toggled: new Set(),
  theme: 'system',
  language: 'system',
  spoken: 'en',
  autosave: false,
  preferences: usualSettings,
  aside: 'properties',
  propertiesBelow: true,
  drawer: null,
  problemsOpen: false,
}));

export const read = (): Session => useSession.getState();
export const write = (changes: Partial<Session>): void => useSession.setState(changes);

/** Returns the root of the open guide. Only for components shown while a guide is open. */
export function useRoot(): GuideNode {
  return useSession((session) => mustHave(session.editor).doc.root);
}

export function mustHave<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('This part is shown only while a guide is open.');
  return value;
}

/**
 * Returns true if the guide differs from what was read or written. A change that was undone in any way does not count.
 */
export function isChanged({ editor, savedAt, onDisk }: Session): boolean {
  if (editor === null || savedAt === null || editor.history.past.at(-1) === savedAt.entry) return false;
  if (savedAt.entry === 'restored' || !onDisk?.base) return true;
  // Fast: unedited parts are identical objects.
  return !sameJson(toWire(editor.doc), onDisk.base);
}

/**
 * Returns true if no file holds the current guide: it was changed, or the file was lost. A new guide without changes is
 * not dirty.
 */
export function isDirty(session: Session): boolean {
  const { outside } = session;
  return (
    isChanged(session) || outside?.kind === 'gone' || outside?.kind === 'unreadable' || outside?.kind === 'notAFile'
  );
}

/** Returns the merge with decisions that closing the window would lose, or null. */
export function undecided({ editor, merging, laidAside }: Session): Merging | null {
  const begun = editor && (merging ?? laidAside);
  return begun && Object.keys(begun.decisions).length > 0 ? begun : null;
}

/** Returns true if this window has unsaved content: changes, or decisions of a merge. */
export function hasUnsavedWork(session: Session): boolean {
  return isDirty(session) || undecided(session) !== null;
}

/** Returns true if the guide may be edited: it has no losses, no other window edits it, and no merge is in progress. */
export function isEditable(session: Session): boolean {
  return isWhole(session) && session.owner?.kind !== 'other' && session.merging === null;
}

/** Returns true if a save would lose nothing of the opened file. */
export function isWhole(session: Session): boolean {
  return session.phase === 'editing' && session.onDisk?.losses === null;
}

/** Announces a text in the live region, even if it is the same as before. */
export function say(text: string): void {
  write({ said: read().said === text ? `${text}\u00a0` : text });
}
