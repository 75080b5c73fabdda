/* Services: connections with their keys, wallets, and the studies made from guides. Part of the contract; see `contract.ts`. */
import {
  type AnswerRecording,
  type ApiFailure,
  type LaunchResponse,
  type Question,
  type RehearsalCounts,
  type Response as ListedResponse,
  type ServiceCapabilities,
  type ShownInResponse,
  type ShownStimulus,
  type SingleResponse,
  type Study,
  type StudyJobs,
  type StudyIntake,
  type StudySettings,
  type TriedProbe,
  TryProbeRequest,
  type Wallet,
} from '@guide-studio/api-contract';
import { mostPerPage } from '@guide-studio/api-contract/internal';
import type { JsonObject } from '@guide-studio/guide-core';
import * as z from 'zod';
import type { HostError } from '../error.ts';
import type { ServiceUnavailable } from '../serviceUnavailable.ts';
import { file, id, method, name, none, text } from './method.ts';
import type { Capabilities } from './session.ts';

/** The maximum length of a closing text in characters, as in the study service. */
export const maxClosingTextCharacters = 2000;

/** A service to which guides are published. Its key is never part of it. */
export interface Connection {
  readonly id: string;
  readonly name: string;
  /** Empty if the service is unavailable. */
  readonly baseUrl: string;
  /** Only for "This computer": why the service does not run. Nothing can be sent there. */
  readonly unavailable?: ServiceUnavailable;
  /** True for "This computer", which the host creates at each start. It cannot be renamed or removed. */
  readonly builtIn: boolean;
  readonly hasKey: boolean;
  readonly keyStorage: Capabilities['keyStorage'];
}

/** All connections, and the id of the chosen one. */
export interface ConnectionList {
  readonly connections: readonly Connection[];
  readonly chosen: string | null;
}

/** One step of the test of a connection. */
export interface ConnectionCheck {
  /**
   * `address`: it leads to something that answers. `certificate`: it is valid for this computer. `service`: what answers is
   * a service. `key`: the service accepts it. `participants`: their page is there.
   */
  readonly name: 'address' | 'certificate' | 'service' | 'key' | 'participants';
  /**
   * `notNeeded`: the address is on this computer. `otherProject`: it has the public API, but is no service of Guide Studio.
   * `notTested`: something before it failed, or this service has no place to ask.
   */
  readonly outcome: 'works' | 'failed' | 'notNeeded' | 'otherProject' | 'notTested';
  /** Why it failed, where the API client knows it. */
  readonly failure: ApiFailure | null;
}

/** The steps of the test of a connection, in order. */
export interface ConnectionTest {
  readonly checks: readonly ConnectionCheck[];
}

/** A draft or live study made from a guide file; recorded in the notes file beside the guide. */
export interface Publication {
  readonly studyId: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly baseUrl: string;
  /** SHA-256 of the canonical text of the guide that was sent, independent of its formatting. */
  readonly hash: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly selfRecruitLink?: string;
  /** False if the notes file could not be written; the host then remembers the study until it ends. */
  readonly noted?: boolean;
  /** Why it could not be written, as the system names it, such as `ENOSPC`. */
  readonly notedCause?: string;
}

const pageOfStudy = z.strictObject({
  studyId: id,
  page: z.int().min(0),
  perPage: z.int().min(1).max(mostPerPage),
  updatedSince: z.string().max(40).nullable(),
});

/** The maximum number of participants of one rehearsal. */
export const mostRehearsed = 1000;

/** An invented participant: the session of a whole interview, or of its beginning, and how far it comes. */
const participant = z.strictObject({
  session: z.strictObject({
    urlParams: z.record(z.string(), z.array(z.string()).readonly()).readonly(),
    seed: z.string(),
    firstConcepts: z.array(z.string()).readonly().optional(),
    answers: z.array(z.strictObject({ stepId: z.string(), answer: z.unknown() })).readonly(),
    reopened: z.int().nullable(),
  }),
  progress: z.enum(['complete', 'screened_out', 'in_progress']),
});
export type RehearsalParticipant = z.infer<typeof participant>;

/** What came of a rehearsal. */
export interface Rehearsal {
  /** The participants who came as far as they should, by their index. */
  readonly taken: readonly number[];
  /** Why the others did not; null if all did. */
  readonly stopped: HostError | null;
}

