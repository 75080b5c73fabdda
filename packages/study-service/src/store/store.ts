import type { IntakeState, Study, StudyIntake, Wallet } from '@guide-studio/api-contract';
import type { CreateStudyRequest, Json, JsonObject } from '@guide-studio/guide-core';
import type { ReadIds } from '../questions/readIds.ts';

/** Whom a key speaks for. */
export interface Caller {
  readonly keyId: string;
  readonly organizationId: string;
  readonly memberId: string;
  readonly isMember: boolean;
  readonly canLaunch: boolean;
  readonly walletBilling: boolean;
  /** The wallets the user may bill; null: every wallet of the organization. */
  readonly walletIds: readonly string[] | null;
}

/** A draft to be stored. Moments are epoch milliseconds. */
export interface NewStudy {
  readonly id: string;
  readonly linkId: string;
  readonly guide: CreateStudyRequest;
  readonly readIds: ReadIds;
  readonly createdBy: string;
  readonly createdAt: number;
}

export interface StoredStudy {
  readonly id: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly walletId: string | null;
  /** Participants are asked before pictures, videos and pages are loaded. */
  readonly askBeforeLoading: boolean;
}

/** `linkTaken`: draw another link id. `busy`: another process is writing; nothing was stored. */
export type CreateOutcome = 'created' | 'linkTaken' | 'busy';
/** `notDraft`: somebody launched it first. `notFunded`: the wallet's balance or grant limit does not allow it. */
export type LaunchOutcome = 'launched' | 'notDraft' | 'notFunded' | 'busy';

/** How a live study takes new participants, to be stored. */
export interface NewIntake {
  readonly state: IntakeState;
  /**
   * Null: the page's own words. Undefined: the words that the study has if its state stays as it is, else the page's own.
   * While a study is open there is none.
   */
  readonly closingText: string | null | undefined;
}

/** `draft`: it was never launched. `closed`: a closed study is reopened before it can be paused. */
export type IntakeOutcome =
  | ({ readonly kind: 'set' } & StudyIntake)
  | { readonly kind: 'notFound' | 'draft' | 'closed' | 'busy' };

/**
 * Everything of one organization, and nothing else: each query names it, so that no caller can forget to. What a
 * method reports as done is on disk.
 */
export interface OrganizationStore {
  createStudy(study: NewStudy): Promise<CreateOutcome>;
  /** The newest first. */
  listStudies(limit: number): Promise<readonly Study[]>;
  /** By UUID or link id; null for none of this organization. */
  findStudy(idOrLinkId: string): Promise<StoredStudy | null>;
  readGuide(studyId: string): Promise<{ readonly guide: CreateStudyRequest; readonly readIds: ReadIds } | null>;
  listWallets(): Promise<readonly Wallet[]>;
  /** Turns a draft live in one conditional update. `walletId` null: without wallet billing. */
  launch(studyId: string, walletId: string | null, launchedAt: number): Promise<LaunchOutcome>;
  /** Null: there is no such study, or it is a draft. By UUID or link id. */
  readIntake(idOrLinkId: string): Promise<StudyIntake | null>;
  /** Pauses, closes or reopens a live study in one conditional update. By UUID or link id. */
  setIntake(idOrLinkId: string, intake: NewIntake): Promise<IntakeOutcome>;
  /**
   * By `readableId`, ascending, a few at a time while they are asked for. Which ones is decided when the first are asked
   * for; each is as it is when it comes. `updatedAt` is never later than that decision, so that reading on from the
   * latest one of them misses nothing.
   */
  listResponses(studyId: string, query: ResponsesQuery): AsyncGenerator<readonly ListedInterview[], void, undefined>;
  /** By UUID or `readableId`. */
  findResponse(studyId: string, id: string | number): Promise<ListedInterview | null>;
}

/** How far an interview is (specification, "States and transitions"). */
export type InterviewProgress = 'in_progress' | 'complete' | 'screened_out';

/** Every value of every parameter of the link that led to an interview. */
export type UrlParams = Readonly<Record<string, readonly string[]>>;

