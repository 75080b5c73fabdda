/** What stands at a path. `identity` tells whether two openings are the same file. */
export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
  readonly permissions: number;
  readonly identity: string;
}

/** A file that is open. Every method may reject with an error that carries the operating system's `code`. */
export interface OpenFile {
  facts(): Promise<FileFacts>;
  /** Reads into the buffer from `position` of the file; 0 at its end. */
  read(into: Uint8Array, position: number): Promise<number>;
  /** Writes at `position` and answers how many bytes were taken, which may be fewer than offered. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  setPermissions(permissions: number): Promise<void>;
  /** Resolves once the content is on the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The few calls that reading and saving need, so that each can be made to fail in a test. Links are never followed. */
export interface FileSystem {
  realPath(path: string): Promise<string>;
  facts(path: string): Promise<FileFacts>;
  list(folder: string): Promise<readonly string[]>;
  /** Rejects where the file or folder may not be written. */
  checkWritable(path: string): Promise<void>;
  openToRead(path: string): Promise<OpenFile>;
  /** Rejects with EEXIST when something stands at the path. */
  openNew(path: string, permissions: number): Promise<OpenFile>;
  openFolder(path: string): Promise<OpenFile>;
  /** A second name for a file; rejects with EEXIST when the name is taken. */
  link(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string, permissions: number): Promise<void>;
}
