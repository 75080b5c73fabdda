import { migrations } from './migrations.ts';

/** The schema of a database before any change. */
export interface FoundSchema {
  /** Columns of the table `installation`; empty without it. */
  readonly installationColumns: readonly string[];
  /** Names of the applied migrations; empty if none are recorded. */
  readonly changes: readonly string[];
}

/** `ours`: a database of this or an earlier version. `newer`: it has migrations that this version does not know. */
export type SchemaVerdict = 'new' | 'ours' | 'newer' | 'foreign';

/** Returns `ours` or `newer` only if the database has the table of every version and the migration that created it. */
export function verdictOnSchema({ installationColumns, changes }: FoundSchema): SchemaVerdict {
  if (installationColumns.length === 0 && changes.length === 0) return 'new';
  const hasTable = ['id', 'started_at'].every((column) => installationColumns.includes(column));
  if (!hasTable || !changes.includes(firstChange)) return 'foreign';
  return changes.every((change) => Object.hasOwn(migrations, change)) ? 'ours' : 'newer';
}

const [firstChange = ''] = Object.keys(migrations);
