import type { Kysely, Selectable } from 'kysely';
import type { DatabaseTraits } from './databaseTraits.ts';
import type { MediaFileRow, MediaFileStore } from './mediaFile.ts';
import type { StoredPiece } from './recording.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Files deleted at once. */
const markedAtOnce = 100;

/** Returns the part of a store for the pictures and videos of guides. */
export function mediaFileStore(db: Kysely<Tables>, traits: DatabaseTraits): MediaFileStore {
  const complete = () => db.selectFrom('media_file').selectAll().where('state', '=', 'complete');
  return {
    begin: ({ organizationId, name, object }, at) =>
      unlessBusy(traits, async () => {
        const times = { begun_at: at, touched_at: at };
        const row = { object, organization_id: organizationId, name, bytes: 0, pieces: '[]', used: 0 };
        await db
          .insertInto('media_file')
          .values({ ...row, ...times, state: 'arriving' })
          .execute();
        return 'begun' as const;
      }),
    complete: (object, pieces, at) =>
      unlessBusy(traits, async () => {
        const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
        const changed = { bytes, pieces: JSON.stringify(pieces), touched_at: at, state: 'complete' as const };
        const act = db.transaction().execute(async (transaction) => {
          const own = await transaction
            .selectFrom('media_file')
            .select(['organization_id', 'name'])
            .where('object', '=', object)
            .where('state', '=', 'arriving')
            .executeTakeFirst();
          if (own === undefined) return 'known' as const;
          const other = await transaction
            .updateTable('media_file')
            .set({ touched_at: at })
            .where('organization_id', '=', own.organization_id)
            .where('name', '=', own.name)
            .where('state', '=', 'complete')
            .executeTakeFirst();
          if (other.numUpdatedRows > 0n) return 'known' as const;
          await transaction.updateTable('media_file').set(changed).where('object', '=', object).execute();
          return 'complete' as const;
        });
        // Two that are here at the same time: the unique index lets one of them through.
        return await act.catch(async (error: unknown) => {
          if (await hasOther(db, object)) return 'known' as const;
          throw error;
        });
      }),
    async find(organizationId, name) {
      const row = await complete()
        .where('organization_id', '=', organizationId)
        .where('name', '=', name)
        .executeTakeFirst();
      return row === undefined ? null : rowOf(row);
    },
    touch: (organizationId, names, at) =>
      unlessBusy(traits, async () => {
        if (names.length === 0) return [];
        const touched = await db
          .updateTable('media_file')
          .set({ touched_at: at })
          .where('organization_id', '=', organizationId)
          .where('state', '=', 'complete')
          .where('name', 'in', names)
          .returning('name')
          .execute();
        return touched.map(({ name }) => name);
      }),
    async bytesOf(organizationId) {
      const row = await complete()
        .clearSelect()
        .select(({ fn }) => fn.sum<number | string | null>('bytes').as('bytes'))
        .where('organization_id', '=', organizationId)
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },
    async markOld({ unfinished, unused }) {
      await db
        .updateTable('media_file')
        .set({ state: 'marked' })
        .where('state', '=', 'arriving')
        .where('begun_at', '<', unfinished)
        .execute();
      const old = await complete().where('used', '=', 0).where('touched_at', '<', unused).execute();
      for (const { object, organization_id: organizationId, name } of old) {
        const study = await db
          .selectFrom('study')
          .select('id')
          .where('organization_id', '=', organizationId)
          .where('guide', 'like', `%media:${name}"%`)
          .limit(1)
          .executeTakeFirst();
        const change = study === undefined ? { state: 'marked' as const } : { used: 1 };
        // A study that is made meanwhile has touched it.
        const own = db.updateTable('media_file').set(change).where('object', '=', object);
        await own.where('touched_at', '<', unused).execute();
      }
    },
    async mark(object) {
      await db.updateTable('media_file').set({ state: 'marked' }).where('object', '=', object).execute();
    },
    async listMarked() {
      const rows = await db
        .selectFrom('media_file')
        .select(['organization_id', 'object'])
        .where('state', '=', 'marked')
        .limit(markedAtOnce)
        .execute();
      return rows.map(({ organization_id: organizationId, object }) => ({ organizationId, object }));
    },
    async deleteRows(objects) {
      if (objects.length === 0) return;
      await unlessBusy(traits, () =>
        db.deleteFrom('media_file').where('object', 'in', objects).where('state', '=', 'marked').execute(),
      );
    },
  };
}

/** Returns true if another row has the same file, complete. */
async function hasOther(db: Kysely<Tables>, object: string): Promise<boolean> {
  const other = await db
    .selectFrom('media_file')
    .innerJoin('media_file as own', (join) =>
      join.onRef('own.organization_id', '=', 'media_file.organization_id').onRef('own.name', '=', 'media_file.name'),
    )
    .select('media_file.object')
    .where('own.object', '=', object)
    .where('media_file.state', '=', 'complete')
    .executeTakeFirst();
  return other !== undefined;
}

function rowOf(row: Selectable<Tables['media_file']>): MediaFileRow {
  const { object, organization_id: organizationId, name, bytes, pieces } = row;
  // Only this service writes pieces.
  return { object, organizationId, name, bytes, pieces: JSON.parse(pieces) as readonly StoredPiece[] };
}
