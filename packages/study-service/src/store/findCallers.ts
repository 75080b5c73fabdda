import type { Kysely } from 'kysely';
import type { Caller } from './store.ts';
import type { Tables } from './tables.ts';

/** Returns the caller of each key with one query; null for an unknown or revoked key. */
export async function findCallers(
  db: Kysely<Tables>,
  keyHashes: readonly string[],
): Promise<readonly (Caller | null)[]> {
  const rows = await db
    .selectFrom('api_key as key')
    .innerJoin('member', 'member.id', 'key.member_id')
    .innerJoin('organization', 'organization.id', 'key.organization_id')
    .select(['key.hash', 'key.id as key_id', 'key.organization_id', 'member.id as member_id'])
    .select(['member.is_member', 'member.can_launch', 'member.all_wallets', 'organization.wallet_billing'])
    .where('key.hash', 'in', [...new Set(keyHashes)])
    .where('key.revoked_at', 'is', null)
    .execute();
  const granted = await grantsOf(
    db,
    rows.filter((row) => row.all_wallets !== 1).map((row) => row.member_id),
  );
  const callers = new Map<string, Caller>();
  for (const row of rows) {
    callers.set(row.hash, {
      keyId: row.key_id,
      organizationId: row.organization_id,
      memberId: row.member_id,
      isMember: row.is_member === 1,
      canLaunch: row.can_launch === 1,
      walletBilling: row.wallet_billing === 1,
      walletIds: row.all_wallets === 1 ? null : (granted.get(row.member_id) ?? []),
    });
  }
  return keyHashes.map((hash) => callers.get(hash) ?? null);
}

/** Returns the wallets of members who may not bill all wallets. */
async function grantsOf(
  db: Kysely<Tables>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const grants = new Map<string, string[]>();
  if (memberIds.length === 0) return grants;
  const rows = await db
    .selectFrom('member_wallet')
    .select(['member_id', 'wallet_id'])
    .where('member_id', 'in', [...new Set(memberIds)])
    .execute();
  for (const { member_id: memberId, wallet_id: walletId } of rows) {
    const walletIds = grants.get(memberId) ?? [];
    walletIds.push(walletId);
    grants.set(memberId, walletIds);
  }
  return grants;
}
