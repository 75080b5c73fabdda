/** What became of a recording that browsers cannot stream. */
export interface Rewrapped {
  /** Null if the recording itself is served. */
  readonly made: MadeFile | null;
}

/** A file that was made from a recording. */
export interface MadeFile {
  /** A media type. */
  readonly type: string;
  readonly pieces: readonly { readonly number: number; readonly bytes: number; readonly sha256: string }[];
  /** Where its fragments are, JSON; see `BoxIndex`. */
  readonly index: string;
}

/**
 * Why no file was made. `unreadable`: the recording is damaged, or of another type than it says. `late`: it took too
 * long. `full`: the place for recordings has no space. `failed`: ffmpeg could not be run.
 */
export type RewrapFault = 'unreadable' | 'late' | 'full' | 'failed';

export interface RewrapAudit {
  /** True if the streams were copied as they are. */
  readonly copied: boolean;
}
