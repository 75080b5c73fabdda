/** Keeps the bytes of recordings by name. All implementations pass one test suite. */
export interface MediaStore {
  /** Stores an object, replacing one of this name; it is on disk when this resolves. Rejects with `MediaError`. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Reads the bytes of an object from `from` to before `to`. */
  read(name: string, from: number, to: number): AsyncIterable<Uint8Array>;
  /** Deletes all objects of a folder; none is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Bytes that may be stored; `Infinity` if unknown. */
  freeBytes(): Promise<number>;
  close(): Promise<void>;
}

/** `full`: no space is left. `unreachable`: the folder or server cannot be written or read now. */
export type MediaErrorCode = 'full' | 'unreachable';

/** Why an object was not stored or read. */
export class MediaError extends Error {
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, cause?: unknown) {
    super(`The media store is ${code}.`, { cause });
    this.name = 'MediaError';
    this.code = code;
  }
}

const namePattern = /^[\w-]{1,64}\/[\w-]{1,64}(?:\/[\w-]{1,80})?$/;

/** Returns a name that is safe as a path below a folder. The service draws all names, so another one is a bug. */
export function safeName(name: string): string {
  if (!namePattern.test(name)) throw new Error('not a name of an object');
  return name;
}
