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

/** The file behind the guide. `file` and `hash` are null until it is saved for the first time. */
export interface GuideOnDisk {
  readonly file: string | null;
  readonly name: string;
  readonly hash: string | null;
  /** What a save would lose, or null. A guide with losses is shown but not edited. */
  readonly losses: readonly TextIssue[] | null;
  readonly writable: boolean;
  /** What the file held when it was read or written last; null when that is not known. Changes are merged from here. */
  readonly base: JsonObject | null;
}

/**
 * What happened to the file while it is open here, and waits for a decision. `changed`: somebody else wrote it while
 * there are changes here. `unfinished`: git left both sides of a merge in it; `merging` is null where what is here cannot
 * count as one of them. `decided`: a merge is, and not in the file yet. `unreadable`: what stands there now is no guide; the window still has it.
 */
export type Outside =
  | { readonly kind: 'changed'; readonly theirs: JsonObject; readonly hash: string }
  | { readonly kind: 'unfinished'; readonly merging: Merging | null; readonly hash: string }
  /** `issue` is null for JSON without a list of blocks. */
  | { readonly kind: 'unreadable'; readonly issue: TextIssue | null; readonly hash: string }
  | { readonly kind: 'decided'; readonly git: boolean }
  | { readonly kind: 'gone' | 'notAFile' | 'unreachable' };

/** Who else has the guide open: since before this window, or taken over from it. */
export type Owner =
  | { readonly kind: 'other' | 'taken'; readonly by: Extract<Claim, { state: 'other' }> }
  /** Its folder takes no note of that: nobody can be told. */
  | { readonly kind: 'unmarked' };

/** Two versions of the guide that are being brought together. */
export interface Merging {
  readonly base: JsonObject | null;
  readonly ours: JsonObject;
  readonly theirs: JsonObject;
  /** What the other version is called: a file, a branch. */
  readonly name: string;
  /** Of the file on the disk, where the merge is about that: what a save then builds on. */
  readonly hash: string | null;
  readonly source: 'disk' | 'copy' | 'git';
  /** What was decided so far, by conflict. */
  readonly decisions: Decisions;
}

/** The tabs of the centre, in their order. */
export const views = ['guide', 'logic', 'preview', 'json', 'changes', 'study'] as const;
export type View = (typeof views)[number];

/** The panes beside a view: what the guide consists of, and what is known of the selected part. */
export type Pane = 'outline' | 'properties';

/** A question of another guide on which parts from there depend. */
export interface NeededQuestion {
  readonly id: string;
  readonly text: string;
}

/** A question to the person that stops everything else. One at a time. */
export type Asking =
  | { readonly kind: 'open' }
  | { readonly kind: 'saveAs'; readonly after?: () => void }
  | { readonly kind: 'unsaved'; readonly after: () => void }
  /** The text of the JSON tab is not in the guide, and `after` would leave it behind. */
  | { readonly kind: 'unreadText'; readonly after: () => void }
  | { readonly kind: 'changedOnDisk' }
  /** `format`: the one that is chosen at first. */
  | { readonly kind: 'export'; readonly format?: ExportFormat }
  | { readonly kind: 'start' }
  | { readonly kind: 'recent' }
  | { readonly kind: 'recovery'; readonly backup: Backup }
  /** `ways`: the same, done so that less breaks. */
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly ways: OtherRepairs }
  /** Parts from elsewhere depend on questions that could come along. */
  | {
      readonly kind: 'needed';
      readonly questions: readonly NeededQuestion[];
      readonly insert: (takeAlong: boolean) => void;
    }
  /** `unread`: the page tried to read the clipboard and may not. */
  | { readonly kind: 'pasteQuestionnaire'; readonly unread?: boolean }
  | { readonly kind: 'saveParts' }
  | { readonly kind: 'insertParts' }
  | { readonly kind: 'approve' }
  | { readonly kind: 'connections' }
  | { readonly kind: 'shortcuts' }
  | { readonly kind: 'palette' }
  | { readonly kind: 'preferences' }
  | { readonly kind: 'estimate' }
  /** The desktop window should close, and has something that is in no file. */
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

/** What went wrong and stays visible until it is dismissed or solved. */
export interface Trouble {
  readonly what: string;
  readonly next: string;
  /** What solves it without being told so: the next edit, or the next save. Everything else is dismissed. */
  readonly until?: 'edit' | 'save';
}

