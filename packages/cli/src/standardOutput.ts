import { fstatSync, writeSync } from 'node:fs';
import { isClosedTerminal } from './ignoreClosedPipe.ts';

/** The used part of a standard stream. */
export type StandardStream = Pick<NodeJS.WritableStream, 'write' | 'on'> & {
  readonly isTTY?: boolean;
  readonly fd?: number;
};

export interface StandardOutput {
  /** Writes it all. After a failure nothing more is written. */
  write(data: string | Uint8Array): void;
  /**
   * Waits until everything is written. Returns the first failure, such as a full disk or a pipe that its reader closed;
   * null if there was none.
   */
  ended(): Promise<Error | null>;
}

/**
 * Returns a standard stream that loses nothing in silence. Node writes to a file once and drops what the disk had no room
 * for; here the rest is written again, which fails if the disk is full.
 */
export function standardOutput(stream: StandardStream): StandardOutput {
  let failure: Error | null = null;
  const fail = (error: NodeJS.ErrnoException): void => {
    if (!isClosedTerminal(error, stream)) failure ??= error;
  };
  stream.on('error', fail);
  const file = fileOf(stream);
  return {
    write(data) {
      if (failure !== null) return;
      if (file === null) stream.write(data);
      else writeWhole(file, typeof data === 'string' ? Buffer.from(data) : data, fail);
    },
    async ended() {
      // Node reports a closed pipe in a later turn. The answer to a last write comes after it.
      if (file === null && failure === null) await new Promise((resolve) => void stream.write('', resolve));
      return failure;
    },
  };
}

/** Returns the descriptor of a stream that is a file or a device; null for terminals and pipes. */
function fileOf({ fd, isTTY }: StandardStream): number | null {
  if (fd === undefined || isTTY === true) return null;
  try {
    const stat = fstatSync(fd);
    return stat.isFile() || stat.isCharacterDevice() ? fd : null;
  } catch {
    return null;
  }
}

function writeWhole(fd: number, bytes: Uint8Array, fail: (error: Error) => void): void {
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    fail(error);
  }
}
