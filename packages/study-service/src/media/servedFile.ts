import type { StoredPiece, StoredRecording } from '../store/recording.ts';
import type { MadeFile } from '../store/rewrapped.ts';
import { madePieceName } from './madeFile.ts';
import { fileName } from './mediaTypes.ts';
import { type NamedPiece, pieceName } from './recordingBytes.ts';

/** A file of a recording, as it is served. */
export interface ServedFile {
  readonly name: string;
  readonly type: string;
  /** Its entity tag. */
  readonly tag: string;
  readonly pieces: readonly NamedPiece[];
}

/** Returns a recording as it was sent. */
export function sentFile(recording: StoredRecording): ServedFile {
  const { type, pieces, object } = recording;
  return served(type, object, pieces, (piece) => pieceName(recording, piece));
}

/** Returns the file that was made from a recording. */
export function madeFileOf(recording: StoredRecording, { type, pieces }: MadeFile): ServedFile {
  return served(type, `${recording.object}-made`, pieces, (piece) => madePieceName(recording, piece));
}

function served(
  type: string,
  tag: string,
  pieces: readonly StoredPiece[],
  nameOf: (piece: StoredPiece) => string,
): ServedFile {
  return {
    name: fileName(type),
    type,
    tag,
    pieces: pieces.map((piece) => ({ name: nameOf(piece), bytes: piece.bytes })),
  };
}
