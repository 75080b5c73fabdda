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

/** What this host can do, so that the editor offers nothing that would fail. */
export interface Capabilities {
  readonly kind: 'electron' | 'browser' | 'memory';
  /**
   * Native dialogs (`file.pickOpen`, `file.pickSave`, `file.pickFolder`). Without them the editor lists the folder of the
   * start.
   */
  readonly nativeDialogs: boolean;
  /** Deleted guides go to the trash of the system; elsewhere they are kept with the local history. */
  readonly trash: boolean;
  /** Where API keys are kept: the system's own store, or only until the host ends. */
  readonly keyStorage: 'safeStorage' | 'keyring' | 'session';
}

export interface SessionInfo {
  readonly capabilities: Capabilities;
  readonly version: string;
  /** The workspace folder as a person would name it. */
  readonly folder: string;
  /** The file named on the command line or double-clicked, to be opened first. */
  readonly openFirst: string | null;
}

/** A file by its handle and its name. */
export interface NamedFile {
  readonly file: string;
  readonly name: string;
}

/** A guide file of the workspace. `file` is a handle: the name inside the folder, or one given out by a dialog. */
export interface GuideFile {
  readonly file: string;
  readonly name: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
}

/** What a folder has of guides. */
export interface GuideFiles {
  readonly files: readonly GuideFile[];
  /** Names that are not valid UTF-8, as far as they can be read: no program with names of text can open these files. */
  readonly brokenNames?: readonly string[];
}

