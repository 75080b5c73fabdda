import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * The moment of the next change of a study's interviews, epoch milliseconds: the time, or one millisecond after the
 * change before where the time has not got that far. So the moments of a study only rise, also when the clock of the
 * machine is set back or several machines disagree, and whoever asks for "updated since" misses nothing. To be asked
 * within the transaction that makes the change, after `lockStudy`.
 */
export async function nextMomentOf(db: Kysely<Tables>, studyId: string, now: number): Promise<number> {
  const { moment } = await db
    .insertInto('study_clock')
    .values({ study_id: studyId, moment: now })
    .onConflict((conflict) =>
      conflict.column('study_id').doUpdateSet({
        moment: sql`case when study_clock.moment >= excluded.moment then study_clock.moment + 1 else excluded.moment end`,
      }),
    )
    .returning('moment')
    .executeTakeFirstOrThrow();
  return moment;
}