/** Everything the window shows. Changed only by the functions of this folder. */
export interface Session {
  readonly phase: 'starting' | 'refused' | 'welcome' | 'editing';
  readonly host: Host | null;
  readonly info: SessionInfo | null;
  readonly onDisk: GuideOnDisk | null;
  readonly editor: EditorState | null;
  /**
   * The history entry up to which the file on disk is right; undefined when nothing was done yet. A guide that was
   * restored is right at none of them.
   */
  readonly savedAt: { readonly entry: HistoryEntry | 'restored' | undefined; readonly time: number | null } | null;
  /** Under which the unsaved work of the open guide is backed up: another one each time a guide is opened. */
  readonly backupKey: string | null;
  /** Unsaved work of earlier sessions that waits for a decision, newest first. */
  readonly backups: readonly Backup[];
  /** Why unsaved work cannot be backed up now. */
  readonly unkept: HostError | null;
  /** Why the host does not answer, until it does again. */
  readonly away: HostError | null;
  /** Why the guide is not saved by itself now. */
  readonly stuck: HostError | null;
  /** The guide is that of the finished example, whose simulated answers the Study tab shows. */
  readonly isExample: boolean;
  /** The local history takes no versions now; it was said once. */
  readonly versionsFail: boolean;
  readonly saving: boolean;
  readonly outside: Outside | null;
  /** Copies that a sync tool made beside the guide. */
  readonly copies: Watched['copies'];
  /** Stands for the content of the notes beside the guide when they were seen last. */
  readonly notesSeen: Watched['notes'];
  readonly merging: Merging | null;
  /** A merge that was left for later: its decisions count when it is taken up again. */
  readonly laidAside: Merging | null;
  /** Null while this window alone has the guide. */
  readonly owner: Owner | null;
  readonly issues: readonly Issue[];
  readonly advice: readonly Issue[];
  /** The guide that these belong to: the open one or, for a moment, the one before. Null: none was checked yet. */
  readonly checked: GuideDocument | null;
  /** The part that was just added and not left yet: see `fresh.ts`. */
  readonly fresh: Key | null;
  /** The field to focus: a node and a property path inside it. `turn` makes a repeated jump a new one. */
  readonly jump: { readonly key: Key; readonly path: string; readonly turn: number } | null;
  /** How often a part was selected that was selected already: it is brought into view once more. */
  readonly askedAgain: number;
  readonly view: View;
  readonly asking: Asking | null;
  readonly trouble: Trouble | null;
  readonly refusal: HostError | null;
  /** Said by the live region. */
  readonly said: string;
  /** Outline rows whose children are shown or hidden against their default. */
  readonly toggled: ReadonlySet<Key>;
  readonly theme: Settings['theme'];
  /** What was chosen; `spoken` is what that means here. */
  readonly language: Settings['language'];
  readonly spoken: UiLanguage;
  readonly autosave: boolean;
  /** What was set for the window beside theme, language and autosave. */
  readonly preferences: Preferences;
  /** What the pane on the right shows. */
  readonly aside: 'properties' | 'history' | 'comments';
  /** The properties were shown before the history or the comments took their place, and come back when these are closed. */
  readonly propertiesBelow: boolean;
  /** In a narrow window: the pane that lies open over a view; null: none. */
  readonly drawer: { readonly view: View; readonly pane: Pane } | null;
  /** The list of problems is open. It opens only on request, and every guide begins without it. */
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

/** The root of the open guide. Only for components that are shown while a guide is open. */
export function useRoot(): GuideNode {
  return useSession((session) => mustHave(session.editor).doc.root);
}

export function mustHave<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('This part is shown only while a guide is open.');
  return value;
}

/** True when the guide is not what was read or written: what was done since and undone in any way is no change. */
export function isChanged({ editor, savedAt, onDisk }: Session): boolean {
  if (editor === null || savedAt === null || editor.history.past.at(-1) === savedAt.entry) return false;
  if (savedAt.entry === 'restored' || !onDisk?.base) return true;
  // Quick: parts that nobody has edited are the very same objects.
  return !sameJson(toWire(editor.doc), onDisk.base);
}

/**
 * True when no file holds what is shown: something was done, or the file lost it. A new guide in which nothing was done
 * yet is not dirty.
 */
export function isDirty(session: Session): boolean {
  const { outside } = session;
  return (
    isChanged(session) || outside?.kind === 'gone' || outside?.kind === 'unreadable' || outside?.kind === 'notAFile'
  );
}

/** The merge whose decisions would be gone with the window; null where none was taken. */
export function undecided({ editor, merging, laidAside }: Session): Merging | null {
  const begun = editor && (merging ?? laidAside);
  return begun && Object.keys(begun.decisions).length > 0 ? begun : null;
}

/** True when there is something of this window that no file holds: changes, or decisions of a merge. */
export function hasUnsavedWork(session: Session): boolean {
  return isDirty(session) || undecided(session) !== null;
}

/** True when the guide may be changed: it is all here, nobody else is at it, and no merge of it waits for decisions. */
export function isEditable(session: Session): boolean {
  return isWhole(session) && session.owner?.kind !== 'other' && session.merging === null;
}

/** True when a save would lose nothing of the file that was opened. */
export function isWhole(session: Session): boolean {
  return session.phase === 'editing' && session.onDisk?.losses === null;
}

/** Lets the live region say something once more, even if it said the same before. */
export function say(text: string): void {
  write({ said: read().said === text ? `${text}\u00a0` : text });
}
