import { joinedBytes } from '@guide-studio/api-contract/internal';
import { readHead } from './boxes.ts';
import { readFragment, readTracks, type Track } from './fragments.ts';

/** Where the parts of a fragmented MP4 file are. */
export interface BoxIndex {
  /** The bytes before the first fragment that a player needs for all of them. */
  readonly headBytes: number;
  /** Each begins at a key frame. */
  readonly segments: readonly Segment[];
}

export interface Segment {
  readonly from: number;
  readonly bytes: number;
  readonly seconds: number;
}

/** Reads bytes of a file from `from` to before `to`. */
export type ReadBytes = (from: number, to: number) => AsyncIterable<Uint8Array>;

/** Read at once: the head of most fragments, with that of the data behind it. */
const lookBytes = 32 * 1024;
/** Boxes with tables are much smaller. */
const mostTableBytes = 8 * 1024 * 1024;
/** Ten minutes of fragments of ten milliseconds. */
const mostBoxes = 200_000;

/** Reads where the fragments of an MP4 file are; null if it is not one, or is not fragmented, or is cut off. */
export async function readBoxIndex(size: number, read: ReadBytes): Promise<BoxIndex | null> {
  try {
    return await walk(size, createReader(size, read));
  } catch (error) {
    // The tables of a file may say anything.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

type Reader = (from: number, count: number) => Promise<DataView>;

async function walk(size: number, reader: Reader): Promise<BoxIndex | null> {
  let headBytes = 0;
  let track: Track | undefined;
  const segments: { from: number; bytes: number; seconds: number }[] = [];
  for (let at = 0, boxes = 0; at < size; boxes += 1) {
    if (boxes > mostBoxes) return null;
    const head = readHead(await reader(at, Math.min(16, size - at)));
    if (head === null) return null;
    const end = head.size === 0 ? size : at + head.size;
    if (end > size) return null;
    const isTable = head.type === 'moov' || head.type === 'moof';
    if (isTable && head.size > mostTableBytes) return null;
    const content = isTable ? await reader(at + head.headBytes, end - at - head.headBytes) : null;
    if (head.type === 'moov' && content !== null) {
      const tracks = readTracks(content);
      track = tracks.find(({ isVideo }) => isVideo) ?? tracks[0];
      headBytes = end;
    }
    const last = segments.at(-1);
    if (head.type === 'moof' && content !== null) {
      if (track === undefined) return null;
      const fragment = readFragment(content, track);
      if (fragment !== null && (fragment.beginsAtKey || last === undefined)) {
        segments.push({ from: at, bytes: end - at, seconds: fragment.seconds });
      } else if (last !== undefined) {
        last.bytes = end - last.from;
        last.seconds += fragment?.seconds ?? 0;
      } else return null;
    } else if (head.type === 'mdat' && last !== undefined) last.bytes = end - last.from;
    at = end;
  }
  return segments.length === 0 ? null : { headBytes, segments };
}

/** Returns a reader that keeps what it read last. */
function createReader(size: number, read: ReadBytes): Reader {
  let begin = 0;
  let kept = new Uint8Array();
  return async (from, count) => {
    if (from < begin || from + count > begin + kept.length) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of read(from, Math.min(from + Math.max(count, lookBytes), size))) chunks.push(chunk);
      kept = joinedBytes(
        chunks,
        chunks.reduce((sum, { length }) => sum + length, 0),
      );
      begin = from;
    }
    return new DataView(kept.buffer, kept.byteOffset + from - begin, count);
  };
}
