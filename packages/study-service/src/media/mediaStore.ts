/** Keeps the bytes of recordings by name. All implementations pass one test suite. */
export interface MediaStore {
  /** What an operator calls the place: a path or an address. */
  readonly place: string;
  /** Stores an object, replacing one of this name; it is on disk when this resolves. Rejects with `MediaError`. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Begins an object whose bytes are still to come. Rejects with `MediaError`. */
  receive(): Promise<IncomingObject>;
  /** Deletes what was begun to be received before this time, in epoch milliseconds, and neither kept nor dropped. */
  removeUnfinished(before: number): Promise<void>;
  /** Reads the bytes of an object from `from` to before `to`. */
  read(name: string, from: number, to: number): AsyncIterable<Uint8Array>;
  /**
   * Resolves if these objects are there, in their size; a bucket is asked for the first one only. Rejects with
   * `MediaError`: `missing` if one is not, another code if the place as a whole cannot be read.
   */
  find(objects: readonly { readonly name: string; readonly bytes: number }[]): Promise<void>;
  /** Rejects with `MediaError` if the place cannot be used now. It is cheap: a bucket says what came of it last. */
  check(): Promise<void>;
  /** Deletes all objects of a folder; none is fine. */
  removeFolder(folder: string): Promise<void>;
  /** Bytes that may be stored; `Infinity` if unknown. */
  freeBytes(): Promise<number>;
  close(): Promise<void>;
}

/** An object whose bytes arrive. They are on disk, not in memory. */
export interface IncomingObject {
  /** Adds bytes, one call after the other. Rejects with `MediaError`. */
  write(bytes: Uint8Array): Promise<void>;
  /** Stores it under a name, as `put` does. */
  keep(name: string): Promise<void>;
  /** Deletes it if it was not kept. */
  drop(): Promise<void>;
}

/**
 * `full`: no space is left. `unreachable`: the folder or server cannot be written or read now. `missing`: it can, but it
 * does not have the object, or only a part of it.
 */
export type MediaErrorCode = 'full' | 'unreachable' | 'missing';

/** Why an object was not stored or read. */
export class MediaError extends Error {
  readonly code: MediaErrorCode;

  constructor(code: MediaErrorCode, cause?: unknown) {
    super(code === 'missing' ? 'The media store does not have the object.' : `The media store is ${code}.`, { cause });
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
