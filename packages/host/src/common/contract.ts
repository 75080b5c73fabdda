/**
 * The contract between the editor and its host.
 *
 * The editor is a page: it cannot reach files, git or API keys. It calls a host instead: Electron's main process, the
 * loopback server of `guide edit`, or an object in memory. A call consists of a method of {@link hostMethods} and one
 * input object. It returns a result; expected failures are results too, so callers check `ok` and catch nothing.
 *
 * ```ts
 * const opened = await host.call('file.open', { file: 'pricing.guide.json' });
 * if (!opened.ok) return hostMessageOf(opened.error);
 * const { file, text, hash } = opened.value;
 * const saved = await host.call('file.save', { file, text: edit(text), baseHash: hash });
 * ```
 *
 * The host names files by handle: a guide in the workspace folder by its name, and a file that the user picked
 * elsewhere by a random id. The editor never sends a path. To add a method, add a row to `hostMethods`; the compiler
 * then asks for it in `createNodeHost.ts` and `memoryHost.ts`.
 */
import type {
  LaunchResponse,
  Question,
  Response as ListedResponse,
  ShownInResponse,
  ShownStimulus,
  SingleResponse,
  Study,
  StudyIntake,
  StudySettings,
  Wallet,
} from '@guide-studio/api-contract';
import { NotedApproval, NotedAssumptions, type Notes, NotesChange } from '@guide-studio/guide-core';
import { z } from 'zod';
import { mostPerPage } from './everyResponse.ts';
import type { ServiceUnavailable } from './serviceUnavailable.ts';
import { type Settings, settingsChanges } from './settings.ts';

/** What this host can do. The editor offers nothing else. */
export interface Capabilities {
  readonly kind: 'electron' | 'browser' | 'memory';
  /**
   * True if native dialogs exist (`file.pickOpen`, `file.pickSave`, `file.pickFolder`). Otherwise the editor lists the
   * start folder.
   */
  readonly nativeDialogs: boolean;
  /** True if deleted guides go to the system trash; otherwise they are kept with the local history. */
  readonly trash: boolean;
  /** Where API keys are kept: in the system's store, or until the host ends. */
  readonly keyStorage: 'safeStorage' | 'keyring' | 'session';
}

export interface SessionInfo {
  readonly capabilities: Capabilities;
  readonly version: string;
  /** The workspace folder as shown to the user. */
  readonly folder: string;
  /** The file to open first: named on the command line or double-clicked. */
  readonly openFirst: string | null;
}

/** A file with its handle and name. */
export interface NamedFile {
  readonly file: string;
  readonly name: string;
}

/**
 * A guide file of the workspace. `file` is its handle: the name inside the folder, or a handle given out by a dialog.
 */
export interface GuideFile {
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
}

/** The guides in a folder. */
export interface GuideFiles {
  readonly files: readonly GuideFile[];
  /**
   * Names that are not valid UTF-8, decoded as far as possible. Programs that use text names cannot open these files.
   */
  readonly brokenNames?: readonly string[];
}

