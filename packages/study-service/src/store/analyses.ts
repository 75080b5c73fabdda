import type { ExpressionBuilder } from 'kysely';
import type { Analysis, AnalysisAudit, AnalysisFault } from './analysis.ts';
import type { JobQueue } from './job.ts';
import { type JobDatabase, jobQueue } from './jobs.ts';
import type { Tables } from './tables.ts';

/** The analyses of completed interviews. The version of a job is when the last answer was stored. */
export type AnalysisStore = JobQueue<Analysis, AnalysisAudit, AnalysisFault>;

/**
 * Returns the queue of analyses. Where voices are written down, an analysis waits until those of its interview are, or
 * cannot be.
 */
export function analysisStore(database: JobDatabase): AnalysisStore {
  return jobQueue(database, {
    kind: 'analysis',
    ...(database.machine.queues.has('transcript') ? { waitsFor: isAwaitingTranscript } : {}),
    isSeenIn: (where, { version }) => where('answered_at', '=', version),
  });
}

function isAwaitingTranscript(where: ExpressionBuilder<Tables, 'job'>) {
  return where.exists(
    where
      .selectFrom('job as spoken')
      .select('spoken.subject')
      .whereRef('spoken.interview_id', '=', 'job.interview_id')
      .where('spoken.kind', '=', 'transcript')
      .where('spoken.state', '=', 'waiting'),
  );
}
