/* Guide files: open, save, watch, claim, rename, delete, pick. Part of the contract; see `contract.ts`. */
import * as z from 'zod';
import { file, id, key, method, name, none, text } from './method.ts';

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

/** A file after a save. `hash` is the SHA-256 of its bytes, `savedAt` is in epoch milliseconds. */
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

/** The state of a guide file, its notes and its copies. */
export interface Watched {
  /** Identifies this whole state; pass it as `seen` in the next call. */
  readonly mark: string;
  readonly sight: Sight;
  /** Copies that a sync tool made beside the guide because two machines changed it. */
  readonly copies: readonly { readonly file: string; readonly name: string }[];
  /** Identifies the content of the notes beside the guide; null if there are none. */
  readonly notes: string | null;
  /** Identifies the content of the tests beside the guide; null if there are none. */
  readonly tests: string | null;
  /** Identifies the content of the translations beside the guide; null if there are none. */
  readonly translations: string | null;
  /** Identifies the settings of the folder that count for the guide; null if there are none. */
  readonly settings: string | null;
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

/** The key of a deleted guide that is kept with the local history. */
export const deletedKey = z.string().regex(/^\d{13,16}-[0-9a-f]{16}$/u);

export const fileMethods = {
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
   * Waits until the guide, its notes, its tests, the settings of its folder or its copies differ from `seen`, for about 20
   * seconds at most. `seen` is the `mark` of the last answer; null answers at once. Returns the current state, changed or
   * not. A file that cannot be read is a state, not a failure. Settings in a folder above are seen with the next answer.
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
   * Moves the notes, tests and earlier contents of a guide from the handle `from` to `to`, after the file was renamed.
   * Returns null. Does nothing while a file exists at `from`. What cannot be moved stays where it is.
   */
  'file.moved': method<null>()(z.strictObject({ from: file, to: file })),
  /**
   * Renames a guide in its folder, with its notes, tests, earlier contents and unsaved work. Returns the new handle. Fails
   * with `badName`, `alreadyExists` if the name is taken, `openElsewhere` or `lockedByOther` if another window uses it.
   */
  'file.rename': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * Copies a guide and its tests to `name` beside it, or to the next free name. Comments, approvals and publications are not copied.
   * Returns the copy. Fails with `badName`, or with `alreadyExists` if no free name is found.
   */
  'file.duplicate': method<NamedFile>()(z.strictObject({ file, name })),
  /**
   * Moves a guide with its notes and tests to the system trash. Without a trash they are kept with the local history. Returns the
   * `key` that restores it; null if it is in the trash. Fails with `changedSinceListed` if the file is not as `seen` in
   * the list, `openElsewhere` or `lockedByOther` if another window uses it, `notesStay` if the trash refused the notes
   * or tests.
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
} as const;
