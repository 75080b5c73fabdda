import type { RecordingLimits } from '@guide-studio/api-contract';
import type { UnansweredLimits } from './assumptions.ts';
import type { Unpack } from './bodyBytes.ts';
import type { Pace } from './pace.ts';
import type { Uploads } from './participant/uploads.ts';
import type { Translator } from './translator/translator.ts';
import type { Moderator } from './moderator/moderator.ts';
import type { MediaStore } from './media/mediaStore.ts';
import type { JobKind } from './store/job.ts';
import type { Store } from './store/store.ts';

/** The dependencies of the service. */
export interface Service {
  readonly store: Store;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Epoch milliseconds. Each call returns a later time, so that studies created at once have an order. */
  readonly nextMoment: () => number;
  readonly newId: () => string;
  readonly newLinkId: () => string;
  /** Returns 256 random bits as text. */
  readonly newSecret: () => string;
  /** Returns the SHA-256 in hexadecimal. */
  readonly hash: (content: string | Uint8Array) => string;
  /** Returns the HMAC-SHA-256 of a text in base64url. */
  readonly hmac: (key: string, text: string) => string;
  /** Returns a SHA-256 of bytes that are added one after the other. */
  readonly newHash: () => Hashing;
  readonly unpack: Unpack;
  /** How fast bodies must arrive. */
  readonly pace: Pace;
  /** The service's address for participants, without a trailing slash. */
  readonly baseUrl: () => string;
  readonly log: Log;
  /** Writes follow-up questions; without one, the script does. */
  readonly moderator?: Moderator | undefined;
  /** Suggests translations; without one, nothing does. */
  readonly translator?: Translator | undefined;
  /** How long a participant waits for a follow-up question, in milliseconds. */
  readonly followUpMs: number;
  /** True if recorded voices are written down. */
  readonly transcribes?: boolean | undefined;
  /** The kinds of jobs that this service does. */
  readonly doesJobs?: readonly JobKind[] | undefined;
  /** Keeps recordings; without it, the service takes none. */
  readonly media?: Media | undefined;
  /** Returns the state of each part that the service can do without. */
  states(): Promise<PartStates>;
}

/** A SHA-256 of bytes as they come. */
export interface Hashing {
  add(bytes: Uint8Array): void;
  /** Returns it in hexadecimal; nothing can be added after. */
  hex(): string;
}

/** The state of the parts that a service can do without; `none` where it does. */
export interface PartStates {
  /** `ready`, `full` (no recording is begun), `unreachable`. */
  readonly media: string;
  /** What writes summaries: `ready`, or what it failed with last. */
  readonly analyst: string;
  /** `ready`, or what it failed with last. */
  readonly transcriber: string;
  /** `ready`, `noEncoders` (H.264 or AAC), `unusable`. */
  readonly ffmpeg: string;
}

/** Where recordings are kept, and how large they may be. */
export interface Media {
  readonly store: MediaStore;
  readonly limits: RecordingLimits;
  /** For interviews without an answer. */
  readonly unanswered: UnansweredLimits;
  readonly uploads: Uploads;
  /** Deletes the recordings that are not to be kept. Failures are logged. */
  sweep(): Promise<void>;
}

/** A finished request. Only these fields are logged: no key, no body, no actual address. */
export interface RequestEntry {
  readonly method: string;
  /** The template of the route, not the path. */
  readonly route: string;
  readonly status: number;
  readonly code?: string;
  /** The `X-Request-Id` of the answer. */
  readonly requestId?: string;
  readonly milliseconds: number;
  readonly keyId?: string;
  readonly organizationId?: string;
}

/** Where the service reports requests and faults. */
export interface Log {
  request(entry: RequestEntry): void;
  /** Reports a bug or a store failure; the caller gets only `internal_error`. */
  failure(route: string, error: unknown): void;
}
