import type { StoredPiece, StoredRecording } from '../store/recording.ts';
import type { MediaStore } from './mediaStore.ts';

type Named = Pick<StoredRecording, 'organizationId' | 'object'>;

/** Returns the folder of a recording in the media store. */
export function folderOf({ organizationId, object }: Named): string {
  return `${organizationId}/${object}`;
}

/** Returns the name of a piece in the media store. Different bytes have different names. */
export function pieceName(recording: Named, { number, sha256 }: Pick<StoredPiece, 'number' | 'sha256'>): string {
  return `${folderOf(recording)}/${String(number).padStart(6, '0')}-${sha256}`;
}

/** Returns the size of the pieces that are there. */
export function bytesIn({ pieces }: Pick<StoredRecording, 'pieces'>): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Reads the bytes of a complete recording from `from` to before `to`, piece by piece. */
export async function* recordingBytes(
  store: MediaStore,
  recording: StoredRecording,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let begin = 0;
  for (const piece of recording.pieces) {
    const end = begin + piece.bytes;
    if (end > from && begin < to) {
      yield* store.read(pieceName(recording, piece), Math.max(from - begin, 0), Math.min(to, end) - begin);
    }
    begin = end;
  }
}
