import type { Generated } from 'kysely';

/*
 * The tables as queries see them. The schema is portable between SQLite and PostgreSQL: identifiers as text, flags as
 * 0 or 1, moments as epoch milliseconds, documents as JSON text.
 */

/** Holds one row once the database has been filled: whoever inserts it may fill. */
interface InstallationTable {
  readonly id: 1;
  readonly started_at: number;
}

interface OrganizationTable {
  readonly id: string;
  readonly name: string;
  readonly wallet_billing: number;
}

interface MemberTable {
  readonly id: string;
  readonly organization_id: string;
  readonly name: string;
  readonly email: string;
  readonly is_member: number;
  readonly can_launch: number;
  /** 1: every wallet of the organization; 0: those of `member_wallet`. */
  readonly all_wallets: number;
}

interface MemberWalletTable {
  readonly organization_id: string;
  readonly member_id: string;
  readonly wallet_id: string;
}

interface ApiKeyTable {
  readonly id: string;
  readonly organization_id: string;
  readonly member_id: string;
  readonly name: string;
  /** SHA-256 of the key, hexadecimal. The key itself is kept nowhere. */
  readonly hash: string;
  readonly created_at: number;
  readonly revoked_at: number | null;
}

interface WalletTable {
  readonly organization_id: string;
  readonly id: string;
  readonly name: string;
  readonly recruitment_balance: number;
  readonly recruitment_usage: number;
  readonly project_balance: number;
  readonly project_usage: number;
  readonly grant_limit: number | null;
}

interface StudyTable {
  readonly id: string;
  readonly organization_id: string;
  readonly link_id: string;
  readonly title: string;
  readonly status: 'draft' | 'live';
  /** The guide as it was created, JSON. */
  readonly guide: string;
  /** The ids under which questions and concepts are read back, JSON; see `ReadIds`. */
  readonly read_ids: string;
  readonly created_by: string;
  readonly created_at: number;
  readonly launched_at: number | null;
  readonly wallet_id: string | null;
  /** JSON: the folders the study is in, each as the names from the outermost. */
  readonly folder_paths: Generated<string>;
  /** How many interviews were ever started: the next gets the number after it. */
  readonly interviews_started: Generated<number>;
  /** Whether a live study takes new participants. */
  readonly intake: Generated<'open' | 'paused' | 'closed'>;
  /** What participants read while it does not; null: the page's own words. */
  readonly closing_text: string | null;
  /** 1: participants are asked before pictures, videos and pages are loaded. */
  readonly ask_before_loading: Generated<number>;
}

interface InterviewTable {
  readonly id: string;
  readonly organization_id: string;
  readonly study_id: string;
  /** 1, 2, … within the study, in the order of starting. */
  readonly readable_id: number;
  /** SHA-256 of the id the participant's page made, so that it starts no second interview; null without one. */
  readonly client_hash: string | null;
  /** SHA-256 of the participant's token, hexadecimal. */
  readonly token_hash: string;
  readonly seed: string;
  /** JSON: every value of every parameter. */
  readonly url_params: string;
  /** The session of the interview engine, JSON. */
  readonly session: string;
  readonly progress: 'in_progress' | 'complete' | 'screened_out';
  /** What the interview does to its wallet: nothing yet, one credit held, kept for good, or given back. */
  readonly hold: 'none' | 'held' | 'charged' | 'released';
  readonly created_at: number;
  /** Of the last change, by the clock of the study. */
  readonly updated_at: number;
  /** Of the last stored answer, by the clock of the machine. */
  readonly answered_at: number | null;
  /** SHA-256 of the network it was started from, until the first answer; null: not known, or answered. */
  readonly network_hash: string | null;
}

interface AnswerTable {
  readonly interview_id: string;
  readonly step_id: string;
  /** Zero-based, in the order of answering. */
  readonly sequence: number;
  /** As the participant sent it, JSON. */
  readonly answer: string;
  readonly answered_at: number;
}

/** One movement of project credits. The sums of a wallet's rows are its balance and its usage. */
interface LedgerTable {
  readonly id: string;
  readonly organization_id: string;
  readonly wallet_id: string;
  readonly kind: 'opening' | 'topUp' | 'hold' | 'charge' | 'release';
  readonly interview_id: string | null;
  readonly balance_change: number;
  readonly usage_change: number;
  readonly at: number;
}

/** Link ids that studies had before: participants who follow one come to the study's present link. */
interface FormerLinkTable {
  readonly link_id: string;
  readonly organization_id: string;
  readonly study_id: string;
}

/** The moment of the last change of each study's interviews: see `nextMomentOf`. */
interface StudyClockTable {
  readonly study_id: string;
  readonly moment: number;
}

export interface Tables {
  readonly installation: InstallationTable;
  readonly organization: OrganizationTable;
  readonly member: MemberTable;
  readonly member_wallet: MemberWalletTable;
  readonly api_key: ApiKeyTable;
  readonly wallet: WalletTable;
  readonly study: StudyTable;
  readonly interview: InterviewTable;
  readonly answer: AnswerTable;
  readonly ledger: LedgerTable;
  readonly former_link: FormerLinkTable;
  readonly study_clock: StudyClockTable;
}
