import type { ApiFailure } from '@guide-studio/api-contract';
import type { ServiceUnavailable } from './serviceUnavailable.ts';

/** Everything that can go wrong between the editor and its machine, as data. Wording: `messages.ts`. */
export type HostError =
  /** The path leads out of the folder, or the handle was never given out. */
  | { readonly code: 'notReachable'; readonly file: string }
  | { readonly code: 'notFound'; readonly file: string }
  /** What was kept of a guide, to go back to or to restore, is not kept any more. */
  | { readonly code: 'versionGone'; readonly file: string }
  /** Git has no such revision, or the guide is not in it. */
  | { readonly code: 'noRevision'; readonly file: string; readonly revision: string }
  | { readonly code: 'backupGone' }
  /** Unsaved work could not be thrown away; the cause is the operating system's. */
  | { readonly code: 'backupStays'; readonly cause: string }
  | { readonly code: 'alreadyExists'; readonly file: string }
  | {
      readonly code: 'badName';
      readonly file: string;
      readonly reason: 'empty' | 'characters' | 'tooLong' | 'extension';
    }
  | { readonly code: 'notAFile'; readonly file: string }
  /**
   * The bytes cannot be read as text without loss. `found` names what stands there instead: a text code of guide-core
   * with its parameters, or `notes` for a notes file that is no JSON object.
   */
  | {
      readonly code: 'unreadable';
      readonly file: string;
      readonly found: string;
      readonly line?: number;
      readonly column?: number;
      readonly params?: Readonly<Record<string, unknown>>;
    }
  | { readonly code: 'tooLarge'; readonly file: string; readonly bytes: number; readonly limitBytes: number }
  /** Somebody else changed the file since it was opened. Nothing was written. */
  | { readonly code: 'changedOnDisk'; readonly file: string; readonly hash: string | null }
  /** Another window or program has the guide open. Nothing was done. */
  | { readonly code: 'openElsewhere'; readonly file: string; readonly owner: string; readonly here: boolean }
  /** The file is not as it was in the list from which it was to be deleted. Nothing was done. */
  | { readonly code: 'changedSinceListed'; readonly file: string }
  /** The guide is in the trash of the system, which did not take its `notes`: they are still where they were. */
  | { readonly code: 'notesStay'; readonly file: string; readonly notes: string }
  /** What was deleted is not kept any more. */
  | { readonly code: 'deletedGone' }
  /** `lock` is the name of the lock file, beside the file; null where somebody was only faster each time. */
  | { readonly code: 'lockedByOther'; readonly file: string; readonly owner: string; readonly lock: string | null }
  /** The operating system refused: `cause` is its code (ENOSPC, EACCES, EROFS …). Nothing was lost. */
  | { readonly code: 'fileSystem'; readonly file: string; readonly cause: string }
  | { readonly code: 'unknownConnection'; readonly connectionId: string }
  | { readonly code: 'noConnection' }
  | { readonly code: 'noKey'; readonly connectionId: string }
  | { readonly code: 'badBaseUrl'; readonly reason: 'notAUrl' | 'notHttps' | 'credentials' }
  | { readonly code: 'builtInConnection'; readonly connectionId: string }
  /** "This computer" is chosen, and its study service does not run. */
  | ({ readonly code: 'serviceUnavailable' } & ServiceUnavailable)
  /**
   * A study was not paused, closed or reopened. `elsewhere`: only the service of this computer can do it from here;
   * `changed`: it was closed or reopened at the same moment; `denied`: the user of the key may not.
   */
  | { readonly code: 'intakeStays'; readonly reason: 'elsewhere' | 'changed' | 'denied' }
  /** The API did not do it; see the failure. */
  | { readonly code: 'api'; readonly failure: ApiFailure }
  /**
   * It cannot be told whether a draft was made. `candidates` are new studies with this title; none of `earlierIds`, which
   * were there before the draft was sent, can be one. Nothing was sent twice.
   */
  | {
      readonly code: 'outcomeUnknown';
      readonly failure: ApiFailure;
      readonly candidates: readonly StudyCandidate[];
      readonly earlierIds: readonly string[];
    }
  /** The pack cannot be made: this machine has no program for a PDF, the program failed, or it is too long for Word. */
  | { readonly code: 'cannotPrint'; readonly reason: 'noBrowser' | 'printFailed' | 'tooLong' }
  | { readonly code: 'alreadyRunning' }
  /** The editor sent something the contract does not know: a bug, or another version. */
  | { readonly code: 'invalidInput'; readonly method: string; readonly path: readonly (string | number)[] }
  /** The host itself failed on this method: a bug. Its details stay on the host's side. */
  | { readonly code: 'internal'; readonly method: string }
  /** The carrier itself failed: the host has ended, or refused the session. */
  | { readonly code: 'hostGone' }
  | { readonly code: 'sessionRefused' };

export interface StudyCandidate {
  readonly id: string;
  readonly linkId: string;
  readonly title: string;
  readonly createdAt: string;
}

export type HostResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: HostError };
