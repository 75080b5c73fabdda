import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, TypeOverrides, types as readers } from 'pg';
import type { DatabaseTraits, StoreMachine } from '../store/databaseTraits.ts';
import { createKyselyStore } from '../store/kyselyStore.ts';
import type { Store } from '../store/store.ts';
import { verdictOnSchema } from '../store/foundSchema.ts';
import type { Tables } from '../store/tables.ts';
import { migrate } from './migrate.ts';
import { StartError } from './startError.ts';

/** Connections per process; several processes share the server's limit. */
const connections = 10;
/** How long a start waits for a server that does not answer. */
const connectTimeoutMs = 10_000;

/**
 * Opens a store on PostgreSQL and migrates its schema; any number of processes may do so at once. Throws {@link
 * StartError}: `dataUnusable` if the server cannot be reached, `dataUnsafe` if a commit would not survive a power cut.
 */
export async function openPostgresStore(url: string, lockTimeoutMs: number, machine: StoreMachine): Promise<Store> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    options: `-c lock_timeout=${lockTimeoutMs}`,
    types,
  });
  // An idle connection broke: the pool opens another on demand.
  pool.on('error', () => undefined);
  // One that is in use broke: what it was asked fails, which is answered there.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await requireDurable(db, url);
    await refuseOthers(db, url);
    await migrate(db);
  } catch (error) {
    await db.destroy();
    if (error instanceof StartError) throw error;
    throw new StartError('dataUnusable', withoutPassword(url), error);
  }
  return createKyselyStore(db, postgresTraits, machine);
}

/** The driver returns 64-bit integers as text. Ours are counts and times, which a number represents exactly. */
const types = new TypeOverrides();
types.setTypeParser(readers.builtins.INT8, Number);

/** Acknowledged data must survive a power cut, so servers with unsafe settings are refused. */
async function requireDurable(db: Kysely<Tables>, url: string): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    const { rows } = await sql<{ value: string }>`select current_setting(${setting}) as value`.execute(db);
    if (rows[0]?.value === 'off') throw new StartError('dataUnsafe', withoutPassword(url), `${setting} = off`);
  }
}

/**
 * Reads in one transaction, so the result is consistent while another process creates the tables. Other tables are
 * allowed, because databases of a server are often shared.
 */
async function refuseOthers(db: Kysely<Tables>, url: string): Promise<void> {
  const verdict = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (moment) => {
      const columnsOf = async (table: string): Promise<readonly string[]> => {
        const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
          where attrelid = to_regclass(${table}) and attnum > 0 and not attisdropped`.execute(moment);
        return rows.map(({ name }) => name);
      };
      const installationColumns = await columnsOf('installation');
      const noted = (await columnsOf('kysely_migration')).includes('name');
      const changes = noted
        ? (await sql<{ name: string }>`select name from kysely_migration`.execute(moment)).rows
        : [];
      return verdictOnSchema({ installationColumns, changes: changes.map(({ name }) => name) });
    });
  if (verdict === 'newer') throw new StartError('dataNewer', withoutPassword(url));
  if (verdict === 'foreign') throw new StartError('dataForeign', withoutPassword(url));
}

function withoutPassword(url: string): string {
  // Up to the last @: a password that is not encoded may have any character.
  return url.replace(/(\/\/[^/@:]*):.*@/s, '$1@');
}

/** Lock timeout, deadlock, serialization failure: the transaction was rolled back. */
const busyCodes = new Set(['55P03', '40P01', '40001']);

/**
 * Classes of SQLSTATE: the connection failed, no room or connections left, an operator ended it, the server's own
 * system failed.
 */
const awayStates = /^(?:08|53|57P|58)...?$/u;
/** Errors of a socket or of the name of the server. */
const awayCodes = /^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_|NOTFOUND)/u;
/** Errors of the driver, which have no code. */
const awayMessages =
  /^(?:Connection terminated|timeout e(?:xceeded|xpired)|Client has encountered a connection error)/u;

const postgresTraits: DatabaseTraits = {
  isBusy(error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : '';
    return typeof code === 'string' && busyCodes.has(code);
  },
  isAway(error) {
    if (!(error instanceof Error)) return false;
    const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
    return awayStates.test(code) || awayCodes.test(code) || awayMessages.test(error.message);
  },
  tryToStore: async (db) => await sql`update installation set started_at = started_at`.execute(db),
  locksRows: true,
  async lockStudy(transaction, studyId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${studyId}, 0))`.execute(transaction);
  },
};
