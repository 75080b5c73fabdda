import type { Kysely } from 'kysely';
import type { JobQueue } from './job.ts';
import { type JobDatabase, jobQueue } from './jobs.ts';
import type { Tables } from './tables.ts';
import type { Transcript, TranscriptAudit, TranscriptFault } from './transcript.ts';

/** The transcripts of spoken answers. The subject of a job is the object of the recording. */
export type TranscriptStore = JobQueue<Transcript, TranscriptAudit, TranscriptFault>;

/** Returns the queue of transcripts. */
export function transcriptStore(database: JobDatabase): TranscriptStore {
  return jobQueue<Transcript, TranscriptAudit, TranscriptFault>(database, {
    kind: 'transcript',
    frees: ['analysis'],
    isSeenIn: (where, { subject }) =>
      where.exists(
        where
          .selectFrom('answer_recording')
          .select('answer_recording.object')
          .whereRef('answer_recording.interview_id', '=', 'interview.id')
          .where('answer_recording.object', '=', subject)
          .where('answer_recording.spoken', '=', 1),
      ),
    async alongside(db, { subject }, { text }) {
      const answers = db.selectFrom('answer_recording').select(['interview_id', 'step_id']);
      const answer = await answers.where('object', '=', subject).where('spoken', '=', 1).executeTakeFirst();
      if (answer !== undefined) await keepTranscript(db, answer.interview_id, answer.step_id, text);
    },
  });
}

/** Stores what was understood of a spoken answer with the answer, which is kept longer than its recording. */
export async function keepTranscript(
  db: Kysely<Tables>,
  interviewId: string,
  stepId: string,
  text: string,
): Promise<void> {
  await db
    .updateTable('answer')
    .set({ heard: text === '' ? null : text })
    .where('interview_id', '=', interviewId)
    .where('step_id', '=', stepId)
    .execute();
}
