import type { StoredRecording } from '../store/recording.ts';

/** Returns the numbers of the missing pieces; null if the recording is not ended. */
export function missingPieces({ end, pieces }: Pick<StoredRecording, 'end' | 'pieces'>): readonly number[] | null {
  if (end === null) return null;
  const there = new Set(pieces.map(({ number }) => number));
  return Array.from({ length: end.pieces }, (_, at) => at + 1).filter((number) => !there.has(number));
}
