import { type ExpressionBuilder, type Kysely, type SqlBool, type Expression } from 'kysely';
import type { JobNotifier } from './jobNotifier.ts';
import type { DatabaseTraits, StoreMachine } from './databaseTraits.ts';
import type { Job, JobKind, JobQueue, NewJob } from './job.ts';
import { nextMomentOf } from './studyClock.ts';
import type { Tables } from './tables.ts';
import { unlessBusy } from './unlessBusy.ts';

/** How the jobs of a kind differ from those of others. */
export interface JobTraits<Result> {
  readonly kind: JobKind;
  /** Jobs that must wait although it is their time. */
  readonly waitsFor?: (where: ExpressionBuilder<Tables, 'job'>) => Expression<SqlBool>;
  /** The interviews that a result changes for readers. */
  readonly isSeenIn: (where: ExpressionBuilder<Tables, 'interview'>, job: Job) => Expression<SqlBool>;
  /** What is stored together with a result. */
  readonly alongside?: (db: Kysely<Tables>, job: Job, result: Result) => Promise<void>;
  /** Which kinds may have waited for the end of a job. */
  readonly frees?: readonly JobKind[];
}

/** Each waits as long as the database does for other writers. */
const mostAttempts = 100;

/** Returns the queue of jobs of one kind. */
export function jobQueue<Result extends object, Audit extends object, Fault extends string>(
  { db, traits, machine, notifier }: JobDatabase,
  { kind, waitsFor, isSeenIn, alongside, frees = [] }: JobTraits<Result>,
): JobQueue<Result, Audit, Fault> {
  const ofJob = (job: Job, transaction: Kysely<Tables> = db) =>
    transaction
      .updateTable('job')
      .where('kind', '=', kind)
      .where('subject', '=', job.subject)
      .where('version', '=', job.version)
      .where('attempts', '=', job.attempts);
  /** Waits until no other writer is active. */
  async function patiently<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await unlessBusy(traits, write);
      if (outcome !== 'busy') return outcome;
      if (attempt === mostAttempts) throw new Error(`The database is busy; the ${kind} is done again later.`);
      await machine.turn();
    }
  }
  const free = (): void => {
    for (const other of frees) notifier.notify(other);
  };

  return {
    async add(job) {
      await patiently(() => addJobs(db, [{ ...job, kind }], machine.now()));
      notifier.notify(kind);
    },
    async claim(until) {
      const next = db
        .selectFrom('job')
        .select('subject')
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('next_at', '<=', machine.now())
        .$if(waitsFor !== undefined, (query) =>
          query.where((where) => where.not(waitsFor?.(where) ?? where.lit(false))),
        )
        .orderBy('next_at')
        .limit(1)
        .$if(traits.locksRows, (query) => query.forUpdate().skipLocked());
      const taken = db
        .updateTable('job')
        .set((job) => ({ attempts: job('attempts', '+', 1), next_at: until }))
        .where('kind', '=', kind)
        .where('subject', 'in', next)
        .returning(['subject', 'interview_id', 'version', 'attempts']);
      const row = await patiently(() => taken.executeTakeFirst());
      if (row === undefined) return null;
      const { subject, interview_id: interviewId, version, attempts } = row;
      return { subject, interviewId, version, attempts };
    },
    async extend(job, until) {
      await patiently(() => ofJob(job).where('state', '=', 'waiting').set({ next_at: until }).execute());
    },
    async finish(job, result, audit) {
      const store = async (transaction: Kysely<Tables>): Promise<void> => {
        // In the order in which answers lock: the interview, its study, the job.
        const interview = await transaction
          .selectFrom('interview')
          .select('study_id')
          .where('id', '=', job.interviewId)
          .$if(traits.locksRows, (query) => query.forUpdate())
          .executeTakeFirst();
        if (interview === undefined) return;
        const { study_id: studyId } = interview;
        await traits.lockStudy(transaction, studyId);
        const moment = await nextMomentOf(transaction, studyId, machine.now());
        const found = { result: JSON.stringify(result), audit: JSON.stringify(audit) };
        const stored = await ofJob(job, transaction)
          .set({ state: 'done', fault: null, ...found })
          .executeTakeFirst();
        if (stored.numUpdatedRows === 0n) return;
        await alongside?.(transaction, job, result);
        await transaction
          .updateTable('interview')
          .set({ updated_at: moment })
          .where('id', '=', job.interviewId)
          .where((where) => isSeenIn(where, job))
          .execute();
      };
      await patiently(() => db.transaction().execute(store));
      free();
    },
    async fail(job, fault, nextAt) {
      const again = nextAt === null ? ({ state: 'failed' } as const) : { next_at: nextAt };
      const failed = ofJob(job).set({ fault, ...again });
      await patiently(() => failed.execute());
      if (nextAt === null) free();
    },
    async release(job) {
      const released = ofJob(job).set({ attempts: job.attempts - 1, next_at: machine.now() });
      await patiently(() => released.execute());
    },
    async drop({ subject, version }) {
      const dropped = db.deleteFrom('job').where('kind', '=', kind).where('subject', '=', subject);
      await patiently(() => dropped.where('version', '=', version).execute());
      free();
    },
    async find(subject) {
      const rows = db.selectFrom('job').select(['state', 'fault', 'result']).where('kind', '=', kind);
      const row = await rows.where('subject', '=', subject).executeTakeFirst();
      if (row === undefined) return null;
      // Only this service writes results.
      return { ...row, result: row.result === null ? null : (JSON.parse(row.result) as Result) };
    },
    async count() {
      const rows = await db
        .selectFrom('job')
        .select(['state', (count) => count.fn.countAll<number | string>().as('jobs')])
        .where('kind', '=', kind)
        .groupBy('state')
        .execute();
      const of = (state: string): number => Number(rows.find((row) => row.state === state)?.jobs ?? 0);
      return { waiting: of('waiting'), done: of('done'), failed: of('failed') };
    },
    onAdded: (listener) => notifier.listen(kind, listener),
  };
}

/** What queues are made of. */
export interface JobDatabase {
  readonly db: Kysely<Tables>;
  readonly traits: DatabaseTraits;
  readonly machine: StoreMachine;
  readonly notifier: JobNotifier;
}

/** Adds jobs, in the transaction that makes them necessary. One about a newer version starts over. */
export async function addJobs(db: Kysely<Tables>, jobs: readonly NewJob[], now: number): Promise<void> {
  if (jobs.length === 0) return;
  const waiting = { attempts: 0, next_at: now, state: 'waiting', fault: null } as const;
  await db
    .insertInto('job')
    .values(
      jobs.map(({ kind, subject, interviewId, version }) => {
        return { kind, subject, interview_id: interviewId, version, ...waiting, result: null, audit: null };
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet((excluded) => ({ ...waiting, version: excluded.ref('excluded.version') }))
        .whereRef('excluded.version', '>', 'job.version'),
    )
    .execute();
}
