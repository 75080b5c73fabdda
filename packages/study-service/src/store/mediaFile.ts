import type { StoredPiece } from './recording.ts';

/** A picture or video of guides, complete in the media store. */
export interface MediaFileRow {
  readonly organizationId: string;
  /** What follows `media:` in its address. */
  readonly name: string;
  /** Drawn by the service: the folder of its pieces in the media store. */
  readonly object: string;
  readonly bytes: number;
  readonly pieces: readonly StoredPiece[];
}

/** What names the folder of a file in the media store. */
export type NamedMediaFile = Pick<MediaFileRow, 'organizationId' | 'object'>;

/** The rows of pictures and videos of guides. Times are epoch milliseconds. */
export interface MediaFileStore {
  /** Stores that a file arrives, so that what a killed process left behind is found. */
  begin(file: Omit<MediaFileRow, 'pieces' | 'bytes'>, at: number): Promise<'begun' | 'busy'>;
  /** The file is complete. `known`: another request completed the same file first; this one is to be deleted. */
  complete(object: string, pieces: readonly StoredPiece[], at: number): Promise<'complete' | 'known' | 'busy'>;
  /** Finds a complete file. */
  find(organizationId: string, name: string): Promise<MediaFileRow | null>;
  /** Keeps complete files of an organization from being swept for a while. Returns the names of those that there are. */
  touch(organizationId: string, names: readonly string[], at: number): Promise<readonly string[] | 'busy'>;
  /** Sums the bytes of an organization. */
  bytesOf(organizationId: string): Promise<number>;
  /** Marks for deletion what did not become complete before a time, and what no study has used since a time. */
  markOld(before: { readonly unfinished: number; readonly unused: number }): Promise<void>;
  /** Marks a file that did not become complete. */
  mark(object: string): Promise<void>;
  /** Returns some of the marked files. */
  listMarked(): Promise<readonly NamedMediaFile[]>;
  deleteRows(objects: readonly string[]): Promise<void>;
}
