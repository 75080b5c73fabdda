import type { StoredPiece, StoredRecording } from '../store/recording.ts';
import type { MediaStore } from './mediaStore.ts';

/** What names the objects of a recording. */
export type NamedRecording = Pick<StoredRecording, 'organizationId' | 'object'>;

/** A part of a file in the media store. */
export interface NamedPiece {
  readonly name: string;
  readonly bytes: number;
}

/** Returns the folder of a recording in the media store. */
export function folderOf({ organizationId, object }: NamedRecording): string {
  return `${organizationId}/${object}`;
}

/** Returns the name of a piece in the media store. Different bytes have different names. */
export function pieceName(
  recording: NamedRecording,
  { number, sha256 }: Pick<StoredPiece, 'number' | 'sha256'>,
): string {
  return `${folderOf(recording)}/${String(number).padStart(6, '0')}-${sha256}`;
}

/** Returns the size of the pieces that are there. */
export function bytesIn({ pieces }: { readonly pieces: readonly { readonly bytes: number }[] }): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Reads the bytes of a complete recording from `from` to before `to`. */
export function recordingBytes(
  store: MediaStore,
  recording: StoredRecording,
  from: number,
  to: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  const pieces = recording.pieces.map((piece) => ({ name: pieceName(recording, piece), bytes: piece.bytes }));
  return pieceBytes(store, pieces, from, to);
}

/** Reads the bytes of a file from `from` to before `to`, piece by piece. */
export async function* pieceBytes(
  store: MediaStore,
  pieces: readonly NamedPiece[],
  from: number,
  to: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (const { name, bytes, begin } of piecesIn(pieces, from, to)) {
    yield* store.read(name, Math.max(from - begin, 0), Math.min(to, begin + bytes) - begin);
  }
}

/** Returns the pieces with bytes from `from` to before `to`, and where each begins. */
export function piecesIn(
  pieces: readonly NamedPiece[],
  from: number,
  to: number,
): readonly (NamedPiece & { readonly begin: number })[] {
  let end = 0;
  return pieces.flatMap((piece) => {
    const begin = end;
    end += piece.bytes;
    return end > from && begin < to ? [{ ...piece, begin }] : [];
  });
}
