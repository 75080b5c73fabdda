import type { Guide, Probe } from '@guide-studio/interview-engine';
import { languageOf, type OpenProbe } from '@guide-studio/interview-engine/internal';
import * as z from 'zod';
import type { EndpointFault } from '../endpointFault.ts';
import { askModel, type AuditedAccess } from '../models/askModel.ts';
import { cutText } from '../models/prompt.ts';
import { checkProbe, type ProbeFault } from './checkProbe.ts';
import { moderatorForm, moderatorRules, moderatorTask } from './moderatorPrompt.ts';

/** Why an interviewer decided as it did. Stored with the interview, for audits; participants never see it. */
export interface ModerationAudit {
  /** The name of the model that was asked. */
  readonly model: string;
  /** SHA-256 of the instructions of the model. */
  readonly prompt: string;
  /**
   * `asked` and `stopped`: as the model decided. Otherwise the script decided, because the model gave nothing
   * ({@link EndpointFault}), or wrote a question that must not be asked ({@link ProbeFault}).
   */
  readonly outcome: 'asked' | 'stopped' | EndpointFault | ProbeFault;
  /** The reason that the model gave; empty if it gave none. */
  readonly reason: string;
  /** Tokens that the model counted; 0 if it counts none. */
  readonly tokens: number;
}

export interface Moderation {
  readonly probe: Omit<Probe, 'audit'>;
  readonly audit: ModerationAudit;
}

const reason = z.string().transform((text) => cutText(text, 300));
const Decision = z.union([
  z.object({ stop: z.literal(true), reason }).transform((read) => ({ question: null, reason: read.reason })),
  z
    .object({ stop: z.literal(false).optional(), probe: z.string().trim(), reason })
    .transform((read) => ({ question: read.probe, reason: read.reason })),
]);

/**
 * Lets a model decide whether to ask a follow-up question, and what. A question that must not be asked is asked for once
 * more. It never rejects: without an answer of the model until `patience` ends, the script decides.
 */
export async function decideByModel(
  access: AuditedAccess,
  guide: Guide,
  open: OpenProbe,
  patience: AbortSignal,
): Promise<Moderation> {
  const { after, instructions, said, scripted } = open;
  const hidden = [moderatorRules, guide.background ?? '', guide.studyGoal ?? '', instructions];
  const context = { language: languageOf(guide), said, hidden };
  const { written, fault, tokens } = await askModel(access, {
    prompt: { rules: moderatorRules, task: moderatorTask(guide, open) },
    form: moderatorForm,
    schema: Decision,
    check: ({ question }): ProbeFault | null => (question === null ? null : checkProbe(question, context)),
    again: (refused) => `Your last question must not be asked: ${refused}.`,
    patience,
    temperature: 0.3,
    mostTokens: 300,
  });
  const question = fault === null ? written.question : scripted;
  return {
    probe: { after, question, isWritten: fault === null && question !== null },
    audit: {
      model: access.model.model,
      prompt: access.hash(moderatorRules),
      outcome: fault ?? (question === null ? 'stopped' : 'asked'),
      reason: written?.reason ?? '',
      tokens,
    },
  };
}
