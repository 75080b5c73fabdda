import type { Kysely } from 'kysely';
import type { AnswerRecordings, WorkOnRecording } from './answeredRecording.ts';
import type { JobKind } from './job.ts';
import { isListed } from './unanswered.ts';
import type { Tables } from './tables.ts';

/** Returns the queries of answers' recordings. */
export function answerRecordings(db: Kysely<Tables>): AnswerRecordings {
  return {
    async ofInterviews(interviewIds) {
      if (interviewIds.length === 0) return [];
      const rows = await db
        .selectFrom('recording')
        .innerJoin('answer_recording', 'answer_recording.object', 'recording.object')
        .selectAll('recording')
        .select((recording) =>
          recording
            .selectFrom('recording_piece')
            .select((piece) => piece.fn.sum<number | string>('recording_piece.bytes').as('bytes'))
            .whereRef('recording_piece.object', '=', 'recording.object')
            .as('bytes'),
        )
        .where('recording.interview_id', 'in', interviewIds)
        .orderBy('recording.begun_at')
        .orderBy('recording.object')
        .execute();
      if (rows.length === 0) return [];
      const works = await db
        .selectFrom('job')
        .select(['kind', 'subject', 'state', 'fault', 'result'])
        .where('kind', 'in', ['transcript', 'rewrap'])
        .where(
          'subject',
          'in',
          rows.map(({ object }) => object),
        )
        .execute();
      const workOn = (object: string, wanted: JobKind): WorkOnRecording | null => {
        const found = works.find(({ subject, kind }) => subject === object && kind === wanted);
        return found === undefined ? null : { state: found.state, fault: found.fault, result: found.result };
      };
      return rows.map((row) => ({
        interviewId: row.interview_id,
        stepId: row.step_id,
        organizationId: row.organization_id,
        object: row.object,
        kind: row.kind,
        type: row.type,
        durationMs: row.duration_ms,
        isKept: row.doomed === 0,
        bytes: Number(row.bytes ?? 0),
        transcript: workOn(row.object, 'transcript'),
        rewrap: workOn(row.object, 'rewrap'),
      }));
    },
    async countJobs(studyId) {
      const rows = await db
        .selectFrom('job')
        .innerJoin('interview', 'interview.id', 'job.interview_id')
        .select(['job.kind', 'job.state', 'job.fault'])
        .select((count) => count.fn.countAll<number | string>().as('jobs'))
        .where('interview.study_id', '=', studyId)
        .where(isListed)
        .groupBy(['job.kind', 'job.state', 'job.fault'])
        .execute();
      return rows.map((row) => ({ ...row, jobs: Number(row.jobs) }));
    },
  };
}
