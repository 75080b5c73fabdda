import { languageOf } from '@guide-studio/interview-engine';
import { z } from 'zod';
import { timeLimits } from '../assumptions.ts';
import { askForJson, type ChatModel, type Fetch } from '../moderator/chatModel.ts';
import type { Analysis, AnalysisFault } from '../store/analysis.ts';
import type { Analyst, SaidRow } from './analyst.ts';
import { analystRules, analystSchema, analystTask } from './analystPrompt.ts';
import { checkAnalysis } from './checkAnalysis.ts';
import { withTimeLimit } from '../withTimeLimit.ts';

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

interface ChatAnalystParts {
  readonly fetch: Fetch;
  /** Returns the SHA-256 in hexadecimal. */
  readonly hash: (text: string) => string;
  /** How long an answer may take, in milliseconds. */
  readonly limitMs?: number | undefined;
}

/** Returns an analyst that asks a model. */
export function chatAnalyst(
  chat: ChatModel,
  { fetch, hash, limitMs = timeLimits.analysis }: ChatAnalystParts,
): Analyst {
  const { model } = chat;
  const prompt = hash(analystRules);
  return {
    async analyse(guide, rows, ending) {
      const request = {
        messages: [
          { role: 'system', content: analystRules },
          { role: 'user', content: analystTask(guide, rows) },
        ],
        temperature: 0.2,
        response_format: { type: 'json_schema', json_schema: { name: 'analysis', schema: analystSchema } },
      };
      const reply = await withTimeLimit(limitMs, ending, async (signal) =>
        askForJson(chat, request, { fetch, signal }).catch((): { failure: AnalysisFault } => ({
          failure: signal.aborted ? 'late' : 'unreachable',
        })),
      );
      if ('failure' in reply) return { fault: reply.failure, audit: { model, prompt, tokens: 0 } };
      const audit = { model, prompt, tokens: reply.tokens };
      const written = Written.safeParse(reply.json);
      if (!written.success) return { fault: 'unreadable', audit };
      const analysis = analysisOf(written.data, rows);
      const hidden = [analystRules, guide.background ?? '', guide.studyGoal ?? ''];
      const fault = checkAnalysis(analysis, { language: languageOf(guide), rows, hidden });
      return fault === null ? { analysis, audit } : { fault, audit };
    },
  };
}

function analysisOf(written: z.infer<typeof Written>, rows: readonly SaidRow[]): Analysis {
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
