import type { SetStudyTranslationsRequest } from '@guide-studio/api-contract';
import type { IntakeState, RehearsalCounts, Study, StudyIntake, Wallet } from '@guide-studio/api-contract';
import type { CreateStudyRequest, Json, JsonObject } from '@guide-studio/guide-core';
import type { Analysis } from './analysis.ts';
import type { AnalysisStore } from './analyses.ts';
import type { ReadIds } from '../questions/readIds.ts';
import type { AnswerRecordings } from './answeredRecording.ts';
import type { MediaFileStore } from './mediaFile.ts';
import type { RecordingStore } from './recording.ts';
import type { RewrapStore } from './rewraps.ts';
import type { TranscriptStore } from './transcripts.ts';

/** The owner of a key. */
export interface Caller {
  readonly keyId: string;
  readonly organizationId: string;
  readonly memberId: string;
  readonly isMember: boolean;
  readonly canLaunch: boolean;
  readonly walletBilling: boolean;
  /** The wallets that the user may bill; null for all wallets of the organization. */
  readonly walletIds: readonly string[] | null;
}

/** A draft to store. Times are epoch milliseconds. */
export interface NewStudy {
  readonly id: string;
  readonly linkId: string;
  readonly guide: CreateStudyRequest;
  readonly readIds: ReadIds;
  readonly createdBy: string;
  readonly createdAt: number;
}

/** A study as it is stored. */
export interface StoredStudy {
  readonly id: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly walletId: string | null;
  /** True if participants must allow pictures, videos and pages to load. */
  readonly askBeforeLoading: boolean;
}

/** `linkTaken`: choose another link id. `busy`: another process is writing; nothing was stored. */
export type CreateOutcome = 'created' | 'linkTaken' | 'busy';
/**
 * `notDraft`: the study was launched first by another request. `notFunded`: the wallet's balance or grant limit is
 * insufficient.
 */
export type LaunchOutcome = 'launched' | 'notDraft' | 'notFunded' | 'busy';

/** Translated texts of a study, by language. */
export type StudyTexts = SetStudyTranslationsRequest['translations'];

/** The intake of a live study, to store. */
export interface NewIntake {
  readonly state: IntakeState;
  /**
   * Null: the page's own text. Undefined: keep the study's text if its state does not change, otherwise the page's own
   * text. An open study has no text.
   */
  readonly closingText: string | null | undefined;
}

