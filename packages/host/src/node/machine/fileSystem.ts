/** Facts about what is at a path. `identity` is equal for the same file. */
export interface FileFacts {
  readonly kind: 'file' | 'folder' | 'link' | 'other';
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
  readonly permissions: number;
  readonly identity: string;
}

/** An open file. Every method may reject with an error with the operating system's `code`. */
export interface OpenFile {
  facts(): Promise<FileFacts>;
  /** Reads into the buffer from `position`. Resolves to the number of bytes; 0 at the end. */
  read(into: Uint8Array, position: number): Promise<number>;
  /** Writes at `position`. Resolves to the number of bytes written, possibly fewer than given. */
  write(bytes: Uint8Array, position: number): Promise<number>;
  setPermissions(permissions: number): Promise<void>;
  /** Resolves when the content is on disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The file system calls for reading and saving, so that tests can make each one fail. Links are never followed. */
export interface FileSystem {
  realPath(path: string): Promise<string>;
  facts(path: string): Promise<FileFacts>;
  list(folder: string): Promise<readonly string[]>;
  /** Rejects if the file or folder is not writable. */
  checkWritable(path: string): Promise<void>;
  openToRead(path: string): Promise<OpenFile>;
  /** Rejects with EEXIST if the path is taken. */
  openNew(path: string, permissions: number): Promise<OpenFile>;
  openFolder(path: string): Promise<OpenFile>;
  /** Adds a second name to a file. Rejects with EEXIST if the name is taken. */
  link(from: string, to: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string, permissions: number): Promise<void>;
  /** Rejects with ENOTEMPTY if something is in it. */
  removeFolder(path: string): Promise<void>;
}
