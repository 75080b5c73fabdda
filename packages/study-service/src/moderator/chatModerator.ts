import { type Guide, languageOf, type OpenProbe } from '@guide-studio/interview-engine';
import { z } from 'zod';
import { askForJson, type ChatModel, type Fetch } from './chatModel.ts';
import { checkProbe, type ProbeContext } from './checkProbe.ts';
import type { Moderation, ModerationAudit, Moderator, ProbeFault } from './moderator.ts';
import type { EndpointFault } from '../endpointFault.ts';
import { moderatorRules, moderatorSchema, moderatorTask } from './moderatorPrompt.ts';

interface ChatModeratorParts {
  readonly fetch: Fetch;
  /** Returns the SHA-256 in hexadecimal. */
  readonly hash: (text: string) => string;
}

/** Both together take no longer than a participant waits. */
const tries = 2;

const Decision = z.union([
  z.object({ stop: z.literal(true), reason: z.string() }),
  z.object({ stop: z.literal(false).optional(), probe: z.string(), reason: z.string() }),
]);
type Decision = z.infer<typeof Decision>;

/** Returns an interviewer that asks a model. A question that must not be asked is asked for once more. */
export function chatModerator(chat: ChatModel, { fetch, hash }: ChatModeratorParts): Moderator {
  const { model } = chat;
  const prompt = hash(moderatorRules);

  /** Sends the task, after the questions that were refused. */
  async function ask(task: string, refused: readonly string[], signal: AbortSignal): Promise<Asked> {
    const messages = [
      { role: 'system', content: moderatorRules },
      { role: 'user', content: task },
      ...refused.map((fault) => ({ role: 'user', content: `Your last question must not be asked: ${fault}.` })),
    ];
    const request = {
      messages,
      max_tokens: 300,
      temperature: 0.3,
      response_format: { type: 'json_schema', json_schema: { name: 'follow_up', schema: moderatorSchema } },
    };
    const reply = await askForJson(chat, request, { fetch, signal });
    if ('failure' in reply) return { failure: reply.failure, tokens: 0 };
    const { tokens } = reply;
    const decision = Decision.safeParse(reply.json);
    return decision.success ? { decision: decision.data, tokens } : { failure: 'unreadable', tokens };
  }

  return {
    async decide(guide, open, signal) {
      const task = moderatorTask(guide, open);
      const context = contextOf(guide, open);
      const refused: ProbeFault[] = [];
      let tokens = 0;
      let reason = '';
      const audit = (outcome: ModerationAudit['outcome']): ModerationAudit => {
        return { model, prompt, outcome, reason, tokens };
      };
      for (let attempt = 0; attempt < tries; attempt += 1) {
        const asked = await ask(task, refused, signal).catch((): Asked => {
          return { failure: signal.aborted ? 'late' : 'unreachable', tokens: 0 };
        });
        tokens += asked.tokens;
        if ('failure' in asked) return scripted(open, audit(refused[0] ?? asked.failure));
        const { decision } = asked;
        reason = Array.from(decision.reason).slice(0, 300).join('');
        if (!('probe' in decision)) return decided(open, null, audit('stopped'));
        const question = decision.probe.trim();
        const fault = checkProbe(question, context);
        if (fault === null) return decided(open, question, audit('asked'));
        refused.push(fault);
      }
      return scripted(open, audit(refused[0] ?? 'unreadable'));
    },
  };
}

type Asked = { readonly tokens: number } & ({ readonly decision: Decision } | { readonly failure: EndpointFault });

function decided({ after }: OpenProbe, question: string | null, audit: ModerationAudit): Moderation {
  return { probe: { after, question, isWritten: question !== null }, audit };
}

function scripted({ after, scripted: question }: OpenProbe, audit: ModerationAudit): Moderation {
  return { probe: { after, question, isWritten: false }, audit };
}

function contextOf(guide: Guide, { instructions, said }: OpenProbe): ProbeContext {
  const hidden = [moderatorRules, guide.background ?? '', guide.studyGoal ?? '', instructions];
  return { language: languageOf(guide), said, hidden };
}
