import type { Piece, Take } from './take.ts';

/** Storage for recordings that the service does not have yet. */
export interface PieceStore {
  /** Returns the recordings of an interview. */
  takes(interviewId: string): Promise<readonly Take[]>;
  keepTake(take: Take): Promise<void>;
  /** Stores a piece with the recording that it makes longer, or neither. Rejects if there is no space. */
  keepPiece(take: Take, number: number, piece: Piece): Promise<void>;
  /** Returns the numbers of the pieces of a recording, ascending. */
  numbers(recordingId: string): Promise<readonly number[]>;
  piece(recordingId: string, number: number): Promise<Piece | null>;
  removePiece(recordingId: string, number: number): Promise<void>;
  /** Removes a recording with its pieces. */
  removeTake(recordingId: string): Promise<void>;
}

/** Returns storage that lasts as long as this page. */
export function createPieceMemory(): PieceStore {
  const takes = new Map<string, Take>();
  const pieces = new Map<string, Map<number, Piece>>();
  const of = (recordingId: string) => pieces.get(recordingId) ?? new Map<number, Piece>();
  return {
    takes: async (interviewId) => [...takes.values()].filter((take) => take.interviewId === interviewId),
    keepTake: async (take) => void takes.set(take.recordingId, take),
    async keepPiece(take, number, piece) {
      takes.set(take.recordingId, take);
      pieces.set(take.recordingId, of(take.recordingId).set(number, piece));
    },
    numbers: async (recordingId) => [...of(recordingId).keys()].sort((a, b) => a - b),
    piece: async (recordingId, number) => of(recordingId).get(number) ?? null,
    removePiece: async (recordingId, number) => void of(recordingId).delete(number),
    async removeTake(recordingId) {
      takes.delete(recordingId);
      pieces.delete(recordingId);
    },
  };
}
