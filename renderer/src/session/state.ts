import type { Issue, JsonObject } from '@guide-studio/guide-core';
import type { EditorState, GuideDocument, GuideNode, HistoryEntry, Key } from '@guide-studio/guide-core/edit';
import type { TextIssue } from '@guide-studio/guide-core/files';
import type { Comment } from '@guide-studio/guide-core/notes';
import type { Decisions } from '@guide-studio/guide-core/merge';
import type { SettingsFault, Switches } from '@guide-studio/guide-core/settings';
import type { Backup, Claim, Host, HostError, SessionInfo, Settings, Watched } from '@guide-studio/host/common';
import type { ListedFinding } from '@guide-studio/interview-engine/paths';
import type { UiLanguage } from '../i18n/index.ts';
import type { AskedDialog } from './dialogs.ts';

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
export type ExternalChange =
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

/** The views of the centre, in the order of their keys. */
export const views = ['guide', 'logic', 'preview', 'json', 'changes', 'study', 'languages', 'answers'] as const;
export type View = (typeof views)[number];

/** The panes beside a view: the parts of the guide, and the properties of the selected part. */
export type Pane = 'outline' | 'properties';

/** The settings of the window that `prefer` changes. */
export type Preferences = Pick<
  Settings,
  | 'openLast'
  | 'spelling'
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
export interface StickyError {
  readonly what: string;
  readonly next: string;
  /** What clears it automatically: the next edit or save. By default it must be dismissed. */
  readonly until?: 'edit' | 'save';
}

/** Who is shown a part that not every participant who passes is shown. */
export type Audience =
  /** Nobody at all, or only participants who are then screened out. */
  | { readonly who: 'nobody' | 'screenedOut' }
  /** `when`: its condition in words. `beyond`: what follows from the conditions before it; empty if nothing does. */
  | { readonly who: 'some'; readonly when: string; readonly beyond: string };

/** How many guide tests fail, and how many are outdated. */
export interface BrokenTests {
  readonly failed: number;
  readonly outdated: number;
}

/** A path finding, with its node and the property inside it. */
export interface FoundOnPaths extends ListedFinding {
  readonly key: Key;
  readonly property: string;
}

/** Why the settings of the folder do not count: faults in them, or they cannot be read. */
export type SettingsProblem =
  | { readonly file: string; readonly faults: readonly SettingsFault[] }
  | { readonly error: HostError };

/** What the paths of the guide say against it, as far as known. */
export interface PathFindings {
  /** The version that they belong to; null before the first one is explored. */
  readonly root: GuideNode | null;
  readonly found: readonly FoundOnPaths[];
  /** They are shown as those of an earlier version: the guide has errors now, or finding out takes long. */
  readonly isOlder: boolean;
  /** There may be no others: nothing that decides one stayed undecided. */
  readonly isWhole: boolean;
}

/**
 * What exists only while a guide is open. `opened` in `transitions/opening.ts` makes it, so no field of an earlier guide
 * is left when another one opens.
 */
/** What is written beside a guide with its first save, such as what its import lost. */
export interface Beside {
  readonly comments: readonly Comment[];
  /** The file of translations; null if there are none. */
  readonly translations: JsonObject | null;
}

