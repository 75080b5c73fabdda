import type { JobQueue } from './job.ts';
import { type JobDatabase, jobQueue } from './jobs.ts';
import type { RewrapAudit, RewrapFault, Rewrapped } from './rewrapped.ts';

/** The files made of recordings. The subject of a job is the object of the recording. */
export interface RewrapStore extends JobQueue<Rewrapped, RewrapAudit, RewrapFault> {
  /** Adds the recordings of answers that were stored while this was not done. */
  addMissed(): Promise<void>;
}

/** Returns the queue of files to make. */
export function rewrapStore(database: JobDatabase): RewrapStore {
  const queue = jobQueue<Rewrapped, RewrapAudit, RewrapFault>(database, {
    kind: 'rewrap',
    isSeenIn: (where, { subject }) =>
      where.exists(
        where
          .selectFrom('answer_recording')
          .select('answer_recording.object')
          .whereRef('answer_recording.interview_id', '=', 'interview.id')
          .where('answer_recording.object', '=', subject),
      ),
  });
  return {
    ...queue,
    async addMissed() {
      const missed = await database.db
        .selectFrom('answer_recording')
        .innerJoin('interview', 'interview.id', 'answer_recording.interview_id')
        .select(['answer_recording.object', 'answer_recording.interview_id'])
        .where('interview.is_rehearsal', '=', 0)
        .where((where) =>
          where.not(
            where.exists(
              where
                .selectFrom('job')
                .select('job.subject')
                .whereRef('job.subject', '=', 'answer_recording.object')
                .where('job.kind', '=', 'rewrap'),
            ),
          ),
        )
        .execute();
      for (const { object, interview_id: interviewId } of missed) {
        await queue.add({ subject: object, interviewId, version: 0 });
      }
    },
  };
}
