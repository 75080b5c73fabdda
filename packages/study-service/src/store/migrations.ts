import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** Every change of the schema, in order. A migration that was ever released is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('installation')
        .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
        .addColumn('started_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('organization')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('wallet_billing', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('member')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('is_member', 'integer', (column) => column.notNull())
        .addColumn('can_launch', 'integer', (column) => column.notNull())
        .addColumn('all_wallets', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('api_key')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('revoked_at', 'bigint')
        .execute();
      await db.schema
        .createTable('wallet')
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('id', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('recruitment_balance', 'double precision', (column) => column.notNull())
        .addColumn('recruitment_usage', 'double precision', (column) => column.notNull())
        .addColumn('project_balance', 'double precision', (column) => column.notNull())
        .addColumn('project_usage', 'double precision', (column) => column.notNull())
        .addColumn('grant_limit', 'double precision')
        .addPrimaryKeyConstraint('wallet_key', ['organization_id', 'id'])
        .addCheckConstraint('wallet_covered', sql`project_balance >= 0 and recruitment_balance >= 0`)
        .execute();
      await db.schema
        .createTable('member_wallet')
        .addColumn('organization_id', 'text', (column) => column.notNull())
        .addColumn('member_id', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('wallet_id', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('member_wallet_key', ['member_id', 'wallet_id'])
        .addForeignKeyConstraint('member_wallet_wallet', ['organization_id', 'wallet_id'], 'wallet', [
          'organization_id',
          'id',
        ])
        .execute();
    },
  },
  '0002_studies': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('study')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('link_id', 'text', (column) => column.notNull().unique())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('draft', 'live')`))
        .addColumn('guide', 'text', (column) => column.notNull())
        .addColumn('read_ids', 'text', (column) => column.notNull())
        .addColumn('created_by', 'text', (column) => column.notNull().references('member.id'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('launched_at', 'bigint')
        .addColumn('wallet_id', 'text')
        .addForeignKeyConstraint('study_wallet', ['organization_id', 'wallet_id'], 'wallet', ['organization_id', 'id'])
        .execute();
      await db.schema
        .createIndex('study_newest')
        .on('study')
        .columns(['organization_id', 'created_at desc', 'id'])
        .execute();
    },
  },
};
