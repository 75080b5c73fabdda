import type { StudyIntake } from '@guide-studio/api-contract';
import { isStorableText } from '@guide-studio/guide-core/internal';
import type { Kysely } from 'kysely';
import type { DatabaseTraits } from './databaseTraits.ts';
import type { IntakeOutcome, NewIntake } from './store.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** Returns the methods for the intake of studies of one organization; null for all, for the owner of the service. */
export function intakes(db: Kysely<Tables>, traits: DatabaseTraits, organizationId: string | null) {
  return {
    async readIntake(idOrLinkId: string): Promise<StudyIntake | null> {
      const study = await findStudy(db, organizationId, idOrLinkId);
      return study?.status === 'live' ? await intakeOf(db, study.id, study.state, study.closingText) : null;
    },
    async setIntake(idOrLinkId: string, intake: NewIntake): Promise<IntakeOutcome> {
      const study = await findStudy(db, organizationId, idOrLinkId);
      if (study === undefined) return { kind: 'notFound' };
      const changed = await unlessBusy(traits, () => change(db, study.id, intake));
      if (changed === 'busy') return { kind: 'busy' };
      if (changed !== undefined)
        return { kind: 'set', ...(await intakeOf(db, study.id, intake.state, changed.closingText)) };
      const now = await findStudy(db, organizationId, idOrLinkId);
      return { kind: now?.status === 'live' ? 'closed' : 'draft' };
    },
  };
}

function findStudy(db: Kysely<Tables>, organizationId: string | null, idOrLinkId: string) {
  if (!isStorableText(idOrLinkId)) return undefined;
  return db
    .selectFrom('study')
    .select(['id', 'status', 'intake as state', 'closing_text as closingText'])
    .$if(organizationId !== null, (query) => query.where('organization_id', '=', organizationId))
    .where((where) => where.or([where('id', '=', idOrLinkId.toLowerCase()), where('link_id', '=', idOrLinkId)]))
    .executeTakeFirst();
}

/**
 * One statement decides: if a pause and a close are concurrent, the close wins. Returns undefined if nothing changed.
 */
function change(db: Kysely<Tables>, studyId: string, { state, closingText }: NewIntake) {
  const words = state === 'open' ? null : closingText;
  return db
    .updateTable('study')
    .set((study) => ({
      intake: state,
      closing_text:
        words === undefined
          ? study.case().when('intake', '=', state).then(study.ref('closing_text')).else(null).end()
          : words,
    }))
    .where('id', '=', studyId)
    .where('status', '=', 'live')
    .$if(state === 'paused', (query) => query.where('intake', '!=', 'closed'))
    .returning('closing_text as closingText')
    .executeTakeFirst();
}

async function intakeOf(
  db: Kysely<Tables>,
  studyId: string,
  state: StudyIntake['state'],
  closingText: string | null,
): Promise<StudyIntake> {
  const counted = await db
    .selectFrom('interview')
    .select((interview) => ['progress', interview.fn.countAll<number>().as('interviews')])
    .where('study_id', '=', studyId)
    .where('is_rehearsal', '=', 0)
    .groupBy('progress')
    .execute();
  const of = (wanted: (typeof counted)[number]['progress']): number =>
    counted.find(({ progress }) => progress === wanted)?.interviews ?? 0;
  const [underWay, complete, screenedOut] = [of('in_progress'), of('complete'), of('screened_out')];
  return { state, closingText, underWay, complete, screenedOut };
}
