import type { Analysis, AnalysisAudit, AnalysisFault } from './analysis.ts';
import type { JobQueue } from './job.ts';
import { type JobDatabase, jobQueue } from './jobs.ts';

/** The analyses of completed interviews. The version of a job is when the last answer was stored. */
export type AnalysisStore = JobQueue<Analysis, AnalysisAudit, AnalysisFault>;

/** Returns the queue of analyses. An analysis waits until what was said is written down, or cannot be. */
export function analysisStore(database: JobDatabase): AnalysisStore {
  return jobQueue(database, {
    kind: 'analysis',
    waitsFor: (where) =>
      where.exists(
        where
          .selectFrom('job as spoken')
          .select('spoken.subject')
          .whereRef('spoken.interview_id', '=', 'job.interview_id')
          .where('spoken.kind', '=', 'transcript')
          .where('spoken.state', '=', 'waiting'),
      ),
    isSeenIn: (where, { version }) => where('answered_at', '=', version),
  });
}