/** A recording of an answer. Its file has a path in the page's own origin; see the carriers of the host. */
export type PlayableRecording = Omit<AnswerRecording, 'file' | 'externalId'> & {
  /** Null if the recording is no longer kept. */
  readonly file: { readonly path: string; readonly type: string | null; readonly bytes: number | null } | null;
};

/** The answers of a response that were recorded. */
export interface RecordedAnswers {
  readonly responseId: string;
  readonly readableId: number;
  readonly answerIds: readonly string[];
}

/** What an archive of recordings has. */
export interface ArchivedRecordings {
  readonly files: number;
  readonly bytes: number;
  /** Recordings that are only in its list, which says why. */
  readonly missing: number;
  /** Of how many; null if the service does not say. */
  readonly ofFiles: number | null;
  readonly ofBytes: number | null;
}

/** How far an archive is. A failed one has left nothing. */
export type ArchiveState = ArchivedRecordings &
  ({ readonly state: 'running' | 'done' } | { readonly state: 'failed'; readonly error: HostError });

export const studyMethods = {
  /** Returns the connections and the id of the chosen one. This and the rows below never return a key. */
  'connection.list': method<ConnectionList>()(none),
  /**
   * Adds a connection and chooses it. The key is checked against the service before anything is stored. Returns the
   * connection. Fails with `badBaseUrl`, or with `api` if the service refuses the key.
   */
  'connection.add': method<Connection>()(
    z.strictObject({ name, baseUrl: z.string().max(2000), apiKey: z.string().min(1).max(1000) }),
  ),
  /**
   * Replaces the key of a connection after checking it. Returns the connection. Fails with `api` if the service refuses
   * the key, `unknownConnection` or `builtInConnection`.
   */
  'connection.setKey': method<Connection>()(z.strictObject({ connectionId: id, apiKey: z.string().min(1).max(1000) })),
  /** Chooses the connection for later calls. Returns all connections. Fails with `unknownConnection`. */
  'connection.choose': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  /**
   * Tests a connection with its key: address, certificate, service, key, and the page of participants. Stores nothing. Fails
   * with `unknownConnection`, `noKey` or `serviceUnavailable`.
   */
  'connection.test': method<ConnectionTest>()(z.strictObject({ connectionId: id })),
  /** Renames a connection and returns it. Fails with `unknownConnection` or `builtInConnection`. */
  'connection.rename': method<Connection>()(z.strictObject({ connectionId: id, name })),
  /** Removes a connection and its key. Returns the others. Fails with `unknownConnection` or `builtInConnection`. */
  'connection.remove': method<ConnectionList>()(z.strictObject({ connectionId: id })),
  /** Returns the wallets that the key may use. */
  'wallet.list': method<{ readonly wallets: readonly Wallet[] }>()(none),
  /** Returns what the service does with recordings, voices and follow-up questions; null if it does not report it. */
  'service.capabilities': method<{ readonly capabilities: ServiceCapabilities | null }>()(none),
  /**
   * Counts the studies of the service of this computer, and the interviews there with an answer in the last half hour
   * that are not over.
   */
  'service.openInterviews': method<{ readonly studies: number; readonly interviews: number }>()(none),
  /** Asks the interviewer of the service about an answer of a preview; null if the service has none to ask. */
  'service.tryProbe': method<{ readonly tried: TriedProbe | null }>()(TryProbeRequest),
  /** Returns the studies that the key may read. */
  'study.list': method<{ readonly studies: readonly Study[] }>()(none),
  /** Returns the questions of a study. */
  'study.questions': method<{ readonly questions: readonly Question[] }>()(z.strictObject({ studyId: id })),
  /**
   * Returns one page of the responses of a study. `page` counts from 0. `updatedSince` (ISO 8601) limits them to those
   * changed at or after it; null for all. A page after the last one is empty. See `readAllResponses` to read them all.
   */
  'study.responses': method<{ readonly responses: readonly ListedResponse[] }>()(pageOfStudy),
  /**
   * Returns one response with its transcript and what was shown; `shown` is empty if the service does not report it.
   */
  'study.response': method<SingleResponse & { readonly shown: readonly ShownStimulus[] }>()(
    z.strictObject({ studyId: id, responseId: id }),
  ),
  /** Returns what was shown, in the same pages as `study.responses`; null if the service does not report it. */
  'study.shown': method<{ readonly shown: readonly ShownInResponse[] | null }>()(pageOfStudy),
  /**
   * Returns the recordings of a response, by row of its transcript, with when which part was said. Services of other
   * vendors report no such times.
   */
  'study.recordings': method<{ readonly recordings: readonly PlayableRecording[] }>()(
    z.strictObject({ studyId: id, responseId: id }),
  ),
  /** Returns which answers were recorded, in the same pages as `study.responses`; null if the service does not report it. */
  'study.recorded': method<{ readonly recorded: readonly RecordedAnswers[] | null }>()(pageOfStudy),
  /** Counts the jobs about the responses of a study; null if the service does not report them. */
  'study.jobs': method<StudyJobs | null>()(z.strictObject({ studyId: id })),
  /**
   * Begins to save all recordings of a study into an archive with a list of them: where the user says, or without
   * dialogs under `name` in the user's folder for downloads. Returns its id for the calls below, and its path to be
   * shown; null if the user chose no place. Fails with `badName`.
   */
  'archive.begin': method<{ readonly archive: string; readonly path: string } | null>()(
    z.strictObject({ studyId: id, name }),
  ),
  /** Returns how far an archive is. Fails with `archivingStopped` if the id is unknown. */
  'archive.state': method<ArchiveState>()(z.strictObject({ archive: id })),
  /** Stops an archive. When it returns, nothing of an unfinished one is left. */
  'archive.stop': method<null>()(z.strictObject({ archive: id })),
  /** Returns the operator's settings of a study; the defaults if the service does not report them. */
  'study.settings': method<StudySettings>()(z.strictObject({ studyId: id })),
  /**
   * Creates a draft study from `text`, unchanged but for a byte order mark, and records it in the notes file. The
   * request is sent once. Returns the draft. Fails with `outcomeUnknown` if it is unclear whether a draft was created,
   * `alreadyRunning` while a creation runs. A service of this project gets the translations that fit, too.
   */
  'study.create': method<Publication>()(z.strictObject({ file, text })),
  /**
   * Records study `studyId` as the draft of the guide, after `outcomeUnknown`. Returns the draft. Fails with `api` if
   * the service does not list it.
   */
  'study.adopt': method<Publication>()(z.strictObject({ file, text, studyId: id })),
  /**
   * Launches a draft, and records it in the notes file if the draft is listed there. Returns its links. The service
   * decides on the wallet if `walletId` is omitted. Fails with `alreadyRunning` while its launch runs.
   */
  'study.launch': method<LaunchResponse>()(z.strictObject({ file, studyId: id, walletId: id.optional() })),
  /** Returns whether a live study accepts new participants; null unless the service is one of this project. */
  'study.intake': method<StudyIntake | null>()(z.strictObject({ studyId: id })),
  /**
   * Pauses, closes or reopens a live study. `closingText` is shown to participants; null for the default text. Returns
   * the new state. Fails with `intakeStays` if the state was not changed.
   */
  'study.setIntake': method<StudyIntake>()(
    z.strictObject({
      studyId: id,
      state: z.enum(['open', 'paused', 'closed']),
      closingText: z.string().max(maxClosingTextCharacters).nullable(),
    }),
  ),
  /** Counts the rehearsal responses of a study; null if the service is not one of this project. */
  'study.rehearsal': method<RehearsalCounts | null>()(z.strictObject({ studyId: id })),
  /** Returns the guide of a study. Fails with `rehearsalStopped` if the service is not one of this project. */
  'study.rehearsalGuide': method<{ readonly guide: JsonObject }>()(z.strictObject({ studyId: id })),
  /**
   * Sends invented participants through a study, by the interface of the participant page. Each is marked as rehearsal.
   * Returns those who came as far as they should, and the failure that stopped the others. Fails with
   * `rehearsalStopped` if nobody can start.
   */
  'study.rehearse': method<Rehearsal>()(
    z.strictObject({ studyId: id, participants: z.array(participant).max(mostRehearsed).readonly() }),
  ),
  /**
   * Deletes the rehearsal responses of a study, and ends a rehearsal that runs. Returns their number. Fails with
   * `rehearsalStopped` if the service is not one of this project, or the user lacks permission.
   */
  'study.deleteRehearsal': method<{ readonly deleted: number }>()(z.strictObject({ studyId: id })),
  /** Returns the studies made from a guide, newest last. Fails with `unreadable` if the notes file is damaged. */
  'study.publications': method<{ readonly publications: readonly Publication[] }>()(z.strictObject({ file })),
} as const;
