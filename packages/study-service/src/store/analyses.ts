import type { Kysely } from 'kysely';
import type { Analysis, AnalysisAudit, AnalysisFault } from './analysis.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import { nextMomentOf } from './studyClock.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** An interview to analyse. */
export interface AnalysisJob {
  readonly interviewId: string;
  /** When the last answer was stored that is analysed. */
  readonly answeredAt: number;
  /** How often it was taken, with this time. */
  readonly attempts: number;
}

/** The number of interviews by the state of their analysis. */
export type AnalysisCounts = Readonly<Record<'waiting' | 'done' | 'failed', number>>;

/** The analyses of interviews of all organizations. */
export interface AnalysisStore {
  /** Takes the interview that waits longest. Nobody else gets it until `until`. Null: none waits. */
  claim(until: number): Promise<AnalysisJob | null>;
  /** Stores an analysis, and with it a new time of change, unless the interview has changed. */
  finish(job: AnalysisJob, analysis: Analysis, audit: AnalysisAudit): Promise<void>;
  /** Stores why there is none. `nextAt`: when to try again; null for never. */
  fail(job: AnalysisJob, fault: AnalysisFault, nextAt: number | null): Promise<void>;
  /** Gives back what was taken, as if it had not been. */
  release(job: AnalysisJob): Promise<void>;
  count(): Promise<AnalysisCounts>;
}

/** Each waits as long as the database does for other writers. */
const mostAttempts = 100;

/** Returns the store of analyses. */
export function analysisStore(db: Kysely<Tables>, traits: DatabaseTraits, machine: StoreMachine): AnalysisStore {
  const ofJob = (job: AnalysisJob, transaction: Kysely<Tables> = db) =>
    transaction
      .updateTable('analysis')
      .where('interview_id', '=', job.interviewId)
      .where('answered_at', '=', job.answeredAt)
      .where('attempts', '=', job.attempts);
  /** Waits until no other writer is active. */
  async function patiently<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await unlessBusy(traits, write);
      if (outcome !== 'busy') return outcome;
      if (attempt === mostAttempts) throw new Error('The database is busy; the analysis is done again later.');
      await machine.turn();
    }
  }

  return {
    async claim(until) {
      const next = db
        .selectFrom('analysis')
        .select('interview_id')
        .where('state', '=', 'waiting')
        .where('next_at', '<=', machine.now())
        .orderBy('next_at')
        .limit(1)
        .$if(traits.locksRows, (query) => query.forUpdate().skipLocked());
      const taken = db
        .updateTable('analysis')
        .set((analysis) => ({ attempts: analysis('attempts', '+', 1), next_at: until }))
        .where('interview_id', 'in', next)
        .returning(['interview_id', 'answered_at', 'attempts']);
      const row = await patiently(() => taken.executeTakeFirst());
      return row === undefined
        ? null
        : { interviewId: row.interview_id, answeredAt: row.answered_at, attempts: row.attempts };
    },
    async finish(job, analysis, audit) {
      const store = async (transaction: Kysely<Tables>): Promise<void> => {
        const ofInterview = transaction.selectFrom('interview').select('study_id');
        const { study_id: studyId } = await ofInterview.where('id', '=', job.interviewId).executeTakeFirstOrThrow();
        await traits.lockStudy(transaction, studyId);
        const moment = await nextMomentOf(transaction, studyId, machine.now());
        const result = { analysis: JSON.stringify(analysis), audit: JSON.stringify(audit) };
        const stored = await ofJob(job, transaction)
          .set({ state: 'done', fault: null, ...result })
          .executeTakeFirst();
        if (stored.numUpdatedRows === 0n) return;
        await transaction
          .updateTable('interview')
          .set({ updated_at: moment })
          .where('id', '=', job.interviewId)
          .where('answered_at', '=', job.answeredAt)
          .execute();
      };
      await patiently(() => db.transaction().execute(store));
    },
    async fail(job, fault, nextAt) {
      const again = nextAt === null ? ({ state: 'failed' } as const) : { next_at: nextAt };
      const failed = ofJob(job).set({ fault, ...again });
      await patiently(() => failed.execute());
    },
    async release(job) {
      const released = ofJob(job).set({ attempts: job.attempts - 1, next_at: machine.now() });
      await patiently(() => released.execute());
    },
    async count() {
      const rows = await db
        .selectFrom('analysis')
        .select(['state', (count) => count.fn.countAll<number | string>().as('interviews')])
        .groupBy('state')
        .execute();
      const of = (state: string): number => Number(rows.find((row) => row.state === state)?.interviews ?? 0);
      return { waiting: of('waiting'), done: of('done'), failed: of('failed') };
    },
  };
}

/** Makes completed interviews wait for their analysis, in the transaction that completes them. */
export async function queueAnalyses(db: Kysely<Tables>, interviewIds: readonly string[], now: number): Promise<void> {
  if (interviewIds.length === 0) return;
  const waiting = { answered_at: now, attempts: 0, next_at: now, state: 'waiting', fault: null } as const;
  await db
    .insertInto('analysis')
    .values(interviewIds.map((id) => ({ interview_id: id, ...waiting, analysis: null, audit: null })))
    .onConflict((conflict) => conflict.column('interview_id').doUpdateSet(waiting))
    .execute();
}
