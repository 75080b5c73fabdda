import { rehearsalNumbersAfter } from '@guide-studio/api-contract/internal';
import type { Kysely } from 'kysely';
import type { CreditStore } from './credits.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { readInterview } from './interviewRow.ts';
import { momentsOf, newRow } from './startInterviews.ts';
import type { NewInterview, OrganizationStore, RehearsalOutcome } from './store.ts';
import type { Tables } from './tables.ts';
import { isListed } from './unanswered.ts';
import { unlessBusy } from './unlessBusy.ts';

type RehearsalMethod = 'countRehearsal' | 'beginRehearsal' | 'deleteRehearsal';

/** Returns the part of an organization's store for rehearsals. */
export function rehearsals(
  db: Kysely<Tables>,
  traits: DatabaseTraits,
  machine: StoreMachine,
  organizationId: string,
): Pick<OrganizationStore, RehearsalMethod> {
  const ofStudy = (studyId: string, transaction: Kysely<Tables> = db) =>
    transaction
      .selectFrom('interview')
      .where('interview.organization_id', '=', organizationId)
      .where('interview.study_id', '=', studyId)
      .where('interview.is_rehearsal', '=', 1);
  const owns = (studyId: string, transaction: Kysely<Tables>) =>
    transaction
      .selectFrom('study')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('id', '=', studyId)
      .executeTakeFirst();
  return {
    async countRehearsal(studyId) {
      const rows = await ofStudy(studyId)
        .where(isListed)
        .select(['progress', (count) => count.fn.countAll<number | string>().as('interviews')])
        .groupBy('progress')
        .execute();
      const of = (progress: string): number => Number(rows.find((row) => row.progress === progress)?.interviews ?? 0);
      return { inProgress: of('in_progress'), complete: of('complete'), screenedOut: of('screened_out') };
    },
    beginRehearsal: (studyId, { hash, expiresAt }) =>
      unlessBusy(traits, () =>
        db.transaction().execute(async (transaction) => {
          if ((await owns(studyId, transaction)) === undefined) return 'notFound';
          await traits.lockStudy(transaction, studyId);
          const passes = transaction.deleteFrom('rehearsal_pass').where('study_id', '=', studyId);
          await passes.where('expires_at', '<=', machine.now()).execute();
          const pass = { hash, study_id: studyId, expires_at: expiresAt };
          await transaction.insertInto('rehearsal_pass').values(pass).execute();
          return 'begun';
        }),
      ),
    deleteRehearsal: (studyId) =>
      unlessBusy(traits, async () => {
        // Committed first: from then on no interview is added to those that are deleted.
        await db.transaction().execute(async (transaction) => {
          if ((await owns(studyId, transaction)) === undefined) return;
          await traits.lockStudy(transaction, studyId);
          await transaction.deleteFrom('rehearsal_pass').where('study_id', '=', studyId).execute();
        });
        return await db.transaction().execute(async (transaction) => {
          // In the order in which answers lock interviews, so that a late answer waits and then finds none.
          await ofStudy(studyId, transaction)
            .select('interview.id')
            .$if(traits.locksRows, (query) => query.orderBy('interview.id').forUpdate('interview'))
            .execute();
          const listed = await ofStudy(studyId, transaction).where(isListed).select('interview.id').execute();
          const all = ofStudy(studyId, transaction).select('interview.id');
          await transaction.deleteFrom('answer').where('interview_id', 'in', all).execute();
          await transaction.deleteFrom('interview').where('id', 'in', all).execute();
          return listed.length;
        });
      }),
  };
}

/** Starts an interview that is marked as rehearsal, if the pass is valid for its study. */
export async function startRehearsal(
  store: CreditStore,
  interview: NewInterview,
  passHash: string,
): Promise<RehearsalOutcome> {
  const { db, traits, machine } = store;
  const { studyId } = interview;
  await traits.lockStudy(db, studyId);
  const pass = await db
    .selectFrom('rehearsal_pass')
    .select('hash')
    .where('hash', '=', passHash)
    .where('study_id', '=', studyId)
    .where('expires_at', '>', machine.now())
    .executeTakeFirst();
  if (pass === undefined) return { kind: 'refused' };
  const { rehearsals_started: started } = await db
    .updateTable('study')
    .set((study) => ({ rehearsals_started: study('rehearsals_started', '+', 1) }))
    .where('id', '=', studyId)
    .returning('rehearsals_started')
    .executeTakeFirstOrThrow();
  const moments = await momentsOf(store, studyId);
  const row = { ...newRow(interview, rehearsalNumbersAfter + started, moments), is_rehearsal: 1 };
  await db.insertInto('interview').values(row).execute();
  return { kind: 'started', interview: readInterview(row) };
}
