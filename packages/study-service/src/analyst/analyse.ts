import type { CreateStudyRequest } from '@guide-studio/guide-core';
import { languageOf } from '@guide-studio/interview-engine/internal';
import * as z from 'zod';
import { timeLimits } from '../assumptions.ts';
import { askModel, type AuditedAccess } from '../models/askModel.ts';
import type { Analysis, AnalysisAudit, AnalysisFault } from '../store/analysis.ts';
import { withTimeLimit } from '../withTimeLimit.ts';
import { analystForm, analystRules, analystTask, type TranscriptLine } from './analystPrompt.ts';
import { checkAnalysis } from './checkAnalysis.ts';

export type AnalysisOutcome = { readonly audit: AnalysisAudit } & (
  | { readonly analysis: Analysis }
  | { readonly fault: AnalysisFault }
);

/** How an analyst is reached. */
export interface AnalystAccess extends AuditedAccess {
  /** How long an answer may take, in milliseconds. */
  readonly limitMs?: number | undefined;
}

const text = (most: number) => z.string().trim().min(1).max(most);
const Written = z.object({
  summary: text(2000),
  bullets: z.array(text(400)).min(1).max(8),
  tagline: text(160),
  tags: z.array(text(60)).max(10),
  quality: z.number().min(1).max(5),
  qualityReasons: z.array(text(400)).max(5),
  personas: text(600).nullish(),
  otherRemarks: text(1000).nullish(),
  moments: z.array(z.object({ asked: text(160), said: z.string().trim().max(200) })).nullish(),
});

/** Lets a model read an interview that has ended. It never rejects. `ending` ends the work, which is `late` then. */
export async function analyse(
  access: AnalystAccess,
  guide: CreateStudyRequest,
  rows: readonly TranscriptLine[],
  ending: AbortSignal,
): Promise<AnalysisOutcome> {
  const hidden = [analystRules, guide.background ?? '', guide.studyGoal ?? ''];
  const context = { language: languageOf(guide), rows, hidden };
  const { written, fault, tokens } = await withTimeLimit(
    access.limitMs ?? timeLimits.analysis,
    ending,
    async (patience) =>
      askModel(access, {
        prompt: { rules: analystRules, task: analystTask(guide, rows) },
        form: analystForm,
        schema: Written.transform((read) => analysisOf(read, rows)),
        check: (analysis) => checkAnalysis(analysis, context),
        patience,
        temperature: 0.2,
      }),
  );
  const audit = { model: access.model.model, prompt: access.hash(analystRules), tokens };
  return fault === null ? { analysis: written, audit } : { fault, audit };
}

function analysisOf(written: z.infer<typeof Written>, rows: readonly TranscriptLine[]): Analysis {
  const { summary, bullets, tagline, tags, quality, qualityReasons, personas, otherRemarks, moments } = written;
  return {
    summary,
    bulletSummary: bullets,
    tagline,
    tags: [...new Set(tags)],
    qualityScore: Math.round(quality * 10) / 10,
    qualityReasons,
    personas: personas ?? null,
    otherRemarks: otherRemarks ?? null,
    moments: moments?.length === rows.length ? moments : null,
  };
}