/** A deleted guide that is kept with the local history. */
export interface DeletedFile {
  readonly key: string;
  readonly name: string;
  /** The folder it was in, as shown to the user. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly deletedAt: number;
}

/** A guide that was opened or created before, in this or another folder. */
export interface RecentFile {
  readonly key: string;
  /** Its handle; null if it cannot be found. */
  readonly file: string | null;
  readonly name: string;
  /** Its folder, as shown to the user. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

/** A file as read. `hash` is the SHA-256 of its bytes; pass it as `baseHash` when you save. */
export interface OpenedFile {
  readonly file: string;
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** False if the operating system refuses to write the folder or the file. */
  readonly writable: boolean;
}

export interface SavedFile {
  readonly file: string;
  readonly name: string;
  readonly hash: string;
  readonly savedAt: number;
  /** False if the folder accepts no lock file; the hash check still applies. */
  readonly locked: boolean;
  /** False if the previous version could not be kept in the local history. */
  readonly kept: boolean;
}

/** What is at the path of a guide. Files are compared by the SHA-256 of their bytes, never by time. */
export type Sight =
  | { readonly state: 'file'; readonly hash: string }
  /** Deleted or moved. `movedTo` is the same file under another name in the folder. */
  | { readonly state: 'absent'; readonly movedTo: { readonly file: string; readonly name: string } | null }
  | { readonly state: 'notAFile' }
  /** The folder is gone or cannot be read. */
  | { readonly state: 'unreachable' };

export interface Watched {
  /** Identifies this whole state; pass it as `seen` in the next call. */
  readonly mark: string;
  readonly sight: Sight;
  /** Copies that a sync tool made beside the guide because two machines changed it. */
  readonly copies: readonly { readonly file: string; readonly name: string }[];
  /** Identifies the content of the notes beside the guide; null if there are none. */
  readonly notes: string | null;
}

/** Who has a guide open for editing. */
export type Claim =
  | { readonly state: 'mine' }
  /** The folder accepts no new file, so others cannot see the claim. */
  | { readonly state: 'unmarked' }
  | {
      readonly state: 'other';
      readonly owner: string;
      readonly machine: string;
      /** Epoch milliseconds. */
      readonly since: number;
      /** True if it is on this machine, in another window or program. */
      readonly here: boolean;
    };

/** An earlier content of a guide, kept before it was replaced. */
export interface Version {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** What replaced it. */
  readonly reason: 'save' | 'reload' | 'merge' | 'restore';
  /** The first 16 digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly bytes: number;
}

/** One commit that changed a guide. */
export interface Revision {
  /** Hash of the commit, 40 hexadecimal digits. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly subject: string;
}

/** A git branch or tag that contains a guide. Remote branches are included as last fetched. */
export interface NamedRevision {
  readonly kind: 'branch' | 'remoteBranch' | 'tag';
  readonly name: string;
  /** Hash of the object it names, 40 or 64 hexadecimal digits. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Unsaved work kept by the host, without its text. */
export interface Backup {
  /** The session in which the guide was open. */
  readonly key: string;
  /** The guide file; null for a guide that was never saved, or if its folder cannot be reached. */
  readonly file: string | null;
  readonly name: string;
  /** Hash of the content that the work is based on; null if there was no file. */
  readonly baseHash: string | null;
  /** Hash of the file's current content; null if it cannot be read. */
  readonly diskHash: string | null;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** True if decisions of an unfinished merge are kept with it. */
  readonly merging: boolean;
}

/** An exported file for people who do not have Guide Studio. */
export interface MadeExport {
  /** With its extension. */
  readonly name: string;
  /** MIME type of the content. */
  readonly type: string;
  readonly base64: string;
}

export interface Connection {
  readonly id: string;
  readonly name: string;
  /** Empty if the service is unavailable. */
  readonly baseUrl: string;
  /** Only for "This computer": why the service does not run. Nothing can be sent there. */
  readonly unavailable?: ServiceUnavailable;
  /** True for "This computer", which the host creates at each start. It cannot be renamed or removed. */
  readonly builtIn: boolean;
  readonly hasKey: boolean;
  readonly keyStorage: Capabilities['keyStorage'];
}

export interface ConnectionList {
  readonly connections: readonly Connection[];
  readonly chosen: string | null;
}

/** A draft or live study made from a guide file; recorded in the notes file beside the guide. */
export interface Publication {
  readonly studyId: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly baseUrl: string;
  /** SHA-256 of the canonical text of the guide that was sent, independent of its formatting. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly selfRecruitLink?: string;
  /** False if the notes file could not be written; the host then remembers the study until it ends. */
  readonly noted?: boolean;
}

/** The formats of an exported guide. */
export const exportFormats = ['html', 'docx', 'pdf', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The maximum length of a closing text in characters, as in the study service. */
export const maxClosingTextCharacters = 2000;

const file = z.string().min(1).max(1024);
const text = z.string();
const id = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(200);
const none = z.strictObject({});
const key = z.uuid();
/**
 * A git revision that may be requested: a commit, a branch, a tag or `HEAD~3`, but no option and no path after a colon.
 */
export const revisionPattern = /^(?!-)[^\p{Cc}\s:]{1,250}$/u;
export const deletedKey = z.string().regex(/^\d{13,16}-[0-9a-f]{16}$/u);
const versionId = z.string().regex(/^\d{13,16}-(?:save|reload|merge|restore)-[0-9a-f]{16}$/u);

function method<Output>() {
  return <Input extends z.ZodType>(input: Input) => ({ input, output: undefined as unknown as Output });
}

const pageOfStudy = z.strictObject({
  studyId: id,
  page: z.int().min(0),
  perPage: z.int().min(1).max(mostPerPage),
  updatedSince: z.string().max(40).nullable(),
});

/**
 * Every method of a host. The client, the dispatcher and each carrier (IPC, loopback HTTP, memory) are derived from
 * this table. The dispatcher validates inputs; outputs are sent as JSON.
 *
 * Each comment names what is returned and the specific failures. These are common:
 * - Any method: `invalidInput`, `internal`, `hostGone`, `sessionRefused`.
 * - With `file`: `notReachable`, `notFound`, `notAFile`, `fileSystem`.
 * - With a file read as text: `tooLarge`, `unreadable`. With one that is written: `tooLarge`, `lockedByOther`.
 * - `wallet.*` and `study.*`, except `study.publications`: `noConnection`, `noKey`, `serviceUnavailable`, `api`.
 */
export const hostMethods = {
  /** Returns the host's capabilities, version and folder, and the file to open first. */
  'session.describe': method<SessionInfo>()(none),
  /** Returns the guides in the workspace folder, by name. */
  'file.list': method<GuideFiles>()(none),
  /** Returns the text of a guide and its hash, and adds the guide to the recent files. */
  'file.open': method<OpenedFile>()(z.strictObject({ file })),
  /** Reads a guide like `file.open`, but does not add it to the recent files. */
  'file.peek': method<OpenedFile>()(z.strictObject({ file })),
  /**
   * Writes `text` if the disk still has `baseHash`; null means that there was no file. Returns the new hash. Fails with
   * `changedOnDisk` if the disk has other content; nothing is written then.
   */
  'file.save': method<SavedFile>()(z.strictObject({ file, text, baseHash: z.string().nullable() })),
  /**
   * Creates a file in the folder. `.guide.json` is added to `name` if missing. Returns the file. Fails with `badName`,
   * or with `alreadyExists` if the name is taken.
   */
  'file.create': method<SavedFile>()(z.strictObject({ name, text })),
  /**
   * Waits until the guide, its notes or its copies differ from `seen`, for about 20 seconds at most. `seen` is the
   * `mark` of the last answer; null answers at once. Returns the current state, changed or not. A file that cannot be
   * read is a state, not a failure.
   */
  'file.watch': method<Watched>()(z.strictObject({ file, seen: z.string().max(20_000).nullable() })),
  /**
   * Claims a guide for editing by the window `key`; repeat it every minute. `take` also replaces another window's
   * claim. Returns who has the guide open now.
   */
  'file.claim': method<Claim>()(z.strictObject({ file, key, take: z.boolean() })),
  /** Ends the claim of the window `key`. Returns null, also if there is no such claim. */
  'file.release': method<null>()(z.strictObject({ file, key })),
  /**
   * Moves the notes and earlier contents of a guide from the handle `from` to `to`, after the file was renamed.
   * Returns null. Does nothing while a file exists at `from`. What cannot be moved stays where it is.
   */
  'file.moved': method<null>()(z.strictObject({ from: file, to: file })),
  /** Returns the earlier contents, newest first. */
  'history.list': method<{ readonly versions: readonly Version[] }>()(z.strictObject({ file })),
  /** Returns the text of an earlier content. Fails with `versionGone` if it is no longer kept. */
  'history.read': method<{ readonly text: string }>()(z.strictObject({ file, version: versionId })),
  /**
   * Keeps the text in the window before a reload, merge or restore replaces it. `kept` is false if it could not be
   * written.
   */
  'history.keep': method<{ readonly kept: boolean }>()(
    z.strictObject({ file, text, reason: z.enum(['reload', 'merge', 'restore']) }),
  ),
  /**
   * Renames a guide in its folder, with its notes, earlier contents and unsaved work. Returns the new handle. Fails
   * with `badName`, `alreadyExists` if the name is taken, `openElsewhere` or `lockedByOther` if another window uses it.
   */
  'file.rename': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * Copies a guide to `name` beside it, or to the next free name. Comments, approvals and publications are not copied.
   * Returns the copy. Fails with `badName`, or with `alreadyExists` if no free name is found.
   */
  'file.duplicate': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * Moves a guide and its notes to the system trash. Without a trash they are kept with the local history. Returns the
   * `key` that restores it; null if it is in the trash. Fails with `changedSinceListed` if the file is not as `seen` in
   * the list, `openElsewhere` or `lockedByOther` if another window uses it, `notesStay` if the trash refused the notes.
   */
  'file.delete': method<{ readonly key: string | null }>()(
    z.strictObject({ file, seen: z.strictObject({ bytes: z.number(), modifiedAt: z.number() }) }),
  ),
  /** Returns the deleted guides that are kept with the local history, newest first. */
  'file.deleted': method<{ readonly files: readonly DeletedFile[] }>()(none),
  /**
   * Restores a deleted guide to its folder, under the next free name. Returns the file. Fails with `deletedGone` if it
   * is no longer kept.
   */
  'file.undelete': method<NamedFile>()(z.strictObject({ key: deletedKey })),
  /** Returns the guides that were opened or created last, newest first. */
  'file.recent': method<{ readonly files: readonly RecentFile[] }>()(none),
  /** Removes a guide from that list. Returns null. The file is not touched. */
  'file.forget': method<null>()(z.strictObject({ key: id })),
  /**
   * Returns the commits that changed the file on any branch, and the branches and tags that contain it, each newest
   * first. Both lists are empty without git or outside a repository.
   */
  'file.revisions': method<{ readonly revisions: readonly Revision[]; readonly named: readonly NamedRevision[] }>()(
    z.strictObject({ file }),
  ),
  /** Returns the file as of a commit, branch or tag. Fails with `noRevision` if git does not have it. */
  'file.revision': method<{ readonly text: string }>()(
    z.strictObject({ file, revision: z.string().regex(revisionPattern) }),
  ),
  /**
   * Returns the sign-off pack of a guide: the whole guide for stakeholders, with the changes `since` another version.
   * Fails with `invalidInput` if a text is not a guide, or with `cannotPrint` if the pack cannot be made.
   */
  'export.make': method<MadeExport>()(
    z.strictObject({
      name: file,
      text,
      format: z.enum(exportFormats),
      language: z.enum(['en', 'de']),
      since: z.strictObject({ name: file, text }).nullable(),
      /** Approvals listed in the pack; none if omitted. */
      approvals: z.array(NotedApproval).optional(),
      /** Changed assumptions behind the estimated length; the defaults if omitted. */
      assumptions: NotedAssumptions.optional(),
    }),
  ),
  /**
   * Returns the comments and approvals in the notes file beside the guide. Fails with `unreadable` if it is damaged.
   */
  'notes.read': method<Notes>()(z.strictObject({ file })),
  /**
   * Applies one change to the notes as they are in the file now. Returns all notes. Fails with `unreadable` if the file
   * is damaged, `lockedByOther` if other programs keep writing it.
   */
  'notes.change': method<Notes>()(z.strictObject({ file, change: NotesChange })),
  /** Asks for a file to open. Returns its handle; null if the dialog was cancelled. */
  'file.pickOpen': method<{ readonly file: string | null }>()(none),
  /**
   * Asks for another workspace folder. Returns it; null if the dialog was cancelled. All handles become invalid, so the
   * page must reload.
   */
  'file.pickFolder': method<{ readonly folder: string | null }>()(none),
  /**
   * Asks where to save `text`, and writes it there. Returns the file; null if the dialog was cancelled. Fails with
   * `alreadyExists` if adding `.guide.json` gives the name of another file.
   */
  'file.pickSave': method<SavedFile | null>()(z.strictObject({ suggestedName: name, text })),
  /**
   * Stores unsaved work under `key`, replacing what was there. The guide file is not changed. The content that the work
   * is based on is added to the local history if the file still has it. Only the editor reads `merging`, an undecided
   * merge. Returns null. Fails with `tooLarge`, or with `fileSystem` if it cannot be written.
   */
  'backup.write': method<null>()(
    z.strictObject({
      key,
      file: file.nullable(),
      name: file,
      text,
      baseHash: z.string().nullable(),
      merging: text.nullable().optional(),
    }),
  ),
  /** Returns the unsaved work that is not in its file, newest first. */
  'backup.list': method<{ readonly backups: readonly Backup[] }>()(none),
  /** Returns the unsaved work under `key`. Fails with `backupGone` if there is none. */
  'backup.read': method<{ readonly text: string; readonly merging: string | null }>()(z.strictObject({ key })),
  /** Deletes unsaved work, if there is any. Returns null. Fails with `backupStays` if it cannot be deleted. */
  'backup.discard': method<null>()(z.strictObject({ key })),
  /** Returns the connections and the id of the chosen one. This and the rows below never return a key. */
  'connection.list': method<ConnectionList>()(none),
  /**
   * Adds a connection and chooses it. The key is checked against the service before anything is stored. Returns the
   * connection. Fails with `badBaseUrl`, or with `api` if the service refuses the key.
   */
  'connection.add': method<Connection>()(
    z.strictObject({ name, baseUrl: z.string().max(2000), apiKey: z.string().min(1).max(1000) }),
  ),
  /**
   * Replaces the key of a connection after checking it. Returns the connection. Fails with `api` if the service refuses
   * the key, `unknownConnection` or `builtInConnection`.
   */
  'connection.setKey': method<Connection>()(z.strictObject({ connectionId: id, apiKey: z.string().min(1).max(1000) })),
  /** Chooses the connection for later calls. Returns all connections. Fails with `unknownConnection`. */
  'connection.choose': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  /** Renames a connection and returns it. Fails with `unknownConnection` or `builtInConnection`. */
  'connection.rename': method<Connection>()(z.strictObject({ connectionId: id, name })),
  /** Removes a connection and its key. Returns the others. Fails with `unknownConnection` or `builtInConnection`. */
  'connection.remove': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  /** Returns the wallets that the key may use. */
  'wallet.list': method<{ readonly wallets: readonly Wallet[] }>()(none),
  /** Returns the studies that the key may read. */
  'study.list': method<{ readonly studies: readonly Study[] }>()(none),
  /** Returns the questions of a study. */
  'study.questions': method<{ readonly questions: readonly Question[] }>()(z.strictObject({ studyId: id })),
  /**
   * Returns one page of the responses of a study. `page` counts from 0. `updatedSince` (ISO 8601) limits them to those
   * changed at or after it; null for all. A page after the last one is empty. See `everyResponse` to read them all.
   */
  'study.responses': method<{ readonly responses: readonly ListedResponse[] }>()(pageOfStudy),
  /**
   * Returns one response with its transcript and what was shown; `shown` is empty if the service does not report it.
   */
  'study.response': method<SingleResponse & { readonly shown: readonly ShownStimulus[] }>()(
    z.strictObject({ studyId: id, responseId: id }),
  ),
  /** Returns what was shown, in the same pages as `study.responses`; null if the service does not report it. */
  'study.shown': method<{ readonly shown: readonly ShownInResponse[] | null }>()(pageOfStudy),
  /** Returns the operator's settings of a study; the defaults if the service does not report them. */
  'study.settings': method<StudySettings>()(z.strictObject({ studyId: id })),
  /**
   * Creates a draft study from `text`, unchanged but for a byte order mark, and records it in the notes file. The
   * request is sent once. Returns the draft. Fails with `outcomeUnknown` if it is unclear whether a draft was created,
   * `alreadyRunning` while a creation runs.
   */
  'study.create': method<Publication>()(z.strictObject({ file, text })),
  /**
   * Records study `studyId` as the draft of the guide, after `outcomeUnknown`. Returns the draft. Fails with `api` if
   * the service does not list it.
   */
  'study.adopt': method<Publication>()(z.strictObject({ file, text, studyId: id })),
  /**
   * Launches a draft, and records it in the notes file if the draft is listed there. Returns its links. The service
   * decides on the wallet if `walletId` is omitted. Fails with `alreadyRunning` while its launch runs.
   */
  'study.launch': method<LaunchResponse>()(z.strictObject({ file, studyId: id, walletId: id.optional() })),
  /** Returns whether a live study accepts new participants; null unless the service is that of this computer. */
  'study.intake': method<StudyIntake | null>()(z.strictObject({ studyId: id })),
  /**
   * Pauses, closes or reopens a live study. `closingText` is shown to participants; null for the default text. Returns
   * the new state. Fails with `intakeStays` if the state was not changed.
   */
  'study.setIntake': method<StudyIntake>()(
    z.strictObject({
      studyId: id,
      state: z.enum(['open', 'paused', 'closed']),
      closingText: z.string().max(maxClosingTextCharacters).nullable(),
    }),
  ),
  /** Returns the studies made from a guide, newest last. Fails with `unreadable` if the notes file is damaged. */
  'study.publications': method<{ readonly publications: readonly Publication[] }>()(z.strictObject({ file })),
  /** Returns the settings; defaults where none are stored. */
  'settings.read': method<Settings>()(none),
  /** Changes the given settings and keeps the others. Returns all settings. */
  'settings.write': method<Settings>()(settingsChanges),
} as const;

export type HostMethod = keyof typeof hostMethods;
export type HostInput<M extends HostMethod> = z.input<(typeof hostMethods)[M]['input']>;
export type HostOutput<M extends HostMethod> = (typeof hostMethods)[M]['output'];
