import type { SetStudyTranslationsRequest } from '@guide-studio/api-contract';
import type { Kysely } from 'kysely';
import type { DatabaseTraits } from './databaseTraits.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

type Translations = SetStudyTranslationsRequest['translations'];

/** Returns the methods for the translations of studies of one organization. */
export function studyTranslations(db: Kysely<Tables>, traits: DatabaseTraits, organizationId: string) {
  return {
    async setTranslations(studyId: string, translations: Translations): Promise<'set' | 'notFound' | 'busy'> {
      const changed = await unlessBusy(traits, () =>
        db
          .updateTable('study')
          .set((study) => ({
            translations: JSON.stringify(translations),
            translations_version: study('translations_version', '+', 1),
          }))
          .where('organization_id', '=', organizationId)
          .where('id', '=', studyId)
          .executeTakeFirst(),
      );
      if (changed === 'busy') return 'busy';
      return changed.numUpdatedRows === 0n ? 'notFound' : 'set';
    },
  };
}

/** Returns the translations of a study of any organization; none if it has none. */
export async function readTranslations(db: Kysely<Tables>, studyId: string): Promise<Translations> {
  const row = await db.selectFrom('study').select('translations').where('id', '=', studyId).executeTakeFirst();
  return JSON.parse(row?.translations ?? '{}') as Translations;
}

/** Returns a number that changes with every change of the translations of a study. */
export async function translationsVersion(db: Kysely<Tables>, studyId: string): Promise<number> {
  const row = await db.selectFrom('study').select('translations_version').where('id', '=', studyId).executeTakeFirst();
  return row?.translations_version ?? 0;
}
