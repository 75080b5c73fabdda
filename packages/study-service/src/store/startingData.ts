import type { Kysely, Transaction } from 'kysely';
import type { StartingOrganization, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** Returns the part of a store that fills an empty database. */
export function startingData(db: Kysely<Tables>): Pick<Store, 'start'> {
  return {
    start: (organizations, startedAt) =>
      db.transaction().execute(async (transaction) => {
        // Writes first: if two processes start at once, the second waits here and then finds the row.
        const claim = await transaction
          .insertInto('installation')
          .values({ id: 1, started_at: startedAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (claim.numInsertedOrUpdatedRows !== 1n) return false;
        for (const organization of organizations) await insertOrganization(transaction, organization, startedAt);
        return true;
      }),
  };
}

async function insertOrganization(
  db: Transaction<Tables>,
  organization: StartingOrganization,
  startedAt: number,
): Promise<void> {
  const { id, name, walletBilling, wallets, members } = organization;
  await db
    .insertInto('organization')
    .values({ id, name, wallet_billing: Number(walletBilling) })
    .execute();
  for (const wallet of wallets) {
    const row = {
      organization_id: id,
      id: wallet.id,
      name: wallet.name,
      recruitment_balance: wallet.recruitmentCredits,
      recruitment_usage: 0,
      project_balance: wallet.projectCredits,
      project_usage: 0,
      grant_limit: wallet.grantLimit,
    };
    await db.insertInto('wallet').values(row).execute();
    const opening = { id: `opening:${id}:${wallet.id}`, organization_id: id, wallet_id: wallet.id, interview_id: null };
    const changes = { balance_change: wallet.projectCredits, usage_change: 0, at: startedAt };
    await db
      .insertInto('ledger')
      .values({ ...opening, kind: 'opening', ...changes })
      .execute();
  }
  for (const member of members) await insertMember(db, id, member);
}

async function insertMember(
  db: Transaction<Tables>,
  organizationId: string,
  member: StartingOrganization['members'][number],
): Promise<void> {
  const row = {
    id: member.id,
    organization_id: organizationId,
    name: member.name,
    email: member.email,
    is_member: Number(member.isMember),
    can_launch: Number(member.canLaunch),
    all_wallets: Number(member.walletIds === null),
  };
  await db.insertInto('member').values(row).execute();
  for (const walletId of member.walletIds ?? []) {
    const grant = { organization_id: organizationId, member_id: member.id, wallet_id: walletId };
    await db.insertInto('member_wallet').values(grant).execute();
  }
  for (const { id, name, hash, createdAt } of member.keys) {
    const key = { id, organization_id: organizationId, member_id: member.id, name, hash };
    await db
      .insertInto('api_key')
      .values({ ...key, created_at: createdAt, revoked_at: null })
      .execute();
  }
}
