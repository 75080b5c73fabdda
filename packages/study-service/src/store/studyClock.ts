import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Returns the time of the next change of a study's interviews in epoch milliseconds: the current time, or one
 * millisecond after the last change if that is later. So the times of a study always rise, even if a clock is set
 * back or several machines disagree, and "updated since" misses nothing. Call it in the transaction of the change,
 * after `lockStudy`.
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
