import { migrations } from './migrations.ts';

/** What a database holds before anything is changed there. */
export interface FoundSchema {
  /** Of the table `installation`; empty without one. */
  readonly installationColumns: readonly string[];
  /** The changes of the schema that were made, by their names; empty where none are noted. */
  readonly changes: readonly string[];
}

/** `ours`: a database of this version or of an earlier one. `newer`: it has changes that this version does not know. */
export type SchemaVerdict = 'new' | 'ours' | 'newer' | 'foreign';

/** Ours only with the table that every version has, and the change that made it. */
export function verdictOnSchema({ installationColumns, changes }: FoundSchema): SchemaVerdict {
  if (installationColumns.length === 0 && changes.length === 0) return 'new';
  const hasTable = ['id', 'started_at'].every((column) => installationColumns.includes(column));
  if (!hasTable || !changes.includes(firstChange)) return 'foreign';
  return changes.every((change) => Object.hasOwn(migrations, change)) ? 'ours' : 'newer';
}

const [firstChange = ''] = Object.keys(migrations);