/** A guide that was deleted and is kept with the local history. */
export interface DeletedFile {
  readonly key: string;
  readonly name: string;
  /** Where it lay, as a person would name it. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly deletedAt: number;
}

/** A guide that was opened or made before, here or in another folder. */
export interface RecentFile {
  readonly key: string;
  /** Its handle; null when it cannot be found now. */
  readonly file: string | null;
  readonly name: string;
  /** Where it lies, as a person would name it. */
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

/** A file as it was read. `hash` is the SHA-256 of its bytes; a save names it to prove what it builds on. */
export interface OpenedFile {
  readonly file: string;
  readonly name: string;
  readonly text: string;
  readonly hash: string;
  /** The folder or the file cannot be written; the cause is the operating system's. */
  readonly writable: boolean;
}

export interface SavedFile {
  readonly file: string;
  readonly name: string;
  readonly hash: string;
  readonly savedAt: number;
  /** False where the folder takes no lock file: the hash check still holds. */
  readonly locked: boolean;
  /** False when the version before could not be kept in the local history. */
  readonly kept: boolean;
}

/** What stands where a guide was opened. A file is known by the SHA-256 of its bytes, never by its time. */
export type Sight =
  | { readonly state: 'file'; readonly hash: string }
  /** Deleted, or moved out of sight; `movedTo` is the same file under another name of the folder. */
  | { readonly state: 'absent'; readonly movedTo: { readonly file: string; readonly name: string } | null }
  | { readonly state: 'notAFile' }
  /** The folder is gone, or may not be read now. */
  | { readonly state: 'unreachable' };

export interface Watched {
  /** Stands for all of it; named in the next question. */
  readonly mark: string;
  readonly sight: Sight;
  /** Copies that a sync tool made beside the guide, because two machines changed it. */
  readonly copies: readonly { readonly file: string; readonly name: string }[];
  /** Stands for the content of the notes beside it; null: there are none. */
  readonly notes: string | null;
}

/** Who has a guide open for editing. */
export type Claim =
  | { readonly state: 'mine' }
  /** The folder takes no new file: others cannot be told. */
  | { readonly state: 'unmarked' }
  | {
      readonly state: 'other';
      readonly owner: string;
      readonly machine: string;
      /** Epoch milliseconds. */
      readonly since: number;
      /** On this machine, in another window or program. */
      readonly here: boolean;
    };

/** An earlier content of a guide, kept before something displaced it. */
export interface Version {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly keptAt: number;
  /** Before what it was kept. */
  readonly reason: 'save' | 'reload' | 'merge' | 'restore';
  /** The first 16 digits of the SHA-256 of its bytes. */
  readonly hash: string;
  readonly bytes: number;
}

/** One commit that changed a guide. */
export interface Revision {
  /** Of the commit: 40 hexadecimal digits. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly subject: string;
}

/** A branch or a tag of git that holds a guide; a branch of another copy of the repository, as it was fetched last, too. */
export interface NamedRevision {
  readonly kind: 'branch' | 'remoteBranch' | 'tag';
  readonly name: string;
  /** Of what it names: 40 hexadecimal digits, or 64. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Unsaved work as the host keeps it, without its text. */
export interface Backup {
  /** Of the session in which the guide was open. */
  readonly key: string;
  /** The file it belongs to; null for a guide that was never saved, or whose folder cannot be reached now. */
  readonly file: string | null;
  readonly name: string;
  /** What the work builds on; null: no file. */
  readonly baseHash: string | null;
  /** What the file holds now; null: nothing that can be read. */
  readonly diskHash: string | null;
  /** Epoch milliseconds. */
  readonly writtenAt: number;
  /** Decisions of a merge that was not finished are kept with it. */
  readonly merging: boolean;
}

/** A file for people who do not have Guide Studio. */
export interface MadeExport {
  /** With its ending. */
  readonly name: string;
  /** Of its content (MIME). */
  readonly type: string;
  readonly base64: string;
}

export interface Connection {
  readonly id: string;
  readonly name: string;
  /** Empty while the service is unavailable. */
  readonly baseUrl: string;
  /** Only of "This computer": nothing can be sent there, and this is why. */
  readonly unavailable?: ServiceUnavailable;
  /** "This computer": made by the host at each start; cannot be renamed or removed. */
  readonly builtIn: boolean;
  readonly hasKey: boolean;
  readonly keyStorage: Capabilities['keyStorage'];
}

export interface ConnectionList {
  readonly connections: readonly Connection[];
  readonly chosen: string | null;
}

/** A draft or launched study that was made from a guide file; kept in the notes file beside the guide. */
export interface Publication {
  readonly studyId: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly baseUrl: string;
  /** SHA-256 of the canonical text of the guide that was sent, whatever layout it was sent in. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly selfRecruitLink?: string;
  /** False when the notes file beside the guide could not be written: the host remembers it for this run only. */
  readonly noted?: boolean;
}

/** As what a guide can be exported. */
export const exportFormats = ['html', 'docx', 'pdf', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The most characters of a closing text: those of the study service. */
export const maxClosingTextCharacters = 2000;

const file = z.string().min(1).max(1024);
const text = z.string();
const id = z.string().min(1).max(200);
const name = z.string().trim().min(1).max(200);
const none = z.strictObject({});
const key = z.uuid();
/**
 * What git may be asked for by name: a commit, a branch, a tag, `HEAD~3`. Never an option, nor a path behind a colon.
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
 * Every method of a host: the one table from which the client, the dispatcher and each carrier (IPC, loopback HTTP,
 * memory) are derived. Inputs are validated by the dispatcher; outputs travel as JSON.
 */
export const hostMethods = {
  'session.describe': method<SessionInfo>()(none),
  'file.list': method<GuideFiles>()(none),
  'file.open': method<OpenedFile>()(z.strictObject({ file })),
  /** The same for a guide that is only looked at: it is not among those opened last. */
  'file.peek': method<OpenedFile>()(z.strictObject({ file })),
  /** Writes only if the disk still holds `baseHash`; `null` means that no file stood there. */
  'file.save': method<SavedFile>()(z.strictObject({ file, text, baseHash: z.string().nullable() })),
  /** Makes a new file in the folder. Refused when one of that name exists. */
  'file.create': method<SavedFile>()(z.strictObject({ name, text })),
  /**
   * Waits until what stands in the guide's place, or its notes, differs from what was `seen` (a mark; null: answer at once), about
   * twenty seconds at most, and then answers all the same.
   */
  'file.watch': method<Watched>()(z.strictObject({ file, seen: z.string().max(20_000).nullable() })),
  /** Says that a window edits the guide, and again every minute. With `take` also over somebody else's claim. */
  'file.claim': method<Claim>()(z.strictObject({ file, key, take: z.boolean() })),
  'file.release': method<null>()(z.strictObject({ file, key })),
  /**
   * Takes what is kept about a guide, its notes and its earlier contents, along to the name that it has now. All of it
   * stays while a guide stands under the old one.
   */
  'file.moved': method<null>()(z.strictObject({ from: file, to: file })),
  /** Earlier contents, newest first. */
  'history.list': method<{ readonly versions: readonly Version[] }>()(z.strictObject({ file })),
  'history.read': method<{ readonly text: string }>()(z.strictObject({ file, version: versionId })),
  /** Keeps what the window shows before something else takes its place. */
  'history.keep': method<{ readonly kept: boolean }>()(
    z.strictObject({ file, text, reason: z.enum(['reload', 'merge', 'restore']) }),
  ),
  /**
   * Gives a guide another name in its folder, and takes along what is kept about it: notes, earlier contents, unsaved work.
   * Refused when something of that name exists, and while another window has the guide open or saves it.
   */
  'file.rename': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * A copy beside it under that name, or the next free one. Comments, approvals and publications belong to the original
   * and stay there.
   */
  'file.duplicate': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * Puts a guide and its notes into the trash of the system; where there is none, they are kept with the local history and
   * `key` brings them back. Refused when it is no longer as it was `seen` in the list, and while another window has it open.
   */
  'file.delete': method<{ readonly key: string | null }>()(
    z.strictObject({ file, seen: z.strictObject({ bytes: z.number(), modifiedAt: z.number() }) }),
  ),
  /** What is kept of deleted guides, newest first. */
  'file.deleted': method<{ readonly files: readonly DeletedFile[] }>()(none),
  /** Brings one back to where it lay, under the next free name. */
  'file.undelete': method<NamedFile>()(z.strictObject({ key: deletedKey })),
  /** Those opened or made last, newest first. */
  'file.recent': method<{ readonly files: readonly RecentFile[] }>()(none),
  /** Takes one off that list. The file stays. */
  'file.forget': method<null>()(z.strictObject({ key: id })),
  /** The commits of git that changed the file on any branch, and the branches and tags that hold it, newest first each. */
  'file.revisions': method<{ readonly revisions: readonly Revision[]; readonly named: readonly NamedRevision[] }>()(
    z.strictObject({ file }),
  ),
  /** The file as a commit, a branch or a tag has it. */
  'file.revision': method<{ readonly text: string }>()(
    z.strictObject({ file, revision: z.string().regex(revisionPattern) }),
  ),
  /** The sign-off pack of a guide: the whole guide as stakeholders read it, with what changed `since` another version. */
  'export.make': method<MadeExport>()(
    z.strictObject({
      name: file,
      text,
      format: z.enum(exportFormats),
      language: z.enum(['en', 'de']),
      since: z.strictObject({ name: file, text }).nullable(),
      /** Those that the pack lists; none where omitted. */
      approvals: z.array(NotedApproval).optional(),
      /** What its estimated length rests on, as far as it was changed; the usual assumptions where omitted. */
      assumptions: NotedAssumptions.optional(),
    }),
  ),
  /** Comments and approvals, kept in the notes file beside the guide. */
  'notes.read': method<Notes>()(z.strictObject({ file })),
  /** Does one thing to them as they are in the file now, and answers with all of them. */
  'notes.change': method<Notes>()(z.strictObject({ file, change: NotesChange })),
  'file.pickOpen': method<{ readonly file: string | null }>()(none),
  /**
   * Asks for another workspace folder; null when nothing was chosen. Every handle given out before is worth nothing then,
   * so the page begins anew.
   */
  'file.pickFolder': method<{ readonly folder: string | null }>()(none),
  'file.pickSave': method<SavedFile | null>()(z.strictObject({ suggestedName: name, text })),
  /**
   * Keeps unsaved work in the place of what was kept under the same key. The guide file is not touched; what the work
   * builds on is kept in the local history while it still stands there. `merging` is for the editor alone to read: a merge
   * that is not decided yet; none where omitted.
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
  /** Newest first, only what the file does not hold already. */
  'backup.list': method<{ readonly backups: readonly Backup[] }>()(none),
  'backup.read': method<{ readonly text: string; readonly merging: string | null }>()(z.strictObject({ key })),
  /** Succeeds also when nothing is kept under the key. */
  'backup.discard': method<null>()(z.strictObject({ key })),
  'connection.list': method<ConnectionList>()(none),
  /** Checks the key against the service before anything is kept. */
  'connection.add': method<Connection>()(
    z.strictObject({ name, baseUrl: z.string().max(2000), apiKey: z.string().min(1).max(1000) }),
  ),
  'connection.setKey': method<Connection>()(z.strictObject({ connectionId: id, apiKey: z.string().min(1).max(1000) })),
  'connection.choose': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  'connection.rename': method<Connection>()(z.strictObject({ connectionId: id, name })),
  'connection.remove': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  'wallet.list': method<{ readonly wallets: readonly Wallet[] }>()(none),
  'study.list': method<{ readonly studies: readonly Study[] }>()(none),
  'study.questions': method<{ readonly questions: readonly Question[] }>()(z.strictObject({ studyId: id })),
  /**
   * One page, counted from 0, of `perPage` responses of a study: all of them, or those that changed at or after
   * `updatedSince` (ISO 8601). A page behind the last one is empty; see `everyResponse`.
   */
  'study.responses': method<{ readonly responses: readonly ListedResponse[] }>()(pageOfStudy),
  /** One response with everything that was said and shown; nothing shown where the service does not tell it. */
  'study.response': method<SingleResponse & { readonly shown: readonly ShownStimulus[] }>()(
    z.strictObject({ studyId: id, responseId: id }),
  ),
  /** The same pages as those of the responses, with what they were shown; null where the service does not tell it. */
  'study.shown': method<{ readonly shown: readonly ShownInResponse[] | null }>()(pageOfStudy),
  /** How the operator of the service has set up a study; what a service has by default where it does not tell it. */
  'study.settings': method<StudySettings>()(z.strictObject({ studyId: id })),
  /** Creates a draft from exactly this text, once, and notes it beside the file. */
  'study.create': method<Publication>()(z.strictObject({ file, text })),
  /** After `outcomeUnknown`: takes one of the candidates as the draft that was made. */
  'study.adopt': method<Publication>()(z.strictObject({ file, text, studyId: id })),
  'study.launch': method<LaunchResponse>()(z.strictObject({ file, studyId: id, walletId: id.optional() })),
  /** Whether a live study takes new participants; null: only the service of this computer can say, and change it. */
  'study.intake': method<StudyIntake | null>()(z.strictObject({ studyId: id })),
  /** Pauses, closes or reopens a live study. `closingText`: what participants read; null: the page's own words. */
  'study.setIntake': method<StudyIntake>()(
    z.strictObject({
      studyId: id,
      state: z.enum(['open', 'paused', 'closed']),
      closingText: z.string().max(maxClosingTextCharacters).nullable(),
    }),
  ),
  'study.publications': method<{ readonly publications: readonly Publication[] }>()(z.strictObject({ file })),
  'settings.read': method<Settings>()(none),
  /** Changes what is named and keeps the rest. */
  'settings.write': method<Settings>()(settingsChanges),
} as const;

export type HostMethod = keyof typeof hostMethods;
export type HostInput<M extends HostMethod> = z.input<(typeof hostMethods)[M]['input']>;
export type HostOutput<M extends HostMethod> = (typeof hostMethods)[M]['output'];
