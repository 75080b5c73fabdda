import type { ExpressionBuilder, Kysely } from 'kysely';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import type { Tables } from './tables.ts';

/** The credits of an interview (docs/decisions/api-choices.md, "What a response costs"). */
const creditsPerInterview = 1;
/** How long an interview may have no answer before its credit is released. */
const idleReleaseMs = 24 * 60 * 60 * 1000;

/** The complete key of a wallet. */
export interface WalletKey {
  readonly organizationId: string;
  readonly walletId: string;
}

interface Movement {
  readonly kind: Tables['ledger']['kind'];
  readonly interviewId: string | null;
  readonly balanceChange: number;
  readonly usageChange: number;
}

/** Returns the condition that a wallet can pay for one more interview: balance and grant limit. */
export function isFunded(where: ExpressionBuilder<Tables, 'wallet'>) {
  return where.and([
    where('wallet.project_balance', '>=', creditsPerInterview),
    where.or([
      where('wallet.grant_limit', 'is', null),
      where(where('wallet.project_usage', '+', creditsPerInterview), '<=', where.ref('wallet.grant_limit')),
    ]),
  ]);
}

/** Returns true if a wallet can pay for one more interview. Credits of idle interviews are released first. */
export async function canFund(store: CreditStore, wallet: WalletKey): Promise<boolean> {
  if (await hasCredit(store.db, wallet)) return true;
  return (await releaseIdle(store, wallet.organizationId)) && hasCredit(store.db, wallet);
}

/** Holds one credit for an interview. Returns false if the wallet cannot pay; nothing is changed then. */
export async function holdCredit(store: CreditStore, wallet: WalletKey, interviewId: string): Promise<boolean> {
  if (await takeCredit(store, wallet, interviewId)) return true;
  return (await releaseIdle(store, wallet.organizationId)) && takeCredit(store, wallet, interviewId);
}

/** Records in the ledger that a held credit is spent. */
export function chargeCredit(store: CreditStore, wallet: WalletKey, interviewId: string): Promise<void> {
  return record(store, wallet, { kind: 'charge', interviewId, balanceChange: 0, usageChange: 0 });
}

/** Returns a held credit to the wallet. */
export async function releaseCredit(store: CreditStore, wallet: WalletKey, interviewId: string): Promise<void> {
  await moveCredit(store.db, wallet, -creditsPerInterview).execute();
  const [balanceChange, usageChange] = [creditsPerInterview, -creditsPerInterview];
  await record(store, wallet, { kind: 'release', interviewId, balanceChange, usageChange });
}

/** The transaction in which credits move, and its dependencies. */
export interface CreditStore {
  readonly db: Kysely<Tables>;
  readonly traits: DatabaseTraits;
  readonly machine: StoreMachine;
}

/**
 * Releases the credits of an organization's interviews without an answer for {@link idleReleaseMs}. There is no timer:
 * call it before a balance is needed. Returns true if there were any.
 */
export async function releaseIdle(store: CreditStore, organizationId: string): Promise<boolean> {
  const idle = await idleInterviews(store, organizationId)
    .$if(store.traits.locksRows, (query) => query.forUpdate('interview').skipLocked())
    .execute();
  for (const { id, wallet_id: walletId } of idle) {
    await store.db.updateTable('interview').set({ hold: 'released' }).where('id', '=', id).execute();
    if (walletId !== null) await releaseCredit(store, { organizationId, walletId }, id);
  }
  return idle.length > 0;
}

/** Returns true if {@link releaseIdle} has work to do. Writes nothing. */
export async function hasIdle({ db, machine }: CreditStore, organizationId: string): Promise<boolean> {
  const row = await db
    .selectFrom('interview')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('hold', '=', 'held')
    .where('answered_at', '<=', machine.now() - idleReleaseMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function idleInterviews({ db, machine }: CreditStore, organizationId: string) {
  return db
    .selectFrom('interview')
    .innerJoin('study', 'study.id', 'interview.study_id')
    .select(['interview.id', 'study.wallet_id'])
    .where('interview.organization_id', '=', organizationId)
    .where('interview.hold', '=', 'held')
    .where('interview.answered_at', '<=', machine.now() - idleReleaseMs)
    .orderBy('interview.id');
}

async function hasCredit(db: Kysely<Tables>, { organizationId, walletId }: WalletKey): Promise<boolean> {
  const row = await db
    .selectFrom('wallet')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', walletId)
    .where(isFunded)
    .executeTakeFirst();
  return row !== undefined;
}

async function takeCredit(store: CreditStore, wallet: WalletKey, interviewId: string): Promise<boolean> {
  const result = await moveCredit(store.db, wallet, creditsPerInterview).where(isFunded).executeTakeFirst();
  if (result.numUpdatedRows !== 1n) return false;
  const [balanceChange, usageChange] = [-creditsPerInterview, creditsPerInterview];
  await record(store, wallet, { kind: 'hold', interviewId, balanceChange, usageChange });
  return true;
}

/** Moves credits from the balance of a wallet to its usage; a negative number moves them back. */
function moveCredit(db: Kysely<Tables>, { organizationId, walletId }: WalletKey, credits: number) {
  return db
    .updateTable('wallet')
    .set((wallet) => ({
      project_balance: wallet('project_balance', '-', credits),
      project_usage: wallet('project_usage', '+', credits),
    }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', walletId);
}

/** Writes one row of the ledger. */
export async function record({ db, machine }: CreditStore, wallet: WalletKey, movement: Movement): Promise<void> {
  await db
    .insertInto('ledger')
    .values({
      id: machine.newId(),
      organization_id: wallet.organizationId,
      wallet_id: wallet.walletId,
      kind: movement.kind,
      interview_id: movement.interviewId,
      balance_change: movement.balanceChange,
      usage_change: movement.usageChange,
      at: machine.now(),
    })
    .execute();
}
