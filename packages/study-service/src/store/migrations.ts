import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** All migrations, in order. A released migration is never edited. */
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
  '0003_interviews': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('study')
        .addColumn('interviews_started', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('interview')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('study_id', 'text', (column) => column.notNull().references('study.id'))
        .addColumn('readable_id', 'integer', (column) => column.notNull())
        .addColumn('client_hash', 'text')
        .addColumn('token_hash', 'text', (column) => column.notNull())
        .addColumn('seed', 'text', (column) => column.notNull())
        .addColumn('url_params', 'text', (column) => column.notNull())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('progress', 'text', (column) =>
          column.notNull().check(sql`progress in ('in_progress', 'complete', 'screened_out')`),
        )
        .addColumn('hold', 'text', (column) =>
          column.notNull().check(sql`hold in ('none', 'held', 'charged', 'released')`),
        )
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('updated_at', 'bigint', (column) => column.notNull())
        .addColumn('answered_at', 'bigint')
        .addUniqueConstraint('interview_readable', ['study_id', 'readable_id'])
        .addUniqueConstraint('interview_client', ['study_id', 'client_hash'])
        .execute();
      await db.schema
        .createIndex('interview_progress')
        .on('interview')
        .columns(['organization_id', 'progress', 'study_id'])
        .execute();
      await db.schema
        .createIndex('interview_hold')
        .on('interview')
        .columns(['organization_id', 'hold', 'answered_at'])
        .execute();
      await db.schema
        .createTable('answer')
        .addColumn('interview_id', 'text', (column) => column.notNull().references('interview.id'))
        .addColumn('step_id', 'text', (column) => column.notNull())
        .addColumn('sequence', 'integer', (column) => column.notNull())
        .addColumn('answer', 'text', (column) => column.notNull())
        .addColumn('answered_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('answer_key', ['interview_id', 'step_id'])
        .addUniqueConstraint('answer_sequence', ['interview_id', 'sequence'])
        .execute();
    },
  },
  '0004_ledger': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('ledger')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull())
        .addColumn('wallet_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) =>
          column.notNull().check(sql`kind in ('opening', 'topUp', 'hold', 'charge', 'release')`),
        )
        .addColumn('interview_id', 'text', (column) => column.references('interview.id'))
        .addColumn('balance_change', 'double precision', (column) => column.notNull())
        .addColumn('usage_change', 'double precision', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addForeignKeyConstraint('ledger_wallet', ['organization_id', 'wallet_id'], 'wallet', ['organization_id', 'id'])
        .execute();
      await db.schema
        .createIndex('ledger_of_wallet')
        .on('ledger')
        .columns(['organization_id', 'wallet_id', 'at'])
        .execute();
      // Wallets of earlier versions get an opening entry, so that every balance is the sum of its rows.
      await sql`
        insert into ledger (id, organization_id, wallet_id, kind, interview_id, balance_change, usage_change, at)
        select 'opening:' || organization_id || ':' || id, organization_id, id, 'opening', null,
          project_balance, project_usage, 0
        from wallet`.execute(db);
    },
  },
  '0005_former_links': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('former_link')
        .addColumn('link_id', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('study_id', 'text', (column) => column.notNull().references('study.id'))
        .execute();
    },
  },
  '0006_asking_before_loading': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('study')
        .addColumn('ask_before_loading', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0007_intake': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('study')
        .addColumn('intake', 'text', (column) =>
          column.notNull().defaultTo('open').check(sql`intake in ('open', 'paused', 'closed')`),
        )
        .execute();
      await db.schema.alterTable('study').addColumn('closing_text', 'text').execute();
    },
  },
  '0008_study_clock': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('study_clock')
        .addColumn('study_id', 'text', (column) => column.primaryKey().references('study.id'))
        .addColumn('moment', 'bigint', (column) => column.notNull())
        .execute();
      await sql`insert into study_clock (study_id, moment)
        select study_id, max(updated_at) from interview group by study_id`.execute(db);
    },
  },
  '0009_unanswered': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('interview').addColumn('network_hash', 'text').execute();
      await sql`create index interview_unanswered on interview (study_id, created_at) where answered_at is null`.execute(
        db,
      );
    },
  },
  '0010_folders': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('study')
        .addColumn('folder_paths', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
    },
  },
  '0011_rehearsals': {
    async up(db: Kysely<unknown>) {
      const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('interview').addColumn('is_rehearsal', 'integer', zero).execute();
      await db.schema.alterTable('study').addColumn('rehearsals_started', 'integer', zero).execute();
      await sql`create index interview_rehearsal on interview (study_id) where is_rehearsal = 1`.execute(db);
      await db.schema
        .createTable('rehearsal_pass')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('study_id', 'text', (column) => column.notNull().references('study.id'))
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
  '0012_model_tokens': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('study')
        .addColumn('model_tokens', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0013_analyses': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('analysis')
        .addColumn('interview_id', 'text', (column) => column.primaryKey().references('interview.id'))
        .addColumn('answered_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'done', 'failed')`))
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('fault', 'text')
        .addColumn('analysis', 'text')
        .addColumn('audit', 'text')
        .execute();
      await sql`create index analysis_waiting on analysis (next_at) where state = 'waiting'`.execute(db);
    },
  },
  '0014_recordings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('recording')
        .addColumn('object', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        // No foreign key: the recordings of a deleted interview are found and deleted later.
        .addColumn('interview_id', 'text', (column) => column.notNull())
        .addColumn('recording_id', 'text', (column) => column.notNull())
        .addColumn('step_id', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('audio', 'video', 'screen')`))
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('begun_at', 'bigint', (column) => column.notNull())
        .addColumn('pieces', 'integer')
        .addColumn('duration_ms', 'bigint')
        .addColumn('box_index', 'text')
        .addColumn('doomed', 'integer', (column) => column.notNull())
        .addUniqueConstraint('recording_of_interview', ['interview_id', 'recording_id'])
        .execute();
      await sql`create index recording_doomed on recording (object) where doomed = 1`.execute(db);
      await db.schema.createIndex('recording_age').on('recording').columns(['begun_at']).execute();
      await db.schema
        .createTable('recording_piece')
        .addColumn('object', 'text', (column) => column.notNull().references('recording.object').onDelete('cascade'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('recording_piece_key', ['object', 'number'])
        .execute();
      await db.schema
        .createTable('answer_recording')
        .addColumn('object', 'text', (column) => column.primaryKey().references('recording.object').onDelete('cascade'))
        .addColumn('interview_id', 'text', (column) => column.notNull())
        .addColumn('step_id', 'text', (column) => column.notNull())
        .addForeignKeyConstraint(
          'answer_recording_answer',
          ['interview_id', 'step_id'],
          'answer',
          ['interview_id', 'step_id'],
          (constraint) => constraint.onDelete('cascade'),
        )
        .execute();
      const ofAnswer = db.schema.createIndex('answer_recording_of').on('answer_recording');
      await ofAnswer.columns(['interview_id', 'step_id']).execute();
      await db.schema
        .createTable('media_key')
        .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
        .addColumn('secret', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '0015_translations': {
    async up(db: Kysely<unknown>) {
      const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('study').addColumn('translations', 'text').execute();
      await db.schema.alterTable('study').addColumn('translations_version', 'integer', zero).execute();
    },
  },
  '0016_jobs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('job')
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('subject', 'text', (column) => column.notNull())
        .addColumn('interview_id', 'text', (column) => column.notNull().references('interview.id').onDelete('cascade'))
        .addColumn('version', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull().check(sql`state in ('waiting', 'done', 'failed')`))
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'bigint', (column) => column.notNull())
        .addColumn('fault', 'text')
        .addColumn('result', 'text')
        .addColumn('audit', 'text')
        .addPrimaryKeyConstraint('job_key', ['kind', 'subject'])
        .execute();
      await sql`create index job_waiting on job (kind, next_at) where state = 'waiting'`.execute(db);
      await db.schema.createIndex('job_of_interview').on('job').columns(['interview_id']).execute();
      await sql`insert into job
        (kind, subject, interview_id, version, state, attempts, next_at, fault, result, audit)
        select 'analysis', interview_id, interview_id, answered_at, state, attempts, next_at, fault, analysis, audit
        from analysis`.execute(db);
      await db.schema.dropTable('analysis').execute();
      const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
      await db.schema.alterTable('answer_recording').addColumn('spoken', 'integer', zero).execute();
      await db.schema.alterTable('answer').addColumn('heard', 'text').execute();
    },
  },
  '0017_media_files': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('media_file')
        .addColumn('object', 'text', (column) => column.primaryKey())
        .addColumn('organization_id', 'text', (column) => column.notNull().references('organization.id'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('pieces', 'text', (column) => column.notNull())
        .addColumn('begun_at', 'bigint', (column) => column.notNull())
        .addColumn('touched_at', 'bigint', (column) => column.notNull())
        .addColumn('state', 'text', (column) =>
          column.notNull().check(sql`state in ('arriving', 'complete', 'marked')`),
        )
        .addColumn('used', 'integer', (column) => column.notNull())
        .execute();
      await sql`create unique index media_file_name on media_file (organization_id, name)
        where state = 'complete'`.execute(db);
      await sql`create index media_file_open on media_file (touched_at) where used = 0`.execute(db);
    },
  },
};
