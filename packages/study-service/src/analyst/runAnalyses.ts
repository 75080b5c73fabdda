import { transcript } from '@guide-studio/interview-engine';
import { type RunningJobs, runJobs } from '../jobs/runJobs.ts';
import { sessionOf } from '../participant/openInterview.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { InterviewStore } from '../store/store.ts';
import type { Analyst } from './analyst.ts';

interface AnalysesParts {
  readonly analyst: Analyst;
  readonly analyses: AnalysisStore;
  readonly interviews: Pick<InterviewStore, 'readGuide' | 'find' | 'readHeard' | 'modelTokens' | 'addModelTokens'>;
  /** The tokens that a study may use; null for any number. */
  readonly mostTokens: number | null;
  readonly leaseMs?: number | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Analyses interviews that have ended, one at a time. What is counted stays until then. */
export function runAnalyses({ analyst, analyses, interviews, mostTokens, ...parts }: AnalysesParts): RunningJobs {
  return runJobs({
    ...parts,
    queue: analyses,
    async work({ interviewId }, signal) {
      const interview = await interviews.find(interviewId);
      const study = interview === null ? null : await interviews.readGuide(interview.studyId);
      if (interview === null || study === null) return 'gone';
      if (mostTokens !== null && (await interviews.modelTokens(interview.studyId)) >= mostTokens) {
        return { fault: 'limited', final: true };
      }
      const rows = transcript(study.guide, sessionOf(interview), await interviews.readHeard(interviewId));
      const outcome = await analyst.analyse(study.guide, rows, signal);
      const { audit } = outcome;
      if (audit.tokens > 0) await interviews.addModelTokens(interview.studyId, audit.tokens);
      return 'analysis' in outcome ? { result: outcome.analysis, audit } : { fault: outcome.fault };
    },
  });
}