/** A pass of a rehearsal, to store. */
export interface NewPass {
  readonly hash: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** `refused`: no valid pass of the study has this hash; nothing was stored. */
export type RehearsalOutcome =
  | { readonly kind: 'started'; readonly interview: StoredInterview }
  | { readonly kind: 'refused' | 'busy' };

/** `draft`: the study was never launched. `closed`: a closed study must be reopened before it can be paused. */
export type IntakeOutcome =
  | ({ readonly kind: 'set' } & StudyIntake)
  | { readonly kind: 'notFound' | 'draft' | 'closed' | 'busy' };

/**
 * All data of one organization, and nothing else: each query filters by it, so callers cannot forget to. Reported
 * changes are on disk.
 */
export interface OrganizationStore {
  createStudy(study: NewStudy): Promise<CreateOutcome>;
  /** Returns the newest studies first. */
  listStudies(limit: number): Promise<readonly Study[]>;
  /** Finds a study by UUID or link id. Resolves to null if the organization has none. */
  findStudy(idOrLinkId: string): Promise<StoredStudy | null>;
  readGuide(studyId: string): Promise<{ readonly guide: CreateStudyRequest; readonly readIds: ReadIds } | null>;
  listWallets(): Promise<readonly Wallet[]>;
  /** Launches a draft in one conditional update. `walletId` is null without wallet billing. */
  launch(studyId: string, walletId: string | null, launchedAt: number): Promise<LaunchOutcome>;
  /** Reads the intake of a study by UUID or link id. Resolves to null if it does not exist or is a draft. */
  readIntake(idOrLinkId: string): Promise<StudyIntake | null>;
  /** Pauses, closes or reopens a live study, by UUID or link id, in one conditional update. */
  setIntake(idOrLinkId: string, intake: NewIntake): Promise<IntakeOutcome>;
  /** Replaces the translations of a study. They have been checked against its guide. */
  setTranslations(studyId: string, translations: StudyTexts): Promise<'set' | 'notFound' | 'busy'>;
  /** Counts the rehearsal responses of a study. */
  countRehearsal(studyId: string): Promise<RehearsalCounts>;
  /** Stores a pass, by its hash, for `startRehearsal`. Resolves to `notFound` if the organization has no such study. */
  beginRehearsal(studyId: string, pass: NewPass): Promise<'begun' | 'notFound' | 'busy'>;
  /**
   * Ends the rehearsals of a study and deletes their interviews with all answers; nothing else. Resolves to the number
   * of responses that were deleted.
   */
  deleteRehearsal(studyId: string): Promise<number | 'busy'>;
  /**
   * Returns responses by ascending `readableId`, in batches on demand. The selection is made with the first batch; each
   * response is as current as its batch. `updatedAt` is never later than the selection, so continuing from the latest
   * one misses nothing.
   */
  listResponses(studyId: string, query: ResponsesQuery): AsyncGenerator<readonly ListedInterview[], void, undefined>;
  /** Finds a response by UUID or `readableId`. */
  findResponse(studyId: string, id: string | number): Promise<ListedInterview | null>;
}

/** The progress of an interview (specification, "States and transitions"). */
export type InterviewProgress = 'in_progress' | 'complete' | 'screened_out';

/** All values of all parameters of the link. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** An interview to start. The session belongs to the interview engine; the store only keeps it. */
export interface NewInterview {
  readonly id: string;
  readonly organizationId: string;
  readonly studyId: string;
  /** SHA-256 of the id generated by the participant's page; null if there is none. */
  readonly clientHash: string | null;
  readonly tokenHash: string;
  /** SHA-256 of the study and the network of the start; null for this machine or an unknown network. */
  readonly networkHash: string | null;
  readonly seed: string;
  readonly urlParams: UrlParams;
  readonly session: JsonObject;
  /** `complete` from the start if the guide shows this participant nothing. */
  readonly progress: InterviewProgress;
}

/** A stored interview. Times are epoch milliseconds. */
export interface StoredInterview extends NewInterview {
  readonly readableId: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** True if the participant is invented. */
  readonly isRehearsal: boolean;
}

/** An interview as read for the API. */
export interface ListedInterview extends StoredInterview {
  /** Times of its answers in order, by the machine's clock. */
  readonly answeredAt: readonly number[];
  /** What was understood of its spoken answers after they were stored, by step. */
  readonly transcripts: ReadonlyMap<string, string>;
  /** What a model found in it; null if none has, or if it has changed since. */
  readonly analysis: Analysis | null;
}

/** The study of a link. `linkId` is the study's current link, even if a former one was requested. */
export interface LinkTarget {
  readonly organizationId: string;
  readonly studyId: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly askBeforeLoading: boolean;
  /** As of this query: whether an interview may start is decided when it is stored. */
  readonly intake: Pick<StudyIntake, 'state' | 'closingText'>;
}

/**
 * `notFunded`: the study's wallet has no credit left, or its grant limit is reached. `paused`, `closed`: the study
 * accepts no new participants. `tooMany`: too many interviews are unanswered. Nothing is stored in these cases.
 */
export type StartOutcome =
  | { readonly kind: 'started' | 'existing'; readonly interview: StoredInterview }
  | { readonly kind: 'paused' | 'closed'; readonly closingText: string | null }
  | { readonly kind: 'notFunded' | 'tooMany' | 'busy' };

/** A change of an interview's answers: those from a position on are replaced. */
export interface AnswersChange {
  /** The number of answers that stay, from the first. */
  readonly kept: number;
  /** True if answers after those are dropped. */
  readonly drops: boolean;
  readonly added: readonly { readonly stepId: string; readonly answer: Json }[];
}

/** The change of an interview, decided from its row while it is locked. */
export type InterviewChange<Refusal> =
  | { readonly kind: 'keep'; readonly refusal: Refusal }
  | {
      readonly kind: 'store';
      readonly session: JsonObject;
      readonly progress: InterviewProgress;
      /** Null if the answers stay unchanged. */
      readonly answers: AnswersChange | null;
      /** Replaces the recordings of an answered step by these objects; undefined if they stay. */
      readonly recordings?: ChangedRecordings | undefined;
    };

/** The recordings of an answered step, by their objects. */
export interface ChangedRecordings {
  readonly stepId: string;
  readonly objects: readonly string[];
  /** The one in which the answer is said; null if it was typed. */
  readonly spoken: string | null;
}

/**
 * The outcome of a change to an interview: `stored`, or `kept` as it was because of a refusal, or not possible because
 * the interview is missing, the study has no credit, or the database is busy.
 */
export type ChangeOutcome<Refusal> =
  | { readonly kind: 'stored'; readonly interview: StoredInterview }
  | { readonly kind: 'kept'; readonly refusal: Refusal }
  | { readonly kind: 'missing' | 'notFunded' | 'busy' };

/** Interviews for participants: by link and id, without a key. */
export interface InterviewStore {
  findLink(linkId: string): Promise<LinkTarget | null>;
  /** Returns the guide of a study of any organization; null if there is none. */
  readGuide(studyId: string): Promise<{ readonly guide: CreateStudyRequest; readonly readIds: ReadIds } | null>;
  /** Starts an interview, or returns the one that the same client started before. */
  start(interview: NewInterview): Promise<StartOutcome>;
  /**
   * Starts an interview that is marked as rehearsal, whether or not the study is live, paused or closed. It takes no
   * credit and no number of a participant.
   */
  startRehearsal(interview: NewInterview, passHash: string): Promise<RehearsalOutcome>;
  find(interviewId: string): Promise<StoredInterview | null>;
  /** Returns what was understood of the spoken answers of an interview after they were stored, by step. */
  readTranscripts(interviewId: string): Promise<ReadonlyMap<string, string>>;
  /** Returns the translations of a study; none if it has none. */
  readTranslations(studyId: string): Promise<StudyTexts>;
  /** Returns a number that changes with the translations of a study. */
  translationsVersion(studyId: string): Promise<number>;
  /** Resolves to true if participants of a study must allow pictures, videos and pages to load. */
  asksBeforeLoading(studyId: string): Promise<boolean>;
  /**
   * Changes an interview in one transaction with its credit: the first answer holds one, completion spends it, a
   * screen-out releases it. `decide` receives the current row and may be called again.
   */
  change<Refusal>(
    interviewId: string,
    decide: (interview: StoredInterview) => InterviewChange<Refusal>,
  ): Promise<ChangeOutcome<Refusal>>;
  /** Returns the tokens that a model has used for a study so far. */
  modelTokens(studyId: string): Promise<number>;
  addModelTokens(studyId: string, tokens: number): Promise<void>;
  /** Removes interviews that were started over a day ago and never answered. */
  sweep(): Promise<void>;
  /** Counts the interviews of all organizations by progress, without rehearsals. */
  countByProgress(): Promise<Readonly<Record<InterviewProgress, number>>>;
}

/** The responses of a study to read. */
export interface ResponsesQuery {
  readonly offset: number;
  readonly limit: number;
  /** Only those updated at or after this time. */
  readonly updatedSince: number | null;
  readonly includeInProgress: boolean;
}

/** An organization, as administration sees it. */
export interface StoredOrganization {
  readonly id: string;
  readonly name: string;
  readonly walletBilling: boolean;
}

/** A user of an organization. */
export interface StoredMember {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly email: string;
  readonly isMember: boolean;
  readonly canLaunch: boolean;
  /** Null for all wallets of the organization. */
  readonly walletIds: readonly string[] | null;
}

/** A wallet of an organization. */
export interface StoredWallet {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
  readonly recruitmentCredits: number;
  readonly projectCredits: number;
  readonly projectUsage: number;
  readonly grantLimit: number | null;
}

/** One row of the ledger: a change of a wallet. */
export interface StoredMovement {
  readonly kind: 'opening' | 'topUp' | 'hold' | 'charge' | 'release';
  readonly interviewId: string | null;
  readonly balanceChange: number;
  readonly usageChange: number;
  readonly at: number;
}

/** `notFound`: no such study. `linkTaken`: another study has or had this link. */
export type RelinkOutcome = 'relinked' | 'notFound' | 'linkTaken';

/** Operations of the service's owner, across all organizations. */
export interface Administration {
  listOrganizations(): Promise<readonly StoredOrganization[]>;
  createOrganization(organization: StoredOrganization): Promise<void>;
  listMembers(): Promise<readonly StoredMember[]>;
  /** Resolves to false if the organization or one of the wallets does not exist. */
  createMember(member: StoredMember): Promise<boolean>;
  /** Resolves to false if the user does not exist. */
  setMember(id: string, change: { readonly isMember?: boolean; readonly canLaunch?: boolean }): Promise<boolean>;
  listWallets(): Promise<readonly StoredWallet[]>;
  /** Resolves to false if the organization does not exist or already has this wallet. */
  createWallet(wallet: Omit<StoredWallet, 'projectUsage'>): Promise<boolean>;
  /** Resolves to false if the wallet does not exist. */
  setGrantLimit(organizationId: string, walletId: string, grantLimit: number | null): Promise<boolean>;
  /** Adds project credits and a row of the ledger. Resolves to false if the wallet does not exist. */
  topUp(organizationId: string, walletId: string, credits: number): Promise<boolean>;
  /** Returns all movements of a wallet's project credits, oldest first. Their sums are its balance and its usage. */
  readLedger(organizationId: string, walletId: string): Promise<readonly StoredMovement[]>;
  /** Gives a study, by UUID or current link, another link; the old one redirects participants. */
  relink(idOrLinkId: string, linkId: string): Promise<RelinkOutcome>;
  /** Sets the folders of a study, by UUID or current link. Resolves to false if the study does not exist. */
  moveStudy(idOrLinkId: string, folderPaths: readonly (readonly string[])[]): Promise<boolean>;
  /** Pauses, closes or reopens a live study, by UUID or current link. */
  setIntake(idOrLinkId: string, intake: NewIntake): Promise<IntakeOutcome>;
  /** Changes the settings of a study, by UUID or current link. Resolves to false if the study does not exist. */
  setStudy(idOrLinkId: string, change: { readonly askBeforeLoading: boolean }): Promise<boolean>;
}

/** A key as administration sees it, without its text. */
export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly email: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** An API key to be stored, by its hash. */
export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly createdAt: number;
}

