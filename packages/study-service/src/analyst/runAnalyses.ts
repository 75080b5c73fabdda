import { transcript } from '@guide-studio/interview-engine';
import { type EndpointFault, isEndpointFault } from '../endpointFault.ts';
import type { Health } from '../health.ts';
import { type RunningJobs, runJobs } from '../jobs/runJobs.ts';
import type { TokenBudget } from '../models/tokenBudget.ts';
import { sessionOf } from '../participant/openInterview.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { InterviewStore } from '../store/store.ts';
import { analyse, type AnalystAccess } from './analyse.ts';

interface AnalysesParts {
  readonly analyst: AnalystAccess;
  readonly health: Health<EndpointFault>;
  readonly budget: TokenBudget;
  readonly analyses: AnalysisStore;
  readonly interviews: Pick<InterviewStore, 'readGuide' | 'find' | 'readTranscripts'>;
  readonly leaseMs?: number | undefined;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Analyses interviews that have ended, one at a time. What is counted stays until then. */
export function runAnalyses({ analyst, health, budget, analyses, interviews, ...parts }: AnalysesParts): RunningJobs {
  return runJobs({
    ...parts,
    queue: analyses,
    async work({ interviewId }, signal) {
      const interview = await interviews.find(interviewId);
      const study = interview === null ? null : await interviews.readGuide(interview.studyId);
      if (interview === null || study === null) return 'gone';
      const outcome = await budget.forStudy(interview.studyId, async () => {
        const rows = transcript(study.guide, sessionOf(interview), await interviews.readTranscripts(interviewId));
        const analysed = await analyse(analyst, study.guide, rows, signal);
        // A model whose answer must not be used did answer.
        const fault = 'fault' in analysed && isEndpointFault(analysed.fault) ? analysed.fault : 'ready';
        if (!signal.aborted) health.note(fault);
        return analysed;
      });
      if (outcome === null) return { fault: 'limited', final: true };
      const { audit } = outcome;
      return 'analysis' in outcome ? { result: outcome.analysis, audit } : { fault: outcome.fault };
    },
  });
}
