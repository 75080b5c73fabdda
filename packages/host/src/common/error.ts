import type { AddressFault, ApiFailure } from '@guide-studio/api-contract';
import type { MediaFault } from '@guide-studio/guide-core/media';
import type { ServiceUnavailable } from './serviceUnavailable.ts';

/** Every failure between the editor and the host, as data. `messages.ts` has the wording. */
export type HostError =
  /** The path leaves the folder, or the handle was never given out. */
  | { readonly code: 'notReachable'; readonly file: string }
  | { readonly code: 'notFound'; readonly file: string }
  /** The version is no longer kept. */
  | { readonly code: 'versionGone'; readonly file: string }
  /** Git has no such revision, or the guide is not in it. */
  | { readonly code: 'noRevision'; readonly file: string; readonly revision: string }
  | { readonly code: 'backupGone' }
  /** Unsaved work could not be deleted; `cause` is the operating system's code. */
  | { readonly code: 'backupStays'; readonly cause: string }
  | { readonly code: 'alreadyExists'; readonly file: string }
  | {
      readonly code: 'badName';
      readonly file: string;
      readonly reason: 'empty' | 'characters' | 'tooLong' | 'extension';
    }
  | { readonly code: 'notAFile'; readonly file: string }
  /**
   * The bytes cannot be decoded as text without loss. `found` is a text code of guide-core with its parameters, or
   * `notes`, `tests`, `translations` or `reading` for a file beside a guide that is not a JSON object.
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
  /** The file changed since it was opened. Nothing was written. */
  | { readonly code: 'changedOnDisk'; readonly file: string; readonly hash: string | null }
  /** Another window or program has the guide open. Nothing was done. */
  | { readonly code: 'openElsewhere'; readonly file: string; readonly owner: string; readonly here: boolean }
  /** The file changed since it was listed. Nothing was done. */
  | { readonly code: 'changedSinceListed'; readonly file: string }
  /** The guide is in the system trash, but its notes or tests, the file `notes`, are still in the folder. */
  | { readonly code: 'notesStay'; readonly file: string; readonly notes: string }
  /** The deleted guide is no longer kept. */
  | { readonly code: 'deletedGone' }
  /** `lock` is the name of the lock file beside the file; null if other programs kept writing the file first. */
  | { readonly code: 'lockedByOther'; readonly file: string; readonly owner: string; readonly lock: string | null }
  /** The operating system refused: `cause` is its code (ENOSPC, EACCES, EROFS …). Nothing was lost. */
  | { readonly code: 'fileSystem'; readonly file: string; readonly cause: string }
  | { readonly code: 'unknownConnection'; readonly connectionId: string }
  | { readonly code: 'noConnection' }
  | { readonly code: 'noKey'; readonly connectionId: string }
  | { readonly code: 'badBaseUrl'; readonly reason: AddressFault }
  | { readonly code: 'builtInConnection'; readonly connectionId: string }
  /** "This computer" is chosen, but its study service does not run. */
  | ({ readonly code: 'serviceUnavailable' } & ServiceUnavailable)
  /**
   * A study was not paused, closed or reopened. `elsewhere`: the service is not one of this project;
   * `changed`: the study was closed or reopened at the same time; `denied`: the user of the key lacks permission.
   */
  | { readonly code: 'intakeStays'; readonly reason: 'elsewhere' | 'changed' | 'denied' }
  /**
   * Nothing is rehearsed, or no more. `elsewhere`: the service is not one of this project, so nothing was sent to it;
   * `denied`: the user of the key lacks permission; `ended`: the rehearsal was deleted or took too long; `unmarked`: the
   * service did not say that it marks the response, so nothing was answered; `differs`: the service does not conduct
   * the interview as this version of Guide Studio does.
   */
  | {
      readonly code: 'rehearsalStopped';
      readonly reason: 'elsewhere' | 'denied' | 'ended' | 'unmarked' | 'differs';
    }
  /** The API call failed; see `failure`. */
  | { readonly code: 'api'; readonly failure: ApiFailure }
  /**
   * It is unknown whether a draft was created. `candidates` are new studies with this title. `earlierIds` existed
   * before the request and cannot be the draft. Nothing was sent twice.
   */
  | {
      readonly code: 'outcomeUnknown';
      readonly failure: ApiFailure;
      readonly candidates: readonly StudyCandidate[];
      readonly earlierIds: readonly string[];
    }
  /**
   * The pack cannot be made: there is no program to make a PDF, the program failed, or the pack is too long for Word.
   */
  | { readonly code: 'cannotPrint'; readonly reason: 'noBrowser' | 'printFailed' | 'tooLong' }
  /** The file `file` is not one that participants can be shown. Nothing was kept. */
  | { readonly code: 'mediaRefused'; readonly file: string; readonly fault: MediaFault }
  /** The service takes https addresses only. `files`: what the guide calls its files. Nothing was sent. */
  | { readonly code: 'mediaNeedAddress'; readonly files: readonly string[] }
  /** Files that the guide names are not beside it, or are damaged. Nothing was sent. */
  | { readonly code: 'mediaMissing'; readonly files: readonly string[] }
  /** The service did not take files. `none`: it keeps none. No study was created. `sentence` is that of the service. */
  | {
      readonly code: 'mediaNotTaken';
      readonly files: readonly string[];
      readonly reason: 'none' | 'full' | 'refused' | 'unreachable';
      readonly sentence?: string;
    }
  /** An archive was stopped before it was complete. Nothing of it is left. */
  | { readonly code: 'archivingStopped' }
  | { readonly code: 'alreadyRunning' }
  /** The contract does not allow this call: a bug, or another version. */
  | { readonly code: 'invalidInput'; readonly method: string; readonly path: readonly (string | number)[] }
  /** The host has a bug in this method. Details stay on the host's side. */
  | { readonly code: 'internal'; readonly method: string }
  /** The carrier failed: the host ended, or it refused the session. */
  | { readonly code: 'hostGone' }
  | { readonly code: 'sessionRefused' };

/** A study that a lost create request may have made. */
export interface StudyCandidate {
  readonly id: string;
  readonly linkId: string;
  readonly title: string;
  readonly createdAt: string;
}

/** The output of a method, or its failure. Methods never throw. */
export type HostResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: HostError };
