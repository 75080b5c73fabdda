import type { RecordingKind } from '@guide-studio/api-contract';
import type { MadeFile } from './rewrapped.ts';

/** A recording to begin. */
export interface NewRecording {
  /** The name of its objects in the media store, drawn by the service. */
  readonly object: string;
  readonly organizationId: string;
  readonly interviewId: string;
  /** Chosen by the page, unique in its interview. */
  readonly recordingId: string;
  readonly stepId: string;
  readonly kind: RecordingKind;
  readonly type: string;
  /** Epoch milliseconds. */
  readonly begunAt: number;
}

/** A piece of a recording. */
export interface StoredPiece {
  readonly number: number;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** How a recording ended. */
export interface RecordingEnd {
  readonly pieces: number;
  readonly durationMs: number;
}

/** A recording with its pieces. */
export interface StoredRecording extends NewRecording {
  readonly end: RecordingEnd | null;
  /** By ascending number. */
  readonly pieces: readonly StoredPiece[];
  /** True if it belongs to an answer. */
  readonly answered: boolean;
  /** What was read from its boxes, JSON; null if it was not read yet. */
  readonly index: string | null;
}

/** A recording whose objects are to be deleted. */
export interface MarkedRecording {
  readonly organizationId: string;
  readonly object: string;
}

/** Which recordings are to be deleted besides those without an interview: begun before these times. */
export interface RecordingAges {
  /** For those in no answer. */
  readonly unanswered: number;
  /** For all; null keeps them. */
  readonly all: number | null;
}

/** Recordings in no answer, and the bytes of their pieces. */
export interface UnfinishedRecordings {
  readonly recordings: number;
  readonly bytes: number;
}

/** Recordings of participants, and the key that signs their addresses. Recordings to be deleted are never returned. */
export interface RecordingStore {
  /** Stores a recording, unless its interview has one with this id. Returns the one that is stored. */
  begin(recording: NewRecording): Promise<StoredRecording | 'busy'>;
  find(interviewId: string, recordingId: string): Promise<StoredRecording | null>;
  /** Returns the recordings of an interview in the order of their start. */
  list(interviewId: string): Promise<readonly StoredRecording[]>;
  findObject(object: string): Promise<StoredRecording | null>;
  /** Returns the files that were made of recordings, by object. */
  listMade(objects: readonly string[]): Promise<ReadonlyMap<string, MadeFile>>;
  /** Finds a recording of an answer of an organization. */
  findAnswered(organizationId: string, object: string): Promise<StoredRecording | null>;
  /** `differs`: the number has other bytes. */
  addPiece(object: string, piece: StoredPiece): Promise<'stored' | 'differs' | 'busy'>;
  /** Stores the end, unless there is one. */
  end(object: string, end: RecordingEnd): Promise<'stored' | 'busy'>;
  keepIndex(object: string, index: string): Promise<void>;
  /** Marks a recording that is in no answer. Resolves to false if it is in one. */
  markForDeletion(object: string): Promise<boolean | 'busy'>;
  /** Marks the recordings without an interview, and those of these ages. */
  markOldForDeletion(ages: RecordingAges): Promise<void>;
  /** Sums what the recordings of interviews without an answer take, by the hash of the network; null: unknown. */
  bytesWithoutAnswer(): Promise<ReadonlyMap<string | null, number>>;
  /** Counts the recordings in no answer, and their bytes. */
  countUnfinished(): Promise<UnfinishedRecordings>;
  /** Returns some of the marked recordings. */
  listMarked(): Promise<readonly MarkedRecording[]>;
  /** Deletes marked recordings, after their objects. Of those in an answer, it stays known that they were there. */
  deleteRows(objects: readonly string[]): Promise<void>;
  /** Returns the key that signs addresses. `fresh` is stored if there is none. */
  signingKey(fresh: string): Promise<string>;
  setSigningKey(key: string): Promise<void>;
}
