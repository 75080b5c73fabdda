import type { CreateStudyRequest } from '@guide-studio/guide-core';
import type { Analysis, AnalysisAudit, AnalysisFault } from '../store/analysis.ts';

/** What was asked and said in one row of a transcript. */
export interface SaidRow {
  readonly moderator: string;
  readonly user: string;
}

export type AnalysisOutcome = { readonly audit: AnalysisAudit } & (
  | { readonly analysis: Analysis }
  | { readonly fault: AnalysisFault }
);

/** Reads interviews that have ended. It never rejects. `signal` ends its work, which is `late` then. */
export interface Analyst {
  analyse(guide: CreateStudyRequest, rows: readonly SaidRow[], signal: AbortSignal): Promise<AnalysisOutcome>;
}
