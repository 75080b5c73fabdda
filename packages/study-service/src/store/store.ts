import type { Study, Wallet } from '@guide-studio/api-contract';
import type { CreateStudyRequest } from '@guide-studio/guide-core';
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
}

/** `linkTaken`: draw another link id. `busy`: another process is writing; nothing was stored. */
export type CreateOutcome = 'created' | 'linkTaken' | 'busy';
/** `notDraft`: somebody launched it first. `notFunded`: the wallet's balance or grant limit does not allow it. */
export type LaunchOutcome = 'launched' | 'notDraft' | 'notFunded' | 'busy';

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
  /** Rejects when the store cannot answer. */
  ping(): Promise<void>;
  /** Fills an empty store, with all of it or nothing. False: it was filled before, and stays as it is. */
  start(organizations: readonly StartingOrganization[], startedAt: number): Promise<boolean>;
  /** A key of the given user, or of the first user who may launch. False: there is no such user. */
  createKey(key: NewKey, email?: string): Promise<boolean>;
  /** False for an id that names no key in use. */
  revokeKey(id: string, revokedAt: number): Promise<boolean>;
  listKeys(): Promise<readonly StoredKey[]>;
  close(): Promise<void>;
}