export interface OpenGuide {
  readonly editor: EditorState;
  readonly onDisk: GuideOnDisk;
  /**
   * The history entry that the file on disk corresponds to; undefined before the first step. For a restored guide, no
   * entry does.
   */
  readonly savedAt: { readonly entry: HistoryEntry | 'restored' | undefined; readonly time: number | null };
  /** The key of the backup; new each time a guide is opened. */
  readonly backupKey: string;
  /** Why unsaved work cannot be backed up now. */
  readonly backupError: HostError | null;
  /** Why autosave is paused. */
  readonly autosaveError: HostError | null;
  /** True for the guide of the finished example, whose simulated answers the Study tab shows. */
  readonly isExample: boolean;
  readonly saving: boolean;
  readonly externalChange: ExternalChange | null;
  /** Copies that a sync tool made beside the guide. */
  readonly copies: Watched['copies'];
  /** A mark of the content of the notes beside the guide when last seen. */
  readonly notesSeen: Watched['notes'];
  /** A mark of the content of the tests beside the guide when last seen. */
  readonly testsSeen: Watched['tests'];
  /** A mark of the content of the translations beside the guide when last seen. */
  readonly translationsSeen: Watched['translations'];
  /** Parts that not every participant who passes is shown, as far as known. */
  readonly audience: ReadonlyMap<Key, Audience>;
  readonly pathFindings: PathFindings;
  /** A mark of the settings of the folder when last seen. */
  readonly settingsSeen: Watched['settings'];
  /** The advice that is switched off beside the guide. */
  readonly switches: Switches;
  /** What is wrong with the settings of the folder, none of which then count; null if nothing is. */
  readonly settingsProblem: SettingsProblem | null;
  readonly testsBroken: BrokenTests;
  /** Null once it is written. */
  readonly beside: Beside | null;
  readonly merging: Merging | null;
  /** A postponed merge. Its decisions apply when it is resumed. */
  readonly postponedMerge: Merging | null;
  /** Null while only this window has the guide open. */
  readonly owner: Owner | null;
  readonly issues: readonly Issue[];
  readonly advice: readonly Issue[];
  /** The guide that these findings belong to: the current one or, for a moment, an earlier one. Null before the first check. */
  readonly checked: GuideDocument | null;
  /** The part that was just added and not left yet: see `fresh.ts`. */
  readonly fresh: Key | null;
  /** The field to focus: a node and a property path inside it. `turn` makes a repeated jump a new one. */
  readonly jump: { readonly key: Key; readonly path: string; readonly turn: number } | null;
  /** Grows when a selected part is selected again, which scrolls it into view again. */
  readonly revealRequests: number;
  readonly view: View;
  /** Outline rows whose children are shown or hidden against their default. */
  readonly toggled: ReadonlySet<Key>;
  /** The open drawer of a narrow window, or null. */
  readonly drawer: { readonly view: View; readonly pane: Pane } | null;
  /** True while the list of problems is open. It opens only on request. */
  readonly problemsOpen: boolean;
}

/** What a check found in a version of the guide. */
export type Checked = Pick<OpenGuide, 'checked' | 'issues' | 'advice'>;

/** The state of the window, and of the guide that is open in it. Changed only by the functions in `transitions`. */
export interface Session {
  /** The state of the start. `refused`: the host did not answer, and `refusal` says why. */
  readonly start: 'pending' | 'refused' | 'done';
  /** Answers every call with `hostGone` until the session is connected. */
  readonly host: Host;
  readonly info: SessionInfo;
  /** Null while the welcome screen is shown. */
  readonly guide: OpenGuide | null;
  /** Unsaved work of earlier sessions, newest first. */
  readonly backups: readonly Backup[];
  /** Why the host does not answer, until it does again. */
  readonly hostError: HostError | null;
  /** True if the local history does not accept versions; reported once. */
  readonly versionsFail: boolean;
  readonly asking: AskedDialog | null;
  /** The error shown above the view, or null. */
  readonly stickyError: StickyError | null;
  readonly refusal: HostError | null;
  /** The text of the live region. */
  readonly liveMessage: string;
  readonly theme: Settings['theme'];
  /** The chosen language; `uiLanguage` is the resulting one. */
  readonly language: Settings['language'];
  readonly uiLanguage: UiLanguage;
  readonly autosave: boolean;
  /** The other settings of the window. */
  readonly preferences: Preferences;
  /** What the right pane shows. */
  readonly rightPane: 'properties' | 'history' | 'comments';
  /** True if the properties were open before the history or comments replaced them; they return when those close. */
  readonly propertiesBelow: boolean;
}

/** Returns what the window shows. */
export function phaseOf({ start, guide }: Session): 'starting' | 'refused' | 'welcome' | 'editing' {
  if (guide) return 'editing';
  if (start === 'done') return 'welcome';
  return start === 'pending' ? 'starting' : 'refused';
}

/** Returns true if the guide may be edited: it has no losses, no other window edits it, and no merge is in progress. */
export function isEditable(session: Session): boolean {
  return isWhole(session) && session.guide?.owner?.kind !== 'other' && session.guide?.merging === null;
}

/** Returns true if a save would lose nothing of the opened file. */
export function isWhole({ guide }: Session): boolean {
  return guide?.onDisk.losses === null;
}