/** An interview to be started. The session is the interview engine's; the store only keeps it. */
export interface NewInterview {
  readonly id: string;
  readonly organizationId: string;
  readonly studyId: string;
  /** SHA-256 of the id the participant's page made; null without one. */
  readonly clientHash: string | null;
  readonly tokenHash: string;
  /** SHA-256 of the network it is started from and its study; null: this machine, or not known. */
  readonly networkHash: string | null;
  readonly seed: string;
  readonly urlParams: UrlParams;
  readonly session: JsonObject;
  /** `complete` at once when the guide shows this participant nothing. */
  readonly progress: InterviewProgress;
}

/** An interview as it is kept. Moments are epoch milliseconds. */
export interface StoredInterview extends NewInterview {
  readonly readableId: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** An interview as it is read back. */
export interface ListedInterview extends StoredInterview {
  /** When each of its answers was given, in their order, by the clock of the machine. */
  readonly answeredAt: readonly number[];
}

/** Where a link leads: `linkId` is the study's present one, also when a former one was asked for. */
export interface LinkTarget {
  readonly organizationId: string;
  readonly studyId: string;
  readonly linkId: string;
  readonly status: 'draft' | 'live';
  readonly askBeforeLoading: boolean;
  /** As it was when it was looked at: whether an interview starts is decided when it is stored. */
  readonly intake: Pick<StudyIntake, 'state' | 'closingText'>;
}

/**
 * `notFunded`: the study's wallet has no credit left, or its grant limit is reached. `paused`, `closed`: the study takes
 * no new participants. `tooMany`: too many were started and not answered. Nothing was stored then.
 */
export type StartOutcome =
  | { readonly kind: 'started' | 'existing'; readonly interview: StoredInterview }
  | { readonly kind: 'paused' | 'closed'; readonly closingText: string | null }
  | { readonly kind: 'notFunded' | 'tooMany' | 'busy' };

/** How the answers of an interview change: from a position on they are replaced by others. */
export interface AnswersChange {
  /** How many stay, from the first. */
  readonly kept: number;
  /** Whether there are any after those. */
  readonly drops: boolean;
  readonly added: readonly { readonly stepId: string; readonly answer: Json }[];
}

/** What is to become of an interview; decided from its row while nobody else can change it. */
export type InterviewChange<Refusal> =
  | { readonly kind: 'keep'; readonly refusal: Refusal }
  | {
      readonly kind: 'store';
      readonly session: JsonObject;
      readonly progress: InterviewProgress;
      /** Null: answers stay as they are. */
      readonly answers: AnswersChange | null;
    };

export type ChangeOutcome<Refusal> =
  | { readonly kind: 'stored'; readonly interview: StoredInterview }
  | { readonly kind: 'kept'; readonly refusal: Refusal }
  | { readonly kind: 'missing' | 'notFunded' | 'busy' };

/** Interviews as participants reach them: by link and by id, without a key. */
export interface InterviewStore {
  findLink(linkId: string): Promise<LinkTarget | null>;
  /** The guide of a study, of whichever organization; null for no study. */
  readGuide(studyId: string): Promise<{ readonly guide: CreateStudyRequest; readonly readIds: ReadIds } | null>;
  /** Starts an interview, or gives the one that the same client started before. */
  start(interview: NewInterview): Promise<StartOutcome>;
  find(interviewId: string): Promise<StoredInterview | null>;
  /** Whether participants of a study are asked before pictures, videos and pages are loaded. */
  asksBeforeLoading(studyId: string): Promise<boolean>;
  /**
   * Changes an interview in one transaction with its credit: the first answer holds one, completing keeps it, being
   * screened out gives it back. `decide` gets the row as it stands and may be called again.
   */
  change<Refusal>(
    interviewId: string,
    decide: (interview: StoredInterview) => InterviewChange<Refusal>,
  ): Promise<ChangeOutcome<Refusal>>;
  /** Removes interviews that were started more than a day ago and never answered. */
  sweep(): Promise<void>;
  /** How many interviews there are of each progress, over all organizations. */
  countByProgress(): Promise<Readonly<Record<InterviewProgress, number>>>;
}

/** Which responses of a study to read. */
export interface ResponsesQuery {
  readonly offset: number;
  readonly limit: number;
  /** Only those updated at this moment or later. */
  readonly updatedSince: number | null;
  readonly includeInProgress: boolean;
}

/** An organization, user or wallet as administration sees them. */
export interface StoredOrganization {
  readonly id: string;
  readonly name: string;
  readonly walletBilling: boolean;
}
export interface StoredMember {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  readonly email: string;
  readonly isMember: boolean;
  readonly canLaunch: boolean;
  /** Null: every wallet of the organization. */
  readonly walletIds: readonly string[] | null;
}
export interface StoredWallet {
  readonly organizationId: string;
  readonly id: string;
  readonly name: string;
  readonly recruitmentCredits: number;
  readonly projectCredits: number;
  readonly projectUsage: number;
  readonly grantLimit: number | null;
}

export interface StoredMovement {
  readonly kind: 'opening' | 'topUp' | 'hold' | 'charge' | 'release';
  readonly interviewId: string | null;
  readonly balanceChange: number;
  readonly usageChange: number;
  readonly at: number;
}

/** `notFound`: no such study. `linkTaken`: another study has this link, or had it. */
export type RelinkOutcome = 'relinked' | 'notFound' | 'linkTaken';

/** What the owner of a service does to its data. It is bound to no organization. */
export interface Administration {
  listOrganizations(): Promise<readonly StoredOrganization[]>;
  createOrganization(organization: StoredOrganization): Promise<void>;
  listMembers(): Promise<readonly StoredMember[]>;
  /** False: there is no such organization, or it has no such wallet. */
  createMember(member: StoredMember): Promise<boolean>;
  /** False: there is no such user. */
  setMember(id: string, change: { readonly isMember?: boolean; readonly canLaunch?: boolean }): Promise<boolean>;
  listWallets(): Promise<readonly StoredWallet[]>;
  /** False: there is no such organization, or it has this wallet already. */
  createWallet(wallet: Omit<StoredWallet, 'projectUsage'>): Promise<boolean>;
  /** False: there is no such wallet. */
  setGrantLimit(organizationId: string, walletId: string, grantLimit: number | null): Promise<boolean>;
  /** Adds project credits, with a row of the ledger. False: there is no such wallet. */
  topUp(organizationId: string, walletId: string, credits: number): Promise<boolean>;
  /** Every movement of a wallet's project credits, the earliest first. Their sums are its balance and its usage. */
  readLedger(organizationId: string, walletId: string): Promise<readonly StoredMovement[]>;
  /** Gives a study, by UUID or present link, another link; the old one leads participants on. */
  relink(idOrLinkId: string, linkId: string): Promise<RelinkOutcome>;
  /** Puts a study, by UUID or present link, into these folders and no others. False: there is no such study. */
  moveStudy(idOrLinkId: string, folderPaths: readonly (readonly string[])[]): Promise<boolean>;
  /** Pauses, closes or reopens a live study, by UUID or present link. */
  setIntake(idOrLinkId: string, intake: NewIntake): Promise<IntakeOutcome>;
  /** Changes how a study, by UUID or present link, is set up. False: there is no such study. */
  setStudy(idOrLinkId: string, change: { readonly askBeforeLoading: boolean }): Promise<boolean>;
}

/** A key as administration sees it; the key itself is known only to its holder. */
export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly organization: string;
  readonly email: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

export interface NewKey {
  readonly id: string;
  readonly name: string;
  readonly hash: string;
  readonly createdAt: number;
}

/** One organization of the starting data, with ids and key hashes in place. */
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

/** Where the service keeps everything. One suite of tests runs on every implementation. */
export interface Store {
  /** Null for a key that was never given out or is revoked. */
  findCaller(keyHash: string): Promise<Caller | null>;
  organization(organizationId: string): OrganizationStore;
  readonly interviews: InterviewStore;
  readonly administration: Administration;
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  /** Fills an empty store, with all of it or nothing. False: it was filled before, and stays as it is. */
  start(organizations: readonly StartingOrganization[], startedAt: number): Promise<boolean>;
  /** A key of the given user, or of the first user who may launch. False: there is no such user. */
  createKey(key: NewKey, email?: string): Promise<boolean>;
  /** False for an id that names no key in use. */
  revokeKey(id: string, revokedAt: number): Promise<boolean>;
  listKeys(): Promise<readonly StoredKey[]>;
  forgetKey(id: string): Promise<void>;
  close(): Promise<void>;
}
