import { transcript } from '@guide-studio/interview-engine';
import { sessionOf } from '../participant/openInterview.ts';
import type { AnalysisStore } from '../store/analyses.ts';
import type { InterviewStore } from '../store/store.ts';
import type { AnalysisFault } from '../store/analysis.ts';
import type { Analyst } from './analyst.ts';

interface AnalysesParts {
  readonly analyst: Analyst;
  readonly analyses: AnalysisStore;
  readonly interviews: Pick<InterviewStore, 'readGuide' | 'find' | 'modelTokens' | 'addModelTokens'>;
  /** The tokens that a study may use; null for any number. */
  readonly mostTokens: number | null;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** The queue of analyses of a service, while it runs. */
export interface RunningAnalyses {
  /** Ends the work under way, which is done again later, and resolves when nothing runs. */
  stop(): Promise<void>;
}

/** Time until an interview that another process began may be taken: longer than any analysis. */
const leaseMs = 180_000;
/** The pause after each failure, in minutes; none is left after the last. */
const pauses = [1, 5, 30, 180, 720] as const;
const pollMs = 1000;

/**
 * Analyses interviews that have ended, one at a time. A failure is tried again after longer and longer pauses; what is
 * counted stays until then. Several services may share a database: each interview is taken by one of them.
 */
export function runAnalyses(parts: AnalysesParts): RunningAnalyses {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();
  const again = (): void => {
    if (ending.signal.aborted) return;
    timer = setTimeout(() => {
      running = untilEmpty(parts, ending.signal).catch(parts.report).then(again);
    }, pollMs);
    timer.unref();
  };
  again();
  return {
    async stop() {
      ending.abort();
      clearTimeout(timer);
      await running;
    },
  };
}

async function untilEmpty(parts: AnalysesParts, ending: AbortSignal): Promise<void> {
  while (!ending.aborted && (await analyseNext(parts, ending)));
}

/** Returns false if nothing is waiting. */
async function analyseNext(parts: AnalysesParts, ending: AbortSignal): Promise<boolean> {
  const { analyst, analyses, interviews, mostTokens, now } = parts;
  const job = await analyses.claim(now() + leaseMs);
  if (job === null) return false;
  const interview = await interviews.find(job.interviewId);
  const study = interview === null ? null : await interviews.readGuide(interview.studyId);
  if (interview === null || study === null) return true;
  const fail = async (fault: AnalysisFault): Promise<void> => {
    const pause = pauses[job.attempts - 1];
    await analyses.fail(job, fault, pause === undefined ? null : now() + pause * 60_000);
  };
  if (mostTokens !== null && (await interviews.modelTokens(interview.studyId)) >= mostTokens) {
    await analyses.fail(job, 'limited', null);
    return true;
  }
  const rows = transcript(study.guide, sessionOf(interview));
  const outcome = await analyst.analyse(study.guide, rows, ending);
  if (outcome.audit.tokens > 0) await interviews.addModelTokens(interview.studyId, outcome.audit.tokens);
  if ('analysis' in outcome) await analyses.finish(job, outcome.analysis, outcome.audit);
  else if (ending.aborted) await analyses.release(job);
  else await fail(outcome.fault);
  return true;
}
