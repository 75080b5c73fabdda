/* Other contents of a guide: earlier ones, those in git, and unsaved work. Part of the contract; see `contract.ts`. */
import * as z from 'zod';
import { file, key, method, none, text } from './method.ts';

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

/**
 * A git revision that may be requested: a commit, a branch, a tag or `HEAD~3`, but no option and no path after a colon.
 */
export const revisionPattern = /^(?!-)[^\p{Cc}\s:]{1,250}$/u;
const versionId = z.string().regex(/^\d{13,16}-(?:save|reload|merge|restore)-[0-9a-f]{16}$/u);

const range = z.tuple([z.int().nonnegative(), z.int().nonnegative()]);

export const versionMethods = {
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
   * Sends a long text in parts, so that neither side handles all of it at once: new text, or the range (start, end in
   * UTF-16 units) of the text that was sent under the same `key` as `after`. Later calls name the text by its `id`. Only
   * the last text of a key is held, in memory. Returns `held: false` if `after` is not held or the text is too long;
   * nothing is held then, and the caller sends the whole text.
   */
  'text.send': method<{ readonly held: boolean }>()(
    z.strictObject({ key, id: z.uuid(), after: z.uuid().nullable(), parts: z.array(z.union([text, range])) }),
  ),
  /**
   * Stores unsaved work under `key`, replacing what was there. The guide file is not changed. The content that the work
   * is based on is added to the local history if the file still has it. Only the editor reads `merging`, an undecided
   * merge, and `beside`, what is written beside the guide with its first save. Returns null. Fails with `tooLarge`, with `fileSystem` if it cannot be written, or with `backupGone` if the
   * `text` that was sent before is not held any more.
   */
  'backup.write': method<null>()(
    z.strictObject({
      key,
      file: file.nullable(),
      name: file,
      text: z.union([text, z.strictObject({ sent: z.uuid() })]),
      baseHash: z.string().nullable(),
      merging: text.nullable().optional(),
      beside: text.nullable().optional(),
    }),
  ),
  /** Returns the unsaved work that is not in its file, newest first. */
  'backup.list': method<{ readonly backups: readonly Backup[] }>()(none),
  /** Returns the unsaved work under `key`. Fails with `backupGone` if there is none. */
  'backup.read': method<{ readonly text: string; readonly merging: string | null; readonly beside: string | null }>()(
    z.strictObject({ key }),
  ),
  /** Deletes unsaved work, if there is any. Returns null. Fails with `backupStays` if it cannot be deleted. */
  'backup.discard': method<null>()(z.strictObject({ key })),
} as const;
