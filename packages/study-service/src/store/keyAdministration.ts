import type { Kysely } from 'kysely';
import type { NewKey, Store, StoredKey } from './store.ts';
import type { Tables } from './tables.ts';

/** Returns the part of a store that creates and revokes keys. */
export function keyAdministration(
  db: Kysely<Tables>,
): Pick<Store, 'createKey' | 'revokeKey' | 'listKeys' | 'forgetKey'> {
  return {
    createKey: (key, email) => createKey(db, key, email),
    async revokeKey(id, revokedAt) {
      const result = await db
        .updateTable('api_key')
        .set({ revoked_at: revokedAt })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    listKeys: () => listKeys(db),
    async forgetKey(id) {
      await db.deleteFrom('api_key').where('id', '=', id).execute();
    },
  };
}

async function createKey(db: Kysely<Tables>, key: NewKey, email?: string): Promise<boolean> {
  const holders = db
    .selectFrom('member')
    .innerJoin('organization', 'organization.id', 'member.organization_id')
    .select(['member.id', 'member.organization_id'])
    .orderBy('member.can_launch', 'desc')
    .orderBy('organization.name')
    .orderBy('member.email');
  const holder = await (email === undefined
    ? holders.where('member.is_member', '=', 1)
    : holders.where('member.email', '=', email)
  ).executeTakeFirst();
  if (holder === undefined) return false;
  const owner = { organization_id: holder.organization_id, member_id: holder.id };
  await db
    .insertInto('api_key')
    .values({ id: key.id, ...owner, name: key.name, hash: key.hash, created_at: key.createdAt, revoked_at: null })
    .execute();
  return true;
}

async function listKeys(db: Kysely<Tables>): Promise<readonly StoredKey[]> {
  const rows = await db
    .selectFrom('api_key as key')
    .innerJoin('member', 'member.id', 'key.member_id')
    .innerJoin('organization', 'organization.id', 'key.organization_id')
    .select(['key.id', 'key.name', 'organization.name as organization', 'member.email'])
    .select(['key.created_at', 'key.revoked_at'])
    .orderBy('key.created_at')
    .orderBy('key.id')
    .execute();
  return rows.map(({ id, name, organization, email, created_at, revoked_at }) => {
    return { id, name, organization, email, createdAt: created_at, revokedAt: revoked_at };
  });
}
