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
}

export interface Tables {
  readonly installation: InstallationTable;
  readonly organization: OrganizationTable;
  readonly member: MemberTable;
  readonly member_wallet: MemberWalletTable;
  readonly api_key: ApiKeyTable;
  readonly wallet: WalletTable;
  readonly study: StudyTable;
}