/** An organization of the starting data, with ids and key hashes. */
export interface StartingOrganization {
  readonly id: string;
  readonly name: string;
  readonly walletBilling: boolean;
  readonly wallets: readonly {
    readonly id: string;
    readonly name: string;
    readonly recruitmentCredits: number;
    readonly projectCredits: number;
    readonly grantLimit: number | null;
  }[];
  readonly members: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly isMember: boolean;
    readonly canLaunch: boolean;
    readonly walletIds: readonly string[] | null;
    readonly keys: readonly NewKey[];
  }[];
}

/** The data of the service. All implementations pass one test suite. */
export interface Store {
  /** Resolves to null for an unknown or revoked key. */
  findCaller(keyHash: string): Promise<Caller | null>;
  organization(organizationId: string): OrganizationStore;
  readonly interviews: InterviewStore;
  readonly analyses: AnalysisStore;
  readonly transcripts: TranscriptStore;
  readonly rewraps: RewrapStore;
  readonly recordings: RecordingStore;
  readonly mediaFiles: MediaFileStore;
  readonly answerRecordings: AnswerRecordings;
  readonly administration: Administration;
  /** Rejects if the store cannot answer, or cannot store: see {@link noteAway}. */
  ping(): Promise<void>;
  /**
   * Returns true for an error of a call that means that the database was away or full. From then on `ping` also writes,
   * until that works.
   */
  noteAway(error: unknown): boolean;
  /**
   * Fills an empty store, completely or not at all. Resolves to false if it was filled before; it is not changed then.
   */
  start(organizations: readonly StartingOrganization[], startedAt: number): Promise<boolean>;
  /**
   * Creates a key for the given user, or for the first user who may launch. Resolves to false if there is no such user.
   */
  createKey(key: NewKey, email?: string): Promise<boolean>;
  /** Resolves to false if no active key has this id. */
  revokeKey(id: string, revokedAt: number): Promise<boolean>;
  listKeys(): Promise<readonly StoredKey[]>;
  forgetKey(id: string): Promise<void>;
  close(): Promise<void>;
}
