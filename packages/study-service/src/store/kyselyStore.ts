import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { administration } from './administration.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { interviewStore } from './interviewStore.ts';
import { keyAdministration } from './keyAdministration.ts';
import { organizationStore } from './organizationStore.ts';
import { startingData } from './startingData.ts';
import type { Caller, Store } from './store.ts';
import type { Tables } from './tables.ts';

/** The store on any database that kysely speaks to. */
export function createKyselyStore(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine): Store {
  return {
    findCaller: (keyHash) => findCaller(db, keyHash),
    organization: (organizationId) => organizationStore(db, traits, machine, organizationId),
    interviews: interviewStore(db, traits, machine),
    administration: administration(db, traits, machine),
    async ping() {
      await sql`select 1`.execute(db);
    },
    ...startingData(db),
    ...keyAdministration(db),
    close: () => db.destroy(),
  };
}

async function findCaller(db: Kysely<Tables>, keyHash: string): Promise<Caller | null> {
  const row = await db
    .selectFrom('api_key as key')
    .innerJoin('member', 'member.id', 'key.member_id')
    .innerJoin('organization', 'organization.id', 'key.organization_id')
    .select(['key.id as key_id', 'key.organization_id', 'member.id as member_id'])
    .select(['member.is_member', 'member.can_launch', 'member.all_wallets', 'organization.wallet_billing'])
    .where('key.hash', '=', keyHash)
    .where('key.revoked_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    keyId: row.key_id,
    organizationId: row.organization_id,
    memberId: row.member_id,
    isMember: row.is_member === 1,
    canLaunch: row.can_launch === 1,
    walletBilling: row.wallet_billing === 1,
    walletIds: row.all_wallets === 1 ? null : await walletIdsOf(db, row.member_id),
  };
}

async function walletIdsOf(db: Kysely<Tables>, memberId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('member_wallet').select('wallet_id').where('member_id', '=', memberId).execute();
  return rows.map((row) => row.wallet_id);
}
