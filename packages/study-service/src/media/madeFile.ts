import { joinedBytes } from '@guide-studio/api-contract/internal';
import type { StoredPiece } from '../store/recording.ts';
import type { MadeFile } from '../store/rewrapped.ts';
import type { MediaStore } from './mediaStore.ts';
import type { BoxIndex, ReadBytes } from './boxIndex.ts';
import { folderOf, type NamedRecording, pieceName } from './recordingBytes.ts';

/** As for recordings: a part is in memory while it is stored. */
const partBytes = 8 * 1024 * 1024;

/** Returns the name of a part of a made file, beside the pieces of its recording, with which it is deleted. */
export function madePieceName(recording: NamedRecording, piece: Pick<StoredPiece, 'number' | 'sha256'>): string {
  const pieces = folderOf(recording);
  return `${pieces}/made-${pieceName(recording, piece).slice(pieces.length + 1)}`;
}

/** Stores a made file in parts. */
export async function storeMade(
  store: MediaStore,
  recording: NamedRecording,
  { type, size, index, read }: MadeBytes,
  hash: (bytes: Uint8Array) => string,
): Promise<MadeFile> {
  const pieces: StoredPiece[] = [];
  for (let from = 0; from < size; from += partBytes) {
    const bytes = await wholeOf(read(from, Math.min(from + partBytes, size)));
    const piece = { number: pieces.length + 1, bytes: bytes.length, sha256: hash(bytes) };
    await store.put(madePieceName(recording, piece), bytes);
    pieces.push(piece);
  }
  return { type, pieces, index: JSON.stringify(index) };
}

/** A converted file before it is stored. */
interface MadeBytes {
  readonly type: string;
  readonly size: number;
  readonly index: BoxIndex;
  readonly read: ReadBytes;
}

async function wholeOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    all.push(chunk);
    length += chunk.length;
  }
  return joinedBytes(all, length);
}
